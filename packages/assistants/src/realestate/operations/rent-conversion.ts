import { type CheckedCall, defineOperation, ref, text } from "@maru/dialogue";
import { dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { baseRateOn } from "../calculators/base-rate.ts";
import { depositToRent, lessRent } from "../calculators/conversion.ts";
import { amountOf, isShop, type RealEstateScene, restingOn } from "./case-values.ts";
import { needs, percent, toldOf, won } from "./told.ts";

export const rentConversionOperation = defineOperation({
  name: "rent_conversion",
  kind: "ask",
  effect: "computes",
  label: { ko: "보증금과 월세 바꿔 보기", en: "turn deposit into rent and back" },
  does: {
    ko: "보증금을 줄이면 월세가 얼마까지, 늘리면 얼마나 주는지 계산해요.",
    en: "deposit into rent and back, at the legal or the offered rate",
  },
  arguments: {
    question: text({ ko: "질문", en: "the question" }),
    with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    rent: { kind: "money", label: { ko: "월세", en: "rent" } },
    change: { kind: "money", label: { ko: "월세 변화", en: "change of the rent" } },
    cap_rate: { kind: "percent", label: { ko: "전환율", en: "rate" } },
  },
});

/** From the deposit that is paid to the one proposed: less of it becomes rent, more of it takes rent away. */
export function rent_conversion(_call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const deposit = amountOf(scene, "deposit");
  const proposed = amountOf(scene, "proposed_deposit");
  const rent = amountOf(scene, "rent") ?? 0;
  const base_rate = baseRateOn(dateInSeoul(scene.now));
  if (deposit === null || proposed === null || base_rate === undefined)
    return needs(
      ...(deposit === null ? [{ ko: "지금 보증금", en: "the present deposit" }] : []),
      ...(proposed === null ? [{ ko: "바꿀 보증금(제안받은 보증금)", en: "the new deposit" }] : []),
    );
  const t = scene.result;
  const rests_on = restingOn(scene, "deposit", "proposed_deposit", "rent", "rate", "property_type");
  const { language } = scene;
  if (proposed < deposit)
    return toldOf(
      depositToRent({
        deposit,
        new_deposit: proposed,
        base_rate,
        monthly_rent: rent,
        is_shop: isShop(scene),
      }),
      (result) => ({
        values: {
          rent: won("월세 상한", "highest rent", result.whole_rent_limit),
          change: won("더 낼 수 있는 월세", "rent added at most", result.monthly_rent_limit),
          cap_rate: percent("법정 전환율 상한", "legal cap of the rate", result.cap_percent),
        },
        says: (_, spoken) =>
          ({
            ko: [`월세 상한은 {{${t}.rent}}이에요.`, `법정 전환율 상한 {{${t}.cap_rate}}로 계산했어요.`],
            en: [
              `The highest rent is {{${t}.rent}} a month.`,
              `Worked out at the legal cap of the rate, {{${t}.cap_rate}}.`,
            ],
          })[spoken],
        rests_on,
        language,
      }),
    );
  return toldOf(
    lessRent({
      monthly_rent: rent,
      added: proposed - deposit,
      rate_percent: amountOf(scene, "rate"),
      base_rate,
    }),
    (result) => ({
      values: {
        rent: won("바뀐 월세", "rent after it", result.monthly_rent),
        change: won("줄어드는 월세", "rent that falls away", result.less_by),
        cap_rate: percent("계산에 쓴 전환율", "rate used", result.rate_percent),
      },
      says: (_, spoken) =>
        ({
          ko: [
            `바뀐 월세는 {{${t}.rent}}이에요.`,
            `줄어드는 월세는 {{${t}.change}}이고, 계산에 쓴 전환율은 {{${t}.cap_rate}}예요.`,
            "이 방향의 비율은 법이 정하지 않아 서로 합의해서 정해요.",
          ],
          en: [
            `The rent after it is {{${t}.rent}} a month.`,
            `The rent that falls away is {{${t}.change}}, the rate used {{${t}.cap_rate}}.`,
            "The law sets no rate in this direction; both sides agree on one.",
          ],
        })[spoken],
      rests_on,
      language,
    }),
  );
}
