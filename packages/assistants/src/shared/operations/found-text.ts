import type { ResultValue } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";

interface Found {
  /** What it is called; empty where the text says so itself. */
  readonly label?: Sentence;
  readonly text: Sentence;
  readonly rests_on?: readonly string[];
  /** Figures that stand in the text, to be pointed at later. */
  readonly values?: { readonly [key: string]: ResultValue };
  /** Where it comes from, with its date. */
  readonly ground?: string;
}

const NO_LABEL: Sentence = { ko: "", en: "" };

/** What was looked up, as a result that can be pointed at: its words are the code's, whoever writes the answer. */
export function foundText({ result }: Pick<Scene<unknown>, "result">, found: Found): Outcome<never> {
  const { label = NO_LABEL, text, rests_on = [], values = {}, ground } = found;
  return {
    values: { text: { kind: "text", label: { ...label }, text: { ...text } }, ...values },
    rests_on,
    parts: [
      { type: "fact", text: `{{${result}.text}}` },
      ...(ground === undefined ? [] : [{ type: "ground" as const, text: ground }]),
    ],
  };
}

/** What cannot be done, with what can. */
export function cannot(ko: string, en: string): Outcome<never> {
  return { refused: { ko, en } };
}
