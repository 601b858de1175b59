import type { Part } from "./part.ts";
import { clauseAround, hasBrokenToken, tokensIn, type Values, valueBehind } from "./token.ts";

/** Why a part cannot be said as it is. */
export interface PartProblem {
  readonly index: number;
  readonly code:
    | "TYPED_FIGURE"
    | "UNKNOWN_TOKEN"
    | "BROKEN_TOKEN"
    | "STALE_RESULT"
    | "TWO_OF_A_KIND"
    | "NO_GROUND"
    | "SECOND_QUESTION";
  readonly found: string;
}

/** Figures in digits and in words that count money or time. */
const FIGURE = /\d|[일이삼사오육칠팔구십백천]+ ?(?:만|억|천) ?원/u;

/**
 * What is wrong with an answer before anybody sees it: a typed figure, a reference to nothing, two figures of a kind in
 * one clause (their roles could be swapped), a fact that rests on nothing.
 */
export function checkParts(parts: readonly Part[], results: Values): readonly PartProblem[] {
  const problems = parts.flatMap((part, index) =>
    problemsOf(part, results).map((each) => ({ index, ...each })),
  );
  const asks = parts.flatMap(({ type }, index) => (type === "ask" ? [index] : []));
  const second = asks[1];
  return second === undefined
    ? problems
    : [...problems, { index: second, code: "SECOND_QUESTION", found: "ask" }];
}

type Problem = Omit<PartProblem, "index">;

function problemsOf(part: Part, results: Values): readonly Problem[] {
  switch (part.type) {
    case "talk":
      return [
        ...typedFigure(withoutTokens(part.text)),
        ...tokensIn(part.text).map(({ written }) => problem("UNKNOWN_TOKEN", written)),
      ];
    case "fact":
      return [
        ...typedFigure(withoutTokens(part.text)),
        ...tokenProblems(part.text, results),
        ...groundless(part.text),
      ];
    case "draft":
      return [...typedFigure(withoutTokens(part.text)), ...unknownTokens(part.text, results)];
    case "general":
      return tokensIn(part.text).map(({ written }) => problem("UNKNOWN_TOKEN", written));
    // Written by the code itself.
    case "change":
    case "ground":
    case "offer":
    case "not_understood":
    case "ask":
      return [];
  }
}

function problem(code: Problem["code"], found: string): Problem {
  return { code, found };
}

function typedFigure(text: string): readonly Problem[] {
  const found = FIGURE.exec(text)?.[0];
  return found === undefined ? [] : [problem("TYPED_FIGURE", found)];
}

function withoutTokens(text: string): string {
  return tokensIn(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}

function groundless(text: string): readonly Problem[] {
  return tokensIn(text).length === 0 ? [problem("NO_GROUND", text)] : [];
}

function unknownTokens(text: string, results: Values): readonly Problem[] {
  const unknown = tokensIn(text)
    .filter((token) => valueBehind(token, results) === undefined)
    .map(({ written }) => problem("UNKNOWN_TOKEN", written));
  return hasBrokenToken(text) ? [...unknown, problem("BROKEN_TOKEN", text)] : unknown;
}

function tokenProblems(text: string, results: Values): readonly Problem[] {
  const stale = tokensIn(text)
    .filter(({ result }) => results.get(result)?.is_stale === true)
    .map(({ written }) => problem("STALE_RESULT", written));
  const crowded = tokensIn(text)
    .filter((token) => {
      const kind = valueBehind(token, results)?.kind;
      const beside = tokensIn(clauseAround(text, token));
      return (
        kind !== undefined && beside.filter((each) => valueBehind(each, results)?.kind === kind).length > 1
      );
    })
    .slice(0, 1)
    .map(({ written }) => problem("TWO_OF_A_KIND", written));
  return [...unknownTokens(text, results), ...stale, ...crowded];
}
