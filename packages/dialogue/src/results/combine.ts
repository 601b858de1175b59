import type { Sentence } from "@maru/state";
import type { ResultValue } from "./result.ts";

/** What can be worked out of figures that are there already. */
export const COMBINATIONS = ["total", "difference", "average", "minimum", "maximum", "share"] as const;
export type Combination = (typeof COMBINATIONS)[number];

type Figure = Extract<ResultValue, { kind: "money" | "percent" | "count" }>;

/** A figure from others of one kind; undefined where they do not go together. */
export function combine(how: Combination, figures: readonly Figure[]): ResultValue | undefined {
  const [first, second] = figures;
  if (first === undefined || figures.some(({ kind }) => kind !== first.kind)) return undefined;
  const amounts = figures.map(({ amount }) => amount);
  if (how === "share") {
    if (second === undefined || second.amount === 0) return undefined;
    return { kind: "percent", label: LABELS.share, amount: (first.amount / second.amount) * 100 };
  }
  if (how === "difference" && figures.length !== 2) return undefined;
  return { ...first, label: LABELS[how], amount: AMOUNTS[how](amounts) };
}

const AMOUNTS: { readonly [how in Exclude<Combination, "share">]: (amounts: readonly number[]) => number } = {
  total: (amounts) => amounts.reduce((sum, each) => sum + each, 0),
  difference: ([first = 0, second = 0]) => first - second,
  average: (amounts) => amounts.reduce((sum, each) => sum + each, 0) / amounts.length,
  minimum: (amounts) => Math.min(...amounts),
  maximum: (amounts) => Math.max(...amounts),
};

const LABELS: { readonly [how in Combination]: Sentence } = {
  total: { ko: "합계", en: "total" },
  difference: { ko: "차이", en: "difference" },
  average: { ko: "평균", en: "average" },
  minimum: { ko: "가장 적은 값", en: "smallest" },
  maximum: { ko: "가장 큰 값", en: "largest" },
  share: { ko: "비율", en: "share" },
};

const MOST_HALVINGS = 60;

/**
 * The inverse question: the largest whole number between two limits for which something still holds. It must hold for
 * smaller ones if it holds for a larger one. Undefined where it does not even hold at the lower limit.
 *
 * @example
 * largestThatHolds({ from: 0, to: 100, step: 1 }, (deposit) => deposit * 2 <= 50); // 25
 */
export function largestThatHolds(
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  holds: (value: number) => boolean,
): number | undefined {
  const most = Math.floor((to - from) / step);
  if (most < 0 || !holds(from)) return undefined;
  let [low, high] = [0, most];
  for (let tried = 0; low < high && tried < MOST_HALVINGS; tried += 1) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(from + middle * step)) low = middle;
    else high = middle - 1;
  }
  return from + low * step;
}
