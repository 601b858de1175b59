import type { DeepReadonly, Language } from "@maru/state";
import * as z from "zod";
import { grouped, sayDate, sayPercent, sayWon } from "../saying/say-amount.ts";

const Sentence = z.strictObject({ ko: z.string(), en: z.string() });

/** One figure, day, line or list, with what it is called. */
export const ResultValue = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("money"), label: Sentence, amount: z.number() }),
  z.strictObject({ kind: z.literal("percent"), label: Sentence, amount: z.number() }),
  z.strictObject({ kind: z.literal("date"), label: Sentence, date: z.iso.date() }),
  z.strictObject({
    kind: z.literal("count"),
    label: Sentence,
    amount: z.number(),
    unit: Sentence.default({ ko: "", en: "" }),
  }),
  z.strictObject({ kind: z.literal("text"), label: Sentence, text: Sentence }),
  z.strictObject({ kind: z.literal("rows"), label: Sentence, rows: z.array(Sentence).max(200) }),
]);
export type ResultValue = DeepReadonly<z.output<typeof ResultValue>>;

/** What an operation worked out, kept with what it was worked out from. */
export const Result = z.strictObject({
  /** t1, t2 … through the whole conversation. */
  id: z.string().regex(/^t\d+$/),
  op: z.string(),
  /** The operation that made it: turn and place. */
  by: z.string(),
  values: z.record(z.string(), ResultValue),
  /** Slots and results it rests on: `slot.deposit`, `t3`. When one changes, it is worked out again or stale. */
  rests_on: z.array(z.string()),
  /** What an estimate rests on; null for what was counted. */
  basis: Sentence.nullable(),
  is_stale: z.boolean(),
});
export type Result = DeepReadonly<z.output<typeof Result>>;

/** A value in words, without what it is called. */
export function sayValue(value: ResultValue, language: Language): string {
  switch (value.kind) {
    case "money":
      return sayWon(value.amount, language);
    case "percent":
      return sayPercent(value.amount);
    case "date":
      return sayDate(value.date, language);
    case "count":
      return `${grouped(value.amount)}${value.unit[language]}`;
    case "text":
      return value.text[language];
    case "rows":
      return value.rows.map((row) => row[language]).join(", ");
  }
}

/** A list by its rows, a text by its lines; anything else has none. */
export function linesOf(value: ResultValue, language: Language): readonly string[] {
  if (value.kind === "rows") return value.rows.map((row) => row[language]);
  if (value.kind !== "text") return [];
  return value.text[language]
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Those that no longer hold when these slots and results have changed, also at second hand. */
export function markStale(results: readonly Result[], changed: ReadonlySet<string>): readonly Result[] {
  const stale = new Set(changed);
  return results.map((result) => {
    const isStale = result.is_stale || result.rests_on.some((each) => stale.has(each));
    if (isStale) stale.add(result.id);
    return isStale === result.is_stale ? result : { ...result, is_stale: isStale };
  });
}
