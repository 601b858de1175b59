import { describe, expect, it } from "vitest";
import { carryOutCalls, type Line } from "../../testing/carry-out-calls.ts";
import { realestate } from "../index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });
const play = (...lines: readonly Line[]) => carryOutCalls(adviser, "2026-11-18T10:00:00+09:00", lines);
const set = (slot: string, value: string) => ({ op: "set", args: { slot, value } });

describe("questions that the teams answer, by hand", () => {
  it("rest on the typed values of the case", async () => {
    const { replies, results, state } = await play(
      set("deposit", "1억 8천"),
      set("mortgage", "6천만원"),
      set("price", "2억 3천"),
      { op: "risk", args: { ask: "loss" } },
    );
    expect(replies.at(-1)).toContain("5,600만원을 못 받을 수 있어요");
    expect(results["t1"]?.rests_on).toEqual(expect.arrayContaining(["slot.deposit", "slot.mortgage"]));
    expect(state["final_response"]).toMatchObject({ type: "answer" });
  });

  it("name the article they rest on, in a few lines", async () => {
    const { replies } = await play({
      op: "rule",
      args: { ask: "may", question: "다음 세입자가 들어와야 보증금을 준다는데 그래도 되나요" },
    });
    expect(replies[0]).toMatch(/제\d+조/);
    expect(replies[0]?.split("\n").length).toBeLessThanOrEqual(13);
  });

  it("explain a figure by what it was worked out from", async () => {
    const { replies } = await play(
      set("deposit", "1억"),
      set("proposed_deposit", "1억 600만원"),
      { op: "increase" },
      { op: "explain", args: { ask: "how", ref: "last:result" } },
    );
    expect(replies.at(-1)).toContain("계산에 쓴 값: 보증금 1억");
  });
});

describe("in words, without a model", () => {
  it("writes the letter that is asked for, whatever was spoken of before", async () => {
    const { replies, operations, drafts } = await play(
      "만기가 지났는데 집주인이 보증금을 안 돌려줘요",
      "내용증명 하나 써 주세요",
    );
    expect(operations).toMatchObject([{ op: "draft", decided_by: "rules", status: "done" }]);
    expect(replies[1]).toContain("내용증명");
    expect(drafts["1"]).toMatchObject({ kind: "letter" });
  });

  it("says what was read as operations, each value with what it changed", async () => {
    const { operations } = await play("보증금 1억 8천에 근저당 6천 있는 빌라 괜찮나요?");
    expect(operations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ op: "set", decided_by: "rules", changed: ["slot.deposit"] }),
        expect.objectContaining({ op: "risk", decided_by: "rules" }),
      ]),
    );
  });
});
