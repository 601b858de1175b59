import type { Language } from "@maru/state";

/**
 * A few sentences in the words of a model, in front of an answer that the rules have written. It adds tone and
 * explanation and nothing else: a sentence is shown only if all it claims stands in one of the facts.
 */
export interface Passage<Input> {
  readonly name: string;
  readonly prompt: {
    /** Grows when the wording changes, and is recorded with what was written. */
    readonly version: number;
    /** What the passage is about, and how it sounds. How it is checked is told by itself. */
    readonly system: string;
  };
  readonly facts: (input: Input) => Facts;
}

/** What the rules say, in pieces of which each is true by itself. */
export interface Facts {
  readonly language: Language;
  /** Goes with every fact. */
  readonly throughout: string;
  /** A sentence keeps to one of them, so that the price of one thing never becomes that of another. */
  readonly each: readonly string[];
}

/** The answer with a passage in front of it; without a model, or when nothing it says holds, the answer as it is. */
export type Introduce = <Input>(passage: Passage<Input>, input: Input, answer: string) => Promise<string>;

/** Set apart as a quotation, so that readers and later turns know whose words they are. No answer begins like that. */
export const OPENING = "> ";

export function withPassage(passage: string, answer: string): string {
  return `${OPENING}${passage}\n\n${answer}`;
}

/** The rules' own answer. What a model said is never read again as something that was said. */
export function withoutPassage(answer: string): string {
  return answer.replace(/^> [^\n]*\n\n/u, "");
}
