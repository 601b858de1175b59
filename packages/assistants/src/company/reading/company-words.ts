import wordsData from "../content/words.json" with { type: "json" };
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import type { DataQuery } from "../domain/semantic/data-query.ts";
import { DIMENSIONS, type DimensionId } from "../domain/semantic/semantic-model.ts";
import { type Named, wordList } from "./find-words.ts";

export type Compared = "month_before" | "year_before" | "quarter_before";
export type Bound = "at_least" | "more" | "at_most" | "less";

/** What a word of a question about data can mean. */
export type Meaning =
  | { readonly is: "measure"; readonly id: string }
  | { readonly is: "dimension"; readonly id: DimensionId; readonly isEach: boolean }
  | { readonly is: "function"; readonly fn: DataQuery["fn"] | "trend" }
  | { readonly is: "compare"; readonly with: Compared }
  | { readonly is: "over"; readonly dimension: DimensionId }
  | { readonly is: "bound"; readonly bound: Bound }
  | { readonly is: "own_team" | "self" | "whole" | "except" | "reached" | "missed" | "request" }
  | { readonly is: "not_held"; readonly index: number };

const { functions, compare, average_over, not_held } = wordsData;
const EACH = ["별", "마다"];

function named(): readonly Named<Meaning>[] {
  const plain = (["own_team", "self", "whole", "except", "reached", "missed", "request"] as const).map(
    (is) => ({
      meaning: { is },
      names: wordsData[is],
    }),
  );
  const bounds = (["at_least", "more", "at_most", "less"] as const).map((bound) => ({
    meaning: { is: "bound" as const, bound },
    names: wordsData[bound],
  }));
  return [
    ...COMPANY_MODEL.measures.map(({ id, names }) => ({ meaning: { is: "measure" as const, id }, names })),
    ...not_held.map(({ names }, index) => ({ meaning: { is: "not_held" as const, index }, names })),
    ...Object.entries(compare).map(([kind, names]) => ({
      meaning: { is: "compare" as const, with: kind as Compared },
      names,
    })),
    ...Object.entries(average_over).map(([dimension, names]) => ({
      meaning: { is: "over" as const, dimension: dimensionNamed(dimension) },
      names,
    })),
    ...COMPANY_MODEL.dimensions.flatMap(({ id, names }) => [
      {
        meaning: { is: "dimension" as const, id, isEach: true },
        names: [...names.filter(isEach), ...names.filter((each) => !isEach(each)).map((each) => `${each}별`)],
      },
      {
        meaning: { is: "dimension" as const, id, isEach: false },
        names: names.filter((each) => !isEach(each)),
      },
    ]),
    ...Object.entries(functions).map(([fn, names]) => ({
      meaning: { is: "function" as const, fn: fn as DataQuery["fn"] | "trend" },
      names,
    })),
    ...bounds,
    ...plain,
  ];
}

const isEach = (name: string) => EACH.some((ending) => name.endsWith(ending)) || name.startsWith("매");

function dimensionNamed(name: string): DimensionId {
  const found = DIMENSIONS.find((each) => each === name);
  if (found === undefined) throw new TypeError(`no dimension ${name}`);
  return found;
}

/** All words that questions about the company's data are made of. */
export const COMPANY_WORDS = wordList(named());
export const COMPARED_WORDS = wordList(
  Object.entries(compare).map(([kind, names]) => ({ meaning: kind as Compared, names })),
);
export const NOT_HELD = not_held;
