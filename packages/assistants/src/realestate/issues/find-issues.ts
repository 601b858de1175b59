import { DEPOSIT_ISSUES } from "./deposit-issues.ts";
import type { Issue } from "./issue.ts";
import { LIVING_ISSUES } from "./living-issues.ts";
import { RENT_ISSUES } from "./rent-issues.ts";

export const ISSUES: readonly Issue[] = [...RENT_ISSUES, ...DEPOSIT_ISSUES, ...LIVING_ISSUES];

/** What people come with, most pressing first: losing the deposit counts more than a word that occurs beside it. */
const FIRST = ["shop_lease", "fraud", "deposit_return", "auction", "owner_occupancy", "arrears", "repair"];

/** The questions a text asks, at most two. */
export function findIssues(text: string): readonly Issue[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const found = ISSUES.filter(({ pattern }) => pattern.test(squeezed));
  const rank = ({ id }: Issue) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);
  return [...found].sort((one, two) => rank(one) - rank(two)).slice(0, 2);
}
