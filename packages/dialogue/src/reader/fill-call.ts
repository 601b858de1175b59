import type { Mention, SaidClause, Utterance } from "@maru/language";
import type { Call } from "../call/call.ts";
import { toReference } from "../check/check-argument.ts";
import { mayUsePasted } from "../check/pasted.ts";
import type { Argument } from "../operations/arguments.ts";
import type { Operation } from "../operations/operation.ts";
import { findReference } from "../references/find-reference.ts";
import type { Shown } from "../references/thing.ts";
import type { Scorer } from "../scorer/scorer.ts";

export interface Filling {
  readonly utterance: Utterance;
  readonly scorer: Scorer;
  readonly shown: Shown;
  /** What the message before came to: a short message that asks for the same again changes only what it names. */
  readonly previous?: readonly Call[];
}

/** The argument that carries the words themselves, by the first of these names that an operation has. */
const WORDS = ["what", "question", "words", "change", "text"];

/**
 * An operation filled in from one clause: closed arguments as the scorer reads them, values from the mentions of the
 * clause, and its words. What is not in the clause stays empty; nothing is made up.
 */
export function fillCall(operation: Operation, clause: SaidClause, filling: Filling): Call {
  const { utterance } = filling;
  const free = mentionsIn(utterance, clause).filter(
    ({ polarity, origin }) => polarity !== "denied" && (origin === "typed" || mayUsePasted(operation)),
  );
  const args: { [name: string]: string | string[] } = {};
  const words = WORDS.find((name) => operation.arguments[name]?.type === "text");
  for (const [name, argument] of Object.entries(operation.arguments)) {
    const given =
      name === words ? clause.words : valueFor(operation, name, argument, { ...filling, clause, free });
    if (given !== undefined && given.length > 0) args[name] = given;
  }
  const isSupposed = clause.act === "supposes" && (operation.kind === "keep" || operation.kind === "order");
  return { op: operation.name, args, ...(isSupposed ? { suppose: true as const } : {}) };
}

interface Place extends Filling {
  readonly clause: SaidClause;
  /** Mentions of the clause that nothing else has taken yet. */
  readonly free: Mention[];
}

function valueFor(
  operation: Operation,
  name: string,
  argument: Argument,
  place: Place,
): string | string[] | undefined {
  switch (argument.type) {
    case "choice":
      return (
        likely(operation, name, argument, place) ??
        inherited(operation, name, place) ??
        (argument.isRequired || argument.choices.length === 1
          ? chosen(operation, name, argument, place)
          : undefined)
      );
    case "mention":
      return mentioned(argument, place);
    case "ref":
      return pointedAt(operation, argument, place) ?? inherited(operation, name, place);
    case "text":
      return undefined;
  }
}

/** A clause of this length may leave out what the message before has said. */
const SHORT = 16;

/** «그럼 3억이면?»: what is left out is as it was before. */
function inherited({ name: op }: Operation, name: string, { clause, previous = [] }: Place) {
  if (clause.words.length > SHORT) return undefined;
  const given = previous.findLast((call) => call.op === op)?.args[name];
  return typeof given === "string" ? given : undefined;
}

/** Kinds that are named in passing: a slot or a result is pointed at only by what looks something up. */
const NAMED_IN_PASSING: readonly string[] = ["slot", "result", "rule", "supposition"];

/** «두 번째», «그 호텔»: what the words of a clause point at. What is changed or written stands on no result by chance. */
function pointedAt(
  operation: Operation,
  { kinds }: Extract<Argument, { type: "ref" }>,
  { clause, shown }: Place,
): string | undefined {
  const among = kinds.length > 0 ? kinds : operation.settles;
  const looksUp = operation.kind === "ask" || operation.kind === "show";
  const things =
    among.length > 0 || looksUp ? shown : shown.filter(({ kind }) => !NAMED_IN_PASSING.includes(kind));
  const thing = findReference(clause.words, among, among.length > 0 ? things : withoutSlots(things));
  return thing === undefined ? undefined : toReference(thing);
}

function withoutSlots(shown: Shown): Shown {
  return shown.filter(({ kind }) => kind !== "slot");
}

type ChoiceArgument = Extract<Argument, { type: "choice" }>;

function chosen(operation: Operation, name: string, argument: ChoiceArgument, place: Place) {
  return ranked(operation, name, argument, place)[0];
}

/** An argument that may be left out is named only where its examples say so. */
function likely(operation: Operation, name: string, argument: ChoiceArgument, place: Place) {
  return place.scorer.isLikely(
    place.utterance,
    indexOf(place),
    `${operation.name}.${name}`,
    valuesOf(argument),
  );
}

function ranked(
  operation: Operation,
  name: string,
  argument: ChoiceArgument,
  place: Place,
): readonly string[] {
  return place.scorer.choose(
    place.utterance,
    indexOf(place),
    `${operation.name}.${name}`,
    valuesOf(argument),
  );
}

function valuesOf({ choices }: ChoiceArgument): readonly string[] {
  return choices.map(({ value }) => value);
}

function indexOf({ utterance, clause }: Place): number {
  return utterance.clauses.indexOf(clause);
}

/** A value is given by kind; one that takes words of any kind is left to who knows what they stand for. */
function mentioned(
  argument: Extract<Argument, { type: "mention" }>,
  { free }: Place,
): string | string[] | undefined {
  if (argument.kinds.length === 0) return undefined;
  const fits = free.filter(({ readings }) => readings.some(({ kind }) => argument.kinds.includes(kind)));
  const taken = argument.isList ? fits : fits.slice(0, 1);
  for (const each of taken) free.splice(free.indexOf(each), 1);
  return argument.isList ? taken.map(({ id }) => id) : taken[0]?.id;
}

export function mentionsIn({ mentions }: Utterance, { span }: SaidClause): Mention[] {
  return mentions.filter((mention) => mention.span.start < span.end && span.start < mention.span.end);
}
