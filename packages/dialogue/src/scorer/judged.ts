import type { ClauseAct, Utterance } from "@maru/language";
import { type Features, featuresOf, hash, marked } from "./features.ts";

/** What is judged of a message: the whole, and each clause of it. */
export interface Judged {
  readonly message: Features;
  readonly clauses: readonly Features[];
}

const OF_A_CLAUSE = hash("clause");

/** Each feature counts for all assistants, and once more for this one. */
export function judgedParts(utterance: Utterance, assistant: string): Judged {
  const { text, clauses, mentions } = utterance;
  const own = hash(assistant);
  return {
    message: twice(featuresOf(text), own),
    clauses: clauses.map(({ words, act, span }) => {
      const kinds = mentions
        .filter((mention) => mention.span.start < span.end && span.start < mention.span.end)
        .flatMap(({ readings }) => readings.map(({ kind }) => kind));
      return twice(clauseFeatures(words, act, kinds), own);
    }),
  };
}

function clauseFeatures(words: string, act: ClauseAct, kinds: readonly string[]): Features {
  const extra = [`act:${act}`, ...new Set(kinds.map((kind) => `kind:${kind}`))];
  return featuresOf(words, extra).map((feature) => marked(feature, OF_A_CLAUSE));
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
export function valueFeatures(utterance: Utterance, span: Span, assistant: string): Features {
  const { text, mentions, clauses } = utterance;
  const words = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - CONTEXT), span.start);
  const after = text.slice(span.end, span.end + CONTEXT);
  const clause = clauses.find((each) => each.span.start < span.end && span.start < each.span.end);
  const kinds = mentions
    .filter((mention) => mention.span.start < span.end && span.start < mention.span.end)
    .flatMap(({ readings }) => readings.map(({ kind }) => `kind:${kind}`));
  const parts: readonly (readonly [string, string])[] = [
    ["v", words],
    ["b", before],
    ["a", after],
    ["c", clause?.words ?? ""],
  ];
  const all = parts.flatMap(([mark, part]) => [
    ...featuresOf(part).map((feature) => marked(feature, hash(`${mark}${OF_A_VALUE}`))),
  ]);
  const extra = [...new Set(kinds)].map((kind) => hash(`value ${kind}`));
  return twice(Uint32Array.from(new Set([...all, ...extra])).sort(), hash(assistant));
}

interface Span {
  readonly start: number;
  readonly end: number;
}
