import { findIssues } from "../issues/find-issues.ts";
import { isShop } from "../issues/is-shop.ts";
import type { Request, Topic } from "../shapes/request.ts";
import { leansOn } from "./leans-on.ts";

const LONGEST = 40;

/** «가게 월세도 똑같이 두 달이에요?», «and if it were a shop?»: the question that was asked, of a shop instead. */
export function asksSameOfShop(text: string, said: readonly Topic[], { subject }: Request): boolean {
  return (
    said.every((topic) => topic === "law" || topic === "term") &&
    text.replaceAll(/\([^)]*\)\s*$/gu, "").length <= LONGEST &&
    isShop(text) &&
    !isShop(subject) &&
    findIssues(text).every(({ id }) => id === "shop_lease")
  );
}

/** «계약갱신은 몇 년까지 돼요?» after a shop was told of: still that shop, unless a home is named. */
export function isStillShop(text: string, { subject }: Request): boolean {
  return (
    isShop(subject) &&
    !isShop(text) &&
    text.length <= LONGEST &&
    !/집(?!주인)|원룸|투룸|전세|아파트|빌라|오피스텔|주택|자취|\b(?:home|house|apartment|flat)\b/iu.test(text)
  );
}

/** What somebody points at: «그 등기», «그 통보», «이 경우». */
const POINTS_AT = /(?:^|\s)(?:그|이|저)\s[가-힣]{1,8}|(?:^|\s)그(?:거|건|게|때|러면|럼)/u;

/**
 * «그 등기 나오기 전에 전입 옮기면 안 되나요?»: words that would be a question of their own, had they not been asked about
 * what was just answered.
 */
export function issuesSpokenOf(text: string, { subject }: Request): readonly string[] {
  const before = findIssues(subject);
  const isPointed = POINTS_AT.test(text) && leansOn(text);
  return before.flatMap(({ id, covers }) => (isPointed ? [id, ...(covers ?? [])] : [id]));
}

/** «그럼 DSR이랑 뭐가 달라?» after DTI was explained: both words are meant. */
export function comparesWithTerm(text: string, said: readonly Topic[], { facts }: Request): boolean {
  return (
    facts.term !== null &&
    said.includes("term") &&
    text.length <= LONGEST &&
    /차이|다르|다른|다름|달라|비교|differ/iu.test(text)
  );
}
