import type { SaidClause, Span, Utterance } from "@maru/language";
import { isPastedClause } from "../check/pasted.ts";

/** How each clause of a message ended: with words that an operation rests on, as talk, or not at all. */
export interface Account {
  readonly taken: readonly SaidClause[];
  readonly open: readonly SaidClause[];
}

/**
 * Which clauses of a message nothing stands for. A clause is taken when an operation rests on words in it; what asks
 * for nothing (an exclamation, «ㅋㅋ») needs nobody.
 */
export function accountFor(utterance: Utterance, covers: readonly Span[]): Account {
  const isTaken = ({ span }: SaidClause) =>
    covers.some((each) => each.start < span.end && span.start < each.end);
  // What a pasted text says is nobody's wish.
  const isPasted = (clause: SaidClause) => isPastedClause(utterance, clause);
  const open = utterance.clauses.filter(
    (clause) => !isTaken(clause) && !isPasted(clause) && asksForSomething(clause),
  );
  return { taken: utterance.clauses.filter(isTaken), open };
}

const SAYS_SOMETHING = /[\p{L}\p{N}]{2,}/u;

function asksForSomething({ words, act }: SaidClause): boolean {
  return act !== "exclaims" && SAYS_SOMETHING.test(words.replaceAll(/[ㅋㅎㅠㅜ]/gu, ""));
}
