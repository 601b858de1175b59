import { describe, expect, it } from "vitest";
import { LeaseFields } from "../shapes/lease-fields.ts";
import { answerToDraft } from "./answer-to-draft.ts";

const lease = LeaseFields.parse({
  address_road: "서울 종로구 세종대로 1",
  deposit: 200_000_000,
  monthly_rent: 500_000,
  start_date: "2026-12-01",
  end_date: "2028-11-30",
  lessor_name: "홍길동",
  lessee_name: "성춘향",
});
const answered = (feedback: string, decision: "approve" | "modify" | "reject" | "other" = "other") =>
  answerToDraft(lease, { decision, changes: {}, feedback }, "2026-11-16T10:00:00+09:00");

describe("an answer to a draft", () => {
  it("approves what was shown, and nothing else", () => {
    expect(answered("승인", "approve")).toEqual({ decision: "approve", fields: null });
  });

  it("may approve another lease in the same breath", () => {
    const { decision, fields } = answered("월세는 빼고 승인", "modify");
    expect(decision).toBe("approve");
    expect(fields).toMatchObject({ monthly_rent: 0, deposit: 200_000_000 });
  });

  it("is no refusal because a special term forbids something", () => {
    const { decision, fields } = answered("특약 추가: 반려동물 사육 금지", "reject");
    expect(decision).toBe("modify");
    expect(fields?.special_terms).toEqual(["반려동물 사육 금지"]);
  });

  it("is no yes because a special term speaks of one", () => {
    expect(answered("특약에 임대인 승인 없이 전대하지 않는다 추가", "approve").decision).toBe("modify");
  });

  it("is none where it asks", () => {
    expect(answered("보증금 3억이면 복비 얼마야?")).toEqual({ decision: "other", fields: null });
  });
});
