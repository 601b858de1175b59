import type { DeepReadonly } from "@maru/state";
import * as z from "zod";

const Predicate = z.strictObject({
  stem: z.string(),
  kind: z.enum(["verb", "adjective", "copula", "being"]),
});

/** A sentence as data, so that it can be said in another register. */
const Said = z.strictObject({
  lead: z.string(),
  predicate: Predicate,
  act: z.enum(["state", "intend", "plan", "ask", "wonder", "request", "suggest"]),
  isHonoured: z.boolean().default(false),
});

export const TextLine = z.strictObject({
  role: z.enum(["title", "opening", "body", "closing", "sign"]),
  words: z.string(),
  said: Said.nullable(),
  /** Stands on a line of its own. */
  breaks: z.boolean(),
  mark: z.string().optional(),
});
export type TextLine = DeepReadonly<z.output<typeof TextLine>>;

/** A text as what it is made of: every revision is a change of this. */
export const TextData = z.strictObject({
  kind: z.string(),
  to: z.string().nullable(),
  register: z.enum(["haeyo", "hapsyo", "banmal", "plain"]),
  language: z.enum(["ko", "en"]),
  lines: z.array(TextLine),
});
export type TextData = DeepReadonly<z.output<typeof TextData>>;

/** A text with those that it was before, the last first. */
export const TextOrigin = z.strictObject({ now: TextData, before: z.array(TextData) });
export type TextOrigin = DeepReadonly<z.output<typeof TextOrigin>>;

/** As it is copied. */
export function plainText({ lines }: Pick<TextData, "lines">): string {
  let number = 0;
  return lines
    .map(({ words, breaks, mark }, index) => {
      if (mark === "1.") number += 1;
      const marked = mark === undefined ? words : `${mark === "1." ? `${number}.` : mark} ${words}`;
      return `${index === 0 ? "" : breaks ? "\n" : " "}${marked}`;
    })
    .join("")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}

export function line(role: TextLine["role"], words: string, more: Partial<TextLine> = {}): TextLine {
  return { role, words, said: null, breaks: false, ...more };
}
