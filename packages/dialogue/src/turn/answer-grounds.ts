import { findPasted, understand, withoutPasted } from "@maru/language";
import type { ClaimContext } from "../claims/find-claims.ts";
import { KEPT, SAID, type Values } from "../parts/token.ts";
import type { Shown } from "../references/thing.ts";
import type { Result } from "../results/result.ts";
import type { AnswerView } from "./answer-parts.ts";
import type { DialogueState } from "./dialogue-fields.ts";

type Answered = Pick<DialogueState, "heard" | "results">;

/** What free words may repeat. */
export function claimsOf(
  { heard, results }: Answered,
  { names, watched = names, now, told, shown }: AnswerView,
): ClaimContext {
  const found = Object.values(results).flatMap(({ values }) =>
    Object.values(values).flatMap((value) => {
      if (value.kind === "text") return [value.text.ko, value.text.en];
      return value.kind === "rows" ? value.rows.flatMap(({ ko, en }) => [ko, en]) : [];
    }),
  );
  const { text = "" } = heard ?? {};
  const spans = findPasted(text);
  const pasted = spans.map(({ start, end }) => text.slice(start, end));
  return {
    said: [withoutPasted(text), ...told, ...found].join("\n"),
    pasted,
    names: watched,
    labels: labelsOf(shown),
    now,
  };
}

/** A figure goes by another name than a thing. */
const FIGURES: ReadonlySet<string> = new Set(["result", "figure", "cell"]);

function labelsOf(shown: Shown): readonly string[] {
  return shown.flatMap(({ kind, label, names = [] }) =>
    FIGURES.has(kind) ? [] : [label.ko, label.en, ...names],
  );
}

/** Everything that a token can stand for: results, what is kept, and what was said. */
export function spokenOf(
  { heard, results }: Answered,
  { kept = {}, catalogue, names, now }: AnswerView,
): Values {
  const { mentions } = understand(heard?.text ?? "", { now, names });
  const inOne = (id: string, values: Result["values"]): [string, Result] => [
    id,
    { id, op: id, by: "", values, rests_on: [], basis: null, is_stale: false },
  ];
  const slots = Object.entries(kept).map(([slot, value]) => {
    if (typeof value !== "string") return [slot, value] as const;
    const label = catalogue.slots.get(slot)?.label ?? NO_LABEL;
    return [slot, { kind: "text", label, text: { ko: value, en: value } }] as const;
  });
  const said = mentions
    .filter(({ origin }) => origin === "typed")
    .map(
      ({ id, words }) =>
        [id, { kind: "text", label: NO_LABEL, text: { ko: `«${words}»`, en: `“${words}”` } }] as const,
    );
  return new Map([
    ...Object.entries(results),
    inOne(KEPT, Object.fromEntries(slots)),
    inOne(SAID, Object.fromEntries(said)),
  ]);
}

const NO_LABEL = { ko: "", en: "" } as const;
