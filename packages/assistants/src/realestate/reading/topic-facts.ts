import type { Facts, Topic } from "../shapes/request.ts";
import { CONDITIONS, SEARCHED } from "./homes/conditions.ts";

type Name = keyof Facts;

const PLACE: readonly Name[] = ["regions", "property_type", "also_types", "kind", "complex"];
const LEASE: readonly Name[] = [
  "deposit",
  "previous_deposit",
  "new_deposit",
  "rent",
  "previous_rent",
  "new_rent",
  "kind",
];
const DAYS: readonly Name[] = ["contract_start", "contract_end", "signed_on", "notice_on", "years"];
const PERSON: readonly Name[] = [
  "age",
  "income",
  "homes_owned",
  "first_home",
  "marriage_years",
  "is_single",
  "children",
];
const LENDING: readonly Name[] = [
  "price",
  "loan_amount",
  "existing_debt",
  "debt_payments",
  "monthly_budget",
  "rate",
  "years",
  "rate_end",
  "repayments",
  "rate_type",
  "maximum_rate",
  "loan_type",
  "bank",
  "products",
  "regions",
  "deposit",
];
/** What the law turns on. */
const CASE: readonly Name[] = [
  ...LEASE,
  ...DAYS,
  "increase_rate",
  "rate",
  "regions",
  "price",
  "senior_debt",
  "moves_on",
  "balance_on",
  "mortgage_on",
  "lived_years",
  "property_type",
  "demanded_fee",
];

/** Which facts each topic is about: a new one of these asks the same question again. */
const FACTS_OF: Readonly<Record<Topic, readonly Name[]>> = {
  law: CASE,
  term: [],
  increase: CASE,
  conversion: CASE,
  lease_dates: DAYS,
  small_deposit: ["deposit", "rent", "regions", "mortgage_on"],
  broker_fee: [...LEASE, ...PLACE, "price", "demanded_fee"],
  market: [...PLACE, ...CONDITIONS.area.facts],
  price_level: [...PLACE, "price", "deposit", "rent"],
  listings: SEARCHED,
  loan_products: [...LENDING, ...PERSON, "kind"],
  loan_limit: [...LENDING, ...PERSON, "kind"],
  loan_payment: LENDING,
  policy: [...PERSON, "regions", "kind"],
  roi: ["price", "deposit", "rent", "yearly_cost", "loan_amount", "rate", "regions", "property_type", "kind"],
  deposit_risk: ["price", "deposit", "rent", "senior_debt", "regions", "property_type", "kind"],
  contract_creation: [],
  contract_review: [],
  recall: [],
  greeting: [],
  thanks: [],
  help: [],
};

/** Whether any of these facts changes what was asked. */
export function concerns(topics: readonly Topic[], names: readonly string[]): boolean {
  return topics.some((topic) => FACTS_OF[topic].some((name) => names.includes(name)));
}
