import { useTranslation } from "../../words/index.ts";
import type { Clause, Review } from "./estate.ts";
import { RiskTag } from "./risk-tag.tsx";

/** A contract somebody brought, clause by clause: the worst first. */
export function ReviewView({ review }: { readonly review: Review }) {
  const { t } = useTranslation();
  const risky = review.clauses.filter(({ risk }) => risk !== "low");
  const worstFirst = risky.toSorted((left, right) => rank(left) - rank(right));
  const fine = review.clauses.length - risky.length;
  return (
    <div className="flex flex-col gap-5 text-sm">
      <p className="flex items-center gap-2">
        <RiskTag risk={review.risk} />
        <span className="text-ink-soft">
          {risky.length === 0 ? t("estate.unmarked") : t("estate.marked", { count: risky.length })}
        </span>
      </p>
      <ul className="flex flex-col gap-5">
        {worstFirst.map((clause) => (
          <li key={`${clause.number}${clause.text}`}>
            <ClauseView clause={clause} />
          </li>
        ))}
      </ul>
      {fine > 0 && <p className="text-ink-soft">{t("estate.fine", { count: fine })}</p>}
      {review.missing.length > 0 && (
        <section>
          <h3 className="font-semibold">{t("estate.missing")}</h3>
          <ul className="mt-1 list-disc pl-5">
            {review.missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const RANKS = { high: 0, medium: 1, low: 2 } as const;
const rank = ({ risk }: Clause): number => RANKS[risk];

function ClauseView({ clause }: { readonly clause: Clause }) {
  return (
    <>
      <p className="flex items-center gap-2">
        <RiskTag risk={clause.risk} />
        <span className="font-semibold">{clause.number}</span>
      </p>
      <blockquote className="mt-2 line-clamp-4 border-l-2 border-line-strong pl-3 text-ink-soft">
        {clause.text}
      </blockquote>
      <Finding clause={clause} />
    </>
  );
}

/** Why, on what grounds, and how it should read. */
export function Finding({ clause }: { readonly clause: Clause }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mt-2">{clause.reason}</p>
      {clause.articles.length > 0 && (
        <p className="mt-1 text-xs text-ink-soft">
          {t("estate.grounds")}: {clause.articles.join(", ")}
        </p>
      )}
      {clause.suggestion !== "" && (
        <p className="mt-2 rounded-house bg-celadon-wash px-3 py-2">
          <span className="block text-xs font-medium text-celadon">{t("estate.suggestion")}</span>
          {clause.suggestion}
        </p>
      )}
    </>
  );
}
