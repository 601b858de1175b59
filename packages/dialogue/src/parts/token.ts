import type { Language } from "@maru/state";
import { linesOf, type Result, type ResultValue, sayValue } from "../results/result.ts";

/**
 * A value by reference in a text: `{{t7.monthly_payment}}` of a result, `{{t7.rows.2}}` one of its rows or lines, `{{slot.budget}}`
 * what is kept, `{{m2}}` what the person said; `{{t7}}` alone says that a sentence rests on it.
 */
export interface Token {
  readonly written: string;
  readonly result: string;
  /** Empty where only the result is named. */
  readonly key: string;
  /** Which row of a list or line of a text, from one. */
  readonly row: number | null;
  readonly start: number;
  readonly end: number;
}

/** Where kept values and what was said stand among the results. */
export const KEPT = "slot";
export const SAID = "said";

const TOKEN = /\{\{(?:(t\d{1,6}|slot)(?:\.([a-z][a-z_]{0,40})(?:\.(\d{1,3}))?)?|(m\d{1,3}))\}\}/g;
/** Anything in double braces, also what is no token: it must never reach a reader. */
const BRACES = /\{\{|\}\}/;

export function tokensIn(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, 1: result, 2: key = "", 3: row, 4: said, index }) => ({
    written,
    result: result ?? SAID,
    key: said ?? key,
    row: row === undefined ? null : Number(row),
    start: index,
    end: index + written.length,
  }));
}

export function hasBrokenToken(text: string): boolean {
  return BRACES.test(text.replaceAll(TOKEN, ""));
}

export type Values = ReadonlyMap<string, Result>;

export function valueBehind(token: Token, results: Values): ResultValue | undefined {
  const { result, key, row } = token;
  const values = results.get(result)?.values;
  if (values === undefined) return undefined;
  if (key === "") return result === KEPT ? undefined : NOTHING_SAID;
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  if (row === null || value === undefined) return value;
  const [ko, en] = [linesOf(value, "ko")[row - 1], linesOf(value, "en")[row - 1]];
  if (ko === undefined && en === undefined) return undefined;
  return { kind: "text", label: NO_LABEL, text: { ko: ko ?? "", en: en ?? "" } };
}

const NO_LABEL = { ko: "", en: "" } as const;
const NOTHING_SAID: ResultValue = { kind: "text", label: NO_LABEL, text: { ko: "", en: "" } };

/**
 * A text with its values filled in. Label and value are written as one, unless the sentence says what it is itself:
 * so a figure can never stand under the name of another.
 */
export function fillTokens(
  text: string,
  results: Values,
  language: Language,
  isDue: (token: Token) => boolean = () => true,
): string {
  let filled = "";
  let from = 0;
  for (const token of tokensIn(text).filter(isDue)) {
    const value = valueBehind(token, results);
    const said = value === undefined ? "[ ]" : sayValue(value, language);
    const before = text.slice(from, token.start);
    const label = value?.label[language] ?? "";
    const isLabelled = value === undefined || isNamed(clauseAround(text, token), value, results, language);
    filled += said === "" ? before.trimEnd() : before + (isLabelled ? said : `${label} ${said}`);
    from = token.end;
  }
  return filled + text.slice(from);
}

/** The clause calls the value by its name, by all words of it, or by one that no other value of its kind goes by. */
function isNamed(clause: string, value: ResultValue, results: Values, language: Language): boolean {
  const label = value.label[language];
  if (label === "") return true;
  const words = wordsAround(clause);
  if (words.includes(label)) return true;
  const others = [...results.values()]
    .flatMap(({ values }) => Object.values(values))
    .filter(({ kind, label: other }) => kind === value.kind && other[language] !== label)
    .map((other) => other.label[language]);
  const own = label.split(/\s+/u).filter((word) => word.length > 1);
  if (own.length > 1 && own.every((word) => words.includes(word))) return true;
  return own.some((word) => words.includes(word) && !others.some((other) => other.includes(word)));
}

/** The clause without what stands in braces: keys are no words. */
function wordsAround(clause: string): string {
  return clause.replaceAll(TOKEN, " ");
}

const CLAUSE_END = /[,.!?\n;]/;

/** The words around a token up to the next comma or full stop on either side. */
export function clauseAround(text: string, { start, end }: Pick<Token, "start" | "end">): string {
  let [left, right] = [start, end];
  while (left > 0 && !isClauseEnd(text, left - 1)) left -= 1;
  while (right < text.length && !isClauseEnd(text, right)) right += 1;
  return text.slice(left, right);
}

/** The dot inside a further token ends nothing. */
function isClauseEnd(text: string, at: number): boolean {
  if (!CLAUSE_END.test(text[at] ?? "")) return false;
  return !tokensIn(text).some(({ start, end }) => start <= at && at < end);
}
