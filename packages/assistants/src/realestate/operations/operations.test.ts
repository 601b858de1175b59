import { describe, expect, it } from "vitest";
import { carryOutCalls, type Line } from "../../testing/carry-out-calls.ts";
import { realestate } from "../index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });
const now = "2026-11-18T10:00:00+09:00";
const play = (...lines: readonly Line[]) => carryOutCalls(adviser, now, lines);
const set = (slot: string, value: string) => ({ op: "set", args: { slot, value } });

describe("by hand, without a word", () => {
  it("keeps a value and reads it back, with what it was before", async () => {
    const { replies } = await play(set("rent", "45"), set("rent", "50만원"));
    expect(replies).toEqual(["월세: 45만원", "월세: 45만원 → 50만원"]);
  });

  it("works a figure out of what is kept, with its ground", async () => {
    const { replies, results } = await play(set("deposit", "1억"), set("proposed_deposit", "1억 600만원"), {
      op: "increase",
    });
    expect(replies[2]).toContain("아니요, 상한을 넘어요.");
    expect(replies[2]).toContain("상한을 넘는 금액은 100만원");
    expect(replies[2]).toContain("주택임대차보호법 제7조");
    expect(results["t1"]).toMatchObject({
      values: { excess: { amount: 1_000_000 } },
      rests_on: ["slot.deposit", "slot.proposed_deposit"],
    });
  });

  it("marks what rests on a value as stale once the value is another", async () => {
    const { results } = await play(set("deposit", "1억"), { op: "broker_fee" }, set("deposit", "2억"));
    expect(results["t1"]?.is_stale).toBe(true);
  });

  it("asks for what is missing, and computes nothing on a guess", async () => {
    const { replies, results } = await play({ op: "rent_conversion" });
    expect(replies[0]).toBe("지금 보증금, 바꿀 보증금(제안받은 보증금)을 알려 주시면 바로 계산할게요.");
    expect(results).toEqual({});
  });

  it("turns deposit into rent and back at the right rate", async () => {
    const { replies } = await play(
      set("deposit", "1000만원"),
      set("rent", "60만원"),
      set("proposed_deposit", "2000만원"),
      {
        op: "rent_conversion",
      },
    );
    expect(replies[3]).toContain("바뀐 월세는 55만 8,333원");
  });

  it("adds up and compares what was worked out", async () => {
    const { replies } = await play(
      set("deposit", "1억"),
      { op: "broker_fee" },
      set("price", "5억"),
      set("transaction", "매매"),
      { op: "broker_fee" },
      { op: "calc", args: { fn: "total", ref: "result:t1" } },
      { op: "calc", args: { fn: "difference" } },
    );
    expect(replies[5]).toBe("합계 30만원");
    expect(replies[6]).toMatch(/^차이 /u);
  });
});

describe("supposing", () => {
  it("changes nothing until somebody says yes, and then does just that", async () => {
    const lines = [set("deposit", "1억"), { ...set("deposit", "2억"), suppose: true as const }];
    const before = await play(...lines);
    expect(before.replies[1]).toBe("보증금: 1억원 → 2억원");
    expect(before.state["kept"]).toMatchObject({ deposit: [{ value: 100_000_000 }] });
    const after = await play(...lines, { op: "approve" });
    expect(after.state["kept"]).toMatchObject({ deposit: [{ value: 200_000_000 }] });
    expect(after.operations.map(({ op, status }) => [op, status])).toEqual([
      ["approve", "done"],
      ["set", "done"],
    ]);
  });

  it("is let go by a no", async () => {
    const { replies, state } = await play(
      set("deposit", "1억"),
      { ...set("deposit", "2억"), suppose: true },
      { op: "reject" },
      { op: "approve" },
    );
    expect(replies[2]).toBe("네, 그대로 둘게요.");
    expect(replies[3]).not.toContain("2억");
    expect(state["kept"]).toMatchObject({ deposit: [{ value: 100_000_000 }] });
  });
});

it("takes back one value and leaves the others", async () => {
  const { state, replies } = await play(
    set("deposit", "1억"),
    set("deposit", "2억"),
    set("rent", "50"),
    { op: "undo", args: { kind: "change", ref: "slot:deposit" } },
    { op: "undo", args: { kind: "change" } },
  );
  expect(state["kept"]).toMatchObject({ deposit: [{ value: 100_000_000 }], rent: [] });
  expect(replies[3]).toContain("보증금: 1억 (되돌렸어요)");
});

describe("a text to copy", () => {
  const letter = { op: "draft", args: { kind: "letter", about: "deposit_return" } };

  it("says what is known by reference and marks what is not", async () => {
    const { replies, drafts } = await play(
      set("deposit", "2억 4천"),
      set("end_date", "2027년 1월 31일"),
      set("lessor_name", "김주인"),
      letter,
    );
    expect(replies[3]).toContain("받는 사람: 김주인");
    expect(replies[3]).toContain("2027년 1월 31일에 끝납니다");
    expect(replies[3]).toContain("보증금 2억 4,000만원을 돌려받고");
    expect(replies[3]).toContain("[임차인]");
    expect(drafts["1"]?.gaps).toContain("임차인");
    // Not one figure is typed into it.
    expect(drafts["1"]?.text).not.toMatch(/\d{3,}/u);
  });

  it("is shorter, softer or in English on asking", async () => {
    const { replies } = await play(
      set("end_date", "2027년 1월 31일"),
      letter,
      {
        op: "draft",
        args: { kind: "letter", about: "deposit_return", manner: "soft" },
      },
      { op: "draft", args: { kind: "message", about: "deposit_return", in: "en", manner: "short" } },
    );
    expect(replies[1]).toContain("지연손해금");
    expect(replies[2]).not.toContain("지연손해금");
    expect(replies[3]).toContain("the lease ends on 2027-01-31");
    expect(replies[3]).not.toContain("view the home");
  });
});

describe("what cannot be done", () => {
  it("is said kindly, and changes nothing", async () => {
    const { replies, state } = await play(
      set("rent", "파란색"),
      { op: "fly" },
      { op: "set", args: { slot: "wings", value: "2" } },
      { op: "delegate" },
    );
    expect(replies[0]).toContain("«파란색»은 월세로 읽을 수 없어요");
    expect(replies[1]).toContain("«fly»");
    expect(replies[2]).toContain("고를 수 없어요");
    expect(replies[3]).toContain("아직 하지 못해요");
    expect(state["kept"]).toEqual({});
  });
});

it("goes on in words after hands, and with hands after words", async () => {
  const { replies, results } = await play(
    "보증금 1억에 월세 50이에요. 5% 인상 가능해?",
    { op: "increase" },
    "고마워",
  );
  expect(replies[1]).toContain("보증금 상한은 1억 500만원");
  expect(replies[2]).not.toBe("");
  expect(results["t1"]?.op).toBe("increase");
});
