import type { Topic } from "./request.ts";

/** What is true of a topic wherever it is asked for: said once, in the order of the topics. */
interface Traits {
  /** A question of the law of leases, by itself or in figures. */
  readonly isLaw?: true;
  /** The answer brings its articles along. */
  readonly hasArticles?: true;
  /** Worked out from figures that were said. */
  readonly isCalculated?: true;
  /** About what homes, loans and deposits cost: figures of the one are meant in the other. */
  readonly isMoney?: true;
  /** Can be asked for beside something else. */
  readonly isService?: true;
}

const TRAITS: Readonly<Record<Topic, Traits>> = {
  law: { isLaw: true, hasArticles: true },
  term: { hasArticles: true },
  increase: { isLaw: true, hasArticles: true, isCalculated: true },
  conversion: { isLaw: true, hasArticles: true, isCalculated: true, isService: true },
  lease_dates: { isLaw: true, hasArticles: true, isCalculated: true, isService: true },
  small_deposit: { isLaw: true, hasArticles: true, isCalculated: true },
  broker_fee: { isCalculated: true, isMoney: true, isService: true },
  market: { isMoney: true, isService: true },
  price_level: { isMoney: true },
  listings: { isMoney: true, isService: true },
  loan_products: { isMoney: true, isService: true },
  loan_limit: { isCalculated: true, isMoney: true, isService: true },
  loan_payment: { isCalculated: true, isMoney: true, isService: true },
  policy: { isCalculated: true, isMoney: true, isService: true },
  roi: { isCalculated: true, isMoney: true, isService: true },
  deposit_risk: { isCalculated: true, isMoney: true, isService: true },
  contract_creation: {},
  contract_review: {},
  recall: {},
  greeting: {},
  thanks: {},
  help: {},
};

/** Whether a topic has a trait; made to be handed to `some`, `every` and `filter`. */
export function has(trait: keyof Traits): (topic: Topic) => boolean {
  return (topic) => TRAITS[topic][trait] === true;
}
