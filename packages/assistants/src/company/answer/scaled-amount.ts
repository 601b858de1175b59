import { grouped } from "@maru/dialogue";
import type { Language, Sentence } from "@maru/state";
import type { DataQuery } from "../domain/semantic/data-query.ts";

type Scale = DataQuery["show_as"]["unit"];

const SCALES: {
  readonly [scale in Exclude<Scale, "one">]: { readonly of: number; readonly said: Sentence };
} = {
  thousand: { of: 1_000, said: { ko: "천원", en: " thousand won" } },
  ten_thousand: { of: 10_000, said: { ko: "만원", en: "0,000 won" } },
  million: { of: 1_000_000, said: { ko: "백만원", en: " million won" } },
  hundred_million: { of: 100_000_000, said: { ko: "억원", en: "00 million won" } },
};

/** A sum of money in the unit that was asked for, rounded to a hundredth of it; undefined where none was. */
export function scaledAmount(value: number, scale: Scale, language: Language): string | undefined {
  if (scale === "one") return undefined;
  const { of, said } = SCALES[scale];
  return `${grouped(Math.round((value / of) * 100) / 100)}${said[language]}`;
}
