import type { Register } from "../verbs/say.ts";

/** Whom one speaks to as one does at home. */
const CLOSE =
  "엄마 아빠 딸 딸아 아들 여친 남친 여자친구 남자친구 친구 친구들 동생 형 누나 오빠 언니 조카 조카들 룸메 룸메이트 남편 와이프 아내 동기 후배 후배들 아이 애 애들 손주 손자 손녀 막내 큰오빠 큰언니 둘째 육씨 son daughter friend";
const ELDERS =
  "부모님 어머니 어머님 아버지 아버님 할머니 할아버지 시어머니 시아버지 장모님 장인 장모 시부모님 선배 이모 고모 삼촌";
/** Not addressed by name: «단톡», «반톡». */
const CROWD =
  /(?:단톡|단톡방|반톡|방|게시판|밴드|카페|홈페이지|여러분|동료|동료들|직원들|모두|다|둘|저|나|나한테|me|them)$/u;
const PRONOUN = /^(?:갸|그|그분|그 ?사람|갸|걔|쟤|him|her|them|it|그 ?친구)$/u;

const CLOSE_ONES = new Set(CLOSE.split(" "));
const ELDER_ONES = new Set(ELDERS.split(" "));
const CALLED: { readonly [who: string]: string } = {
  집주인: "사장님",
  주인: "사장님",
  건물주: "사장님",
  임대인: "임대인님",
  장인: "장인어른",
};

/** A body of people: somebody there reads it. */
const OFFICE =
  /(?:사무소|시청|군청|구청|도청|공단|공사|기록원|보건소|센터|학교|병원|은행|회사|위원회|교육청|항공사|여행사|보험사|업체|세무서|관리사무소|호텔|숙소|펜션|리조트|게스트하우스|식당|카페|매장|가게)$/u;

export function isCrowd(to: string): boolean {
  return CROWD.test(to) || PRONOUN.test(to);
}

export function isOffice(who: string): boolean {
  return OFFICE.test(who);
}

export function isPronoun(who: string): boolean {
  return PRONOUN.test(who);
}

/** «팀장님,», «엄마,»: how somebody is called at the beginning. */
export function called(to: string): string {
  if (CLOSE_ONES.has(to)) return to.replace(/딸아$/u, "딸");
  if (CALLED[to] !== undefined) return CALLED[to];
  if (OFFICE.test(to)) return `${to} 담당자님`;
  if (
    /(?:판매자|호스트|주최자|주최측|가이드|간사|반장|통장|주인|팀장|과장|대리|부장|차장|사장|원장|소장|실장|이사|교수|본부장|회장|총무|매니저|기사|중개사|세무사|변호사|관리소장|선배|담당자|담당|장인|장모|세입자|임차인|매도인|매수인|조합장|이장|의사|선생|기자|형|누나|점장)$/u.test(
      to,
    )
  )
    return `${to}님`;
  return to;
}

/** How one speaks to whom, where nothing was said of it. */
export function usualRegister(kind: string, to: string | null): Register {
  if (["clause", "agreement", "statement"].includes(kind)) return "plain";
  if (to !== null && CLOSE_ONES.has(to)) return "banmal";
  if (to !== null && ELDER_ONES.has(to)) return "haeyo";
  return ["mail", "letter", "certified", "official_letter", "notice", "request", "speech", "form"].includes(
    kind,
  )
    ? "hapsyo"
    : "haeyo";
}

export function isClose(to: string | null): boolean {
  return to !== null && (CLOSE_ONES.has(to) || ELDER_ONES.has(to));
}
