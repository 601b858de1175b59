import type { Sentence } from "@maru/state";
import { isRefusal } from "../calculators/calculation.ts";
import { checkIncrease } from "../calculators/rent-increase.ts";
import { sentence } from "../calculators/words.ts";
import type { Analysis, Refusal } from "../ports.ts";
import { fromCalculation, NO_ANALYSIS } from "./analysis.ts";

/** A landlord wants more: by how much, what the law allows, and what to do in which order. */
export function analyseIncrease(input: Parameters<typeof checkIncrease>[0]): Analysis | Refusal {
  const calculation = checkIncrease(input);
  if (isRefusal(calculation)) return calculation;
  const { increase, rate_percent, limit, over_by, is_legal } = calculation.result;
  return {
    ...NO_ANALYSIS,
    ...fromCalculation(calculation),
    metrics: { increase, rate_percent, legal_limit_percent: 5, limit, over_by },
    insights: [
      {
        insight_type: "legal",
        content: is_legal
          ? sentence(
              ({ percent, won }) =>
                `인상률은 ${percent(rate_percent)}로 법정 한도 5%(${won(limit)}) 안이에요.`,
              ({ percent, won }) =>
                `The increase is ${percent(rate_percent)}, within the legal cap of 5% (${won(limit)}).`,
            )
          : sentence(
              ({ percent, won }) =>
                `인상률은 ${percent(rate_percent)}로 법정 한도 5%(${won(limit)})를 ${won(over_by)} 넘어요.`,
              ({ percent, won }) =>
                `The increase is ${percent(rate_percent)}, ${won(over_by)} beyond the legal cap of 5% (${won(limit)}).`,
            ),
        confidence: 0.95,
        supporting_data: { rate_percent, limit, over_by },
      },
    ],
    recommendations: is_legal ? WITHIN : beyond(limit),
    confidence_score: 0.9,
  };
}

function beyond(limit: number): readonly Sentence[] {
  return [
    sentence(
      ({ won }) =>
        `계약갱신요구권(제6조의3)을 아직 쓰지 않았다면 만료 6개월 전부터 2개월 전 사이에 문자나 내용증명으로 갱신을 요구하세요. 이때 상한은 ${won(limit)}이에요.`,
      ({ won }) =>
        `If you have not used your renewal right (Article 6-3), demand renewal in writing between six and two months before the end. Then ${won(limit)} is the most.`,
    ),
    {
      ko: "갱신요구권을 이미 썼거나 서로 새 계약을 맺는 경우에는 5% 한도가 적용되지 않을 수 있으니, 주변 시세를 근거로 협의하세요.",
      en: "If the right is used up or you agree on a new contract, the cap may not apply: negotiate by market prices.",
    },
    {
      ko: "합의 없이 요구대로, 또는 갱신요구권으로 갱신하면서 한도를 넘겨 냈다면 넘은 금액을 돌려달라고 할 수 있어요(제10조의2).",
      en: "What was paid beyond the cap on a demand or a renewal by right, not by free agreement, can be claimed back (Article 10-2).",
    },
    {
      ko: "합의가 안 되면 주택임대차분쟁조정위원회나 대한법률구조공단(132)의 도움을 받으세요.",
      en: "If you cannot agree, go to the lease dispute committee or legal aid (132).",
    },
  ];
}

const WITHIN: readonly Sentence[] = [
  {
    ko: "한도 안이지만 자동으로 올려 줄 의무가 있는 것은 아니에요. 올려야 하는 이유를 물어보고 협의할 수 있어요.",
    en: "It is within the cap, yet nothing obliges you to accept it at once. Ask for the reasons and negotiate.",
  },
  {
    ko: "올리기로 했다면 바뀐 금액으로 계약서를 다시 쓰고, 늘어난 보증금에 확정일자를 새로 받으세요.",
    en: "If you agree, write it into the contract and get a new fixed date for the added deposit.",
  },
];
