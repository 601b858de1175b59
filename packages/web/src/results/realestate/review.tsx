import { Told } from "../../ui/told.tsx";
import { useLanguage, useTranslation } from "../../words/index.ts";
import type { Article, Clause, Review } from "./estate.ts";
import { RiskTag } from "./risk-tag.tsx";
import { sayArticle } from "./words-of.ts";

interface ReviewProps {
  readonly review: Review;
  /** The law it rests on: clauses name it in Korean, these know what it is called in English. */
  readonly articles: readonly Article[];
}

/** A contract somebody brought, clause by clause: the worst first. */
export function ReviewView({ review, articles }: ReviewProps) {
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
            <ClauseView clause={clause} articles={articles} />
          </li>
        ))}
      </ul>
      {fine > 0 && <p className="text-ink-soft">{t("estate.fine", { count: fine })}</p>}
      {review.missing.length > 0 && (
        <section>
          <h3 className="font-semibold">{t("estate.missing")}</h3>
          <ul className="mt-1 list-disc pl-5">
            {review.missing.map((each) => (
              <li key={each}>
                <Told>{each}</Told>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const RANKS = { high: 0, medium: 1, low: 2 } as const;
const rank = ({ risk }: Clause): number => RANKS[risk];

interface ClauseProps {
  readonly clause: Clause;
  readonly articles: readonly Article[];
}

function ClauseView({ clause, articles }: ClauseProps) {
  return (
    <>
      <p className="flex items-center gap-2">
        <RiskTag risk={clause.risk} />
        <span className="font-semibold">
          <Told>{clause.number}</Told>
        </span>
      </p>
      <blockquote className="mt-2 line-clamp-4 border-l-2 border-line-strong pl-3 text-ink-soft">
        <Told>{clause.text}</Told>
      </blockquote>
      <Finding clause={clause} articles={articles} />
    </>
  );
}

/** Why, on what grounds, and how it should read. */
export function Finding({ clause, articles }: ClauseProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const grounds = clause.articles.map((name) => sayArticle(name, articles, language)).join(", ");
  return (
    <>
      <p className="mt-2">
        <Told>{clause.reason}</Told>
      </p>
      {grounds !== "" && (
        <p className="mt-1 text-xs text-ink-soft">
          {t("estate.grounds")}: <Told>{grounds}</Told>
        </p>
      )}
      {clause.suggestion !== "" && (
        <p className="mt-2 rounded-house bg-celadon-wash px-3 py-2">
          <span className="block text-xs font-medium text-celadon">{t("estate.suggestion")}</span>
          <Told>{clause.suggestion}</Told>
        </p>
      )}
    </>
  );
}
