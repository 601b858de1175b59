import type { Problem } from "../said.ts";

const FIELDS: readonly (readonly [string, RegExp])[] = [
  ["destination", /여행지|목적지|행선지|도시|나라|destination|\bcity\b/iu],
  ["duration", /기간|일수|박수|며칠|몇 ?박|\blength\b|how long/iu],
  ["budget", /예산|금액|한도|budget/iu],
  ["num_people", /인원|사람 ?수|명수|number of (?:people|travell?ers)/iu],
  ["departure_date", /날짜|출발일|일자|여행 ?일|\bdates?\b|departure/iu],
  ["travel_style", /스타일|취향|컨셉|테마|\bstyle\b/iu],
];
const CHANGING =
  /바꿀|바꿔|바꾸|변경|수정|조정|고칠|고치고|다시 ?(?:정|할|말)|늘[려리릴]|줄[여이일]|올[려리릴]|낮[춰추출]|잘못 ?(?:말|적|입력|썼)|틀[렸려린]|\b(?:change|adjust|different|raise|lower|wrong)\b/iu;

/** «예산 바꿀래요», «날짜를 잘못 말했어요»: what is to change was said, and not yet to what. It is asked for; the old value stays. */
export function readOpenChange(text: string): Problem | null {
  if (!CHANGING.test(text)) return null;
  const named = FIELDS.filter(([, pattern]) => pattern.test(text));
  const [field] = named[0] ?? [];
  return field === undefined || named.length > 1
    ? null
    : { field, problem: null, candidates: [], said: text.trim() };
}
