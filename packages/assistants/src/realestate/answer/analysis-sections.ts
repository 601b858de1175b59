import type { Language } from "@maru/state";
import type { Analysed } from "../tools/analysis-tool.ts";
import { namedSource } from "./english-names.ts";
import { bullets, type Material, PLAIN, type Section } from "./section.ts";
import { money, VERDICTS, won } from "./verdicts.ts";

const TITLES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  rent_increase_check: { ko: "인상률과 한도", en: "The increase and its cap" },
  rent_conversion: { ko: "전월세 전환", en: "Conversion" },
  lease_dates: { ko: "날짜", en: "Dates" },
  broker_fee_calculator: { ko: "중개보수", en: "Broker's fee" },
  small_deposit_check: { ko: "최우선변제", en: "Small deposits" },
  move_in_dates: { ko: "전입과 대항력 날짜", en: "Move-in and protection" },
  lease_report_check: { ko: "임대차 신고", en: "Report of the lease" },
  converted_deposit: { ko: "환산보증금", en: "Converted deposit" },
  market_analysis: { ko: "시세와 비교", en: "Beside the market" },
  risk_analysis: { ko: "보증금 위험", en: "Risk of the deposit" },
  loan_simulator: { ko: "대출 계산", en: "Loan" },
  roi_calculator: { ko: "수익률", en: "Yield" },
  legal_options: { ko: "이렇게 해 보세요", en: "What to do" },
};

/** Tools that judge say so in insights; those that calculate, in a verdict. */
const JUDGING = ["market_analysis", "risk_analysis"];

/** A calculation, shown step by step. */
export function calculationSection(tool: string, material: Material): Section | null {
  const { analyses, language } = material;
  const analysed = analyses.get(tool);
  if (analysed === undefined) return null;
  const title = TITLES[tool]?.[language] ?? tool;
  if (analysed.refused !== null)
    return {
      ...PLAIN,
      title,
      lines: [analysed.refused[language]],
      asks: analysed.missing,
      confidence: 0.5,
    };
  if (analysed.missing.length > 0 && analysed.steps.length === 0 && Object.keys(analysed.result).length === 0)
    return { ...PLAIN, title, lines: [], asks: analysed.missing, confidence: 0.5 };
  const verdict = VERDICTS[tool]?.(analysed.result, language);
  const { listing, price } = material.request.facts;
  return {
    ...PLAIN,
    title,
    lines: [
      ...(verdict === null || verdict === undefined ? [] : [verdict]),
      ...(listing === null || price === null
        ? []
        : [
            language === "ko"
              ? `${listing}의 매매가 ${won(price)}으로 계산했어요.`
              : `Worked out with the price of ${listing}, ${money(price, language)}.`,
          ]),
      ...(JUDGING.includes(tool) ? analysed.insights.map(({ content }) => content[language]) : []),
      ...bullets(analysed.steps.map(({ label, formula }) => `${label[language]}: ${formula[language]}`)),
      // The law's own section says the conditions of an increase already.
      ...(tool === "rent_increase_check" && (material.search?.legal_results.length ?? 0) > 0
        ? []
        : analysed.notes.map((note) => `※ ${note[language]}`)),
      ...(analysed.recommendations.length === 0
        ? []
        : [
            language === "ko" ? "이렇게 해 보세요:" : "What to do:",
            ...analysed.recommendations.map((each, index) => `${index + 1}. ${each[language]}`),
          ]),
    ],
    sources: analysed.sources.map((source) => sourceName(source, language)),
    asks: analysed.missing,
    confidence: analysed.confidence,
    isLegal: LEGAL.includes(tool),
    isUrgent: tool === "risk_analysis",
  };
}

const LEGAL = [
  "rent_increase_check",
  "rent_conversion",
  "lease_dates",
  "small_deposit_check",
  "lease_report_check",
  "move_in_dates",
  "converted_deposit",
  "risk_analysis",
];

export function sourceName({ name, as_of, url }: Analysed["sources"][number], language: Language): string {
  return [namedSource(name, as_of, language), ...(url === null ? [] : [url])].join(", ");
}

/** What can be done, in order. */
export function optionsSection({ analyses, language }: Material): Section | null {
  const options = analyses.get("legal_options")?.recommendations ?? [];
  if (options.length === 0) return null;
  return {
    ...PLAIN,
    title: TITLES["legal_options"]?.[language] ?? "",
    lines: options.map((option, index) => `${index + 1}. ${option[language]}`),
    confidence: 0.8,
    isLegal: true,
  };
}
