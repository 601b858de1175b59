import type { ResultValue } from "@maru/dialogue";
import type { Outcome } from "@maru/runtime";
import { plainText, type TextData, type TextOrigin } from "./text-data.ts";
import { kindLabel } from "./text-kinds.ts";

interface How {
  readonly id?: string;
  readonly before: readonly TextData[];
  readonly told: readonly string[];
  readonly values?: { readonly [key: string]: ResultValue };
  readonly rests_on?: readonly string[];
  readonly title?: string;
}

const MOST_VERSIONS = 5;

/** A text as it is kept and shown. */
export function written(data: TextData, { id, before, told, values, rests_on, title }: How): Outcome<never> {
  const text = plainText(data);
  const named = title ?? kindLabel(data.kind, data.language);
  const origin: TextOrigin = { now: data, before: before.slice(0, MOST_VERSIONS) };
  return {
    ...(values === undefined ? {} : { values: { ...values } }),
    ...(rests_on === undefined ? {} : { rests_on }),
    draft: {
      kind: data.kind,
      title: named,
      text,
      language: data.language,
      made_of: origin as never,
      ...(id === undefined ? {} : { id }),
    },
    parts: [
      ...(told.filter((each) => each !== "").length === 0
        ? []
        : [{ type: "change" as const, text: told.join(" ") }]),
      { type: "draft", title: named, text, language: data.language },
    ],
  };
}
