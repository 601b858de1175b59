import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jamoDistance, toJamo } from "./jamo.ts";
import { koreanFromKeyboard } from "./keyboard.ts";
import { repairText } from "./repair.ts";

describe("slips and slang", () => {
  it.each([
    ["3박4읷", "3박4일"],
    ["3빡4일", "3박4일"],
    ["3밖 4일", "3박 4일"],
    ["백만언", "백만원"],
    ["백만언ㅎㅎ", "백만원 "],
    ["백먼원", "백만원"],
    ["200만웡 정도", "200만원 정도"],
    ["2멍이요", "2명이요"],
    ["지난달 매츌 얼마야", "지난달 매출 얼마야"],
    ["매츌이 궁금해", "매출이 궁금해"],
    ["햠께 가요", "함께 가요"],
    ["함꼐 가는 여헹", "함께 가는 여행"],
    ["전새 시세", "전세 시세"],
    ["오피스탤 알려줘", "오피스텔 알려줘"],
    ["계약써 작성", "계약서 작성"],
    ["보고소 만들어줘", "보고서 만들어줘"],
    ["좋아요ㅎ", "좋아요 "],
    ["ㅋㅋㅋ 오사카", "  오사카"],
    ["가고 싶어용", "가고 싶어요"],
    ["해주세염ㅠㅠ", "해주세요 "],
    ["dhtkzk rkwk", "오사카 가자"],
    ["gkaRp rkdy", "함께 가요"],
  ])("%s", (text, expected) => {
    const { text: repaired } = repairText(text, [...COMMON, "오사카"]);
    expect(repaired).toBe(expected);
  });

  it.each([
    "오사카 3박4일 둘이서",
    "배출 기준",
    "예선 경기",
    "비용 내용 이용 방법",
    "네 ㅇㅇ",
    "ㄴㄴ",
    "hello world",
    "KTX htm css",
    "https://dhtkzk.example.org",
    "창밖 풍경",
    "천운이 따랐다",
    "대출 배출 배추",
    "여왕 여항",
  ])("leaves alone what is right, or another word: %s", (text) => {
    expect(repairText(text).text).toBe(text);
  });

  it("knows a word that stands in the vocabulary twice as one", () => {
    expect(repairText("게약서", ["계약서", "시세", "계약서"]).text).toBe("계약서");
  });

  it("asks where two words were as close", () => {
    const torn = repairText("마추", ["마주", "마쭈"]);
    expect(torn.text).toBe("마추");
    expect(torn.repairs[0]?.value).toEqual({
      kind: "ambiguous",
      written: "마추",
      candidates: ["마주", "마쭈"],
    });
  });

  it("reads unreadable keys as Korean, with less confidence where the word is unknown", () => {
    const { text, repairs } = repairText("dkssud", []);
    expect(text).toBe("안녕");
    expect(repairs[0]?.confidence).toBeLessThan(0.8);
  });

  it("keeps the way back to the original", () => {
    const original = "ㅋㅋㅋ 여헹 백만언";
    const repaired = repairText(original);
    const start = repaired.text.indexOf("백만원");
    const { start: from, end } = repaired.spanOf({ start, end: start + 3 });
    expect(original.slice(from, end)).toBe("백만언");
  });
});

const COMMON = ["여행", "함께", "매출", "지난달", "전세", "시세", "오피스텔", "계약서", "보고서"];

describe("distance between words", () => {
  const distance = (left: string, right: string) => jamoDistance(toJamo(left), toJamo(right), 9);
  it("is smaller for letters that sound alike than for others", () => {
    expect(distance("오사까", "오사카")).toBeLessThan(distance("오사바", "오사카"));
    expect(distance("매츌", "매출")).toBeLessThan(1);
    expect(distance("백만언", "백만원")).toBe(1);
    expect(distance("강남", "강북")).toBeGreaterThan(1);
  });

  it("is nothing from a word to itself, the same both ways, and never beyond the limit", () => {
    const word = fc.string({ unit: fc.constantFrom("오", "사", "카", "까", "ㅋ", "a", "s"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 5, noNaN: true }), (left, right, limit) => {
        expect(distance(left, left)).toBe(0);
        expect(distance(left, right)).toBeCloseTo(distance(right, left));
        const limited = jamoDistance(toJamo(left), toJamo(right), limit);
        expect(limited === Number.POSITIVE_INFINITY || limited <= limit).toBe(true);
      }),
    );
  });
});

describe("Korean on the English keyboard", () => {
  it.each([
    ["dhtkzk", "오사카"],
    ["tjdnf", "서울"],
    ["gkaRp", "함께"],
    ["hello", undefined],
    ["KIX", undefined],
    ["12", undefined],
    ["hotel", undefined],
    ["photos", undefined],
  ])("%s", (keys, expected) => {
    expect(koreanFromKeyboard(keys)).toBe(expected);
  });

  it("is whole syllables or nothing, whatever the keys are", () => {
    const keys = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzQWERTOP"), maxLength: 12 });
    fc.assert(
      fc.property(keys, (word) => {
        expect(koreanFromKeyboard(word) ?? "가").toMatch(/^[가-힣]+$/u);
      }),
    );
  });
});

describe("any text", () => {
  it("is repaired with a map that stays inside it", () => {
    const unit = fc.constantFrom(
      "ㅋ",
      "여",
      "헹",
      " ",
      "3",
      "박",
      "4",
      "읷",
      "만",
      "언",
      "dkssud",
      "\ud83d",
      "~",
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (units) => {
        const original = units.join("");
        const { text, spanOf } = repairText(original);
        for (let start = 0; start < text.length; start += 1) {
          const span = spanOf({ start, end: start + 1 });
          expect(span.start < span.end && span.end <= original.length).toBe(true);
        }
      }),
    );
  });

  it.each(["ㅋ", "가", "여헹 ", "a", "만언", "3박4읷"])(
    "reads 10,000 characters of %j to the end",
    (unit) => {
      const text = unit.repeat(10_000 / unit.length);
      for (const { span } of repairText(text).repairs) expect(span.end).toBeLessThanOrEqual(text.length);
    },
  );
});
