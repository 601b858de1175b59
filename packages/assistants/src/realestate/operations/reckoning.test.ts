import { describe, expect, it } from "vitest";
import { carryOutCalls, type Line } from "../../testing/carry-out-calls.ts";
import { realestate } from "../index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });
const play = (...lines: readonly Line[]) => carryOutCalls(adviser, "2026-11-18T10:00:00+09:00", lines);
const set = (slot: string, value: string) => ({ op: "set", args: { slot, value } });

describe("settling up", () => {
  it("takes what was paid back and what is owed from the deposit", async () => {
    const { replies } = await play(set("deposit", "1500만원"), set("rent", "60"), set("arrears", "1"), {
      op: "settle",
      args: { kind: "refund", amount: ["700만원"] },
    });
    expect(replies.at(-1)).toContain("더 돌려받을 보증금 740만원");
  });

  it("counts late interest from the day after moving out, and says what a suit changes", async () => {
    const { replies } = await play(set("deposit", "1억원"), set("move_out_date", "2026년 10월 19일"), {
      op: "settle",
      args: { kind: "interest" },
    });
    expect(replies.at(-1)).toContain("41만 958원");
    expect(replies.at(-1)).toContain("연 5%로 30일");
    expect(replies.at(-1)).toContain("12%");
  });

  it("shares a month's rent by its days, and reckons arrears in months", async () => {
    const { replies } = await play(
      set("rent", "62만원"),
      { op: "settle", args: { kind: "prorate", from: "2026년 12월 1일", to: "2026년 12월 10일" } },
      set("arrears", "2"),
      { op: "settle", args: { kind: "arrears" } },
    );
    expect(replies[1]).toContain("20만원");
    expect(replies[3]).toContain("해지당할 수 있는 금액");
    expect(replies[3]).toContain("민법 제640조");
  });
});

describe("taxes", () => {
  it("are dated, and say what could not be checked", async () => {
    const { replies } = await play(set("price", "7억"), { op: "tax", args: { kind: "acquisition" } });
    expect(replies[1]).toContain("1,285만 9,000원");
    expect(replies[1]).toContain("대조하지 못했어요");
    expect(replies[1]).toContain("2020-01-01부터");
  });

  it("give back a share of the rent, and refuse what is not held", async () => {
    const { replies } = await play(
      set("rent", "60"),
      set("income", "5000만원"),
      { op: "tax", args: { kind: "rent_credit" } },
      { op: "tax", args: { kind: "gift" } },
    );
    expect(replies[2]).toContain("122만 4,000원");
    expect(replies[3]).toContain("126");
  });
});

it("splits a sum by shares, or evenly", async () => {
  const { replies } = await play(
    { op: "split", args: { amount: "3000만원", shares: "5:3:2" } },
    { op: "split", args: { amount: "100만원", count: "3명" } },
  );
  expect(replies[0]).toContain("1,500만원");
  expect(replies[0]).toContain("600만원");
  expect(replies[1]).toContain("33만 3,334원");
});

it("holds a figure against what was worked out", async () => {
  const { replies } = await play(
    set("deposit", "1억"),
    { op: "increase" },
    { op: "verify", args: { amount: ["1억 500만원"] } },
    { op: "verify", args: { amount: ["1억 600만원"] } },
  );
  expect(replies[2]).toContain("네, 맞아요");
  expect(replies[3]).toContain("아니요");
  expect(replies[3]).toContain("차이 100만원");
});

it("compares two leases by what they cost a month", async () => {
  const { replies } = await play(set("rate", "6%"), { op: "compare", args: { what: "1000/60 3000/45" } });
  expect(replies[1]).toContain("둘째가 더 싸요");
  expect(replies[1]).toContain("한 달 차이 5만원");
});

it("judges by figures, and says which it needs", async () => {
  const { replies } = await play(
    { op: "judge", args: { what: "들어가도 될까" } },
    set("deposit", "1억 8천"),
    set("price", "2억"),
    { op: "judge", args: { what: "들어가도 될까" } },
  );
  expect(replies[0]).toContain("집값");
  expect(replies[3]).toContain("저라면 하지 않겠어요");
  expect(replies[3]).toContain("90%");
});

it("adds up named sums with the last result", async () => {
  const { replies } = await play(
    set("deposit", "1억"),
    { op: "increase" },
    { op: "calc", args: { fn: "difference", amount: ["1억원"] } },
    { op: "calc", args: { fn: "total", amount: ["300만원", "20만원"] } },
  );
  expect(replies[2]).toContain("500만원");
  expect(replies[3]).toContain("320만원");
});

describe("up to how much", () => {
  it("a deposit is safe", async () => {
    const { replies } = await play(
      set("price", "2억"),
      set("mortgage", "5000만원"),
      set("deposit", "1억 2천"),
      { op: "solve", args: { of: "deposit" } },
    );
    expect(replies[3]).toContain("9,000만원");
    expect(replies[3]).toContain("3,000만원");
  });

  it("a rent may rise, and a home may cost", async () => {
    const { replies } = await play(
      set("rent", "60"),
      { op: "solve", args: { of: "rise" } },
      set("cash", "3억"),
      set("loan_amount", "2억"),
      { op: "solve", args: { of: "price" } },
    );
    expect(replies[1]).toContain("63만원");
    expect(replies[4]).toMatch(/4억 9,\d{3}만|4억 9\d/u);
  });
});

describe("values in words", () => {
  it("are no deposit where nothing says so", async () => {
    const { state, replies } = await play(
      "월세 살아요 보증금 1000에 60",
      "싱크대 수리 견적 받았는데 누가 내요?",
      "38만원이람다",
    );
    expect(JSON.stringify(state["request"])).not.toContain("380000");
    expect(replies[2]).toContain("38만원은 무엇인가요?");
    expect(replies[2]).toContain("비용");
  });

  it("are no beginning of a lease after it has ended", async () => {
    const { state } = await play(
      "월세 받고 있는데 세입자가 나갔어요",
      "10/20 나왔는데 1500중에 700만 들어옴",
    );
    expect(JSON.stringify(state["request"])).not.toMatch(/7000000|2026-10-20/u);
  });

  it("are what a question right after them starts from", async () => {
    const { replies } = await play(
      "1000/60 살아요 월세예요",
      "그럼 보증금 2000으로 올리고 월세 낮추면 얼마?",
    );
    expect(replies[1]).toContain("55만 8,333원");
  });
});

it("makes a draft shorter and softer right after it was written", async () => {
  const { replies, drafts } = await play(
    "집주인이 월세 45에서 52로 올리재",
    "문자로 써줘 47로",
    "너무 길어 두줄로",
    "더 부드럽게",
    "영어로",
  );
  expect(replies[2]?.length).toBeLessThan(replies[1]?.length ?? 0);
  expect(drafts).toMatchObject({ "1": { version: 4, language: "en" } });
});
