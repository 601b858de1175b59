import { describe, expect, it } from "vitest";
import { findIssues } from "./find-issues.ts";
import { readStay } from "./read-stay.ts";

const LEAVING: readonly (readonly [text: string, agreed: number, stays: number, issue: string])[] = [
  ["1년 계약인데 6개월만에 나갈 수 있나요", 12, 6, "leave_within_term"],
  ["2년 계약했는데 1년만에 나가고 싶어요 가능해요?", 24, 12, "leave_within_term"],
  ["2년 계약 8개월째인데 중간에 나가고 싶어요", 24, 8, "leave_within_term"],
  ["일년짜리 계약인데 열달만에 방빼도 되나요", 12, 10, "leave_within_term"],
  ["계약한지 3개월 됐는데 나가고 싶어 계약은 1년이야", 12, 3, "leave_within_term"],
  ["2년계약했는데 반년만에 이사가야해요", 24, 6, "leave_within_term"],
  ["2년 약정인데 1년6개월만에 나가면 복비 누가내", 24, 18, "leave_within_term"],
  ["월세 1년계약 중간에 나가면 보증금 못받아요?", 12, 0, "leave_within_term"],
  ["3년 계약했는데 2년 살고 나갈 수 있나", 36, 24, "leave_within_term"],
  ["1년계약했는데 1년만 살고 나가도돼?", 12, 12, "leave_at_term"],
  ["1년 계약 끝나면 그냥 나가도 되나요", 12, 12, "leave_at_term"],
  ["1년 계약이고 1년 반 살다가 나가고싶은데 되나요", 12, 18, "leave_between_terms"],
  ["i have a 1-year lease, can i leave after 6 months?", 12, 6, "leave_within_term"],
  ["can i move out after 1 year if my lease is 2 years", 24, 12, "leave_within_term"],
];

describe("a tenant who wants to leave", () => {
  it.each(LEAVING)("«%s» has agreed on %i months and stays %i", (text, agreed, stays, issue) => {
    expect(readStay(text.replaceAll(/\s+/gu, ""))).toEqual({ agreed, stays });
    expect(findIssues(text).map(({ id }) => id)).toEqual([issue]);
  });

  it.each([
    "6개월 계약했는데 집주인이 나가래요",
    "계약기간 1년인데 2년 살 수 있어?",
    "2년 계약하고 묵시적 갱신됐는데 3개월 뒤에 나가도 돼?",
  ])("«%s» is no wish to leave a first term", (text) => {
    expect(readStay(text.replaceAll(/\s+/gu, ""))).toEqual({});
  });
});
