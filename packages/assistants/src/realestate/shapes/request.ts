import * as z from "zod";
import { REPAYMENTS } from "../calculators/amortisation.ts";
import { DEAL_KINDS, HOME_ORDERS, PROPERTY_TYPES } from "../ports.ts";
import { Confidence, Intent } from "./common.ts";

/** What a part of a question is about: finer than the intents, and each the work of known tools. */
export const TOPICS = [
  "law",
  "term",
  "increase",
  "conversion",
  "lease_dates",
  "small_deposit",
  "broker_fee",
  "market",
  "price_level",
  "listings",
  "loan_products",
  "loan_limit",
  "loan_payment",
  "policy",
  "roi",
  "deposit_risk",
  "contract_creation",
  "contract_review",
  "recall",
  "greeting",
  "thanks",
  "help",
] as const;
export const Topic = z.enum(TOPICS);
export type Topic = z.output<typeof Topic>;

/** Loans with loans: what a bank lends, how much of it, and what it costs. */
export function isOfLoans(topic: Topic): boolean {
  return topic === "loan_products" || topic === "loan_limit" || topic === "loan_payment";
}

const Won = z.number().nonnegative().max(1e13);
const known = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** What a question says in figures and names; null where it says nothing. Won, per cent, m², ISO dates. */
export const Facts = z.strictObject({
  regions: z.array(z.string()).default([]),
  unwanted_regions: z.array(z.string()).default([]),
  property_type: known(z.enum(PROPERTY_TYPES)),
  /** Other kinds of homes that would do as well, and those that would not. */
  also_types: z.array(z.enum(PROPERTY_TYPES)).default([]),
  unwanted_types: z.array(z.enum(PROPERTY_TYPES)).default([]),
  kind: known(z.enum(DEAL_KINDS)),
  /** How homes on offer are wanted where that is not `kind`. */
  offered_as: known(z.enum([...DEAL_KINDS, "any"])),
  deposit: known(Won),
  previous_deposit: known(Won),
  new_deposit: known(Won),
  rent: known(Won),
  previous_rent: known(Won),
  new_rent: known(Won),
  increase_rate: known(z.number()),
  price: known(Won),
  /** Two or more deals that are set beside each other, each with its own amounts. */
  deals: z
    .array(
      z.strictObject({
        price: known(Won),
        deposit: known(Won),
        rent: known(Won),
        property_type: known(z.enum(PROPERTY_TYPES)),
      }),
    )
    .default([]),
  minimum_price: known(Won),
  maximum_price: known(Won),
  /** What a broker wants. */
  demanded_fee: known(Won),
  maximum_rent: known(Won),
  minimum_area: known(z.number()),
  maximum_area: known(z.number()),
  built_since: known(z.int()),
  built_until: known(z.int()),
  order: known(z.enum(HOME_ORDERS)),
  /** So many homes are enough. */
  most_homes: known(z.int().positive()),
  station: known(z.string()),
  /** So many minutes on foot to a station at most. */
  maximum_walk: known(z.int()),
  /** A complex by its name: «가온아파트». */
  complex: known(z.string()),
  /** The home on offer that is spoken of, by its name. */
  listing: known(z.string()),
  income: known(Won),
  loan_amount: known(Won),
  /** What is owed already, and what it costs a year. */
  existing_debt: known(Won),
  debt_payments: known(Won),
  /** What somebody can pay back a month. */
  monthly_budget: known(Won),
  /** What a home to let costs a year. */
  yearly_cost: known(Won),
  /** What stands before the deposit in the land register. */
  senior_debt: known(Won),
  rate: known(z.number()),
  maximum_rate: known(z.number()),
  years: known(z.number()),
  /** Which end of a product's rates it is worked out with. */
  rate_end: known(z.enum(["lowest", "highest"])),
  /** Ways to pay back; several where they are set beside each other. */
  repayments: z.array(z.enum(REPAYMENTS)).default([]),
  rate_type: known(z.enum(["fixed", "variable", "mixed"])),
  loan_type: known(z.enum(["jeonse", "mortgage", "credit"])),
  bank: known(z.string()),
  /** Loans by name: those that are compared, or the one that is spoken of. */
  products: z.array(z.string()).default([]),
  homes_owned: known(z.int()),
  first_home: known(z.boolean()),
  age: known(z.int()),
  marriage_years: known(z.number()),
  is_single: known(z.boolean()),
  children: known(z.int()),
  contract_start: known(z.string()),
  contract_end: known(z.string()),
  /** When it was signed, paid in full and moved into. */
  signed_on: known(z.string()),
  balance_on: known(z.string()),
  moves_on: known(z.string()),
  /** When notice was or will be given. */
  notice_on: known(z.string()),
  /** When the oldest mortgage on the home was registered. */
  mortgage_on: known(z.string()),
  lived_years: known(z.number()),
  /** Articles by name: «제6조의3», with the statute where it was said. */
  articles: z.array(z.strictObject({ statute: z.string().nullable(), number: z.string() })).default([]),
  term: known(z.string()),
  /** Who speaks: «tenant», «landlord», as the slot of the case has it. */
  role: known(z.string()),
});
export type Facts = z.output<typeof Facts>;
export const NO_FACTS: Facts = Facts.parse({});

/** A question as it was understood. */
export const Request = z.strictObject({
  text: z.string(),
  /** The words that say what it is about: those of an earlier message where it only looks back. */
  subject: z.string().default(""),
  intent: Intent,
  confidence: Confidence,
  topics: z.array(Topic),
  facts: Facts,
  /** «어떻게 해야 해?»: somebody is in a situation and wants to know what to do. */
  is_situation: z.boolean().default(false),
  /** A follow-up that looks at the data of the last answer again instead of searching. */
  reuses: z.boolean().default(false),
  /** How the last answer is wanted again: its articles, as a table, in short, or once more. */
  look: known(z.enum(["articles", "table", "summary", "again"])),
  keywords: z.array(z.string()).default([]),
  /** Parts of the message that ask for something else than this adviser knows; the answer names them. */
  unread: z.array(z.string()).default([]),
  /** A contract that was pasted to be read. */
  contract_text: z.string().nullable().default(null),
});
export type Request = z.output<typeof Request>;
