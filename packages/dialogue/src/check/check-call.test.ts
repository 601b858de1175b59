import { understand } from "@maru/language";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RENTING, SHOWN } from "../renting.fixture.ts";
import { readValue } from "../slots/read-value.ts";
import { type CheckContext, type Checked, checkCall } from "./check-call.ts";

const now = "2026-11-18T10:00:00+09:00";
const reading = (text: string, pasted: { start: number; end: number }[] = []): CheckContext => ({
  catalogue: RENTING,
  shown: SHOWN,
  utterance: understand(text, { now, pasted }),
  decider: "rules",
  now,
});
const hands: CheckContext = { catalogue: RENTING, shown: SHOWN, utterance: null, decider: "hands", now };
const set = (slot: string, value: string) => ({ op: "set", args: { slot, value } });
const code = (checked: Checked) => (checked.ok ? "ok" : checked.refusal.code);
const kept = (checked: Checked) => {
  if (!checked.ok) return checked.refusal.code;
  const [value] = checked.call.arguments["value"] ?? [];
  const { slot } = checked.call;
  if (slot === null || value?.type !== "mention") return "no value";
  const read = readValue(slot, value.mention);
  return read.ok ? read.value : read.problem.ko;
};

describe("a call that a reader makes", () => {
  it("rests on a mention, or on exact words of the message", () => {
    const context = reading("보증금 1억에 월 45예요");
    expect(kept(checkCall(set("deposit", "m1"), context))).toBe(100_000_000);
    expect(kept(checkCall(set("rent", "45"), context))).toBe(450_000);
  });

  it.each([
    ["an amount nobody said", "보증금 1억이에요", set("deposit", "2억"), "NOT_IN_MESSAGE"],
    ["a piece of another number", "보증금 1500이에요", set("deposit", "500"), "NOT_IN_MESSAGE"],
    ["what was taken back", "1억 말고 2억이요", set("deposit", "1억"), "DENIED_AS_WANTED"],
    ["an operation that does not exist", "1억", { op: "buy", args: {} }, "UNKNOWN_OPERATION"],
    ["an argument that does not exist", "1억", { op: "set", args: { amount: "m1" } }, "UNKNOWN_ARGUMENT"],
    ["a slot that does not exist", "1억", set("price", "m1"), "NOT_A_CHOICE"],
    ["no value at all", "1억", { op: "set", args: { slot: "deposit" } }, "MISSING_ARGUMENT"],
    [
      "something that was never shown",
      "그거 빼 줘",
      { op: "edit", args: { how: "remove", ref: "clause:3" } },
      "UNKNOWN_REFERENCE",
    ],
    [
      "one of several",
      "우에노 빼 줘",
      { op: "edit", args: { how: "remove", ref: "item:우에노" } },
      "AMBIGUOUS_REFERENCE",
    ],
  ])("is refused for %s", (_, text, call, expected) => {
    expect(code(checkCall(call as never, reading(text)))).toBe(expected);
  });

  it("never keeps a value out of a pasted text by itself", () => {
    const text = "이거 봐 주세요: 보증금 1억";
    const context = reading(text, [{ start: 9, end: text.length }]);
    expect(code(checkCall(set("deposit", "1억"), context))).toBe("ONLY_PASTED");
    expect(code(checkCall({ op: "calc", args: { amount: "1억" } }, context))).toBe("ok");
  });

  it("says what may be taken instead when a reference could mean several things", () => {
    const checked = checkCall(
      { op: "edit", args: { how: "remove", ref: "item:우에노" } },
      reading("우에노 빼 줘"),
    );
    expect(checked).toMatchObject({ refusal: { allowed: ["item:1.1", "item:2.1"] } });
  });

  it("knows which words it rests on", () => {
    const checked = checkCall(set("deposit", "m1"), reading("보증금은 1억이에요"));
    expect(checked).toMatchObject({ call: { covers: [{ start: 5, end: 7 }] } });
  });
});

describe("a call by hand", () => {
  it("is read like the same words in a message", () => {
    expect(kept(checkCall(set("deposit", "1억 5천"), hands))).toBe(150_000_000);
    expect(kept(checkCall(set("rent", "45"), hands))).toBe(450_000);
    expect(kept(checkCall(set("end_date", "2027년 1월 31일"), hands))).toBe("2027-01-31");
    expect(kept(checkCall(set("term", "2년"), hands))).toBe(24);
    expect(kept(checkCall(set("rate", "4.5"), hands))).toBe(4.5);
    expect(kept(checkCall(set("lodgers", "셋이요"), hands))).toBe(3);
  });

  it("is told what is wrong with a value in natural Korean", () => {
    expect(kept(checkCall(set("rent", "파란색"), hands))).toBe(
      "«파란색»은 월세로 읽을 수 없어요. 금액을 알려 주세요. 예: 1억 5천, 45만원",
    );
  });

  it("settles nothing where nothing is open", () => {
    const yes = { op: "approve", args: {} };
    expect(code(checkCall(yes, { ...hands, shown: [] }))).toBe("NOTHING_OPEN");
    expect(code(checkCall(yes, hands))).toBe("ok");
  });
});

it("never takes a value that does not stand in the message, whatever a reader asks for", () => {
  const texts = ["보증금 1500에 월세 45", "1억 말고 2억", "만기는 2027년 1월 31일", "금리 4.5%로 30년"];
  const slots = [...RENTING.slots.keys()];
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom(...slots),
      fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("m1", "m2", "m9", "500", "45", "1억", "5억")),
      (text, slot, value) => {
        const checked = checkCall(set(slot, value), reading(text));
        if (!checked.ok) return;
        const [given] = checked.call.arguments["value"] ?? [];
        expect(given?.type).toBe("mention");
        if (given?.type === "mention") expect(text).toContain(given.mention.words);
      },
    ),
    { numRuns: 500 },
  );
});
