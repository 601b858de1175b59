import type { Language } from "@maru/state";
import { type Result, type ResultValue, sayValue } from "../results/result.ts";

/** A value by reference in a text: `{{t7.monthly_payment}}`. */
export interface Token {
  readonly written: string;
  readonly result: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /\{\{(t\d{1,6})\.([a-z][a-z_]{0,30})\}\}/g;
/** Anything in double braces, also what is no token: it must never reach a reader. */
const BRACES = /\{\{|\}\}/;

export function tokensIn(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, 1: result = "", 2: key = "", index }) => ({
    written,
    result,
    key,
    start: index,
    end: index + written.length,
  }));
}

export function hasBrokenToken(text: string): boolean {
  return BRACES.test(text.replaceAll(TOKEN, ""));
}

export type Values = ReadonlyMap<string, Result>;

export function valueBehind(token: Token, results: Values): ResultValue | undefined {
  const values = results.get(token.result)?.values;
  return values !== undefined && Object.hasOwn(values, token.key) ? values[token.key] : undefined;
}

/**
 * A text with its values filled in. Label and value are written as one, unless the sentence says the label itself:
 * so a figure can never stand under the name of another.
 */
export function fillTokens(text: string, results: Values, language: Language): string {
  let filled = "";
  let from = 0;
  for (const token of tokensIn(text)) {
    const value = valueBehind(token, results);
    const before = text.slice(from, token.start);
    const said = value === undefined ? "[ ]" : sayValue(value, language);
    const label = value?.label[language] ?? "";
    const isLabelled = label === "" || clauseAround(text, token).includes(label);
    filled += before + (isLabelled ? said : `${label} ${said}`);
    from = token.end;
  }
  return filled + text.slice(from);
}

const CLAUSE_END = /[,.!?\n;]/;

/** The words around a token up to the next comma or full stop on either side. */
export function clauseAround(text: string, { start, end }: Pick<Token, "start" | "end">): string {
  let [left, right] = [start, end];
  while (left > 0 && !CLAUSE_END.test(text[left - 1] ?? "")) left -= 1;
  while (right < text.length && !isClauseEnd(text, right)) right += 1;
  return text.slice(left, right);
}

/** The dot inside a further token ends nothing. */
function isClauseEnd(text: string, at: number): boolean {
  if (!CLAUSE_END.test(text[at] ?? "")) return false;
  return !tokensIn(text).some(({ start, end }) => start <= at && at < end);
}
