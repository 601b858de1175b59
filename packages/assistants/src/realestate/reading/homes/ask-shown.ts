import { LOAN_WISHES } from "../../loans/choose-loan.ts";
import { orderIn } from "./order.ts";
import { percentChange } from "./percent-change.ts";

/** A figure by which what was shown is chosen. */
export type Figure =
  | "amount"
  | "area"
  | "built"
  | "walk"
  | "per_area"
  | "rate_minimum"
  | "rate_maximum"
  | "limit";

export interface Pick {
  readonly figure: Figure;
  readonly end: "most" | "least";
  /** 0 for the first of them, 1 for «두 번째로 싼 거». */
  readonly rank: number;
  /** «그다음으로 싼 거»: the one after the last that was picked. */
  readonly isNext: boolean;
}

/** Something about what was shown. */
export type Attribute =
  | "built"
  | "area"
  | "station"
  | "place"
  | "amount"
  | "per_area"
  | "per_pyeong"
  | "average"
  | "difference"
  | "count"
  | "changed"
  | "rate_minimum"
  | "rate_maximum"
  | "limit"
  | "unknown";

/** What is asked about things that were shown. */
export interface AskedOfShown {
  readonly pick: Pick | null;
  readonly attributes: readonly Attribute[];
  /** «어디가 더 비싸?»: of places, and not of homes. */
  readonly isOfPlaces: boolean;
}

const MOST = "(?:제일|가장|젤|최고로?|더|맨|번째로|다음으로|담으로|중에?서?|중)(?:로|의|좀)?";
const NEXT = "(?:next|second|2nd|third|3rd)?";

const PICKS: readonly (readonly [RegExp, Pick["figure"], Pick["end"]])[] = [
  ...LOAN_WISHES.map(([pattern, { figure, end }]) => [pattern, figure, end] as const),
  [
    /(?:㎡|제곱미터|제곱|평|m2)당.{0,14}(?:싼|싸|저렴|낮)|cheap.{0,12}per(?:sqm|square|m2|pyeong)/iu,
    "per_area",
    "least",
  ],
  [
    /(?:㎡|제곱미터|제곱|평|m2)당.{0,14}(?:비싼|비싸|높)|expensive.{0,12}per(?:sqm|square|m2|pyeong)/iu,
    "per_area",
    "most",
  ],
  [
    new RegExp(
      `${MOST}(?:비싼|비싸|고가|높)|최고가|최고액|${NEXT}most(?:expensive|costly)|priciest|moreexpensive|costsmore|dear(?:er|est)`,
      "iu",
    ),
    "amount",
    "most",
  ],
  [
    new RegExp(
      `${MOST}(?:싼|싸|저렴|낮)|최저가|최저액|(?<!비)싼쪽|저렴한쪽|(?:(?<!비)싼|저렴한)(?:거|걸|것)(?:로|으로)|cheap(?:est|er(?!than))|leastexpensive|lowestprice`,
      "iu",
    ),
    "amount",
    "least",
  ],
  [
    new RegExp(
      `${MOST}(?:넓|큰|크)|넓은쪽|(?:큰|넓은)(?:거|걸|것)(?:로|으로)|(?:bigg|larg)(?:est|er(?!than))|mostspacious`,
      "iu",
    ),
    "area",
    "most",
  ],
  [new RegExp(`${MOST}(?:작은|좁은|작|좁)|small(?:est|er(?!than))`, "iu"), "area", "least"],
  [
    new RegExp(
      `(?:역|지하철|전철).{0,8}(?:가까운|가깝)|${MOST}(?:역세권|가까|가깝)|가까운(?:거|걸|것)(?:로|으로)|(?:clos|near)(?:est|er(?!than))`,
      "iu",
    ),
    "walk",
    "least",
  ],
  [
    new RegExp(
      `${MOST}(?:새(?!로운)|신축|최신|최근에?(?:지|준))|새(?:거|걸|것)로|new(?:est|er(?!than))|mostrecent`,
      "iu",
    ),
    "built",
    "most",
  ],
  [new RegExp(`${MOST}(?:오래|낡은)|old(?:est|er(?!than))`, "iu"), "built", "least"],
];

const ATTRIBUTES: readonly (readonly [Attribute, RegExp])[] = [
  [
    "built",
    /준공|몇년(?:에|도에)?(?:지|된|도|식)|언제지|연식|년식|지은지|whenw(?:as|ere).{0,20}built|howold|whatyear|yearbuilt|built(?:when|in\?)/iu,
  ],
  [
    "area",
    /면적|평수|몇평|몇제곱|몇㎡|크기|넓이|how(?:big|large)|what(?:'s|is)?(?:the)?size|floorarea|howmanysq/iu,
  ],
  [
    "station",
    /무슨역|어느역|어떤역|역(?:이름|이뭐|은뭐|은어디|까지|에서|이랑얼마|하고얼마)|역(?:이|은)?[?？]?$|지하철|교통|몇분|howfar|(?:which|nearest|what|closest)(?:station|subway)|(?:station|subway)\??$|minutes/iu,
  ],
  ["per_pyeong", /(?<!몇)평당|3\.3㎡당|per(?:pyeong|pyong)/iu],
  ["per_area", /(?:㎡|제곱미터|제곱|m2)당|per(?:sqm|m2|square)/iu],
  ["difference", /차이|얼마나(?:더)?(?:싸|비싸|높|낮)|difference|gap/iu],
  ["average", /평균(?!.{0,4}차이)|average|onaverage/iu],
  ["count", /몇(?:개|건|곳|채)|총몇|how many|howmany/iu],
  [
    "place",
    /무슨동|어느동|위치(?:가|는|좀|알려)|어디(?:에)?(?:있|야[?？]?$|예요|에요|임|쯤)|whereis|whereare|whatarea|whichneighbou?rhood/iu,
  ],
  [
    "unknown",
    /몇층|층수|방(?:이|은)?몇|방개수|방갯수|주차|관리비(?:는|가)?(?:얼마|어떻)|남향|북향|무슨향|엘리베이터|엘베|옵션|연락처|전화번호|사진|입주(?:가능)?(?:일|날|시기)|언제입주|반려동물|(?:which|what)floor|bedrooms?|parking|elevator|photos?|phonenumber|contact/iu,
  ],
  ["rate_maximum", /최고금리/u],
  ["rate_minimum", /최저금리/u],
  ["limit", /한도(?:는|가|얼마)/u],
  [
    "amount",
    /(?:가격|값|매매가|호가)(?:은|는|이|도)?(?:얼마|뭐|알려|[?？]?$)|^(?:그|이)(?:건|거|집|매물)(?:은|는)?얼마|얼마(?:라고|였|짜리)|(?:what(?:'s|is)|whatwas)(?:the|its)price|howmuch(?:is|was)(?:it|that|thatone)/iu,
  ],
];

const RANKS: readonly RegExp[] = [
  /(?!)/u,
  /두번째로|둘째로|2번째로|second|2nd/iu,
  /세번째로|셋째로|3번째로|third|3rd/iu,
];
const NEXT_ONE =
  /(?:그|고|이)?(?:다음|담)(?:으로|꺼|거|것|은|번)|next(?:big|larg|cheap|small|new|old|clos|near|one|most|best)/iu;
const OF_PLACES =
  /(?:어디|어느(?:구|동|지역|동네|곳|쪽)|둘중|두(?:구|곳|지역|동네)).{0,12}(?:비싸|비싼|싸|싼|저렴|높|낮)|(?:which|where).{0,20}(?:expensive|cheaper|dearer|pric)|(?:평균|시세)차이/iu;

/** What a message asks about things that were shown; null where it asks nothing of the kind. */
export function askedOfShown(text: string): AskedOfShown | null {
  const squeezed = withoutTranslation(text).replaceAll(/\s+/gu, "");
  const pick = pickIn(squeezed);
  const named = ATTRIBUTES.filter(([, pattern]) => pattern.test(squeezed)).map(([name]) => name);
  // «그 평균에서 5% 오르면?»: what it comes to then, and not the average again.
  const attributes: readonly Attribute[] =
    percentChange(withoutTranslation(text)) === null ? named : ["changed"];
  if (pick === null && attributes.length === 0) return null;
  return { pick, attributes, isOfPlaces: OF_PLACES.test(squeezed) };
}

function pickIn(squeezed: string): Pick | null {
  // «넓은 순으로», “biggest first”: all of them, in another order.
  if (orderIn(squeezed) !== undefined) return null;
  const found = PICKS.find(([pattern]) => pattern.test(squeezed));
  if (found === undefined) return null;
  const [, figure, end] = found;
  const rank = RANKS.findIndex((pattern) => pattern.test(squeezed));
  return { figure, end, rank: Math.max(0, rank), isNext: rank === -1 && NEXT_ONE.test(squeezed) };
}

/** English is read with its Korean behind it, which says what it is about and not what is asked of it. */
function withoutTranslation(text: string): string {
  return /^[^가-힣]{8,}\(/u.test(text) ? text.replace(/\([^)]*\)\s*$/u, "") : text;
}

/** The one of several that is picked; `last` is the one that was picked before. */
export function pickFrom<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  { end, rank, isNext }: Pick,
  figureOf: (thing: Thing) => number | null,
  last: string | null,
): Thing | undefined {
  const known = things
    .flatMap((thing) => {
      const value = figureOf(thing);
      return value === null ? [] : [{ thing, value }];
    })
    .sort((one, two) => (end === "most" ? two.value - one.value : one.value - two.value))
    .map(({ thing }) => thing);
  // Without one that was picked the first of them has been seen already.
  const before = known.findIndex(({ name }) => name === last);
  return known[isNext ? Math.max(0, before) + 1 : rank];
}

/** «7억으로 들어갈 데 있어?»: what a sum buys of it; read on the text without white space. */
export const BUYS =
  /(?:으로|로|이면|면|에|까지|밖에)(?:는|도|요)?(?:가능|되|돼|될|살수|살만|들어갈|있|구할|없|얻)/u;
