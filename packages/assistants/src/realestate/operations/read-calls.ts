import { type CallInput, type ReadOperation, sayDate, sayPercent, sayWon } from "@maru/dialogue";
import { type Mention, type ReadingKind, understand } from "@maru/language";
import type { Language, Plain } from "@maru/state";
import { mendText } from "../reading/read-request.ts";
import { readTopics } from "../reading/read-topics.ts";
import { termNamedIn } from "../reading/term-named-in.ts";
import type { Facts, Request, Topic } from "../shapes/request.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import { FACT_OF } from "./case-values.ts";

/** What the rules of the adviser read, by the names of the operations: one for each new value, one for each question. */
export function operationsRead(
  previous: Request | null,
  { text, topics, facts }: Request,
  now: string,
  language: Language,
): readonly ReadOperation[] {
  const { mentions } = understand(text.slice(0, LONGEST), { now });
  const kept = Object.entries(FACT_OF).flatMap(([slot, name]): readonly ReadOperation[] => {
    const value = facts[name] as Plain;
    if (value === null || value === undefined || isSame(value, previous?.facts[name])) return [];
    const is = REALESTATE_SLOTS.find((each) => each.name === slot)?.is.type;
    if (is === undefined) return [];
    const mention = mentionOf(is, value, mentions);
    return [
      {
        call: { op: "set", args: { slot, value: sayFact(is, value, language) } },
        changed: [`slot.${slot}`],
        covers: mention === undefined ? [] : [mention.span],
      },
    ];
  });
  return [...kept, ...topics.map((topic) => ({ call: callFor(topic, text.slice(0, MOST_WORDS)) }))];
}

/** What the rules take a message to ask for, without answering it. */
export function readBeside(_state: unknown, text: string): readonly ReadOperation[] {
  const mended = mendText(text.slice(0, LONGEST));
  const topics = readTopics(mended, termNamedIn(mended));
  return topics.map((topic) => ({ call: callFor(topic, text.slice(0, MOST_WORDS)) }));
}

const LONGEST = 2_500;
const MOST_WORDS = 200;

function isSame(value: Plain, before: Facts[keyof Facts] | undefined): boolean {
  return JSON.stringify(value) === JSON.stringify(before ?? null);
}

const KIND_OF: { readonly [type: string]: ReadingKind } = {
  money: "money",
  date: "date",
  percent: "percent",
};

/** The words that give this very value. */
function mentionOf(is: string, value: Plain, mentions: readonly Mention[]): Mention | undefined {
  const kind = KIND_OF[is];
  const fitting = mentions.filter(({ readings }) => readings.some((each) => each.kind === kind));
  return (
    fitting.find(({ readings }) => JSON.stringify(readings).includes(JSON.stringify(value))) ??
    fitting[0] ??
    // «45»: the number alone, where the slot says what it counts in.
    mentions.find(({ readings }) => readings.some((each) => each.kind === "number"))
  );
}

function sayFact(is: string, value: Plain, language: Language): string {
  if (is === "money") return sayWon(Number(value), language);
  if (is === "percent") return sayPercent(Number(value));
  if (is === "date" && /^\d{4}-\d{2}-\d{2}$/.test(String(value))) return sayDate(String(value), language);
  return String(value);
}

/** A topic of a question, by the name of what answers it. */
function callFor(topic: Topic, words: string): CallInput {
  switch (topic) {
    case "law":
      return { op: "rule", args: { ask: "may", question: words } };
    case "term":
      return { op: "explain", args: { ask: "meaning", question: words } };
    case "increase":
      return { op: "increase", args: { question: words } };
    case "conversion":
      return { op: "rent_conversion", args: { question: words } };
    case "lease_dates":
      return { op: "dates", args: { question: words } };
    case "small_deposit":
      return { op: "risk", args: { ask: "order", question: words } };
    case "deposit_risk":
      return { op: "risk", args: { ask: "loss", question: words } };
    case "broker_fee":
      return { op: "broker_fee", args: { question: words } };
    case "market":
    case "price_level":
      return { op: "market", args: { what: words } };
    case "listings":
      return { op: "find", args: { kind: "listing", what: words } };
    case "loan_products":
      return { op: "find", args: { kind: "loan_product", what: words } };
    case "loan_limit":
      return { op: "loan", args: { ask: "limit", question: words } };
    case "loan_payment":
      return { op: "loan", args: { ask: "payment", question: words } };
    case "policy":
      return { op: "eligible", args: { ask: "open", question: words } };
    case "roi":
      return { op: "yield", args: { question: words } };
    case "contract_creation":
      return { op: "draft", args: { kind: "contract", what: words } };
    case "contract_review":
      return { op: "review", args: { kind: "clause", what: words } };
    case "recall":
      return { op: "show", args: { part: "earlier" } };
    case "greeting":
      return { op: "talk", args: { kind: "greet" } };
    case "thanks":
      return { op: "talk", args: { kind: "thank" } };
    case "help":
      return { op: "help", args: { ask: "ability" } };
  }
}
