import { type CheckedCall, defineOperation, ref, text } from "@maru/dialogue";
import { dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { baseRateOn } from "../calculators/base-rate.ts";
import { checkIncrease, increaseLimit } from "../calculators/rent-increase.ts";
import { amountOf, dayOf, isShop, type RealEstateScene, restingOn } from "./case-values.ts";
import { line, needs, percent, toldOf, won } from "./told.ts";

export const increaseOperation = defineOperation({
  name: "increase",
  kind: "ask",
  effect: "computes",
  label: { ko: "얼마까지 올릴 수 있는지 보기", en: "see how far it may rise" },
  does: {
    ko: "올려 달라는 금액을 5% 상한에 비추어 계산해요.",
    en: "a rise against the 5 % cap and the one-year rule",
  },
  arguments: {
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    rise: { kind: "percent", label: { ko: "인상률", en: "rise" } },
    cap_deposit: { kind: "money", label: { ko: "보증금 상한", en: "highest deposit" } },
    cap_rent: { kind: "money", label: { ko: "월세 상한", en: "highest rent" } },
    excess: { kind: "money", label: { ko: "상한을 넘는 금액", en: "over the cap" } },
    legal: { kind: "text", label: { ko: "상한 안인지", en: "within the cap" } },
  },
});

export function increase(_call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const [deposit, rent] = [amountOf(scene, "deposit"), amountOf(scene, "rent")];
  if (deposit === null && rent === null)
    return needs({ ko: "지금 보증금이나 월세", en: "the deposit or the rent" });
  const before = { deposit: deposit ?? 0, monthly_rent: rent ?? 0 };
  const [newDeposit, newRent] = [amountOf(scene, "proposed_deposit"), amountOf(scene, "proposed_rent")];
  const base_rate = baseRateOn(dateInSeoul(scene.now));
  const rests_on = restingOn(scene, "deposit", "rent", "proposed_deposit", "proposed_rent", "property_type");
  const { language, result: t } = scene;
  if ((newDeposit === null && newRent === null) || base_rate === undefined)
    return toldOf(increaseLimit({ ...before, is_shop: isShop(scene) }), (limit) => ({
      values: {
        ...(before.deposit > 0
          ? { cap_deposit: won("보증금 상한", "highest deposit", limit.deposit_limit) }
          : {}),
        ...(before.monthly_rent > 0 ? { cap_rent: won("월세 상한", "highest rent", limit.rent_limit) } : {}),
        rise: percent("인상 한도", "cap of a rise", limit.legal_limit_percent),
      },
      says: (_, spoken) => {
        const keys = [
          ...(before.deposit > 0 ? ["cap_deposit"] : []),
          ...(before.monthly_rent > 0 ? ["cap_rent"] : []),
        ];
        return keys.map((key) => CAPS[key === "cap_rent" ? "rent" : "deposit"][spoken](`{{${t}.${key}}}`));
      },
      rests_on,
      language,
    }));
  const after = { deposit: newDeposit ?? before.deposit, monthly_rent: newRent ?? before.monthly_rent };
  const last_agreed = dayOf(scene, "last_increase_date") ?? dayOf(scene, "start_date");
  return toldOf(
    checkIncrease({ before, after, base_rate, last_agreed, is_shop: isShop(scene) }),
    (checked) => ({
      values: {
        rise: percent("인상률", "rise", checked.rate_percent),
        cap: won("올릴 수 있는 상한", "highest amount", checked.limit),
        ...(checked.over_by > 0 ? { excess: won("상한을 넘는 금액", "over the cap", checked.over_by) } : {}),
        legal: line("", "", checked.is_legal ? WITHIN : BEYOND),
      },
      says: (_, spoken) => [
        { ko: `{{${t}.legal}}`, en: `{{${t}.legal}}` }[spoken],
        {
          ko: `인상률은 {{${t}.rise}}이고, 올릴 수 있는 상한은 {{${t}.cap}}이에요.`,
          en: `The rise is {{${t}.rise}}, the highest amount {{${t}.cap}}.`,
        }[spoken],
        ...(checked.over_by > 0
          ? [
              {
                ko: `상한을 넘는 금액은 {{${t}.excess}}이에요.`,
                en: `It is over the cap by {{${t}.excess}}.`,
              }[spoken],
            ]
          : []),
      ],
      rests_on,
      language,
    }),
  );
}

const CAPS = {
  deposit: {
    ko: (token: string) => `보증금 상한은 ${token}이에요.`,
    en: (token: string) => `The highest deposit is ${token}.`,
  },
  rent: {
    ko: (token: string) => `월세 상한은 ${token}이에요.`,
    en: (token: string) => `The highest rent is ${token}.`,
  },
} as const;
const WITHIN = { ko: "네, 올릴 수 있는 범위예요.", en: "Yes, it is within the cap." };
const BEYOND = {
  ko: "아니요, 상한을 넘어요.",
  en: "No, it is beyond the cap.",
};
