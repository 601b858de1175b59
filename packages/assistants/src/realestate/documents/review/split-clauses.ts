/** One clause as it was pasted. */
export interface Clause {
  /** «제3조», «1», «특약 2»; where nothing is numbered, its place. */
  readonly number: string;
  readonly text: string;
  readonly isSpecialTerm: boolean;
}

/** Longer texts are no contract of a home; the rest is not read. */
const LONGEST_TEXT = 60_000;
const MOST_CLAUSES = 200;

const ARTICLE = /^제\s?(\d{1,3})\s?조(?:의\s?\d{1,2})?(?!\s?(?:제|에|의|를|을|및|,|ㆍ|·)[^(])/u;
const ITEM = /^(?:\(?(\d{1,2})[.)]\s?(?!\d)|([①-⑳])|[-•*·]\s|([가-하])[.)]\s)/u;
const SPECIAL = /^[[(<【■□○*#\s]{0,4}특\s?약(?:\s?사항)?[\])>】:：\s]{0,4}/u;
/** «… 한다. 제4조 …» and «… 함. 2. …» pasted without line breaks. */
const INLINE =
  /(?<=[.다함음\])])\s+(?=제\s?\d{1,3}\s?조(?:\s?[(（[]|\s(?!제|및|에|의|를|을))|\d{1,2}[.)]\s[가-힣A-Z]|[①-⑳]|특\s?약\s?(?:사항|[:：]))/gu;

/** A contract cut into clauses: by articles and items, or by sentences where nothing is numbered. */
export function splitClauses(contract: string): readonly Clause[] {
  const lines = contract
    .slice(0, LONGEST_TEXT)
    .replace(INLINE, "\n")
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const numbered = lines.filter((line) => ARTICLE.test(line) || ITEM.test(line)).length;
  const pieces = numbered > 0 ? lines : lines.flatMap(sentencesOf);
  const clauses: Clause[] = [];
  let isSpecialTerm = false;
  for (const piece of pieces) {
    const heading = SPECIAL.exec(piece);
    const text = heading === null ? piece : piece.slice(heading[0].length).trim();
    if (heading !== null) isSpecialTerm = true;
    else if (ARTICLE.test(piece)) isSpecialTerm = false;
    if (text === "") continue;
    const number = numberOf(text);
    const previous = clauses.at(-1);
    // A line without a number goes on with the clause before it.
    if (numbered > 0 && !startsClause(text) && heading === null && previous !== undefined)
      clauses[clauses.length - 1] = { ...previous, text: `${previous.text} ${text}` };
    else
      clauses.push({
        number: number ?? String(clauses.length + 1),
        text: text.replace(/^[-•*·]\s/u, ""),
        isSpecialTerm,
      });
  }
  return clauses
    .map((clause) => (clause.isSpecialTerm ? { ...clause, number: `특약 ${clause.number}` } : clause))
    .slice(0, MOST_CLAUSES);
}

/** Clauses of one sentence each, for judging: «… 한다. 다만 …». */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[다함음요됨임])\s?\.\s?|;\s|(?<=[다함음요됨임])\s(?=다만|단,|그리고|또한)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A bullet begins a clause as well as a number does. */
function startsClause(text: string): boolean {
  return ARTICLE.test(text) || ITEM.test(text);
}

function numberOf(text: string): string | undefined {
  const article = ARTICLE.exec(text);
  if (article !== null) return article[0].replace(/\s/gu, "");
  const item = ITEM.exec(text);
  return item?.[1] ?? item?.[2] ?? item?.[3];
}
