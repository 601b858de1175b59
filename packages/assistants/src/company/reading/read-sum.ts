import { findCounts, findMoney, findPeople, findPercentages } from "@maru/language";
import type { Figure, Sum } from "../domain/figures/sum.ts";
import { mainFigure, type ShownFigures } from "../domain/semantic/shown-figures.ts";
import { type SumWord, sumWords } from "./sum-words.ts";

/** What a computation may be about: what is on the screen, and what was worked out last. */
export interface SumView {
  readonly shown: ShownFigures | null;
  readonly last: Figure | null;
}

/** A message as a sum over what it says and what is on the screen; undefined where it names none. */
export function readSum(text: string, view: SumView): Sum | undefined {
  const words = sumWords(text).map(({ meaning }) => meaning);
  const has = (...some: readonly SumWord[]) => some.some((each) => words.includes(each));
  const said = saidFigures(text);
  const [money, second] = said.money;
  const [percent] = said.percents;
  const base = money ?? baseOf(view);
  const lines = linesOf(view.shown);
  const named = lines.filter(({ name }) => name !== "" && text.includes(name));
  if (percent !== undefined && base !== undefined) {
    if (has("raise")) return { is: "change", of: base, percent };
    if (has("lower")) return { is: "change", of: base, percent: -percent };
    if (base.unit !== "percent") return { is: "part", of: base, percent };
  }
  if (said.people !== undefined && base !== undefined && (has("each") || money !== undefined))
    return { is: "split", of: base, among: said.people, what: "people" };
  if (has("total") || (said.money.length > 1 && !has("difference", "left", "share"))) {
    const all = said.money.length > 1 ? said.money : money === undefined ? lines : withBase(view, money);
    return all.length < 2 ? undefined : { is: "total", of: all };
  }
  if (has("average") && lines.length > 1) return { is: "average", of: lines };
  const pair =
    money !== undefined && second !== undefined ? [money, second] : pairOf(view, money, named, lines);
  const [left, right] = pair;
  if (left !== undefined && right !== undefined) {
    if (has("share")) return { is: "share", of: left, whole: right };
    if (has("difference", "left")) return { is: "difference", left, right };
  }
  if (said.count !== undefined && base !== undefined && base.unit === "won")
    return has("each", "per_day", "per_month")
      ? { is: "split", of: base, among: said.count, what: "count" }
      : { is: "product", of: base, times: said.count };
  return undefined;
}

function saidFigures(text: string) {
  const people = findPeople(text).flatMap(({ value }) => (value.kind === "count" ? [value.total] : []));
  const taken = findPeople(text).map(({ span }) => span);
  return {
    money: findMoney(text).flatMap(({ value, span }): Figure[] =>
      value.kind === "range"
        ? []
        : [{ name: text.slice(span.start, span.end), value: value.amount, unit: "won" }],
    ),
    percents: findPercentages(text).flatMap(({ value }) => (value.kind === "exact" ? [value.amount] : [])),
    people: people[0],
    count: findCounts(text).flatMap(({ value, span }) =>
      value.kind === "exact" && !taken.some(({ start, end }) => start < span.end && span.start < end)
        ? [value.amount]
        : [],
    )[0],
  };
}

const unitOf = (unit: ShownFigures["unit"]): Figure["unit"] =>
  unit === "won" || unit === "percent" ? unit : "count";

function linesOf(shown: ShownFigures | null): readonly Figure[] {
  if (shown === null) return [];
  return shown.lines.flatMap(({ name, value }) =>
    value === null ? [] : [{ name, value, unit: unitOf(shown.unit) }],
  );
}

/** What «it» is: what was worked out last, else the figure that was told last. */
function baseOf({ shown, last }: SumView): Figure | undefined {
  if (last !== null) return last;
  const value = shown === null ? null : mainFigure(shown);
  return shown === null || value === null
    ? undefined
    : { name: shown.title, value, unit: unitOf(shown.unit) };
}

const withBase = (view: SumView, money: Figure): readonly Figure[] => {
  const base = baseOf(view);
  return base === undefined ? [money] : [base, money];
};

function pairOf(
  view: SumView,
  money: Figure | undefined,
  named: readonly Figure[],
  lines: readonly Figure[],
): readonly Figure[] {
  if (money !== undefined) return withBase(view, money);
  if (named.length === 2) return named;
  const base = baseOf(view);
  if (named.length === 1 && base !== undefined) return [...named, base];
  return lines.length === 2 ? lines : [];
}
