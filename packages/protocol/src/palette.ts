import type { OperationForm, OperationThing } from "./operations.ts";
import type { Sentence } from "./plain.ts";

interface Searched extends Pick<OperationForm, "op" | "label" | "does"> {
  readonly said: readonly string[];
}

/** What fits what somebody began to type. */
export interface FoundInPalette<Form> {
  readonly forms: readonly Form[];
  readonly things: readonly OperationThing[];
}

const MOST_THINGS = 8;

/**
 * What fits what somebody began to type, the likeliest first: names in either language, then descriptions, then how
 * people say it. Nothing typed is everything.
 */
export function findInPalette<Form extends Searched>(
  forms: readonly Form[],
  things: readonly OperationThing[],
  typed: string,
): FoundInPalette<Form> {
  const words = folded(typed);
  if (words === "") return { forms, things: [] };
  const ranked = forms
    .map((form, index) => ({ form, index, rank: rankOf(form, typed) }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank || left.index - right.index);
  return {
    forms: ranked.map(({ form }) => form),
    things: things.filter(({ label }) => isIn(label, words)).slice(0, MOST_THINGS),
  };
}

function rankOf({ op, label, does, said }: Searched, typed: string): number {
  const words = folded(typed);
  if (folded(op) === words) return 5;
  if (isIn(label, words)) return 4;
  if (isIn(does, words)) return 3;
  if (said.some((each) => folded(each).includes(words))) return 2;
  return shareSaid(said, typed);
}

/** Of a whole sentence, how much of it stands in one that is known; less than half is nothing. */
function shareSaid(said: readonly string[], typed: string): number {
  const parts = typed
    .split(/\s+/u)
    .map(folded)
    .filter(({ length }) => length > 1);
  if (parts.length < 2) return 0;
  const share = (each: string) => parts.filter((part) => folded(each).includes(part)).length / parts.length;
  const best = Math.max(0, ...said.map(share));
  return best >= 0.5 ? best : 0;
}

function isIn({ ko, en }: Sentence, words: string): boolean {
  return folded(ko).includes(words) || folded(en).includes(words);
}

function folded(words: string): string {
  return words.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "");
}
