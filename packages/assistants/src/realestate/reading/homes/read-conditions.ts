import { findAreas } from "@maru/language";
import type { RealEstateData } from "../../ports.ts";
import type { Facts } from "../../shapes/request.ts";
import { countIn, orderIn } from "./order.ts";
import { stationIn, walkIn } from "./stations.ts";
import { typesSaid } from "./types-said.ts";

/** What each condition of a search for homes is, other than its place, its deal and its price. */
export function readConditions(
  text: string,
  squeezed: string,
  { data, now }: { readonly data: RealEstateData; readonly now: string },
): Partial<Facts> {
  const { wanted, unwanted } = typesSaid(text);
  const [type, ...others] = wanted;
  const station = stationIn(text, data);
  const walk = walkIn(squeezed);
  const order = orderIn(squeezed);
  const count = countIn(squeezed);
  return {
    ...(type === undefined ? {} : { property_type: type }),
    ...(others.length === 0 ? {} : { also_types: others }),
    ...(unwanted.length === 0 ? {} : { unwanted_types: [...unwanted] }),
    ...areaIn(text),
    ...builtIn(text, squeezed, Number(now.slice(0, 4))),
    ...(station === undefined ? {} : { station }),
    ...(walk === undefined ? {} : { maximum_walk: walk }),
    ...(order === undefined ? {} : { order }),
    ...(count === undefined ? {} : { most_homes: count }),
  };
}

type Area = Pick<Facts, "minimum_area" | "maximum_area">;
/** «84제곱» is the usual name of homes around that size. */
const AROUND = 0.1;

/** «30㎡ 이상 50㎡ 이하», «20평대», «84짜리». */
function areaIn(text: string): Partial<Area> {
  const areas = findAreas(text).map(({ value }) => limitsOf(value));
  const [first = usualArea(text), second = {}] = areas;
  // A second area only completes the first: «30㎡ 이상 50㎡ 이하».
  return { ...second, ...first };
}

function limitsOf(value: ReturnType<typeof findAreas>[number]["value"]): Partial<Area> {
  switch (value.kind) {
    case "range":
      return { minimum_area: round(value.minimum), maximum_area: round(value.maximum) };
    case "at_most":
      return { maximum_area: round(value.amount) };
    case "at_least":
      return { minimum_area: round(value.amount) };
    case "exact":
      return around(value.amount);
  }
}

/** «가온아파트 84 전세», «84짜리», «국평»: sizes so usual that nobody says a unit. */
function usualArea(text: string): Partial<Area> {
  const size =
    /(?<![\d.,억만천])(59|74|84|101|114)\s?(?:타입|형|[a-d](?![a-z]))?\s?(?:전세|월세|매매|아파트|짜리|끼리)/iu.exec(
      text,
    )?.[1] ?? (/국민\s?평형|국평/u.test(text) ? "84" : undefined);
  return size === undefined ? {} : around(Number(size));
}

function around(area: number): Area {
  return { minimum_area: round(area * (1 - AROUND)), maximum_area: round(area * (1 + AROUND)) };
}

type Built = Pick<Facts, "built_since" | "built_until">;
const YEAR = "((?:19|20)\\d\\d)(?:년|년도)?(?:식)?";
const BUILDS = "(?:준공|지은|지어|건축|신축|입주|완공)";
const SINCE: readonly RegExp[] = [
  new RegExp(`${YEAR}(?:에)?(?:이후|이상|보다(?:새|최근|나중)|부터${BUILDS})`, "u"),
  /\b(?:built|completed|constructed)\s(?:(?:in|on)\s(?:or\s)?)?(?:after|since|from)\s((?:19|20)\d\d)/iu,
  /\b(?:newer than|since|after)\s((?:19|20)\d\d)/iu,
  /((?:19|20)\d\d)\s(?:or|and)\s(?:newer|later)/iu,
];
const UNTIL: readonly RegExp[] = [
  new RegExp(`${YEAR}(?:에)?(?:이전|까지|전)(?:에)?${BUILDS}`, "u"),
  new RegExp(`${BUILDS}.{0,4}${YEAR}(?:이전|까지)`, "u"),
  /\b(?:built (?:before|until|up to)|older than)\s((?:19|20)\d\d)/iu,
];
const IN_YEAR = new RegExp(`${YEAR}(?:에)?(?:${BUILDS}|(?<=식)(?:매물|아파트|오피스텔|빌라))`, "u");
/** «18년식 이후», «20년 이후 준공»: the century goes without saying. */
const SHORT_SINCE = new RegExp(
  `(?<!\\d)([0-2]\\d)년(?:식(?:에)?(?:이후|이상|부터)|(?:도)?(?:이후|이상)(?:에)?${BUILDS})`,
  "u",
);
const AGE =
  /(?:준공|지은지|지어진지|연식|입주)?(\d{1,2})년(?:이내|안쪽|안|이하|미만)(?:에)?(?:로|의|인)?(?:준공|지은|지어|신축|된|건물|안된)|(?:준공|지은지|지어진지|연식)(\d{1,2})년(?:이내|안|이하|미만)/u;
const AGE_IN_ENGLISH =
  /\b(?:less than|under|within|at most|no more than|not older than)\s(\d{1,2})\s(?:years?|yrs?)(?:\sold)?/iu;
const OLD_AGE = /(?:지은지|준공)?(\d{1,2})년(?:넘은|이상된|이상지난)/u;
const NEW = /신축|새(?:로지은|집|아파트|오피스텔)|newlybuilt|newbuild/iu;
/** A home is called new for so many years where no year is said. */
const NEW_YEARS = 5;

/** «오래된 건 빼고», “no old buildings”: a home is called old from so many years where no year is said. */
const OLD_YEARS = 20;
const NOT_OLD =
  /(?:오래된|오래돼|낡은|옛날|구축|연식된)(?:아파트|건물|오피스텔|빌라|주택|집|매물|거|건|것|걸)?(?:은|는|을|를|이|들은)?(?:다|모두|좀)?(?:빼|제외|말고|싫|별로|없이|안보)|너무(?:오래된|낡은).{0,4}(?:빼|말고|싫)|\b(?:no|not|without|exclude|except|skip|drop|leave out|hide)\s(?:the\s|any\s|too\s)?old(?:er)?\b/iu;

/** From when, or until when, a home was built. */
function builtIn(text: string, squeezed: string, year: number): Partial<Built> {
  const named = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(squeezed)?.[1] ?? pattern.exec(text)?.[1]).find(Boolean);
  const since = named(SINCE);
  const until = named(UNTIL);
  if (since !== undefined || until !== undefined)
    return {
      ...(since === undefined ? {} : { built_since: Number(since) }),
      ...(until === undefined ? {} : { built_until: Number(until) }),
    };
  const short = SHORT_SINCE.exec(squeezed)?.[1];
  if (short !== undefined) return { built_since: 2000 + Number(short) };
  const exact = IN_YEAR.exec(squeezed)?.[1];
  if (exact !== undefined) return { built_since: Number(exact), built_until: Number(exact) };
  const [, before, after] = AGE.exec(squeezed) ?? [];
  const age = before ?? after ?? (/old|built/iu.test(text) ? AGE_IN_ENGLISH.exec(text)?.[1] : undefined);
  if (age !== undefined) return { built_since: year - Number(age) };
  const old = OLD_AGE.exec(squeezed)?.[1];
  if (old !== undefined && /지은|준공|구축|아파트|건물|오피스텔/u.test(squeezed))
    return { built_until: year - Number(old) };
  if (NOT_OLD.test(squeezed) || NOT_OLD.test(text)) return { built_since: year - OLD_YEARS };
  return NEW.test(squeezed) && !/순/u.test(squeezed) ? { built_since: year - NEW_YEARS } : {};
}

function round(area: number): number {
  return Math.round(area * 10) / 10;
}
