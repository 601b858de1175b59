import type { Language } from "@maru/state";
import type { Section } from "./section.ts";

/** So many lines of each part, by how many parts there are: an answer is read in a bubble, the whole of it in the panel. */
const SHARES: readonly (readonly number[])[] = [[], [6], [4, 3], [3, 3, 2], [2, 2, 1, 1]];
const MOST_PARTS = 4;
/** What is a list by itself is told with this many rows. */
const MOST_ROWS = 10;
const LONGEST_LINE = 240;
const MOST_GROUNDS = 2;

/** The answer first, then what it rests on, in a few lines without any decoration. */
export function brief(sections: readonly Section[], query: string, language: Language): readonly string[] {
  const shares = SHARES[Math.min(sections.length, MOST_PARTS)] ?? [];
  const told = sections
    .slice(0, MOST_PARTS)
    .flatMap((section, index) => shortOf(section, shares[index] ?? 1, query));
  const ground = groundOf(sections, language);
  return [...new Set(told), ...(ground === null ? [] : [ground])];
}

function shortOf(
  { lines, short, isWhole, isBrief }: Section,
  share: number,
  query: string,
): readonly string[] {
  const all = (isWhole === true ? lines : (short ?? lines)).flatMap((line) => line.split("\n"));
  if (isWhole === true || isBrief === true || short !== undefined) return all.map(withoutMarks);
  const told = all.filter((line) => line.trim() !== "");
  const rows = told.findIndex((line, index) => isRow(withoutMarks(line)) || isListedAfter(told[index - 1]));
  // A list is told row by row with what stands before it.
  const chosen =
    rows !== -1 && rows <= 2 ? told.slice(0, rows + MOST_ROWS) : [...tellingLines(told, share, query)];
  // A heading without anything under it says nothing.
  const isBare = (line: string, index: number) => line.endsWith(":") && index === chosen.length - 1;
  return chosen
    .filter((line, index) => !isBare(line, index))
    .map(withoutMarks)
    .map(shortened);
}

/** The answer, what speaks of the words of the question, the first conditions, and what it holds for. */
function tellingLines(lines: readonly string[], share: number, query: string): ReadonlySet<string> {
  if (lines.length <= share) return new Set(lines);
  const [answer = "", ...rest] = lines;
  const words = query.split(/[\s,.?!]+/u).flatMap((word) => (word.length >= 2 ? [word.slice(0, 3)] : []));
  const isAskedFor = (line: string) => words.some((word) => /\d/u.test(word) && line.includes(word));
  const cautions = rest.filter((line) => line.startsWith("※"));
  const caution = cautions.find((line) => /\d/u.test(line)) ?? cautions[0];
  const wanted = new Set([answer, ...rest.filter(isAskedFor).slice(0, share - 2)]);
  for (const line of rest) if (wanted.size < share) wanted.add(line);
  if (caution !== undefined) wanted.add(caution);
  return new Set(lines.filter((line) => wanted.has(line)));
}

function isRow(line: string): boolean {
  return line.startsWith("1. ");
}

/** «가장 가까운 매물이에요:» */
function isListedAfter(line: string | undefined): boolean {
  return line?.endsWith(":") === true;
}

function withoutMarks(line: string): string {
  return line.replaceAll("**", "").replace(/^ *(?:※ |- |■ |⚠ )/u, "");
}

/** A long article is told up to the end of a sentence. */
function shortened(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const end = line.lastIndexOf(". ", LONGEST_LINE);
  return end <= 0 ? line : line.slice(0, end + 1);
}

/** What it rests on, each with its date; addresses stand in the panel. */
function groundOf(sections: readonly Section[], language: Language): string | null {
  const named = sections
    .flatMap(({ sources }) => sources)
    .map((source) => source.replace(/,? ?https?:\S+/u, "").trim())
    .filter((source) => source !== "");
  const byArticle = new Map(named.map((source) => [nameOf(source), source]));
  const grounds = [...byArticle.values()].slice(0, MOST_GROUNDS);
  if (grounds.length === 0) return null;
  return `${{ ko: "근거", en: "Based on" }[language]}: ${grounds.join(" · ")}`;
}

/** «주택임대차보호법 제7조» of «주택임대차보호법 제7조(차임 등의 증감청구권), 시행 2020-07-31». */
function nameOf(source: string): string {
  return source.split(/\s?[(,]/u)[0] ?? source;
}
