import type { ReadingKind } from "@maru/language";
import type { Sentence } from "@maru/state";

export interface Choice {
  readonly value: string;
  readonly label: Sentence;
}

interface Common {
  readonly label: Sentence;
  readonly isRequired: boolean;
  /** It may be given several times. */
  readonly isList: boolean;
}

/** What an argument names. It is never a figure that somebody typed into a call. */
export type Argument = Common &
  (
    | {
        /** Words of the message that mean a quantity, a day, a person or a name. */
        readonly type: "mention";
        /** What it may be read as; with none, anything, also plain words. */
        readonly kinds: readonly ReadingKind[];
      }
    | {
        /** Something that is kept or shown. */
        readonly type: "ref";
        readonly kinds: readonly string[];
      }
    | { readonly type: "choice"; readonly choices: readonly Choice[] }
    /** The words themselves, for drafts, searches and conditions. */
    | { readonly type: "text" }
  );

export type ArgumentType = Argument["type"];

interface Options {
  readonly required?: boolean;
  readonly list?: boolean;
}

function common(label: Sentence, { required = false, list = false }: Options): Common {
  return { label, isRequired: required, isList: list };
}

export function mention(
  label: Sentence,
  { kinds = [], ...options }: Options & { readonly kinds?: readonly ReadingKind[] } = {},
): Argument {
  return { type: "mention", kinds, ...common(label, options) };
}

export function ref(
  label: Sentence,
  { kinds = [], ...options }: Options & { readonly kinds?: readonly string[] } = {},
): Argument {
  return { type: "ref", kinds, ...common(label, options) };
}

export function choice(label: Sentence, choices: readonly Choice[], options: Options = {}): Argument {
  return { type: "choice", choices, ...common(label, options) };
}

export function text(label: Sentence, options: Options = {}): Argument {
  return { type: "text", ...common(label, options) };
}

/** Choices from pairs of labels: `{ total: ["합계", "total"] }`. */
export function choices(labels: {
  readonly [value: string]: readonly [ko: string, en: string];
}): readonly Choice[] {
  return Object.entries(labels).map(([value, [ko, en]]) => ({ value, label: { ko, en } }));
}

/** Each assistant has choices of its own; without any it has no such argument. */
export const OF_THE_ASSISTANT: readonly Choice[] = Object.freeze([]);
