import type { ResultValue } from "@maru/dialogue";
import { withParticle } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import { isRefusal } from "../calculators/calculation.ts";
import type { Calculated, Calculation } from "../ports.ts";

export function won(ko: string, en: string, amount: number): ResultValue {
  return { kind: "money", label: { ko, en }, amount };
}

export function percent(ko: string, en: string, amount: number): ResultValue {
  return { kind: "percent", label: { ko, en }, amount };
}

export function day(ko: string, en: string, date: string): ResultValue {
  return { kind: "date", label: { ko, en }, date };
}

export function line(ko: string, en: string, text: Sentence): ResultValue {
  return { kind: "text", label: { ko, en }, text };
}

interface Told<Result> {
  readonly values: { readonly [key: string]: ResultValue };
  /** Sentences with tokens, the answer first. */
  readonly says: (result: Result, language: Language) => readonly string[];
  readonly rests_on: readonly string[];
  readonly language: Language;
}

/** A calculator's answer as an outcome: its refusal in its own words, or its figures, what was said of them, its ground. */
export function toldOf<Result>(
  calculated: Calculated<Result>,
  tell: (result: Result) => Told<Result>,
): Outcome<never> {
  if (isRefusal(calculated)) return { refused: calculated.problem };
  const { values, says, rests_on, language } = tell(calculated.result);
  const [answer = "", ...rest] = says(calculated.result, language);
  return {
    values,
    rests_on,
    parts: [
      { type: "fact", text: [answer, ...rest].join(" ") },
      { type: "ground", text: groundOf(calculated, language) },
    ],
  };
}

interface Figured {
  readonly values: { readonly [key: string]: ResultValue };
  /** The answer in both languages, with `{key}` where a figure of it stands. */
  readonly says: readonly Sentence[];
  readonly rests_on?: readonly string[];
  /** «민법 제379조»; none where nothing but what was said counts. */
  readonly ground?: Sentence;
}

/** Figures worked out from what is known, and the sentences that they stand in. */
export function figured(
  { result, language }: { readonly result: string; readonly language: Language },
  { values, says, rests_on = [], ground }: Figured,
): Outcome<never> {
  const text = says
    .map((each) =>
      each[language].replaceAll(/\{([a-z_0-9]+)\}/gu, (_, key: string) => `{{${result}.${key}}}`),
    )
    .join(" ");
  const lead = { ko: "근거", en: "Based on" }[language];
  return {
    values,
    rests_on,
    parts: [
      { type: "fact", text },
      ...(ground === undefined ? [] : [{ type: "ground" as const, text: `${lead}: ${ground[language]}` }]),
    ],
  };
}

/** What it rests on, with its date: one line. */
function groundOf({ sources }: Calculation<unknown>, language: Language): string {
  const named = sources.map(({ name, as_of }) => (as_of === "" ? name : `${name}, ${as_of}`));
  const lead = { ko: "근거", en: "Based on" }[language];
  return `${lead}: ${[...new Set(named)].join(" · ")}`;
}

/** What has to be known first, by the names of its slots. */
export function needs(...labels: readonly Sentence[]): Outcome<never> {
  return {
    refused: {
      ko: `${objectOf(labels.map(({ ko }) => ko).join(", "))} 알려 주시면 바로 계산할게요.`,
      en: `Please tell me ${labels.map(({ en }) => en).join(" and ")}, and I will work it out.`,
    },
  };
}

/** What stands in brackets at the end is read, too: «보증금(전세금)을». */
function objectOf(named: string): string {
  const spoken = named.replace(/\)$/u, "");
  return `${named}${withParticle(spoken, "을/를").slice(spoken.length)}`;
}
