import { type KeptValue, readValue, type Slot } from "@maru/dialogue";
import { type Mention, type Span, understand } from "@maru/language";
import type { Plain } from "@maru/state";
import { FACT_OF } from "../operations/case-values.ts";
import { Facts, type Request } from "../shapes/request.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import type { MainSupervisorState } from "../state.ts";
import { slotsOfMention } from "./likely-slots.ts";

const LONGEST = 2_500;
/** A value is kept only where its examples leave no doubt. */
const CLEAR = 0.2;
/** More sums than these are a ledger, whose lines nobody can tell apart by their words. */
const MOST_SUMS = 3;
const TELLS: readonly string[] = ["tells", "reports", "remembers"];

export interface ToldValue {
  readonly slot: string;
  readonly value: KeptValue;
  readonly span: Span;
}

/**
 * Values that a message tells and that no rule took, where the examples say plainly what they are. One that is known is
 * not replaced, and of several that look alike none is taken.
 */
export function valuesTold(
  { kept }: Pick<MainSupervisorState, "kept">,
  { text, facts }: Pick<Request, "text" | "facts">,
  { now, taken }: { readonly now: string; readonly taken: readonly Span[] },
): readonly ToldValue[] {
  const utterance = understand(text.slice(0, LONGEST), { now });
  const meets = (one: Span) => (other: Span) => other.start < one.end && one.start < other.end;
  const isTold = ({ span }: Mention) =>
    utterance.clauses.some((clause) => TELLS.includes(clause.act) && meets(span)(clause.span));
  const isKnown = (slot: string) => {
    const fact = FACT_OF[slot];
    return (kept[slot]?.length ?? 0) > 0 || (fact !== undefined && facts[fact] !== null);
  };
  const found = utterance.mentions
    .filter((mention) => mention.polarity === "wanted" && isTold(mention))
    .filter(({ span }) => !taken.some(meets(span)) && !utterance.pasted.some(meets(span)))
    .flatMap((mention): ToldValue[] => {
      const [first] = slotsOfMention(utterance, mention);
      const slot = REALESTATE_SLOTS.find(({ name }) => name === first?.slot);
      if (first === undefined || slot === undefined || first.score < CLEAR || slot.is.type === "text")
        return [];
      if (!isOfKind(slot, mention, first.score)) return [];
      const read = readValue(slot, mention);
      if (!read.ok) return [];
      const value = { value: read.value as Plain as KeptValue["value"], words: mention.words };
      return [{ slot: slot.name, span: mention.span, value: { ...value, is_assumed: false, by: null } }];
    });
  const sums = utterance.mentions.filter(({ readings }) => readings[0]?.kind === "money");
  return found.filter(
    ({ slot, span }) =>
      !isKnown(slot) &&
      found.filter((each) => each.slot === slot).length === 1 &&
      !(sums.length > MOST_SUMS && sums.some((sum) => meets(span)(sum.span))),
  );
}

/** What a value is by itself must be what the slot holds: «10%» is no sum; a bare number is one only where nothing else is likely. */
function isOfKind({ is }: Slot, { words, readings }: Mention, score: number): boolean {
  const kinds = readings.map(({ kind }) => kind);
  // «만 27세»: a unit without a number is no sum.
  if (is.type === "money" && !/\d/u.test(words)) return false;
  if (is.type === "money")
    return (
      kinds[0] === "money" || (score >= CERTAIN && kinds[0] === "number" && /^\d{2,5}$/u.test(words.trim()))
    );
  if (is.type === "count") return kinds.some((kind) => kind === "count" || kind === "number");
  return kinds.some((kind) => kind === is.type);
}
const CERTAIN = 0.6;

/** The same values by the names that questions have for them. */
export function withTold(facts: Facts, told: readonly ToldValue[]): Facts {
  const values = told.flatMap(({ slot, value }) => {
    const fact = FACT_OF[slot];
    const fits = fact !== undefined && Facts.shape[fact].safeParse(value.value).success;
    return fits ? [[fact, value.value] as const] : [];
  });
  return { ...facts, ...Object.fromEntries(values) };
}
