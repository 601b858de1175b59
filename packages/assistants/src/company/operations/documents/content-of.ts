import { trimMarks } from "@maru/language";
import draftWords from "../../content/draft-words.json" with { type: "json" };
import { findWords, wordList } from "../../reading/find-words.ts";

const ORDER = wordList<"order">([{ meaning: "order", names: draftWords.order }]);

/** What a text is to say: what stands in quotation marks, else the words that are not the order itself. */
export function contentOf(words: string): string {
  const quotation = quotedIn(words);
  if (quotation !== undefined) return quotation;
  const found = findWords(words, ORDER, []);
  const rest = found.reduceRight((left, { span }) => {
    const end = left.slice(span.end).search(/[\s,.]/u);
    return `${left.slice(0, span.start)} ${end === -1 ? "" : left.slice(span.end + end)}`;
  }, words);
  const said = trimMarks(rest.replaceAll(/\s+/gu, " "), { start: ",.:~!?", end: ",:~" });
  return said.length < SHORTEST ? "" : said;
}

const SHORTEST = 6;

const OPENS = "«\"'“‘「";
const CLOSES = "»\"'”’」";
const QUOTED = { least: 2, most: 300 };

/** What stands between the first two marks of quotation that hold something. */
function quotedIn(words: string): string | undefined {
  let begun: number | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const letter = words[at] ?? "";
    const length = begun === undefined ? 0 : at - begun;
    if (begun !== undefined && CLOSES.includes(letter) && length >= QUOTED.least && length <= QUOTED.most)
      return words.slice(begun, at);
    if (OPENS.includes(letter)) begun = at + 1;
    else if (CLOSES.includes(letter)) begun = undefined;
  }
  return undefined;
}
