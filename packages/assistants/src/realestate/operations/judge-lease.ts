import type { CheckedCall } from "@maru/dialogue";
import type { Outcome } from "@maru/runtime";
import { percentOf } from "../calculators/exact.ts";
import { amountOf, type RealEstateScene, restingOn } from "./case-values.ts";
import { compareOffers } from "./compare-offers.ts";
import { increase } from "./increase.ts";
import { figured, line, percent } from "./told.ts";

const SAFE = 70;
const DANGEROUS = 80;

/** `judge`: what the known figures say, with their ground; where they say nothing, what would decide it. */
export function judgeLease(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const [price, deposit] = [amountOf(scene, "price"), amountOf(scene, "deposit")];
  if (price !== null && deposit !== null) return safety(price, deposit, scene);
  const isDemanded =
    amountOf(scene, "proposed_rent") !== null || amountOf(scene, "proposed_deposit") !== null;
  const isSwap = amountOf(scene, "proposed_rent") !== null && amountOf(scene, "proposed_deposit") !== null;
  if (isSwap) return compareOffers(call, scene);
  if (isDemanded) return increase(call, scene);
  return {
    refused: {
      ko: "판단하려면 숫자가 있어야 해요. 보증금과 집값(시세), 근저당을 알려 주시면 안전한지 근거와 함께 말씀드릴게요.",
      en: "I need figures for that: with the deposit, the value of the home and its mortgage I can say whether it is safe, and why.",
    },
  };
}

function safety(price: number, deposit: number, scene: RealEstateScene): Outcome<never> {
  const senior = (amountOf(scene, "mortgage") ?? 0) + (amountOf(scene, "senior_deposits") ?? 0);
  const share = percentOf(senior + deposit, price);
  const verdict = share > DANGEROUS ? AVOID : share > SAFE ? CAREFUL : FINE;
  return figured(scene, {
    values: {
      verdict: line("", "", verdict),
      share: percent("집값 대비 보증금과 선순위", "deposit and senior debts against the value", share),
    },
    says: [
      { ko: "{verdict} {share}예요.", en: "{verdict} {share}." },
      {
        ko: "70%를 넘으면 조심, 80%를 넘으면 위험으로 봐요. 등기부와 보증보험 가입을 확인하면 판단이 달라질 수 있어요.",
        en: "Above 70% is a case for care, above 80% dangerous; the register and a deposit guarantee may change this.",
      },
    ],
    rests_on: restingOn(scene, "price", "deposit", "mortgage", "senior_deposits"),
  });
}

const FINE = { ko: "숫자로 보면 괜찮은 편이에요.", en: "By the figures it looks all right." };
const CAREFUL = {
  ko: "조심해야 해요. 보증금을 낮추거나 보증보험을 조건으로 하세요.",
  en: "Take care: ask for a lower deposit or make a guarantee the condition.",
};
const AVOID = {
  ko: "저라면 하지 않겠어요. 보증금을 다 못 돌려받을 위험이 커요.",
  en: "I would not: much of the deposit may be lost.",
};
