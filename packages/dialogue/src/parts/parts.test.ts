import { describe, expect, it } from "vitest";
import type { Result } from "../results/result.ts";
import { checkParts } from "./check-parts.ts";
import type { Part } from "./part.ts";
import { renderParts } from "./render-parts.ts";

const money = (ko: string, en: string, amount: number) => ({
  kind: "money" as const,
  label: { ko, en },
  amount,
});
const risk: Result = {
  id: "t1",
  op: "risk",
  by: "3.1",
  values: {
    recovered: money("돌려받을 금액", "recovered", 65_866_667),
    lost: money("못 받을 금액", "lost", 114_133_333),
    ratio: { kind: "percent", label: { ko: "비율", en: "ratio" }, amount: 104.35 },
  },
  rests_on: ["slot.deposit"],
  basis: null,
  is_stale: false,
};
const results = new Map([["t1", risk]]);
const fact = (text: string): Part => ({ type: "fact", text });
const codes = (...parts: Part[]) => checkParts(parts, results).map(({ code }) => code);

describe("an answer in parts", () => {
  it("writes label and figure as one, so that a figure never stands under another's name", () => {
    expect(renderParts([fact("경매가 되면 {{t1.lost}}이에요.")], results, "ko")).toBe(
      "경매가 되면 못 받을 금액 1억 1,413만 3,333원이에요.",
    );
  });

  it("does not say the label twice", () => {
    expect(renderParts([fact("못 받을 금액은 {{t1.lost}}이에요.")], results, "ko")).toBe(
      "못 받을 금액은 1억 1,413만 3,333원이에요.",
    );
  });

  it.each<[string, Part, string[]]>([
    ["a typed figure", fact("한도는 3억 원이고 {{t1.lost}}이에요."), ["TYPED_FIGURE"]],
    ["a figure in words", { type: "talk", text: "삼억 원쯤이에요." }, ["TYPED_FIGURE"]],
    ["a reference to nothing", fact("{{t9.lost}}예요."), ["UNKNOWN_TOKEN"]],
    ["a key that every object has", fact("{{t1.constructor}}예요."), ["UNKNOWN_TOKEN"]],
    ["half a reference", fact("{{t1.lost}} {{t.}}"), ["BROKEN_TOKEN"]],
    [
      "two figures of a kind in one clause",
      fact("{{t1.recovered}}만 받고 {{t1.lost}}을 잃어요."),
      ["TWO_OF_A_KIND"],
    ],
    ["a fact without ground", fact("집주인은 거절할 수 있어요."), ["NO_GROUND"]],
    ["a reference in small talk", { type: "talk", text: "네 {{t1.lost}}" }, ["UNKNOWN_TOKEN"]],
  ])("is refused for %s", (_, part, expected) => {
    expect(codes(part)).toEqual(expected);
  });

  it("may say figures of a kind in clauses of their own", () => {
    expect(codes(fact("돌려받을 금액은 {{t1.recovered}}이고, 못 받을 금액은 {{t1.lost}}이에요."))).toEqual(
      [],
    );
  });

  it("says a figure without its name where the clause has a word of it that no other goes by", () => {
    expect(renderParts([fact("집값의 비율로는 {{t1.ratio}}예요.")], results, "ko")).toBe(
      "집값의 비율로는 104.35%예요.",
    );
    expect(renderParts([fact("금액은 {{t1.lost}}이에요.")], results, "ko")).toBe(
      "금액은 못 받을 금액 1억 1,413만 3,333원이에요.",
    );
  });

  it("tells one line of a text, and only rests on a result where that is all", () => {
    const law: Result = {
      ...{ id: "t2", op: "rule", by: "3.2", rests_on: [], basis: null, is_stale: false },
      values: {
        text: {
          kind: "text",
          label: { ko: "", en: "" },
          text: { ko: "첫 줄\n\n14일 안에 하세요.", en: "a\nb" },
        },
      },
    };
    const both = new Map([...results, ["t2", law] as const]);
    const told = fact("네, 하셔도 돼요 {{t2}}. {{t2.text.2}}");
    expect(checkParts([told], both)).toEqual([]);
    expect(renderParts([told], both, "ko")).toBe("네, 하셔도 돼요. 14일 안에 하세요.");
    expect(checkParts([fact("{{t2.text.3}}")], both).map(({ code }) => code)).toEqual(["UNKNOWN_TOKEN"]);
  });

  it("lets a text be numbered, and things be called as they are on the screen", () => {
    const draft = (text: string): Part => ({ type: "draft", title: "문자", text, language: "ko" });
    const context = { said: "", names: [], labels: ["1일차"], now: "2026-11-18T10:00:00+09:00" };
    expect(checkParts([draft("1. 첫째\n2. 둘째")], results, context)).toEqual([]);
    expect(checkParts([fact("1일차가 {{t1.lost}}로 가장 비싸요.")], results, context)).toEqual([]);
    for (const text of ["11일차예요.", "1일이에요.", "3억이에요."])
      expect(checkParts([draft(text)], results, context).map(({ code }) => code)).toEqual(["TYPED_FIGURE"]);
  });

  it("asks one thing at most", () => {
    const ask: Part = { type: "ask", field: "rent", text: "월세는 얼마인가요?" };
    expect(codes(ask, ask)).toEqual(["SECOND_QUESTION"]);
  });

  it("does not rest on a result that no longer holds", () => {
    const stale = new Map([["t1", { ...risk, is_stale: true }]]);
    expect(checkParts([fact("{{t1.lost}}예요.")], stale).map(({ code }) => code)).toEqual(["STALE_RESULT"]);
  });

  it("names what was not understood, and says how much more there was", () => {
    const words = ["가", "나", "다", "라", "마"];
    expect(renderParts([{ type: "not_understood", words }], results, "ko")).toBe(
      "«가», «나», «다» 외 2가지는 못 알아들었어요.",
    );
    expect(renderParts([{ type: "not_understood", words: ["가방"] }], results, "ko")).toBe(
      "«가방»은 못 알아들었어요.",
    );
  });
});
