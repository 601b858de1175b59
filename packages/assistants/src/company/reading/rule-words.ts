import ruleWords from "../content/rule-words.json" with { type: "json" };
import { findWords, type Named, wordList } from "./find-words.ts";

export type RuleAspect = keyof typeof ruleWords;

const WORDS = wordList<RuleAspect>(
  (Object.keys(ruleWords) as RuleAspect[]).map(
    (meaning): Named<RuleAspect> => ({ meaning, names: ruleWords[meaning] }),
  ),
);

/** What is asked of the rules, beside whether something may be done. */
export function ruleAspects(text: string): readonly RuleAspect[] {
  return findWords(text, WORDS, []).map(({ meaning }) => meaning);
}
