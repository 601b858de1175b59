import type { SaidClause, Span, Utterance } from "@maru/language";
import type { Sentence } from "@maru/state";
import { KIND_RULES } from "../operations/kinds.ts";
import type { Operation } from "../operations/operation.ts";
import { quoted } from "../saying/quoted.ts";

/** Whether any of the words stand in a text that the person only pasted. */
export function isPasted({ pasted }: Pick<Utterance, "pasted">, { start, end }: Span): boolean {
  return pasted.some((each) => each.start < end && start < each.end);
}

/** Somebody else's clause: most of it stands in a pasted text. */
export function isPastedClause({ pasted }: Pick<Utterance, "pasted">, { span }: SaidClause): boolean {
  const middle = (span.start + span.end) / 2;
  return pasted.some((each) => each.start <= middle && middle < each.end);
}

/** Whether an operation may rest on words of a pasted text at all. */
export function mayUsePasted({ kind, takesPasted }: Operation): boolean {
  return takesPasted || KIND_RULES[kind].fromPasted;
}

/** What a call lacks in a message with a pasted text: a word that the person typed. */
export function restsOnPasted(operation: Operation, covers: readonly Span[], utterance: Utterance): boolean {
  if (utterance.pasted.length === 0 || mayUsePasted(operation)) return false;
  if (utterance.clauses.every((clause) => isPastedClause(utterance, clause))) return true;
  // Who says yes, or has something carried out, says so in words of their own.
  const isSaid = operation.kind === "respond" || operation.kind === "order";
  return isSaid && !covers.some((span) => !isPasted(utterance, span));
}

export function onlyPasted(words: string): Sentence {
  return {
    ko: `${quoted(words, "은/는")} 붙여 넣으신 글에 있는 말이라 여쭤보고 적을게요.`,
    en: `“${words}” stands in the text you pasted, so I will ask before keeping it.`,
  };
}
