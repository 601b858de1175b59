import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildGazetteer } from "../gazetteer.ts";
import { readingOf } from "./mention.ts";
import { mentionAt, understand } from "./utterance.ts";

const now = "2026-11-18T10:00:00+09:00";
const names = [
  buildGazetteer([
    { id: "osaka", kind: "city", names: ["오사카", "Osaka"] },
    { id: "kyoto", kind: "city", names: ["교토", "Kyoto"] },
  ]),
];
const said = (text: string) => understand(text, { now, names });
const words = (text: string) => said(text).mentions.map((mention) => mention.words);

describe("what a message mentions", () => {
  it("names every quantity, day and name once, in order", () => {
    const { mentions } = said("오사카 3박 4일 둘이서 100만원");
    expect(mentions.map(({ id, words, readings }) => [id, words, readings[0]?.kind])).toEqual([
      ["m1", "오사카", "name"],
      ["m2", "3박 4일", "duration"],
      ["m3", "둘이서", "people"],
      ["m4", "100만원", "money"],
    ]);
  });

  it("reads a number alone as a number, until somebody knows what it stands for", () => {
    const [mention] = said("45").mentions;
    expect(mention && readingOf(mention, "number")?.value).toMatchObject({ amount: 45 });
    expect(mention?.readings.some(({ kind }) => kind === "money")).toBe(false);
  });

  it("tells what is taken back and what is only supposed from what is wanted", () => {
    const polarity = (text: string) => said(text).mentions.map(({ words, polarity }) => [words, polarity]);
    expect(polarity("교토 말고 오사카")).toEqual([
      ["교토", "denied"],
      ["오사카", "wanted"],
    ]);
    expect(polarity("5박이면 얼마예요?")).toEqual([["5박", "supposed"]]);
  });

  it("knows what was pasted", () => {
    const text = "보세요: 보증금 1억";
    const { mentions } = understand(text, { now, pasted: [{ start: 5, end: text.length }] });
    expect(mentions.map(({ origin }) => origin)).toEqual(["pasted"]);
  });

  it("keeps spans inside the message, apart from each other and in order, for any text", () => {
    const pieces = fc.constantFrom(
      "오사카",
      "3박",
      "1억",
      " ",
      "500",
      "만원",
      "3월 5일",
      "두 명",
      "말고",
      "%",
      "평",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        const { mentions, clauses } = said(text);
        let end = 0;
        for (const { span, words } of mentions) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(span.start, span.end)).toBe(words);
          end = span.end;
        }
        expect(
          clauses
            .map((clause) => clause.words)
            .join("")
            .replaceAll(/\s/gu, ""),
        ).toBe(text.replaceAll(/\s/gu, ""));
      }),
      { numRuns: 200 },
    );
  });
});

describe("words that a reader points out", () => {
  it.each([
    ["월세 1500 내요", "500", undefined],
    ["월세 500 내요", "500", { start: 3, end: 6 }],
    ["전용 84 6.8억", "84", { start: 3, end: 5 }],
    ["846.8억", "6.8억", undefined],
    ["공과금", "과금", undefined],
    ["둘째 날 점심을 바꿔", "둘째 날 점심", { start: 0, end: 7 }],
    ["아무 말", "없는 말", undefined],
    ["아무 말", "", undefined],
  ])("in «%s» «%s» stands at %o", (text, pointed, span) => {
    expect(mentionAt(said(text), pointed)).toEqual(span);
  });

  it("reads two amounts of one message apart", () => {
    expect(words("보증금 2000으로 올리고 월세는 50")).toEqual(["2000", "50"]);
  });
});
