import {
  type Gazetteer,
  type Mention,
  mentionAt,
  type ReadingKind,
  type Span,
  type Utterance,
  understand,
  withParticle,
} from "@maru/language";
import type { Sentence } from "@maru/state";
import { findClaims } from "../claims/find-claims.ts";
import type { Argument } from "../operations/arguments.ts";
import { KIND_RULES } from "../operations/kinds.ts";
import type { Operation } from "../operations/operation.ts";
import { readReference, resolve } from "../references/resolve.ts";
import type { Thing } from "../references/thing.ts";
import { quoted } from "../saying/quoted.ts";
import type { CheckContext, CheckedArgument } from "./check-call.ts";
import { isPasted, mayUsePasted, onlyPasted } from "./pasted.ts";
import { quotedFrom } from "./quoted-from.ts";
import { type Refusal, type RefusalCode, refusal } from "./refusal.ts";

interface Given {
  readonly operation: Operation;
  readonly name: string;
  readonly argument: Argument;
  readonly given: string;
  /** What the slot of the call can be at all, where that is a closed list. */
  readonly closed?: readonly string[] | undefined;
  /** The call says that it is not wanted. */
  readonly isAvoided?: boolean;
}

type CheckedOne =
  | { readonly ok: true; readonly argument: CheckedArgument; readonly covers: Span | null }
  | { readonly ok: false; readonly refusal: Refusal };

export function checkArgument(asked: Given, context: CheckContext): CheckedOne {
  switch (asked.argument.type) {
    case "mention":
      if (asked.closed?.includes(asked.given) === true) return fromClosedList(asked);
      return context.utterance === null ? typedByHand(asked, context) : inMessage(asked, context);
    case "ref":
      return reference(asked, context);
    case "choice":
      return chosen(asked);
    case "text":
      return words(asked, context);
  }
}

/** «경차로요» is no word of any list: which of a few is meant, a reader says by its name. */
function fromClosedList({ given }: Given): CheckedOne {
  const mention: Mention = {
    id: "m0",
    span: { start: 0, end: 0 },
    words: given,
    readings: [],
    polarity: "wanted",
    origin: "typed",
  };
  return { ok: true, argument: { type: "mention", mention }, covers: null };
}

/** A reader names a mention, or points at words of the message; it never types a value. */
function inMessage({ operation, name, argument, given }: Given, context: CheckContext): CheckedOne {
  const { utterance } = context;
  if (utterance === null) throw new Error("a reader reads a message");
  const known =
    utterance.mentions.find(({ id }) => id === given) ??
    inTypedFirst(utterance).find((mention) => mention.words === given.trim());
  const mention = known ?? pointedOut(given, context);
  const asked = { operation, name, argument, given };
  if (mention === undefined)
    return refused("NOT_IN_MESSAGE", asked, {
      ko: `«${given}»라는 말은 메시지에 없어요.`,
      en: `“${given}” does not stand in the message.`,
    });
  if (mention.polarity === "denied" && name !== "not")
    return refused("DENIED_AS_WANTED", asked, {
      ko: `${quoted(mention.words, "은/는")} 아니라고 하신 말이라 그대로 적지 않았어요.`,
      en: `You said not “${mention.words}”, so I did not take it.`,
    });
  if (mention.origin === "pasted" && !mayUsePasted(operation))
    return refused("ONLY_PASTED", asked, onlyPasted(mention.words));
  const { kinds } = argument as Extract<Argument, { type: "mention" }>;
  if (kinds.length > 0 && !mention.readings.some(({ kind }) => kinds.includes(kind)))
    return refused("NOT_OF_THIS_KIND", asked, {
      ko: `${quoted(mention.words, "은/는")} ${withParticle(argument.label.ko, "으로/로")} 읽을 수 없어요.`,
      en: `“${mention.words}” cannot be read as ${argument.label.en}.`,
    });
  return { ok: true, argument: { type: "mention", mention }, covers: mention.span };
}

/** What was pasted and then typed as well is the person's own. */
function inTypedFirst({ mentions }: Utterance): readonly Mention[] {
  return [...mentions].sort(
    (left, right) => Number(left.origin === "pasted") - Number(right.origin === "pasted"),
  );
}

/** Exact words with whole edges, understood by themselves: «500» does not stand in «1500». */
function pointedOut(given: string, { utterance, now, names }: CheckContext): Mention | undefined {
  if (utterance === null) return undefined;
  const span = mentionAt(utterance, given.trim());
  if (span === undefined) return undefined;
  const over = utterance.mentions.filter(
    (mention) => mention.span.start < span.end && span.start < mention.span.end,
  );
  // What overlaps is denied or pasted as a whole.
  const polarity = over.find((mention) => mention.polarity === "denied")?.polarity ?? over[0]?.polarity;
  return {
    ...wholeMention(given.trim(), now, names),
    id: "m0",
    span,
    polarity: polarity ?? "wanted",
    origin: isPasted(utterance, span) ? "pasted" : "typed",
  };
}

/** A value that a hand or a program typed is read like the same words in a message. */
function typedByHand({ given }: Given, { now, names }: CheckContext): CheckedOne {
  return { ok: true, argument: { type: "mention", mention: wholeMention(given, now, names) }, covers: null };
}

/** Words as one mention with every reading of what is in them. */
export function wholeMention(words: string, now: string, names: readonly Gazetteer[] = []): Mention {
  const { mentions } = understand(words, { now, names });
  return {
    id: "m1",
    span: { start: 0, end: words.length },
    words,
    readings: mentions.flatMap(({ readings }, index) =>
      readings.filter(({ kind }) => !isSaidElsewhere(kind, index, mentions)),
    ),
    polarity: "wanted",
    origin: "typed",
  };
}

/** «보증금 1억 월세 50» names no one amount. */
function isSaidElsewhere(kind: ReadingKind, index: number, mentions: readonly Mention[]): boolean {
  if (kind !== "money" && kind !== "percent" && kind !== "number") return false;
  return mentions.some(
    ({ readings }, other) => other !== index && readings.some((each) => each.kind === kind),
  );
}

function reference(asked: Given, { shown }: CheckContext): CheckedOne {
  const { kinds } = asked.argument as Extract<Argument, { type: "ref" }>;
  const read = readReference(asked.given);
  if (read === null || (kinds.length > 0 && !kinds.includes(read.kind)))
    return refused(
      "UNKNOWN_REFERENCE",
      asked,
      {
        ko: `${quoted(asked.given, "이/가")} 무엇인지 찾지 못했어요.`,
        en: `I could not find “${asked.given}”.`,
      },
      kinds,
    );
  const resolved = resolve(read, shown);
  switch (resolved.type) {
    case "found":
      return { ok: true, argument: { type: "ref", thing: resolved.thing }, covers: null };
    case "ambiguous":
      return refused(
        "AMBIGUOUS_REFERENCE",
        asked,
        whichOne(resolved.things),
        resolved.things.map(toReference),
      );
    case "unknown":
      return refused(
        "UNKNOWN_REFERENCE",
        asked,
        {
          ko: `${quoted(read.words ?? asked.given, "을/를")} 찾지 못했어요.`,
          en: `I could not find “${read.words ?? asked.given}”.`,
        },
        resolved.near.map(toReference),
      );
  }
}

export function toReference({ kind, id }: Thing): string {
  return `${kind}:${id}`;
}

function whichOne(things: readonly Thing[]): Sentence {
  return {
    ko: `어느 것인지 골라 주세요: ${things.map(({ label }) => label.ko).join(", ")}`,
    en: `Which one: ${things.map(({ label }) => label.en).join(", ")}?`,
  };
}

function chosen(asked: Given): CheckedOne {
  const { choices } = asked.argument as Extract<Argument, { type: "choice" }>;
  const found = choices.find(({ value }) => value === asked.given);
  if (found !== undefined)
    return { ok: true, argument: { type: "choice", value: found.value }, covers: null };
  return refused(
    "NOT_A_CHOICE",
    asked,
    {
      ko: `${quoted(asked.given, "은/는")} ${asked.argument.label.ko}에서 고를 수 없어요.`,
      en: `“${asked.given}” is not one of the choices for ${asked.argument.label.en}.`,
    },
    choices.map(({ value }) => value),
  );
}

/**
 * Words are taken as they are by hand. A reader's words are those of the message where they are kept or copied; where
 * they only look something up they may be its own, without a figure, name or statute that nobody said.
 */
function words(asked: Given, { utterance, now, names = [] }: CheckContext): CheckedOne {
  const { operation, argument, given } = asked;
  const taken = { type: "text", words: given } as const;
  if (utterance === null) return { ok: true, argument: taken, covers: null };
  const spans = quotedFrom(utterance, given);
  const [first] = spans ?? [];
  const [last] = (spans ?? []).slice(-1);
  if (spans === undefined || first === undefined || last === undefined) {
    const claims = findClaims(given, { said: utterance.text, names, now });
    if (!KIND_RULES[operation.kind].quotes && claims.length === 0)
      return { ok: true, argument: taken, covers: null };
    return refused("NOT_IN_MESSAGE", asked, {
      ko: `${withParticle(argument.label.ko, "은/는")} 메시지에 있는 말 그대로여야 해요.`,
      en: `${argument.label.en} must be exact words of the message.`,
    });
  }
  const isIn = (outer: Span) => outer.start <= first.start && last.end <= outer.end;
  const isDenied = utterance.mentions.some(({ polarity, span }) => polarity === "denied" && isIn(span));
  if (isDenied && operation.kind === "keep" && asked.isAvoided !== true)
    return refused("DENIED_AS_WANTED", asked, {
      ko: `${quoted(given, "은/는")} 아니라고 하신 말이라 그대로 적지 않았어요.`,
      en: `You said not “${given}”, so I did not take it.`,
    });
  if (
    spans.some((span) => isPasted(utterance, span)) &&
    KIND_RULES[operation.kind].quotes &&
    !operation.takesPasted
  )
    return refused("ONLY_PASTED", asked, onlyPasted(given));
  return { ok: true, argument: taken, covers: { start: first.start, end: last.end } };
}

function refused(
  code: RefusalCode,
  { operation, name, given }: Given,
  sentence: Sentence,
  allowed: readonly string[] = [],
): CheckedOne {
  return {
    ok: false,
    refusal: refusal(code, operation.name, { argument: name, found: given, allowed }, sentence),
  };
}
