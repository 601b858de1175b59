import type { CheckedCall } from "@maru/dialogue";
import { dateInSeoul, findMoney } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { wordsFor } from "../../shared/operations/arguments-of.ts";
import { baseRateOn } from "../calculators/base-rate.ts";
import { conversionCap } from "../calculators/conversion.ts";
import { portion } from "../calculators/exact.ts";
import type { Lease } from "../calculators/rent-increase.ts";
import { amountOf, type RealEstateScene, restingOn } from "./case-values.ts";
import { figured, line, needs, percent, won } from "./told.ts";

const MONTHS = 12;

/** `compare`: two leases by what each costs a month, its deposit counted as the interest it ties up. */
export function compareOffers(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const [one, two] = leasesOf(call, scene);
  const base = baseRateOn(dateInSeoul(scene.now));
  if (one === undefined || two === undefined || base === undefined)
    return needs({
      ko: "견줄 두 계약의 보증금과 월세(예: 1000/60, 3000/50)",
      en: "both leases, such as 1000/60 and 3000/50",
    });
  const said = amountOf(scene, "rate");
  const rate = said ?? conversionCap(base);
  const costs = [one, two].map(
    ({ deposit, monthly_rent }) => monthly_rent + portion(deposit, rate, "nearest", MONTHS),
  );
  const [first = 0, second = 0] = costs;
  const gap = Math.abs(first - second);
  return figured(scene, {
    values: {
      difference: won("한 달 차이", "difference a month", gap),
      first: won("첫째의 한 달 비용", "first, a month", first),
      second: won("둘째의 한 달 비용", "second, a month", second),
      rate: percent("보증금에 쓴 이율", "rate on the deposit", rate),
      better: line("", "", first === second ? SAME : first < second ? FIRST : SECOND),
    },
    says: [
      { ko: "{better} {difference}이에요.", en: "{better} {difference}." },
      { ko: "{first}, {second}이고 {rate}로 계산했어요.", en: "{first}, {second}, at {rate}." },
      ...(said === null
        ? [
            {
              ko: "이율은 법정 전환율 상한을 썼어요. 대출 금리나 예금 금리를 알려 주시면 그걸로 다시 볼게요.",
              en: "The rate is the legal cap of conversions; tell me yours and I will use it.",
            },
          ]
        : []),
    ],
    rests_on: restingOn(scene, "deposit", "rent", "proposed_deposit", "proposed_rent", "rate"),
  });
}

const SAME = { ko: "한 달 비용이 같아요.", en: "They cost the same a month." };
const FIRST = { ko: "첫째가 더 싸요.", en: "The first is cheaper." };
const SECOND = { ko: "둘째가 더 싸요.", en: "The second is cheaper." };

/** Those named as pairs, or else the lease that runs and the one that is proposed. */
function leasesOf(call: CheckedCall, scene: RealEstateScene): readonly Lease[] {
  const words = wordsFor(call, "what") ?? "";
  const named = [...words.matchAll(PAIR)].flatMap(([, deposit = "", rent = ""]): Lease[] => {
    const [amount, monthly_rent] = [sumIn(deposit), sumIn(rent)];
    return amount === null || monthly_rent === null ? [] : [{ deposit: amount, monthly_rent }];
  });
  if (named.length >= 2) return named;
  const present = { deposit: amountOf(scene, "deposit"), monthly_rent: amountOf(scene, "rent") };
  const proposed = {
    deposit: amountOf(scene, "proposed_deposit") ?? present.deposit,
    monthly_rent: amountOf(scene, "proposed_rent") ?? present.monthly_rent,
  };
  const isOther = proposed.deposit !== present.deposit || proposed.monthly_rent !== present.monthly_rent;
  if (present.deposit === null && present.monthly_rent === null) return [];
  const whole = ({ deposit, monthly_rent }: typeof present): Lease => ({
    deposit: deposit ?? 0,
    monthly_rent: monthly_rent ?? 0,
  });
  const [other] = named;
  return other !== undefined ? [whole(present), other] : isOther ? [whole(present), whole(proposed)] : [];
}
/** «1000/60», «1억/30»: deposit and rent. */
const PAIR = /(?<![^\s/])([^\s/]{1,14})\s?\/\s?([^\s/]{1,12})/gu;

function sumIn(words: string): number | null {
  const [found] = findMoney(words, { bareUnit: 10_000 });
  return found === undefined || found.value.kind === "range" ? null : found.value.amount;
}
