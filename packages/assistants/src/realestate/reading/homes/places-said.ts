import type { RealEstateData } from "../../ports.ts";
import { readRegions } from "../read-regions.ts";

const UNWANTED: readonly RegExp[] = [
  /([가-힣]{2,8})(?:은|는|쪽은|쪽)?\s?(?:말고(?!도)|빼고|빼줘|뺀|제외|아닌)/gu,
  /\b(?:not (?:in )?|except(?: for)? |excluding |exclude |other than |without |minus |anywhere but )([a-z]{3,}(?:-(?:gu|dong))?)/giu,
];

export interface PlacesSaid {
  readonly wanted: readonly string[];
  /** «상암동 말고», “not in Sangam-dong”. */
  readonly unwanted: readonly string[];
}

/** The places that a text wants, and those that it does not. */
export function placesSaid(text: string, data: RealEstateData): PlacesSaid {
  const named = UNWANTED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ 0: whole, 1: word = "" }) => readRegions(word, data).map((region) => ({ whole, region })),
  );
  const rest = named.reduce((left, { whole }) => left.replace(whole, " "), text);
  return {
    wanted: readRegions(rest, data),
    unwanted: [...new Set(named.map(({ region }) => region))],
  };
}
