import { answeredSentences, called, type Register, type TextOrder, toldSentences } from "@maru/language";
import { saidLine } from "./korean-lines.ts";
import { line, type TextLine } from "./text-data.ts";

const MOST_TOLD = 4;
const MOST_MESSAGES = 4;

/** What was said until now, out of which a text without words of its own is made. */
export interface Before {
  readonly said: readonly string[];
  readonly answered: string | null;
}

export interface Story {
  readonly lines: readonly TextLine[];
  /** Whose words are taken up: the text answers them. */
  readonly to: string | null;
}

/** What the person told of the matter last; where the order points at an answer, what that said. */
export function toldBefore({ said, answered }: Before, order: TextOrder, register: Register): Story {
  const told = said.slice(-MOST_MESSAGES).flatMap((message) => toldSentences(message));
  const taken = told.slice(-MOST_TOLD);
  const by = taken.findLast((each) => each.by !== null)?.by ?? null;
  const to = order.to[0] ?? by;
  const lines = taken.map((each) => {
    const isOfAddressee = each.by !== null && (to === null || called(each.by) === called(to));
    const lead = each.by === null || isOfAddressee ? each.said.lead : `${each.by}께서 ${each.said.lead}`;
    return saidLine({ ...each.said, lead }, register);
  });
  if (lines.length > 0 || !order.pointsBack || answered === null) return { lines, to };
  return { lines: answeredSentences(answered).map((words) => line("body", words, { breaks: true })), to };
}
