import type { HomeOrder } from "../../ports.ts";

const FIRST = "(?:것|거|매물|집|곳|평수|데)?(?:들)?(?:부터|순)";
/** Read on the text without white space. */
const ORDERS: readonly (readonly [HomeOrder, RegExp])[] = [
  [
    "price_up",
    new RegExp(
      `(?:(?<!비)싼|저렴한|낮은)(?:가격|금액)?${FIRST}|가격(?:이)?(?:낮은|오름차)순?|가격순|최저가순|cheap(?:est|er)?(?:ones?)?first|low(?:est)?tohigh|sort(?:ed)?(?:them)?by(?:the)?price|orderbyprice`,
      "iu",
    ),
  ],
  [
    "price_down",
    new RegExp(
      `(?:비싼|높은)(?:가격|금액)?${FIRST}|가격(?:이)?(?:높은|내림차)순?|최고가순|expensive(?:ones?)?first|priciestfirst|high(?:est)?tolow`,
      "iu",
    ),
  ],
  [
    "area_down",
    new RegExp(
      `(?:넓은|큰)${FIRST}|면적순|평수순|(?:largest|biggest)first|sort(?:ed)?(?:them)?by(?:size|area)`,
      "iu",
    ),
  ],
  ["area_up", new RegExp(`(?:좁은|작은)${FIRST}|smallestfirst`, "iu")],
  ["newest", new RegExp(`(?:신축|최신|새|최근|새로지은)${FIRST}|연식순|준공순|newestfirst`, "iu")],
  ["oldest", new RegExp(`(?:오래된|낡은|구축)${FIRST}|oldestfirst`, "iu")],
  [
    "nearest_station",
    new RegExp(`가까운${FIRST}|역세권순|(?:역|지하철|도보)(?:거리)?순|(?:closest|nearest)first`, "iu"),
  ],
];
/** «역에서 가까웠으면 합니다»: no limit, and still a wish. */
const WISHES_NEAR =
  /(?:역|지하철|전철).{0,6}(?:가까우면|가까웠으면|가까운게|가깝게|가까이)|(?:close|near)(?:to)?(?:the|a)?(?:subway|station)ifpossible/iu;
const REVERSED: Readonly<Record<HomeOrder, HomeOrder>> = {
  price_up: "price_down",
  price_down: "price_up",
  area_up: "area_down",
  area_down: "area_up",
  newest: "oldest",
  oldest: "newest",
  nearest_station: "nearest_station",
};

/** In which order homes are wanted; undefined where nothing is said of it. */
export function orderIn(squeezed: string, before: HomeOrder | null = null): HomeOrder | undefined {
  const said = ORDERS.find(([, pattern]) => pattern.test(squeezed))?.[0];
  if (said !== undefined) return said;
  if (WISHES_NEAR.test(squeezed)) return "nearest_station";
  return /^(?:그럼|이제|다시)?(?:반대로|역순|거꾸로|반대순서|reverse)/iu.test(squeezed)
    ? REVERSED[before ?? "price_up"]
    : undefined;
}

const COUNTS: Readonly<Record<string, number>> = { 하나: 1, 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5 };
const AT_MOST =
  /(?:상위|top)?(\d{1,2}|한|두|세|네|다섯)(?:개|건|곳|채|군데)(?:씩|만|정도|까지)?(?:만)?(?:보여|추천|골라|뽑아|알려|찾아)|\btop(\d{1,2})\b/iu;

/** «세 개만 보여줘», “top 3”: so many homes are enough. */
export function countIn(squeezed: string): number | undefined {
  const [, said, top] = AT_MOST.exec(squeezed) ?? [];
  const count = said ?? top;
  return count === undefined ? undefined : (COUNTS[count] ?? Number(count));
}
