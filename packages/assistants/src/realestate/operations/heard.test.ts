import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { realestate } from "../index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });
const play = (...lines: readonly string[]) => carryOutCalls(adviser, "2026-11-18T10:00:00+09:00", lines);

describe("who speaks", () => {
  it("is kept as a landlord, whose letter is for the tenant, and whose short question goes on", async () => {
    const { replies, state } = await play(
      "우리 집 세입자가 월세를 석 달째 안 내요",
      "내보낼 수 있나요",
      "문자 하나 써줘요",
    );
    expect(JSON.stringify(state["kept"])).toContain("landlord");
    expect(replies[1]).toContain("법원 절차가 필요해요");
    expect(replies[2]).toContain("[임차인]님");
    expect(replies[2]).toContain("집주인 [임대인]");
  });

  it("stays open where any tenant is asked about", async () => {
    const { state } = await play("임차인이 확정일자를 받으면 뭐가 좋나요?");
    expect(JSON.stringify(state["kept"])).not.toContain("landlord");
  });
});

describe("what is told", () => {
  it("is no years of a loan where none is spoken of, and no rent without a unit", async () => {
    const { replies, state } = await play("shop 50M/3.2M + VAT, landlord wants 3.6", "year 4 btw");
    expect(replies[1]).not.toContain("won");
    expect(JSON.stringify(state["request"])).toContain('"years":null');
  });

  it("is not noted where it asks", async () => {
    const { replies } = await play("전세 3억인데 5% 올리면 얼마", "통보 기한 이미 놓친 게 있습니까");
    expect(replies[1]).not.toContain("적어 뒀어요");
    expect(replies[1]).not.toContain("매물이");
  });
});

describe("a figure that is asked for first", () => {
  it("is an area in the other unit", async () => {
    const { replies } = await play("84제곱이면 몇 평이야");
    expect(replies[0]).toContain("25.41평");
  });

  it("is the payment of the mortgage that is named", async () => {
    const { replies } = await play("주택담보대출 4억 30년 매달 얼마");
    expect(replies[0]).toContain("매달 202만 6,741원");
  });
});
