import { readSentence, type TextRevision } from "@maru/language";
import type { TextData, TextLine } from "../text-data.ts";

/** A text on its way through a revision, with what came of it in short sentences for the person. */
export interface Step {
  readonly data: TextData;
  readonly told: readonly string[];
  readonly now: string;
  readonly isBareMoney: boolean;
}

export type Apply = (step: Step, revision: TextRevision) => Partial<Step>;

export function say({ data, told }: Step, ko: string, en: string): readonly string[] {
  return [...told, { ko, en }[data.language]];
}

export function withLines(data: TextData, lines: readonly TextLine[]): TextData {
  return { ...data, lines };
}

/** A line with other words, read anew. */
export function rewritten(each: TextLine, words: string): TextLine {
  const said = each.said === null ? null : readSentence(words);
  return { ...each, words, said: said === null ? null : { ...said, isHonoured: said.isHonoured === true } };
}
