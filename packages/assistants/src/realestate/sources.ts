import type { AssistantSetup } from "../assistant-factory.ts";
import { type LawTextSource, officialTexts } from "./law/official-text.ts";
import { disclosedLoans, type LoanSource, loansOfData } from "./loans/loan-source.ts";
import { DealShelf } from "./market/deal-shelf.ts";
import { type DealSource, dealsOfData, dealsOnShelf } from "./market/deal-source.ts";
import { keepInMemory } from "./market/keep-in-memory.ts";
import { ministryDeals } from "./market/ministry-deals.ts";
import type { RealEstateData } from "./ports.ts";

/** Where prices, loans and the words of the law come from, in the order in which they are asked. */
export interface Sources {
  readonly deals: readonly DealSource[];
  readonly loans: readonly LoanSource[];
  /** For the words of an article that somebody names; without one our summary stands alone. */
  readonly texts: readonly LawTextSource[];
}

/**
 * Data that somebody brings along are all there is. Else what was imported comes first, then the services there are
 * keys for, and the sample last.
 */
export function readSources(setup: AssistantSetup, data: RealEstateData): Sources {
  if (setup.data !== null) return { deals: [dealsOfData(data)], loans: [loansOfData(data)], texts: [] };
  const store = setup.store ?? keepInMemory();
  const shelf = new DealShelf(store);
  const dealKey = keyIn(setup, "MOLIT_SERVICE_KEY");
  const loanKey = keyIn(setup, "FINLIFE_API_KEY");
  const lawKey = keyIn(setup, "LAW_OC");
  return {
    deals: [
      dealsOnShelf(shelf),
      ...(dealKey === null ? [] : [ministryDeals({ key: dealKey, shelf })]),
      dealsOfData(data),
    ],
    loans: [...(loanKey === null ? [] : [disclosedLoans({ key: loanKey }, store)]), loansOfData(data)],
    texts: lawKey === null ? [] : [officialTexts({ key: lawKey })],
  };
}

function keyIn({ environment }: AssistantSetup, name: string): string | null {
  return environment[name]?.trim() || null;
}
