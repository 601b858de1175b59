import type { Facts, Topic } from "../../shapes/request.ts";
import { narrowsSearch } from "./conditions.ts";

type Name = keyof Facts;

/** Somebody tells what he would like to have. */
const WISHES =
  /싶|좋겠|했으면|였으면|웠으면|원해|원하|찾|구하|구해|알아보|볼까|관심|생각|예산|looking|want|would like|prefer|need|hoping|budget/iu;
const OF_A_LEASE =
  /집주인|임대인|건물주|세입자|임차인|갱신|보증금.{0,6}(?:안|못|돌려)|계약서|특약|landlord|tenant|\blease\b|deposit back/iu;
/** Statistics know nothing of these. */
const ONLY_OF_HOMES: readonly Name[] = [
  "station",
  "maximum_walk",
  "built_since",
  "built_until",
  "order",
  "unwanted_types",
];
/** Each of these is a wish of its own. */
const WISHED: readonly (readonly Name[])[] = [
  ["regions", "station"],
  ["property_type"],
  ["minimum_price", "maximum_price", "maximum_rent"],
  ["minimum_area", "maximum_area"],
  ["built_since", "built_until"],
  ["maximum_walk", "order"],
  ["unwanted_types"],
];
const ENOUGH = 3;

/**
 * «…마포쪽에 5억까지, 2018년 이후 준공이면 좋겠어요»: who tells what a home should be like looks for one, although nothing
 * is asked. Null where it is about something else, or is known already.
 */
export function homesMeant(
  said: readonly Topic[],
  facts: Partial<Facts>,
  text: string,
): readonly Topic[] | null {
  const has = (names: readonly Name[]) => names.some((name) => facts[name] !== undefined);
  if (said.length > 0 && said.every((topic) => topic === "market"))
    return has(ONLY_OF_HOMES) && !/시세|평균|실거래|average|market/iu.test(text) ? ["listings"] : null;
  // «마포 오피스텔 5억»: no deal is named, so it is what a home may cost.
  const sums = [facts.price, facts.deposit, facts.maximum_price].filter((sum) => sum !== undefined);
  const isBare = said.length === 0 && sums.length === 1 && facts.property_type !== undefined;
  if (isBare && ["kind", "senior_debt", "income", "rent"].every((name) => facts[name as Name] === undefined))
    return ["listings"];
  const isOpen = said.every((topic) => topic === "law" || topic === "help" || topic === "roi");
  const wished = WISHED.filter(has).length;
  return isOpen && wished >= ENOUGH && narrowsSearch(facts) && WISHES.test(text) && !OF_A_LEASE.test(text)
    ? ["listings"]
    : null;
}
