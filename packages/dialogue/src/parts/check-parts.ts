import { type Claim, type ClaimContext, findClaims } from "../claims/find-claims.ts";
import type { Part } from "./part.ts";
import {
  clauseAround,
  hasBrokenToken,
  KEPT,
  SAID,
  type Token,
  tokensIn,
  type Values,
  valueBehind,
} from "./token.ts";

/** Why a part cannot be said as it is. */
export interface PartProblem {
  readonly index: number;
  readonly code:
    | "TYPED_FIGURE"
    | "UNKNOWN_TOKEN"
    | "BROKEN_TOKEN"
    | "STALE_RESULT"
    | "TWO_OF_A_KIND"
    | "LABEL_OF_ANOTHER"
    | "STRANGE_NAME"
    | "STATUTE"
    | "LINK"
    | "PASTED_WORDS"
    | "NO_GROUND"
    | "SECOND_QUESTION";
  readonly found: string;
}

/**
 * What is wrong with an answer before anybody sees it: a typed figure, a reference to nothing, two figures of a kind in
 * one clause (their roles could be swapped), a fact that rests on nothing.
 */
export function checkParts(
  parts: readonly Part[],
  results: Values,
  context: ClaimContext = NOTHING_SAID,
): readonly PartProblem[] {
  const problems = parts.flatMap((part, index) =>
    problemsOf(part, results, context).map((each) => ({ index, ...each })),
  );
  const asks = parts.flatMap(({ type }, index) => (type === "ask" ? [index] : []));
  const second = asks[1];
  return second === undefined
    ? problems
    : [...problems, { index: second, code: "SECOND_QUESTION", found: "ask" }];
}

const NOTHING_SAID: ClaimContext = { said: "", names: [], now: "2000-01-01T00:00:00+09:00" };

type Problem = Omit<PartProblem, "index">;

function problemsOf(part: Part, results: Values, context: ClaimContext): readonly Problem[] {
  switch (part.type) {
    case "talk":
    case "general":
    case "ask":
      return [...claimed(withoutTokens(part.text), context), ...onlyKept(part.text, results)];
    case "fact":
      return [
        ...claimed(withoutTokens(part.text), context),
        ...tokenProblems(part.text, results),
        ...groundless(part.text),
      ];
    case "draft":
      return [
        ...claimed(`${part.title}\n${withoutTokens(part.text).replaceAll(LIST_MARK, " ")}`, context),
        ...unknownTokens(part.text, results),
        ...labelledAsAnother(part.text, results),
      ];
    case "offer":
      return [...claimed(withoutTokens(part.lead), context), ...onlyKept(part.lead, results)];
    // Written by the code itself.
    case "change":
    case "ground":
    case "not_understood":
      return [];
  }
}

/** «1. …»: the lines of a text may be numbered. */
const LIST_MARK = /^[ \t]*(?:\d{1,2}|[①-⑳])[.)]?[ \t]+(?=\S)/gmu;

function problem(code: Problem["code"], found: string): Problem {
  return { code, found };
}

const CODES: { readonly [kind in Claim["kind"]]: Problem["code"] } = {
  figure: "TYPED_FIGURE",
  name: "STRANGE_NAME",
  statute: "STATUTE",
  link: "LINK",
  pasted: "PASTED_WORDS",
};

/** The first of each kind says enough. */
function claimed(text: string, context: ClaimContext): readonly Problem[] {
  const claims = findClaims(text, context);
  return (Object.keys(CODES) as readonly Claim["kind"][]).flatMap((kind) =>
    claims
      .filter((each) => each.kind === kind)
      .slice(0, 1)
      .map(({ words }) => problem(CODES[kind], words)),
  );
}

/** Only facts and drafts carry values that were worked out; what was said and kept may be named anywhere. */
function onlyKept(text: string, results: Values): readonly Problem[] {
  const tokens = tokensIn(text)
    .filter(
      (token) =>
        (token.result !== KEPT && token.result !== SAID) || valueBehind(token, results) === undefined,
    )
    .map(({ written }) => problem("UNKNOWN_TOKEN", written));
  if (tokens.length > 0) return tokens;
  return hasBrokenToken(text) ? [problem("BROKEN_TOKEN", text)] : labelledAsAnother(text, results);
}

function withoutTokens(text: string): string {
  return tokensIn(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
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
    .filter((token) => isCrowded(text, token, results))
    .slice(0, 1)
    .map(({ written }) => problem("TWO_OF_A_KIND", written));
  const mislabelled = crowded.length > 0 ? [] : labelledAsAnother(text, results);
  return [...unknownTokens(text, results), ...stale, ...crowded, ...mislabelled];
}

/** Which of two is which could be swapped; rows of a list and texts speak for themselves. */
function isCrowded(text: string, token: Token, results: Values): boolean {
  const kind = valueBehind(token, results)?.kind;
  if (kind === undefined || kind === "text" || kind === "rows") return false;
  const beside = tokensIn(clauseAround(text, token));
  return beside.filter((each) => valueBehind(each, results)?.kind === kind).length > 1;
}

/** «못 받을 금액은 {{t1.recovered}}»: the clause calls the value by the name of another of its kind. */
function labelledAsAnother(text: string, results: Values): readonly Problem[] {
  return tokensIn(text)
    .filter((token) => {
      const value = valueBehind(token, results);
      if (value === undefined) return false;
      const own = [value.label.ko, value.label.en];
      const around = own
        .filter((label) => label !== "")
        .reduce((left, label) => left.replaceAll(label, " "), withoutTokens(clauseAround(text, token)));
      return [...results.values()]
        .flatMap(({ values }) => Object.values(values))
        .filter(({ kind, label }) => kind === value.kind && !own.includes(label.ko))
        .some(({ label }) => [label.ko, label.en].some((name) => name.length > 1 && around.includes(name)));
    })
    .slice(0, 1)
    .map(({ written }) => problem("LABEL_OF_ANOTHER", written));
}
