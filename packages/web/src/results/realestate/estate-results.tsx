import { useTranslation } from "../../words/index.ts";
import { Parts } from "../parts.tsx";
import type { ResultsProps } from "../results.tsx";
import { Articles } from "./articles.tsx";
import { ContractView } from "./contract.tsx";
import { estateIn } from "./estate.ts";
import { Calculation, Listings, Loans } from "./offers.tsx";
import { Prices } from "./prices.tsx";
import { ReviewView } from "./review.tsx";

/** What an answer about a home rests on: the answer itself stands in the conversation. */
export function EstateResults({ result, awaiting }: ResultsProps) {
  const { t } = useTranslation();
  const estate = estateIn({ result, awaiting });
  if (estate === null) return null;
  const { articles, prices, listings, loans, calculation, review, contract } = estate;
  return (
    <Parts
      label={t("results.title")}
      parts={[
        contract !== null && {
          id: "contract",
          title: t("estate.contract"),
          content: <ContractView contract={contract} articles={articles} />,
        },
        review !== null && {
          id: "review",
          title: t("estate.review"),
          content: <ReviewView review={review} articles={articles} />,
        },
        calculation.length > 0 && {
          id: "calculation",
          title: t("estate.calculation"),
          content: <Calculation lines={calculation} />,
        },
        prices.length > 0 && { id: "prices", title: t("estate.prices"), content: <Prices prices={prices} /> },
        listings.length > 0 && {
          id: "listings",
          title: t("estate.listings"),
          content: <Listings listings={listings} />,
        },
        loans.length > 0 && { id: "loans", title: t("estate.loans"), content: <Loans loans={loans} /> },
        articles.length > 0 && {
          id: "law",
          title: t("estate.law"),
          content: <Articles articles={articles} answer={result.reply} />,
        },
      ]}
    />
  );
}
