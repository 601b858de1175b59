import type { Listing } from "../../ports.ts";
import type { Facts, Request, Topic } from "../../shapes/request.ts";
import { droppedFacts } from "../dropped-facts.ts";
import { LEASE_PAIR } from "../lease-pair.ts";
import { readFacts } from "../read-facts.ts";
import { homeMeant, pickedBy } from "../read-listing.ts";
import { askedOfShown } from "./ask-shown.ts";
import { changesIn } from "./change-search.ts";
import { changed } from "./changed-search.ts";
import {
  ABOUT_HOMES,
  type HomeFollowUp,
  type HomeTalk,
  isOfLaw,
  MISTAKEN,
  OF_A_LEASE,
  SUMS,
} from "./home-talk.ts";
import { percentChange } from "./percent-change.ts";

function withoutHomes(text: string, listings: readonly Listing[]): string {
  return listings
    .flatMap(({ name }) => [name, name.split(/\s/u)[0] ?? name])
    .reduce((rest, name) => rest.replaceAll(name, " "), text);
}

/** What is worked out for a home that was shown. */
const FOR_HOME: readonly Topic[] = [
  "roi",
  "loan_limit",
  "loan_products",
  "loan_payment",
  "broker_fee",
  "deposit_risk",
];
/** How a message goes on about prices or homes that were shown; null where it is about something else. */
export function homeFollowUp(given: Omit<HomeTalk, "unnamed">): HomeFollowUp | null {
  const { previous, text } = given;
  const talk: HomeTalk = { ...given, unnamed: withoutHomes(text, given.data.listings) };
  if (previous === null || !previous.topics.some((topic) => ABOUT_HOMES.includes(topic))) return null;
  if (text.length > LONGEST) return null;
  return (
    analysed(talk, previous) ??
    workedOut(talk, previous) ??
    raised(talk, previous) ??
    judged(talk, previous) ??
    asked(talk, previous) ??
    changed(talk, previous)
  );
}
const LONGEST = 160;

const ANALYSES = /분석|진단(?!서)|analy[sz]e|analysis/iu;

/** «방금 그 데이터로 분석해줘»: the analysis team looks at what was found. */
function analysed({ text, said }: HomeTalk, previous: Request): HomeFollowUp | null {
  const isMeant =
    ANALYSES.test(text) && said.every((topic) => MISTAKEN.includes(topic)) && !OF_A_LEASE.test(text);
  if (!isMeant) return null;
  const facts = { ...previous.facts, ...NO_SUM, maximum_price: null, listing: null };
  return { topics: ["price_level"], facts, own: {}, reuses: true, leans: true };
}
const NO_SUM: Partial<Facts> = { price: null, deposit: null, rent: null };

/** «그 집 사서 월세 놓으면 수익률?», «그중 싼 걸로 담보대출 상품도»: something else, for a home that was shown. */
function workedOut(talk: HomeTalk, previous: Request): HomeFollowUp | null {
  const { text, data, now, shown } = talk;
  const asked = talk.said.filter((topic) => !ABOUT_HOMES.includes(topic));
  const said = asked.length > 0 ? asked : workNamedIn(text);
  if (said.length === 0 || !said.every((topic) => FOR_HOME.includes(topic))) return null;
  const home = homeMeant(text, { listings: data.listings, shown, previous });
  if (home === undefined || home.kind !== "sale") return null;
  const own = readFacts(text, said, { data, now });
  return {
    topics: said,
    facts: {
      ...previous.facts,
      ...NO_SUM,
      ...ofHome(home),
    },
    own: withoutPlace(own),
    // The rents that were found are what a home there brings.
    reuses: said.every((topic) => topic === "roi"),
    leans: false,
  };
}

/** «그거 대출 되나? 연봉 5천»: in talk about a home one word says what is to be worked out. */
function workNamedIn(text: string): readonly Topic[] {
  if (/대출|빌릴|빌려|주담대|borrow|mortgage|\bloan\b/iu.test(text)) return ["loan_limit"];
  return /복비|중개\s?(?:보수|수수료)|broker|agent'?s? fee/iu.test(text) ? ["broker_fee"] : [];
}

function withoutPlace({
  regions: _regions,
  property_type: _type,
  kind: _kind,
  complex: _complex,
  ...rest
}: Partial<Facts>): Partial<Facts> {
  return rest;
}

/** «그 평균에서 5% 오르면?»: arithmetic on the figure that was shown. */
function raised({ text, said, shown, data }: HomeTalk, previous: Request): HomeFollowUp | null {
  if (percentChange(text) === null || !said.every((topic) => MISTAKEN.includes(topic))) return null;
  const isAboutHomes = shown.length > 0 && previous.topics.includes("listings");
  const home = isAboutHomes ? homeMeant(text, { listings: data.listings, shown, previous }) : undefined;
  return {
    topics: lookedAt(previous, isAboutHomes),
    facts: { ...previous.facts, listing: home?.name ?? null },
    own: {},
    reuses: true,
    leans: true,
  };
}

/** Words that ask whether a price is right, whatever it is the price of. */
const JUDGES =
  /비싼(?:거|건|편|가|지|것)|비싸|싼(?:거|건|편|가|지|것)(?!순|부터)|싸게|저렴한|적정|적당|합리적|바가지|호구|시세(?:보다|대비|랑|에비해)|평균(?:보다|대비)|too(?:much|high|low|expensive)|expensive|cheap(?!est)|overpric|reasonable|fair|good(?:deal|price)|worthit|above|below|compared|rip-?off/iu;
/** Words that ask so of a sum that is told with them: «20억은 어때? 너무 센가». */
const JUDGES_SUM = /시세|평균|높은|낮은|괜찮|어때|어떤가|어떰|센가|세나|센거|쎈|과한|과하|무리|심한/u;

/** «12억이면 평균보다 몇 프로 높은 거야?», «그 집 비싼 거야?»: a sum beside the prices that are known. */
function judged(talk: HomeTalk, previous: Request): HomeFollowUp | null {
  const { text, said, data, now, shown } = talk;
  const squeezed = text.replaceAll(/\s+/gu, "");
  const isLoose = !JUDGES.test(squeezed);
  // «3000에 120은?» after rents were shown: nothing else can be asked of it.
  const isBarePair = LEASE_PAIR.test(text) && !previous.topics.includes("listings");
  // «그럼 12억이면?» after a sum was judged.
  const { price, deposit, rent } = previous.facts;
  const isNextSum =
    previous.topics.includes("price_level") && [price, deposit, rent].some((sum) => sum !== null);
  if (isLoose && !JUDGES_SUM.test(squeezed) && !isBarePair && !isNextSum) return null;
  if (!said.every((topic) => MISTAKEN.includes(topic))) return null;
  // «5억이면 괜찮은 매물 있어?» looks for homes.
  if (/있어|있나|있을|찾아|보여/u.test(squeezed)) return null;
  const own = readFacts(talk.unnamed, ["price_level"], { data, now });
  const sum = own.price ?? own.deposit ?? own.rent ?? null;
  const isAsked = askedOfShown(text) !== null;
  const home =
    sum === null && !isAsked && !isLoose
      ? homeMeant(text, { listings: data.listings, shown, previous })
      : undefined;
  if (own.maximum_price !== undefined || (sum === null && home === undefined)) return null;
  const isElsewhere =
    own.regions !== undefined || own.property_type !== undefined || own.complex !== undefined;
  return {
    topics: ["price_level"],
    facts: {
      ...previous.facts,
      ...NO_SUM,
      maximum_price: null,
      minimum_price: null,
      listing: null,
      ...(home === undefined ? {} : ofHome(home)),
    },
    own: { ...own, ...(own.rent === undefined ? {} : { kind: "rent" as const }) },
    reuses: !isElsewhere,
    leans: true,
  };
}

function ofHome(home: Listing): Partial<Facts> {
  return {
    listing: home.name,
    price: home.amount,
    regions: [home.district],
    property_type: home.property_type,
    kind: home.kind,
  };
}

/** «제일 싼 거», «몇 평이고 몇 년식?»: what was shown is looked at again. */
function asked(talk: HomeTalk, previous: Request): HomeFollowUp | null {
  const { text, said, shown, data } = talk;
  const question = droppedFacts(text).length > 0 ? null : askedOfShown(text);
  if (question === null || !said.every((topic) => MISTAKEN.includes(topic)) || isOfLaw(text, said))
    return null;
  const isAboutHomes =
    shown.length > 0 && ["listings", "price_level"].some((topic) => previous.topics.includes(topic as Topic));
  const isAboutPrices = previous.topics.includes("market") && text.length <= SHORT;
  if (!isAboutHomes && !isAboutPrices) return null;
  const changes = changesIn({ ...talk, text: talk.unnamed }, previous);
  // «next biggest? 610 million is over my budget»: the sum is told, and what is asked is which.
  const narrows = changes.filter((name) => !SUMS.includes(name) && name !== "listing");
  if (narrows.length > 0) return null;
  const isLimit = changes.includes("maximum_price") || changes.includes("minimum_price");
  if (isLimit && (question.pick === null || LIMITED.test(text))) return null;
  const home = isAboutHomes
    ? (pickedBy(text, shown, previous.facts.listing) ??
      homeMeant(text, { listings: data.listings, shown, previous }))
    : undefined;
  return {
    topics: lookedAt(previous, isAboutHomes),
    facts: { ...previous.facts, listing: home?.name ?? null },
    own: {},
    reuses: true,
    leans: true,
  };
}
/** «5억보다 싼 거», “cheaper than 500 million”: a limit, and not the cheapest. */
const LIMITED = /than\b|under|below|up to|보다|이하|까지|미만|이내|이상|넘는|초과/iu;
const SHORT = 40;

/** What was judged is homes on offer or prices again. */
function lookedAt({ topics }: Request, isAboutHomes: boolean): readonly Topic[] {
  const shown = topics.filter((topic) => topic === "market" || topic === "listings");
  return shown.length > 0 ? shown : [isAboutHomes ? "listings" : "market"];
}
