import { romanise } from "../../market/english-places.ts";
import type { RealEstateData } from "../../ports.ts";

/** What people call a station, and its name. */
const CALLED: Readonly<Record<string, string>> = {
  디엠씨: "디지털미디어시티",
  dmc: "디지털미디어시티",
  홍대: "홍대입구",
  hongdae: "홍대입구",
  hongik: "홍대입구",
  건대: "건대입구",
  konkuk: "건대입구",
  숙대: "숙대입구",
  성신여대: "성신여대입구",
  한성대: "한성대입구",
  서울대: "서울대입구",
  설입: "서울대입구",
  총신대: "총신대입구",
  고터: "고속터미널",
  동역사: "동대문역사문화공원",
  가디: "가산디지털단지",
  구디: "구로디지털단지",
  어대: "어린이대공원",
};

const NAMED = /([가-힣]{2,10})역(?![가-힣]{2})/u;
/** «지하철역», «가까운 역», «마포 지역»: no name of a station. */
const NO_NAME =
  /(?:지하철|전철|무슨|어느|어떤|가까운|인근|근처|주변|지|구|영|권|전|광|통|번|용|현|내|외|고|징|병|반|세대주)$/u;
const AROUND =
  /^\s?(?:역|쪽|근처|주변|앞|인근|부근|에서|만|입구|가까|only|area|station|side)|^\s*[?？.!]*$/iu;

/** The station that is spoken of, by the name it has: «공덕역», «디엠씨역», «홍대 근처», “near Gongdeok station”. */
export function stationIn(text: string, data: RealEstateData): string | undefined {
  const said = NAMED.exec(text)?.[1];
  if (said !== undefined && !NO_NAME.test(said)) return `${CALLED[said] ?? said}역`;
  return calledIn(text) ?? inLatin(text, data);
}

function calledIn(text: string): string | undefined {
  const lower = text.toLowerCase();
  for (const [called, name] of Object.entries(CALLED)) {
    const at = lower.indexOf(called);
    const isWhole = at !== -1 && !/[가-힣a-z]/u.test(lower.charAt(at - 1));
    if (isWhole && (AROUND.test(text.slice(at + called.length)) || isNear(lower.slice(0, at))))
      return `${name}역`;
  }
  return undefined;
}

function isNear(before: string): boolean {
  return /\b(?:near|around|by|close to|at|in)\s(?:the\s)?$/u.test(before);
}

/** «near Gongdeok station»: one that a home on offer is near to. */
function inLatin(text: string, { listings }: RealEstateData): string | undefined {
  const said = /\b([a-z]{4,})(?:\s(?:univ\w*|entrance))?\sstation\b/iu.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  return listings
    .flatMap(({ station }) => NAMED.exec(station ?? "")?.[1] ?? [])
    .map((name) => `${name}역`)
    .find((name) => romanise(name.slice(0, -1)).toLowerCase().startsWith(said));
}

const WALKS: readonly RegExp[] = [
  /(?:역|지하철|전철|도보|걸어)[^\d]{0,8}(\d{1,2})분/u,
  /(\d{1,2})분(?:거리|이내|안쪽|안에|이내로|내)?(?:의|인|에)?(?:역|지하철|전철|도보)/u,
  /(\d{1,2})-?min(?:ute)?s?.{0,24}(?:walk|foot|station|subway|metro)/iu,
  /(?:walk|foot|station|subway|metro).{0,24}?(\d{1,2})-?min/iu,
];
/** How far a home may be from its station to be called near it. */
const NEAR_STATION = 10;

/** So many minutes on foot to a station at most; read on the text without white space. */
export function walkIn(squeezed: string): number | undefined {
  for (const pattern of WALKS) {
    const minutes = pattern.exec(squeezed)?.[1];
    if (minutes !== undefined) return Number(minutes);
  }
  return /역세권(?!순)/u.test(squeezed) ? NEAR_STATION : undefined;
}
