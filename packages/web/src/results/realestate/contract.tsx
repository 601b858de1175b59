import { Prose } from "../../chat/markdown.tsx";
import { useTranslation } from "../../words/index.ts";
import { Tag } from "../tag.tsx";
import type { Article, Contract } from "./estate.ts";
import { markClauses } from "./mark-clauses.ts";
import { Finding } from "./review.tsx";
import { RiskTag } from "./risk-tag.tsx";

interface ContractProps {
  readonly contract: Contract;
  readonly articles?: readonly Article[];
}

/** A contract as it will be signed, with what the review found marked where it stands. */
export function ContractView({ contract, articles = [] }: ContractProps) {
  const { t } = useTranslation();
  const { risk, risks, isFinal, content } = contract;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={isFinal ? "done" : "waiting"}>{t(isFinal ? "estate.final" : "estate.draft")}</Tag>
          <RiskTag risk={risk} />
        </p>
        <p className="text-ink-soft">
          {risks.length === 0 ? t("estate.unmarked") : t("estate.marked", { count: risks.length })}
        </p>
        {!isFinal && <p className="text-ink-soft">{t("estate.after_approval")}</p>}
      </div>
      <div className="prose-small flex flex-col gap-3 rounded-house border border-line bg-paper px-5 py-5">
        {markClauses(content, risks).map(({ text, clause }) =>
          clause === null ? (
            <Prose key={text} text={text} />
          ) : (
            <div
              key={text}
              className="rounded-house border-l-4 border-persimmon bg-persimmon-wash px-3 py-2 text-sm"
            >
              <p className="mb-1">
                <RiskTag risk={clause.risk} />
              </p>
              <Prose text={text} />
              <Finding clause={clause} articles={articles} />
            </div>
          ),
        )}
      </div>
    </div>
  );
}
