import cues from "../content/cues.json" with { type: "json" };
import type { ActKind } from "../domain/compliance/rule.ts";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import { COMPANY_WORDS } from "./company-words.ts";
import { type FoundWord, findWords, type Named, wordList } from "./find-words.ts";

type Form = keyof typeof cues.forms;

/** What a word says about who has to do something. */
export type Cue =
  | { readonly is: "form"; readonly form: Form }
  | { readonly is: "act"; readonly kind: ActKind }
  | { readonly is: "occasion"; readonly occasion: keyof typeof cues.occasions }
  | { readonly is: "fact"; readonly name: string }
  | { readonly is: "field"; readonly field: string }
  | {
      readonly is: "measure" | "report" | "review" | "may" | "private" | "public" | "store" | "help" | "undo";
    };

const keyed = <Key extends string>(
  named: { readonly [key in Key]: readonly string[] },
  cueOf: (key: Key) => Cue,
): readonly Named<Cue>[] =>
  (Object.keys(named) as Key[]).map((key) => ({ meaning: cueOf(key), names: named[key] }));

const PLAIN = ["report", "review", "may", "private", "public", "store", "help", "undo"] as const;

const WORDS = wordList<Cue>([
  ...keyed(cues.forms, (form) => ({ is: "form", form })),
  ...keyed(cues.acts, (kind) => ({ is: "act", kind })),
  ...keyed(cues.occasions, (occasion) => ({ is: "occasion", occasion })),
  ...keyed(cues.facts, (name) => ({ is: "fact", name })),
  ...keyed(cues.fields, (field) => ({ is: "field", field })),
  ...PLAIN.map((is) => ({ meaning: { is }, names: cues[is] })),
  ...COMPANY_MODEL.measures.map(({ names }) => ({ meaning: { is: "measure" as const }, names })),
]);

/** «담당자별» says by what a figure is broken down, not that somebody's name is asked for. */
export function findCues(text: string): readonly FoundWord<Cue>[] {
  const perThing = findWords(text, COMPANY_WORDS, []).flatMap(({ meaning, span }) =>
    meaning.is === "dimension" && meaning.isEach ? [span] : [],
  );
  return findWords(text, WORDS, perThing);
}
