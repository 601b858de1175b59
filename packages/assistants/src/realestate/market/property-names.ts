import type { DealKind, PropertyType } from "../ports.ts";

/** How the ministry, banks and people write types of homes. */
const TYPES: Readonly<Record<string, PropertyType>> = {
  아파트: "apartment",
  오피스텔: "officetel",
  빌라: "villa",
  연립: "villa",
  다세대: "villa",
  연립다세대: "villa",
  원룸: "oneroom",
  단독: "house",
  주택: "house",
  단독주택: "house",
  다가구: "house",
  단독다가구: "house",
};
const KINDS: Readonly<Record<string, DealKind>> = { 매매: "sale", 전세: "jeonse", 월세: "rent" };

export function propertyTypeOf(name: string): PropertyType | undefined {
  return TYPES[name.replaceAll(/[\s·/]/g, "")];
}

export function dealKindOf(name: string): DealKind | undefined {
  return KINDS[name.trim()];
}
