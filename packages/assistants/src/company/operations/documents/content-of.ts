import draftWords from "../../content/draft-words.json" with { type: "json" };
import { findWords, wordList } from "../../reading/find-words.ts";

const QUOTED = /[«"'“‘「](?<said>[^»"'”’」]{2,300})[»"'”’」]/u;
const ORDER = wordList<"order">([{ meaning: "order", names: draftWords.order }]);

/** What a text is to say: what stands in quotation marks, else the words that are not the order itself. */
export function contentOf(words: string): string {
  const quotation = QUOTED.exec(words)?.groups?.["said"];
  if (quotation !== undefined) return quotation;
  const found = findWords(words, ORDER, []);
  const rest = found.reduceRight((left, { span }) => {
    const end = left.slice(span.end).search(/[\s,.]/u);
    return `${left.slice(0, span.start)} ${end === -1 ? "" : left.slice(span.end + end)}`;
  }, words);
  const said = rest.replaceAll(/\s+/gu, " ").replace(/^[\s,.:~!?]+|[\s,:~]+$/gu, "");
  return said.length < SHORTEST ? "" : said;
}

const SHORTEST = 6;
