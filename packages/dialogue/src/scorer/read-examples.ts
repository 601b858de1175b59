import { type Span, type Utterance, understand } from "@maru/language";
import type { ScorerExample } from "./example.ts";
import type { Place } from "./judged.ts";
import { simulateFocus } from "./simulate-focus.ts";

/** An example as a reader meets it. */
export interface ReadExample {
  readonly example: ScorerExample;
  readonly utterance: Utterance;
  readonly place: Place;
}

const NOW = "2026-11-18T10:00:00+09:00";

export function readExamples(examples: readonly ScorerExample[]): readonly ReadExample[] {
  const focus = simulateFocus(examples);
  return examples.map((example) => ({
    example,
    utterance: understand(example.say, { now: NOW }),
    place: { assistant: example.assistant, focus: focus.get(example) ?? null },
  }));
}

/** Whoever wrote an example stands first in its id. */
export function authorOf({ id }: ScorerExample): string {
  return id.slice(0, 1);
}

/** What was asked for in a clause: by where its words stand, or all of it where there is only one. */
export function labelsIn(example: ScorerExample, { clauses }: Utterance, span: Span): ScorerExample["ops"] {
  return example.ops.filter(({ at }) =>
    at === undefined ? clauses.length === 1 : at[0] < span.end && span.start < at[1],
  );
}
