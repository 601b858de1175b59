import type { CheckedCall } from "@maru/dialogue";
import { findAreas, findPercentages, SQUARE_METRES_PER_PYEONG } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { combineResults } from "../../shared/operations/combine-results.ts";
import type { RealEstateScene } from "./case-values.ts";
import { sumsFor } from "./said-amounts.ts";
import { figured, line, percent, won } from "./told.ts";

/** `calc`: sums that are named together, with the last result where there is only one; else results alone. */
export function calculate(call: CheckedCall, scene: RealEstateScene): Outcome<object> {
  const said = sumsFor(call);
  const partOf = areaInOther(call, scene) ?? percentOf(call, scene);
  if (partOf !== null) return partOf;
  const how = choiceFor(call, "fn") ?? "total";
  const known = said.length === 1 ? mainSum(call, scene) : null;
  const sums = known === null ? said : [known, ...said];
  if (sums.length < 2 || !(how in WAYS)) return combineResults(call, scene);
  const { of, ko, en } = WAYS[how as keyof typeof WAYS];
  return figured(scene, {
    values: { value: won(ko, en, of(sums)) },
    says: [{ ko: "{value}이에요.", en: "It is {value}." }],
    rests_on: known === null ? [] : thingsFor(call, "ref").map(({ id }) => id),
  });
}

/** «1800평이 몇 제곱미터야», «84㎡면 몇 평»: an area in the unit that it was not said in. */
function areaInOther(call: CheckedCall, scene: RealEstateScene): Outcome<object> | null {
  const words = ["what", "with", "question"].flatMap((name) => wordsFor(call, name) ?? []).join(" ");
  const [found] = findAreas(words);
  if (found?.value.kind !== "exact") return null;
  const { amount, said } = found.value;
  const metres = Math.round(amount * 100) / 100;
  const pyeong = Math.round((amount / SQUARE_METRES_PER_PYEONG) * 100) / 100;
  const inMetres = `${metres.toLocaleString("en-US")}㎡`;
  const other = {
    pyeong: { ko: inMetres, en: inMetres },
    square_metre: {
      ko: `${pyeong.toLocaleString("en-US")}평`,
      en: `${pyeong.toLocaleString("en-US")} pyeong`,
    },
  }[said];
  return figured(scene, {
    values: { area: line("넓이", "area", other) },
    says: [{ ko: "{area}예요(1평 = 3.3058㎡).", en: "It is {area} (1 pyeong = 3.3058 m²)." }],
  });
}

/** «거기서 10% 빼고 부르면»: a share of what was worked out last, and what is left or comes to with it. */
function percentOf(call: CheckedCall, scene: RealEstateScene): Outcome<object> | null {
  const words = ["what", "with"].flatMap((name) => wordsFor(call, name) ?? []).join(" ");
  const [found] = findPercentages(words);
  if (found === undefined || found.value.isPoints || found.value.kind === "range") return null;
  const rate = found.value.amount;
  const [said] = sumsFor(call);
  const base = said ?? mainSum(call, scene);
  if (base === null) return null;
  const share = Math.round((base * rate) / 100);
  return figured(scene, {
    values: {
      base: won("바탕 금액", "the sum", base),
      rate: percent("비율", "share", rate),
      value: won("그만큼", "that share", share),
      less: won("빼면", "taken off", base - share),
      more: won("더하면", "added", base + share),
    },
    says: [
      {
        ko: "{less}, {more}이에요({base}, {rate}, {value}).",
        en: "{less}, {more} ({base}, {rate}, {value}).",
      },
    ],
    rests_on: thingsFor(call, "ref").map(({ id }) => id),
  });
}

const difference = ([first = 0, ...rest]: readonly number[]) =>
  rest.reduce((left, each) => left - each, first);
const WAYS = {
  total: {
    ko: "합계",
    en: "total",
    of: (sums: readonly number[]) => sums.reduce((sum, each) => sum + each, 0),
  },
  difference: { ko: "차이", en: "difference", of: (sums: readonly number[]) => Math.abs(difference(sums)) },
  left: { ko: "남는 금액", en: "what is left", of: difference },
} as const;

/** The first sum of the result that is pointed at, or of the last one. */
function mainSum(call: CheckedCall, { results }: RealEstateScene): number | null {
  const [named] = thingsFor(call, "ref").filter(({ kind }) => kind === "result");
  const result = named === undefined ? [...results.values()].at(-1) : results.get(named.id);
  const value = Object.values(result?.values ?? {}).find(({ kind }) => kind === "money");
  return value?.kind === "money" ? value.amount : null;
}
