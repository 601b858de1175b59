import type { Register } from "@maru/language";

/** Whom one speaks to as one does at home. */
const CLOSE =
  "엄마 아빠 딸 딸아 아들 여친 남친 여자친구 남자친구 친구 친구들 동생 형 누나 오빠 언니 조카 조카들 룸메 룸메이트 남편 와이프 아내 동기 후배 후배들 아이 애 애들 손주 손자 손녀 막내 큰오빠 큰언니 둘째 육씨 son daughter friend";
const ELDERS =
  "부모님 어머니 어머님 아버지 아버님 할머니 할아버지 시어머니 시아버지 장모님 장인 장모 시부모님 선배 이모 고모 삼촌";
/** Not addressed by name: «단톡», «반톡». */
const CROWD = /(?:단톡|단톡방|반톡|방|게시판|밴드|카페|홈페이지|여러분|모두|다|둘|저|나|나한테|me|them)$/u;
const PRONOUN = /^(?:그|그분|그 ?사람|갸|걔|쟤|him|her|them|it|그 ?친구)$/u;

const CLOSE_ONES = new Set(CLOSE.split(" "));
const ELDER_ONES = new Set(ELDERS.split(" "));
const TITLED = /(?:님|씨|분|부장|과장|대리|들|팀|부|소|사|실|회|청|원|행|처|국)$/u;
const CALLED: { readonly [who: string]: string } = {
  집주인: "사장님",
  주인: "사장님",
  건물주: "사장님",
  임대인: "임대인님",
  landlord: "Hello",
};

export function isCrowd(to: string): boolean {
  return CROWD.test(to) || PRONOUN.test(to);
}

/** «팀장님,», «엄마,»: how somebody is called at the beginning. */
export function called(to: string): string {
  if (CLOSE_ONES.has(to)) return to.replace(/딸아$/u, "딸");
  if (CALLED[to] !== undefined) return CALLED[to];
  if (
    /(?:팀장|과장|대리|부장|차장|사장|원장|소장|실장|이사|교수|본부장|회장|총무|매니저|기사|중개사|세무사|변호사|관리소장|선배|담당자|담당|장인|장모|세입자|임차인|매도인|매수인|조합장|이장|의사|선생|기자|형|누나|점장)$/u.test(
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

/** A name or a body that is written with 께 or 에. */
export function withHonour(to: string): string {
  return TITLED.test(to) ? to : called(to);
}
