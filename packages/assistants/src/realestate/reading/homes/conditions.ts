import type { Facts } from "../../shapes/request.ts";

type Name = keyof Facts;

/** A condition of a search for homes: the facts it is made of, and what people call it, without white space. */
interface Condition {
  readonly facts: readonly Name[];
  readonly called: RegExp;
}

/** Everything that a search for homes can be narrowed by. */
export const CONDITIONS = {
  price: {
    facts: ["minimum_price", "maximum_price", "maximum_rent", "price", "deposit", "rent"],
    called: /가격|예산|금액|돈|비싸|얼마든|price|budget|cost|money/iu,
  },
  area: {
    facts: ["minimum_area", "maximum_area"],
    called: /면적|평수|크기|넓이|평형|제곱|㎡|size|area(?!s)/iu,
  },
  place: {
    facts: ["regions", "unwanted_regions", "station", "complex"],
    called: /지역|동네|위치|어디든|구는|장소|location|anywhere|district|neighbou?rhood/iu,
  },
  built: {
    facts: ["built_since", "built_until"],
    called: /연식|년식|연도|년도|준공|신축|구축|건축|year|anyage|ageof|howold/iu,
  },
  station: {
    facts: ["station", "maximum_walk"],
    called: /역세권|역(?:은|이|거리|에서|까지|조건)|거리|도보|교통|지하철|station|walk|subway/iu,
  },
  type: {
    facts: ["property_type", "also_types", "unwanted_types"],
    called: /종류|유형|형태|type/iu,
  },
  deal: { facts: ["kind", "offered_as"], called: /거래(?:방식|종류)|전월세/u },
  order: { facts: ["order", "most_homes"], called: /정렬|순서|sortorder/iu },
} as const satisfies Readonly<Record<string, Condition>>;

/** What narrows a search beside its place, its sort of home and its deal. */
export const LIMITS: readonly Name[] = [
  "minimum_price",
  "maximum_price",
  "maximum_rent",
  ...CONDITIONS.area.facts,
  ...CONDITIONS.built.facts,
  ...CONDITIONS.station.facts,
];

/** Every fact that a search for homes goes by. */
export const SEARCHED: readonly Name[] = [
  ...new Set<Name>(Object.values(CONDITIONS).flatMap(({ facts }): readonly Name[] => facts)),
];

/** What nothing was said of. */
export function cleared(names: readonly Name[]): Partial<Facts> {
  const lists: readonly Name[] = ["regions", "unwanted_regions", "also_types", "unwanted_types"];
  return Object.fromEntries(names.map((name) => [name, lists.includes(name) ? [] : null]));
}

/** «전용 40㎡ 넘는 오피스텔», «5억 이하»: who narrows it down looks for homes; «84㎡ 아파트 전세» may ask for its price. */
export function narrowsSearch(facts: Partial<Facts>): boolean {
  const isOneSided = (facts.minimum_area === undefined) !== (facts.maximum_area === undefined);
  return isOneSided || SEARCHES.some((name) => facts[name] !== undefined);
}
const SEARCHES: readonly Name[] = [
  "minimum_price",
  "maximum_price",
  "maximum_rent",
  "built_since",
  "built_until",
  "maximum_walk",
  "station",
  "order",
  "unwanted_types",
  "unwanted_regions",
];
