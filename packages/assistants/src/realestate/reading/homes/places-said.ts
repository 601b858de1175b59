import type { RealEstateData } from "../../ports.ts";
import { readRegions } from "../read-regions.ts";

const UNWANTED: readonly RegExp[] = [
  /([가-힣]{2,8})(?:은|는|쪽은|쪽)?\s?(?:말고(?!도)|빼고|빼줘|뺀|제외|아닌)/gu,
  /\b(?:not (?:in )?|except(?: for)? |excluding |exclude |other than |without |minus |anywhere but )([a-z]{3,}(?:-(?:gu|dong))?)/giu,
];

/** «부산에서 이사 와요», “moving from Busan”: where somebody comes from is not where he looks. */
const LEFT: readonly RegExp[] = [
  /[가-힣]{2,8}에서\s?(?:이사|올라|내려|살다|전근|왔|오는|넘어)/gu,
  /\b(?:moving|move|moved|relocating|relocate|coming|come|came) (?:here )?from [a-z]{3,}/giu,
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
  const here = LEFT.reduce((left, pattern) => left.replaceAll(pattern, " "), text);
  const rest = named.reduce((left, { whole }) => left.replace(whole, " "), here);
  return {
    wanted: readRegions(rest, data),
    unwanted: [...new Set(named.map(({ region }) => region))],
  };
}
