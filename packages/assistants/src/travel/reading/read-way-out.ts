import { budgetFor } from "../experts/ways-out.ts";
import type { WayOut } from "../shapes.ts";
import { isBudgetAllowed, type TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { NOTING } from "../texts/noting.ts";
import { NOTHING, type Reading } from "./reading.ts";

/** «얼마나 더 있어야 돼?», «어떻게 하면 갈 수 있어?»: asked, before one of them is taken. */
const ASKED =
  /너무 ?적|빠듯|무리(?:인가|일까|야\?|겠)|충분|모자라|부족(?:해|한)|(?:그래도|역시) ?안 ?(?:돼|되)|불가능|얼마(?:면|여야|가 ?필요)|얼마나? ?(?:더|있어야|있으면|필요|올려|올리|모자|부족|들)|(?:최소|적어도) ?(?:얼마|몇)|(?:어떻게|어떡).{0,6}(?:하면|해야|하지|해)|방법.{0,6}(?:있|없|뭐|알려)|how much (?:more|do|would)|what can (?:i|we) do|\boptions\b|\benough\b|\bminimum\b/iu;
const ORDER: readonly RegExp[] = [
  /(?<!\d)1 ?번(?!째 ?날)|첫 ?번째|\bfirst\b/iu,
  /(?<!\d)2 ?번(?!째 ?날)|두 ?번째|둘째(?! ?날)|\bsecond\b/iu,
  /(?<!\d)3 ?번(?!째 ?날)|세 ?번째|셋째(?! ?날)|마지막(?! ?날)|\bthird\b|\blast one\b/iu,
];
const WAYS: readonly (readonly [WayOut["type"], RegExp])[] = [
  [
    "cheaper",
    /아끼|아껴|아낄|알뜰|절약|저렴|싸게|싼|최소 ?(?:한|금액|비용|로|으로)|(?:돈|비용|경비)(?:을|를)? ?줄|cheap|\bsave\b|saving/iu,
  ],
  ["shorter", /짧게|짧은|줄[여이일]|단축|short|fewer (?:nights|days)/iu],
  [
    "raise",
    /올[려리릴]|늘[려리릴]|높[여이일]|더 ?(?:쓸|쓰|낼|내지|보태|보탤|모을|모아)|raise|increase|spend more/iu,
  ],
];
/** «올리긴 싫어», «더는 못 올려»: the ways that are refused are not taken. */
const REFUSED = /^[가-힣 ]{0,6}(?:싫|못|안 ?(?:돼|되)|힘들|어려|말고|없)|^(?:n't| not)\b/u;

/**
 * How somebody goes on whose money is not enough: raises it by what is missing, travels as cheaply as can be, or stays
 * shorter. Null when the message takes none of the ways that were shown.
 */
export function readWayOut(text: string, state: TravelState, language: Language): Reading | null {
  if (state.ways_out.length === 0) return null;
  const asks: Reading = { ...NOTHING, command: { type: "show", part: "ways_out" } };
  if (ASKED.test(text)) return asks;
  const ordinal = ORDER.findIndex((pattern) => pattern.test(text));
  const type = state.ways_out[ordinal]?.type ?? WAYS.find(([, pattern]) => isTaken(text, pattern))?.[0];
  const way = state.ways_out.find((each) => each.type === type);
  switch (way?.type) {
    case "raise":
      return way.amount === null ? asks : raised(way.amount, state, language);
    case "cheaper":
      return { ...NOTHING, command: { type: "choose", plan: "C" } };
    case "shorter":
      return way.nights === null ? asks : { ...NOTHING, facts: { duration: way.nights } };
    case undefined:
      return null;
  }
}

function isTaken(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  if (match === null) return false;
  const before = text.slice(Math.max(0, match.index - 3), match.index);
  return !REFUSED.test(text.slice(match.index + match[0].length)) && !/(?:못|안) ?$/u.test(before);
}

function raised(needed: number, state: TravelState, language: Language): Reading {
  const { budget_basis: basis, num_people } = state;
  const budget = budgetFor(needed, basis, num_people ?? 1);
  return isBudgetAllowed(budget, basis, num_people)
    ? { ...NOTHING, facts: { budget }, notes: [NOTING[language].raisedToNeed] }
    : { ...NOTHING, command: { type: "show", part: "ways_out" } };
}
