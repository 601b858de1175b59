import type { Listing, RealEstateData } from "../../ports.ts";
import type { Facts, Request } from "../../shapes/request.ts";
import { readFacts } from "../read-facts.ts";
import { cleared, SEARCHED } from "./conditions.ts";
import { orderIn } from "./order.ts";

interface Change {
  readonly text: string;
  readonly data: RealEstateData;
  readonly now: string;
  readonly shown: readonly Listing[];
}
type Name = keyof Facts;

/** «아파트도 같이»: beside what is wanted already. */
const ADDS =
  /까지\s?(?:넓|포함|같이|함께|늘려서|다\s?보)|도\s?(?:같이|함께|포함|추가|넣어|보여|봐|보고|찾아|끼워)|포함해|추가해|\b(?:also|too|as well|include|including|add|plus)\b/iu;
/** «송파구랑 비교해줘»: beside the place that was looked at. */
const COMPARES = /비교|차이|견주|대비|보다|compare|versus|\bvs\b/iu;
/** «비슷한 가격으로»: about what the one that was shown costs. */
const ALIKE =
  /비슷한\s?(?:가격|금액|값|수준|예산)|(?:가격|금액|예산)\S?\s?비슷|similar(?:ly)?\s?(?:price|budget)/iu;
const ABOUT = 0.1;
/** «1억 더 쓸 수 있으면»: on top of the budget. */
const ON_TOP =
  /\d[\d.,]{0,14}\s?(?:억|천|만|원|million|billion)[^.?]{0,8}더\s?(?:쓰|쓸|써|올|늘|보태|내|낼|주|얹)|\d[\d.,]{0,14}\s?(?:million|billion)(?:\swon)?\smore/iu;

/** The conditions that a message says something of. */
export function changesIn(change: Change, previous: Request): readonly Name[] {
  return Object.keys(saidIn(change, previous)) as Name[];
}

function saidIn({ text, data, now, shown }: Change, previous: Request): Partial<Facts> {
  const read = readFacts(text, ["listings"], { data, now });
  const order = orderIn(text.replaceAll(/\s+/gu, ""), previous.facts.order);
  const said = Object.fromEntries(
    Object.entries(read).filter(([name]) => (SEARCHED as readonly string[]).includes(name)),
  ) as Partial<Facts>;
  return {
    ...said,
    ...(order === undefined ? {} : { order }),
    ...alike(text, shown, previous),
    ...bareMinutes(text, previous),
  };
}

/** «10분까지도 괜찮아» after a walk to the station was spoken of. */
function bareMinutes(text: string, { facts }: Request): Partial<Facts> {
  const minutes = facts.maximum_walk === null ? undefined : /(\d{1,2})\s?(?:분|min)/u.exec(text)?.[1];
  return minutes === undefined ? {} : { maximum_walk: Number(minutes) };
}

function alike(text: string, shown: readonly Listing[], { facts }: Request): Partial<Facts> {
  const home =
    shown.find(({ name }) => name === facts.listing) ?? (shown.length === 1 ? shown[0] : undefined);
  if (home === undefined || !ALIKE.test(text)) return {};
  return {
    minimum_price: Math.round(home.amount * (1 - ABOUT)),
    maximum_price: Math.round(home.amount * (1 + ABOUT)),
  };
}

/** The search that was made, with what a message adds to it, puts in its place, leaves out or lets go of. */
export function changeSearch(change: Change, previous: Request, dropped: readonly Name[]): Partial<Facts> {
  // «10억 넘어도 괜찮아» names what it lets go of.
  const said = without(saidIn(change, previous), dropped);
  const before: Facts = { ...previous.facts, ...cleared([...FORGOTTEN, ...dropped]) };
  const adds = ADDS.test(change.text);
  return {
    ...before,
    ...said,
    ...place(said, before, adds || COMPARES.test(change.text)),
    ...types(said, before, adds),
    ...ends("minimum_price", "maximum_price", priced(change.text, said, previous), before, dropped),
    ...ends("minimum_area", "maximum_area", said, before, dropped),
    ...ends("built_since", "built_until", said, before, dropped),
  };
}

/** What belongs to the answer that was given, and not to the search. */
const FORGOTTEN: readonly Name[] = ["listing", "price", "deposit", "rent"];

function without(said: Partial<Facts>, dropped: readonly Name[]): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(said).filter(([name]) => !(dropped as readonly string[]).includes(name)),
  );
}

function place(said: Partial<Facts>, before: Facts, adds: boolean): Partial<Facts> {
  const { regions, station, complex, unwanted_regions = [] } = said;
  const unwanted = [...new Set([...before.unwanted_regions, ...unwanted_regions])];
  if (regions === undefined)
    return unwanted_regions.length === 0
      ? {}
      : {
          unwanted_regions: unwanted,
          regions: before.regions.filter((region) => !unwanted_regions.includes(region)),
        };
  return {
    unwanted_regions: unwanted.filter((region) => !regions.includes(region)),
    regions: adds ? [...new Set([...before.regions, ...regions])] : regions,
    station: station ?? null,
    complex: complex ?? null,
  };
}

function types(said: Partial<Facts>, before: Facts, adds: boolean): Partial<Facts> {
  const { property_type = null, also_types = [], unwanted_types = [] } = said;
  const named = property_type === null ? [] : [property_type, ...also_types];
  const known = before.property_type === null ? [] : [before.property_type, ...before.also_types];
  // Who sees every kind and wants one «as well» still sees every kind.
  const joined = !adds || named.length === 0 ? named : known.length === 0 ? [] : [...known, ...named];
  const isSaid = named.length > 0 || unwanted_types.length > 0;
  if (!isSaid) return {};
  const kept = (named.length > 0 ? [...new Set(joined)] : known).filter(
    (type) => !unwanted_types.includes(type),
  );
  const [first = null, ...others] = kept;
  return {
    property_type: first,
    also_types: others,
    unwanted_types: [...new Set([...before.unwanted_types, ...unwanted_types])].filter(
      (type) => !named.includes(type),
    ),
  };
}

/** A sum that nobody calls a limit is one: «3억 5천이면?». */
function priced(text: string, said: Partial<Facts>, { facts }: Request): Partial<Facts> {
  const exact = said.maximum_price ?? said.price ?? said.deposit;
  if (exact === undefined || exact === null) return said;
  if (ON_TOP.test(text) && facts.maximum_price !== null)
    return { maximum_price: facts.maximum_price + exact };
  return said.minimum_price === undefined || said.maximum_price !== undefined
    ? { ...said, maximum_price: exact }
    : said;
}

/** One end of a range that is said takes the place of the old one; the other end stays where both can be. */
function ends<Low extends Name, High extends Name>(
  low: Low,
  high: High,
  said: Partial<Facts>,
  before: Facts,
  dropped: readonly Name[],
): Partial<Facts> {
  const given = [said[low], said[high]] as readonly (number | null | undefined)[];
  const [from, to] = given;
  if (from === undefined && to === undefined) return {};
  const known = (name: Name) => (dropped.includes(name) ? null : (before[name] as number | null));
  const [wasFrom, wasTo] = [known(low), known(high)];
  return {
    [low]: from ?? (to != null && wasFrom !== null && wasFrom < to ? wasFrom : null),
    [high]: to ?? (from != null && wasTo !== null && wasTo > from ? wasTo : null),
  };
}
