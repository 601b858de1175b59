import type { ReviewedClause } from "../../ports.ts";

const KINDS: readonly (readonly [ReviewedClause["kind"], RegExp])[] = [
  ["special_term", /특약/u],
  ["increase", /인상|증액|증감/u],
  ["penalty", /위약|배상|연체\s?이자/u],
  ["termination", /해지|해제|퇴거|명도|갱신/u],
  ["repair", /수리|수선|하자|원상|보수(?!료)/u],
  ["deposit_return", /보증금.{0,30}(?:반환|돌려)|반환/u],
  ["term", /기간|부터.{1,40}까지/u],
];

/** What a clause is about when no rule had anything to say. */
export function kindOfClause(text: string): ReviewedClause["kind"] {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
}
