import { Told } from "../../ui/told.tsx";
import { useLanguage, useTranslation } from "../../words/index.ts";
import { Tag } from "../tag.tsx";
import type { Line, Listing, Loan } from "./estate.ts";
import { sayKind, sayLargeWon, sayRate } from "./words-of.ts";

/** Homes on offer. */
export function Listings({ listings }: { readonly listings: readonly Listing[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {listings.map((listing) => (
        <li key={listing.id} className="py-3 first:pt-0">
          <p className="flex items-center gap-2 text-sm">
            <Tag tone="pine">{sayKind(listing.kind, t)}</Tag>
            <span className="min-w-0 flex-1 truncate font-semibold">
              <Told>{listing.name}</Told>
            </span>
          </p>
          <p className="figures mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="text-md font-bold">{sayLargeWon(listing.amount, language)}</span>
            {listing.rent > 0 && (
              <span className="text-sm">
                {t("estate.monthly", { amount: sayLargeWon(listing.rent, language) })}
              </span>
            )}
          </p>
          <p className="figures text-xs text-ink-soft">
            <Told>{listing.place}</Told>
            {[
              "",
              listing.area === null ? "" : t("estate.area", { count: listing.area }),
              listing.built === null ? "" : t("estate.built", { year: listing.built }),
            ]
              .filter((part, index) => index === 0 || part !== "")
              .join(" · ")}
            {listing.station !== "" && (
              <>
                {" · "}
                <Told>{listing.station}</Told>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Loans, as they were sorted: the cheapest first. */
export function Loans({ loans }: { readonly loans: readonly Loan[] }) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {loans.map((loan) => (
        <li key={`${loan.bank}-${loan.product}`} className="py-3 text-sm first:pt-0">
          <p className="flex items-center gap-2">
            <span className="min-w-0 flex-1 font-semibold">
              <Told>{loan.product}</Told>
            </span>
            <Tag>{sayRate(loan.rateType, t)}</Tag>
          </p>
          <p className="text-xs text-ink-soft">
            <Told>{loan.bank}</Told>
          </p>
          <p className="figures mt-1 text-md font-bold">
            {t("estate.rate", { lowest: loan.lowest, highest: loan.highest })}
          </p>
          {loan.limit !== "" && (
            <p className="figures text-xs text-ink-soft">
              {t("estate.limit")} <Told>{loan.limit}</Told>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A calculation to follow with one's finger. */
export function Calculation({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {lines.map(({ label, formula }) => (
        <li key={`${label}${formula}`} className="py-2.5 text-sm first:pt-0">
          <p className="text-xs text-ink-soft">{label}</p>
          <p className="figures mt-0.5">{formula}</p>
        </li>
      ))}
    </ol>
  );
}
