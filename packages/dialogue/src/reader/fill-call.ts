import type { Mention, SaidClause, Utterance } from "@maru/language";
import type { Call } from "../call/call.ts";
import { mayUsePasted } from "../check/pasted.ts";
import type { Argument } from "../operations/arguments.ts";
import type { Operation } from "../operations/operation.ts";
import type { Shown } from "../references/thing.ts";
import type { Scorer } from "../scorer/scorer.ts";

export interface Filling {
  readonly utterance: Utterance;
  readonly scorer: Scorer;
  readonly shown: Shown;
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
      return argument.isRequired || argument.choices.length === 1
        ? chosen(operation, name, argument, place)
        : likely(operation, name, argument, place);
    case "mention":
      return mentioned(argument, place);
    case "ref":
    case "text":
      return undefined;
  }
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
