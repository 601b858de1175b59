import type { SaidClause, Span, Utterance } from "@maru/language";
import { type Features, featuresOf, hash, marked } from "./features.ts";
import { type Focus, focusFeatures, knownFeatures } from "./focus.ts";

/** What is judged of a message: the whole, and each clause of it. */
export interface Judged {
  readonly message: Features;
  readonly clauses: readonly Features[];
}

/** A message where it was said. */
export interface Place {
  readonly assistant: string;
  /** Null where nothing is known of the conversation. */
  readonly focus: Focus | null;
}

const OF_A_CLAUSE = hash("clause");

/** Each feature counts for all assistants, and once more for this one. */
export function judgedParts(utterance: Utterance, { assistant, focus }: Place): Judged {
  const { text, clauses } = utterance;
  const own = hash(assistant);
  const [first] = clauses;
  const whole = [
    ...kindsIn(utterance, { start: 0, end: text.length }),
    ...focusFeatures(focus, text.length, first?.act ?? ""),
    `clauses:${Math.min(clauses.length, 4)}`,
  ];
  return {
    message: twice(featuresOf(text, whole), own),
    clauses: clauses.map((clause, index) => {
      const extra = [
        `act:${clause.act}`,
        ...kindsIn(utterance, clause.span),
        ...placeFeatures(clauses, index),
        ...focusFeatures(focus, clause.words.length, clause.act),
      ];
      return twice(
        featuresOf(clause.words, extra).map((feature) => marked(feature, OF_A_CLAUSE)),
        own,
      );
    }),
  };
}

/** What stands around a clause: a reason stands before what it is given for. */
function placeFeatures(clauses: readonly SaidClause[], index: number): readonly string[] {
  const at =
    clauses.length === 1 ? "only" : index === 0 ? "first" : index === clauses.length - 1 ? "last" : "inner";
  const act = clauses[index]?.act ?? "";
  return [
    `at:${at}`,
    `at:${at}:${act}`,
    `before:${clauses[index - 1]?.act ?? "none"}`,
    `after:${clauses[index + 1]?.act ?? "none"}`,
  ];
}

function kindsIn({ mentions }: Utterance, span: Span): readonly string[] {
  const within = mentions.filter((mention) => mention.span.start < span.end && span.start < mention.span.end);
  const kinds = within.flatMap(({ readings }) => readings.map(({ kind }) => `kind:${kind}`));
  const first = within.flatMap(({ readings, polarity }) => [
    `meant:${readings[0]?.kind ?? ""}`,
    `${polarity}:${readings[0]?.kind ?? ""}`,
  ]);
  return [...new Set([...kinds, ...first, `mentions:${Math.min(within.length, 3)}`])];
}

function twice(features: Features, own: number): Features {
  const both = new Uint32Array(features.length * 2);
  features.forEach((feature, index) => {
    both[index] = feature;
    both[features.length + index] = marked(feature, own);
  });
  return both;
}

const OF_A_VALUE = hash("value");
const CONTEXT = 12;

/** A value in its place: the words themselves, what stands around them, and the clause. */
export function valueFeatures(utterance: Utterance, span: Span, { assistant, focus }: Place): Features {
  const { text, clauses } = utterance;
  const words = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - CONTEXT), span.start);
  const after = text.slice(span.end, span.end + CONTEXT);
  const clause = clauses.find((each) => each.span.start < span.end && span.start < each.span.end);
  const parts: readonly (readonly [string, string])[] = [
    ["v", words],
    ["b", before],
    ["a", after],
    ["c", clause?.words ?? ""],
  ];
  const all = parts.flatMap(([mark, part]) =>
    [...featuresOf(part)].map((feature) => marked(feature, hash(`${mark}${OF_A_VALUE}`))),
  );
  const extra = [...kindsIn(utterance, span), ...knownFeatures(focus)].map((each) => hash(`value ${each}`));
  return twice(Uint32Array.from(new Set([...all, ...extra])).sort(), hash(assistant));
}
