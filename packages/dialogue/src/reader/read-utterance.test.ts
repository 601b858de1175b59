import { understand } from "@maru/language";
import { describe, expect, it } from "vitest";
import { choices } from "../operations/arguments.ts";
import { defineOperations } from "../operations/catalogue.ts";
import { COMMON_OPERATIONS } from "../operations/common/index.ts";
import type { Guess, Scorer } from "../scorer/scorer.ts";
import { money, slot } from "../slots/slot.ts";
import { readUtterance } from "./read-utterance.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const catalogue = defineOperations({
  operations: COMMON_OPERATIONS,
  slots: [slot("deposit", { ko: "보증금", en: "deposit" }, money({ from: 100_000, to: 100_000_000_000 }))],
  choices: {
    draft: { kind: choices({ message: ["문자", "message"], letter: ["내용증명", "letter"] }) },
    wish: { scope: choices({ lease: ["계약", "lease"] }) },
  },
});

/** A scorer that is told what to think of words. */
function thinking(opinions: { readonly [part: string]: readonly Guess[] }): Scorer {
  return {
    guess: ({ clauses }) =>
      clauses.map(({ words }) => Object.entries(opinions).find(([part]) => words.includes(part))?.[1] ?? []),
    choose: (_utterance, _clause, _argument, among) => among,
    isLikely: () => undefined,
    slotOf: (_utterance, _span, among) => among,
    slotScores: (_utterance, _span, among) => among.map((slot) => ({ slot, score: 0 })),
  };
}

const read = (text: string, scorer: Scorer) =>
  readUtterance({
    utterance: understand(text, { now: NOW }),
    catalogue,
    shown: [],
    scorer,
    acts: ["draft", "calc"],
    able: ["draft", "calc", "dates", "talk"],
    now: NOW,
  });

describe("a reader that learnt from examples", () => {
  it("does what it is sure of, and leaves the rest of the message to others", () => {
    const { calls, left } = read(
      "보증금을 안 돌려줘요. 내용증명 써 주세요.",
      thinking({ 내용증명: [{ op: "draft", chance: 0.9 }], 보증금을: [{ op: "note", chance: 0.9 }] }),
    );
    expect(calls).toEqual([{ op: "draft", args: { kind: "message", what: "내용증명 써 주세요." } }]);
    expect(left.map(({ words }) => words)).toEqual(["보증금을 안 돌려줘요."]);
  });

  it("offers what it is not sure of, filled in, and keeps quiet about what nobody can do", () => {
    const { calls, offers } = read(
      "그럼 얼마지",
      thinking({
        그럼: [
          { op: "calc", chance: 0.4 },
          { op: "rule", chance: 0.3 },
          { op: "dates", chance: 0.2 },
          { op: "talk", chance: 0.2 },
        ],
      }),
    );
    expect(calls).toEqual([]);
    expect(offers.map(({ call }) => call.op)).toEqual(["calc", "dates"]);
    expect(offers[0]?.call.args).toMatchObject({ what: "그럼 얼마지" });
  });

  it("gives an offer its values in words, because the message is over when it is tapped", () => {
    const { offers } = read("300만원 더하면", thinking({ "300": [{ op: "calc", chance: 0.5 }] }));
    expect(offers[0]?.call.args["amount"]).toEqual(["300만원"]);
  });

  it("fills in nothing that was denied", () => {
    const { calls } = read(
      "500만원 말고 300만원이면 합계",
      thinking({ 말고: [{ op: "calc", chance: 0.9 }] }),
    );
    expect(JSON.stringify(calls)).not.toContain('"m1"');
  });

  it("acts by itself only in what it was given to do", () => {
    const { calls, left } = read("보증금 2억이에요", thinking({ 보증금: [{ op: "set", chance: 0.99 }] }));
    expect(calls).toEqual([]);
    expect(left).toHaveLength(1);
  });
});
