import type { LeaseFields } from "../ports.ts";

/** «서울특별시 마포구 백범로 100», «경기 성남시 분당구 판교역로 166번길 12-3». */
const ROAD =
  /(?:[가-힣]{2,7}(?:특별시|광역시|특별자치시|특별자치도|도|시)|서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:\s[가-힣]{1,6}[시군구])?(?:\s[가-힣]{1,6}[구읍면])?\s[가-힣\d]{1,14}(?:로|길)(?:\s?\d{1,4}번?길)?\s?\d{1,5}(?:-\d{1,4})?/u;
const SHORT_ROAD =
  /(?:[가-힣]{1,6}[시군구]\s){0,2}[가-힣\d]{1,14}(?:로|길)(?:\s?\d{1,4}번?길)?\s\d{1,5}(?:-\d{1,4})?/u;
/** «12 Teheran-ro, Gangnam-gu, Seoul», «Teheran-ro 12, Gangnam-gu» */
const ENGLISH_ROAD =
  /(?:\d{1,5}(?:-\d{1,4})?,?\s[A-Z][A-Za-z]+(?:\d+[a-z]*)?-(?:ro|gil|daero)|[A-Z][A-Za-z]+-(?:ro|gil|daero)\s\d{1,5}(?:-\d{1,4})?)(?:,\s[A-Z][A-Za-z-]+(?:-(?:gu|si|do|dong))?){0,4}/u;
const DETAIL =
  /^\s?[,(]?\s?((?:[가-힣A-Za-z\d]{1,20}(?:아파트|빌라|오피스텔|맨션|타운)\s?)?(?:(?:\d{1,4}|[A-Za-z]|[가-하])동\s?)?(?:(?:지하\s?)?\d{1,3}층\s?)?(?:[B비]?\d{1,5}호)?)/u;

/** The road address a text names, and what follows it: 동, 층, 호. */
export function readAddress(text: string): Partial<Pick<LeaseFields, "address_road" | "address_detail">> {
  const home = withoutPartyAddresses(text);
  const road = ROAD.exec(home) ?? SHORT_ROAD.exec(home) ?? ENGLISH_ROAD.exec(home);
  if (road === null) {
    const detail = /(?:^|\s)((?:\d{1,4}동\s?)?\d{1,5}호)(?:로|으로)?(?:\s|$|[.,])/u.exec(home)?.[1];
    return detail === undefined ? {} : { address_detail: detail.trim() };
  }
  const detail = DETAIL.exec(home.slice(road.index + road[0].length))?.[1]?.trim() ?? "";
  return {
    address_road: road[0].replace(/\s+/gu, " ").trim(),
    ...(detail === "" ? {} : { address_detail: detail }),
  };
}

/** «임대인 주소 …» is where the landlord lives, not what is let. */
function withoutPartyAddresses(text: string): string {
  return text.replace(/(?:임대인|임차인|집주인|세입자)(?:의)?\s?주소[^.\n]{0,80}/gu, " ");
}
