import type { DeepReadonly } from "@maru/state";
import { limitIn, namedSource, productIn } from "./english-names.ts";
import { type Material, PLAIN, type Section } from "./section.ts";
import { WORDS } from "./words.ts";

type Row = DeepReadonly<Record<string, unknown>>;

const RATES = {
  fixed: { ko: "고정", en: "fixed" },
  variable: { ko: "변동", en: "variable" },
  mixed: { ko: "혼합", en: "mixed" },
};

/** Loans that fit, cheapest first, and what each gives for a deposit that was said. */
export function loanSection({ search, language, request }: Material): Section {
  const title = language === "ko" ? "대출 상품" : "Loans";
  const rows = (search?.loan_results ?? []) as readonly Row[];
  const found = (search?.aggregated_results["loan"] ?? {}) as {
    readonly source?: { name: string; as_of: string };
  };
  if (rows.length === 0)
    return {
      ...PLAIN,
      title,
      lines: [
        language === "ko"
          ? "조건에 맞는 대출 상품이 자료에 없어요. 조건(종류, 은행, 금리)을 넓혀서 물어봐 주세요."
          : "No loan in the data fits. Please widen the conditions.",
      ],
      confidence: 0.5,
    };
  const source =
    found.source === undefined ? "" : namedSource(found.source.name, found.source.as_of, language);
  const isJeonse = request.facts.loan_type === "jeonse" || request.facts.kind === "jeonse";
  return {
    ...PLAIN,
    title,
    lines: [
      ...rows.flatMap((row, index) => {
        const given = row["limit_for_deposit"];
        const { deposit } = request.facts;
        const { won } = WORDS[language];
        const forDeposit =
          typeof given !== "number" || deposit === null
            ? []
            : [
                language === "ko"
                  ? `   보증금 ${won(deposit)}이면 많아야 **${won(given)}**까지예요(상품 한도로 계산).`
                  : `   For a deposit of ${won(deposit)}: ${won(given)} at most, by its limit.`,
              ];
        const type = RATES[row["rate_type"] as "fixed"]?.[language] ?? "";
        const line =
          language === "ko"
            ? `${index + 1}. **${row["bank"]} ${row["product"]}**: 연 ${row["rate_minimum"]}~${row["rate_maximum"]}% (${type}, ${row["repayment"]}), 한도 ${row["limit"]}, ${String(row["disclosed"])} 공시`
            : `${index + 1}. **${productIn(String(row["bank"]), String(row["product"]), language)}**: ${row["rate_minimum"]}–${row["rate_maximum"]}% a year (${type}), limit: ${limitIn(String(row["limit"]), row["limit_amount"], language)}, disclosed ${String(row["disclosed"])}`;
        return [line, ...forDeposit];
      }),
      language === "ko"
        ? `금리가 낮은 순서예요. 실제 금리와 한도는 소득·신용${isJeonse ? "·보증기관 심사" : "·담보"}에 따라 달라요.${source === "" ? "" : ` 출처: ${source}`}`
        : `Lowest rate first. What you get depends on income and credit.${source === "" ? "" : ` Source: ${source}`}`,
    ],
    sources: source === "" ? [] : [source],
    confidence: 0.8,
  };
}
