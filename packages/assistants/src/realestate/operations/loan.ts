import { type CheckedCall, choice, choices, defineOperation, ref, text } from "@maru/dialogue";
import { dateInSeoul } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import { monthlyPayment } from "../calculators/amortisation.ts";
import { estimateRepayment, loanLimit } from "../calculators/loan-limit.ts";
import { loanAreaAt } from "../loans/loan-area-at.ts";
import { loanRulesOn } from "../loans/loan-rules.ts";
import { amountOf, caseValue, type RealEstateScene, restingOn, sumOf } from "./case-values.ts";
import { line, needs, percent, toldOf, won } from "./told.ts";

export const loanOperation = defineOperation({
  name: "loan",
  kind: "ask",
  effect: "computes",
  label: { ko: "대출 한도와 상환액 보기", en: "see loan limit and payment" },
  does: {
    ko: "얼마까지 빌릴 수 있고 매달 얼마인지 계산해요.",
    en: "limits and the binding one (limit), what it costs a month (payment)",
  },
  phrases: [
    { when: { ask: "limit" }, ko: "대출 한도 보기", en: "See the loan limit" },
    { when: { ask: "payment" }, ko: "매달 갚을 돈 보기", en: "See the monthly payment" },
  ],
  arguments: {
    ask: choice(
      { ko: "무엇을", en: "which" },
      choices({ limit: ["한도", "limit"], payment: ["매달 갚을 돈", "monthly payment"] }),
      { required: true },
    ),
    question: text({ ko: "질문", en: "the question" }),
    with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    limit: { kind: "money", label: { ko: "대출 한도", en: "loan limit" } },
    monthly: { kind: "money", label: { ko: "매달 갚을 돈", en: "monthly payment" } },
    binding: { kind: "text", label: { ko: "정하는 규제", en: "what decides" } },
    rate: { kind: "percent", label: { ko: "금리", en: "rate" } },
    own_money: { kind: "money", label: { ko: "내 돈으로 낼 금액", en: "own money" } },
    short: { kind: "money", label: { ko: "모자란 돈", en: "missing" } },
  },
});

const USUAL_YEARS = 30;
const USUAL_RATE = 4.5;

export function loan(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const wanted = amountOf(scene, "loan_amount");
  if (choiceFor(call, "ask") === "payment" && wanted !== null) return payment(scene, wanted);
  return limit(scene);
}

function payment(scene: RealEstateScene, principal: number): Outcome<never> {
  const rate = amountOf(scene, "rate") ?? USUAL_RATE;
  const years = amountOf(scene, "term_years") ?? USUAL_YEARS;
  const monthly = monthlyPayment({ principal, rate_percent: rate, months: years * 12 });
  const t = scene.result;
  return {
    values: {
      monthly: won("매달 갚을 돈", "monthly payment", monthly),
      rate: percent("금리", "rate", rate),
      years: {
        kind: "count",
        label: { ko: "상환 기간", en: "term" },
        amount: years,
        unit: { ko: "년", en: " years" },
      },
    },
    rests_on: restingOn(scene, "loan_amount", "rate", "term_years"),
    basis: { ko: "원리금균등 상환으로 계산한 값이에요.", en: "Worked out with equal payments." },
    parts: [
      {
        type: "fact",
        text: {
          ko: `매달 갚을 돈은 {{${t}.monthly}}이에요. 금리 {{${t}.rate}}, 상환 기간 {{${t}.years}}, 원리금균등으로 계산했어요.`,
          en: `The monthly payment is {{${t}.monthly}}. Worked out at a rate of {{${t}.rate}} over a term of {{${t}.years}}, equal payments.`,
        }[scene.language],
      },
    ],
  };
}

/** Without a place the strictest rules are taken: better to be surprised by more. */
function limit(scene: RealEstateScene): Outcome<never> {
  const [price, income] = [amountOf(scene, "price"), sumOf(scene, "income")];
  if (price === null && income === null)
    return needs({ ko: "집값이나 연소득", en: "the price or the yearly income" });
  const today = dateInSeoul(scene.now);
  const region = caseValue(scene, "region");
  const rules = loanRulesOn(today, loanAreaAt(typeof region === "string" ? region : null, today), {
    homes: amountOf(scene, "homes") ?? 0,
    is_first_home: caseValue(scene, "first_buyer") === true,
  });
  if (rules === undefined) return needs({ ko: "지역", en: "the area" });
  const debts = estimateRepayment(sumOf(scene, "debts") ?? 0, amountOf(scene, "rate") ?? rules.rate_percent);
  const calculated = loanLimit(
    {
      price,
      income,
      yearly_repayment: debts.repayment,
      yearly_interest: debts.interest,
      rate_percent: amountOf(scene, "rate"),
      years: amountOf(scene, "term_years"),
    },
    rules,
  );
  const cash = amountOf(scene, "cash");
  const { result: t, language } = scene;
  return toldOf(calculated, (found) => {
    const short = cash === null || found.own_money === null ? null : found.own_money - cash;
    return {
      values: {
        limit: won("대출 한도", "loan limit", found.limit),
        monthly: won("매달 갚을 돈", "monthly payment", found.monthly_payment),
        binding: line("한도를 정하는 규제", "what decides", BINDING[found.binding]),
        rate: percent("금리", "rate", found.rate_percent),
        ...(found.own_money === null
          ? {}
          : { own_money: won("내 돈으로 낼 금액", "own money", found.own_money) }),
        ...(short === null || short <= 0 ? {} : { short: won("모자란 돈", "still missing", short) }),
      },
      says: (_, spoken) =>
        ({
          ko: [
            `대출 한도는 {{${t}.limit}}이에요.`,
            `매달 갚을 돈은 {{${t}.monthly}}이고, 한도를 정하는 규제는 {{${t}.binding}}예요.`,
            ...(short !== null && short > 0 ? [`가진 돈을 다 넣어도 모자란 돈이 {{${t}.short}}이에요.`] : []),
            ...(region === null ? ["지역을 몰라 규제지역 기준으로 계산했어요."] : []),
          ],
          en: [
            `The loan limit is {{${t}.limit}}.`,
            `The monthly payment is {{${t}.monthly}}; what decides is {{${t}.binding}}.`,
            ...(short !== null && short > 0 ? [`With all the cash, still missing: {{${t}.short}}.`] : []),
            ...(region === null ? ["The area is not known, so the strictest rules were taken."] : []),
          ],
        })[spoken],
      rests_on: restingOn(
        scene,
        "price",
        "income",
        "debts",
        "rate",
        "term_years",
        "region",
        "homes",
        "first_buyer",
        "cash",
      ),
      language,
    };
  });
}

const BINDING = {
  ltv: { ko: "LTV(집값 비율)", en: "LTV, the share of the price" },
  dti: { ko: "DTI(소득 비율)", en: "DTI, by income" },
  dsr: { ko: "DSR(갚는 능력)", en: "DSR, by what can be paid back" },
  cap: { ko: "대출 금액 상한", en: "the cap on loans" },
} as const;
