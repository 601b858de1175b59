import type { Sentence } from "@maru/state";
import { sentence } from "../calculators/words.ts";
import { placeIn } from "../market/english-places.ts";
import type { DealKind } from "../ports.ts";
import type { AnalysisQuestion } from "./analysis-tool.ts";

type Found = AnalysisQuestion["input_data"];

/** A price that the search brought, and what it is the price of. */
export interface FoundPrice {
  readonly label: Sentence;
  readonly kind: DealKind;
  readonly amount: number;
  readonly rent: number;
}

const MOST_HOMES = 3;

/** «찾아주고, 그거 살 때 대출은?»: the homes on offer that were found in the same breath, cheapest first. */
export function foundSales({ property_search }: Found): readonly FoundPrice[] {
  return property_search
    .filter(({ kind, amount }) => kind === "sale" && typeof amount === "number")
    .slice(0, MOST_HOMES)
    .map(({ name, amount }) => ({
      label: { ko: String(name), en: String(name) },
      kind: "sale",
      amount: Number(amount),
      rent: 0,
    }));
}

/** «평균 알려주고 그 가격이면 복비는?»: the going rates that were found. */
export function foundAverages({ real_estate_search }: Found): readonly FoundPrice[] {
  return real_estate_search
    .filter(({ average }) => typeof average === "number")
    .slice(0, MOST_HOMES)
    .map(({ region, kind, average, average_rent }) => {
      const amount = Math.round(Number(average));
      return {
        label: sentence(
          ({ won }) => `${region} ${KINDS[kind as DealKind].ko} 평균 ${won(amount)}`,
          ({ won }) =>
            `${placeIn(String(region), "en")} ${KINDS[kind as DealKind].en}, average ${won(amount)}`,
        ),
        kind: kind as DealKind,
        amount,
        rent: typeof average_rent === "number" ? Math.round(average_rent) : 0,
      };
    });
}

/** «그 시세대로 월세 놓으면»: what homes of that sort are let for, deposit and rent. */
export function foundRent({ real_estate_search }: Found): FoundPrice | null {
  const rents = real_estate_search.filter(({ kind }) => kind === "rent");
  return foundAverages({ real_estate_search: rents } as Found)[0] ?? null;
}

const KINDS: Readonly<Record<DealKind, Sentence>> = {
  sale: { ko: "매매", en: "sale" },
  jeonse: { ko: "전세", en: "jeonse" },
  rent: { ko: "월세", en: "rent" },
};
