import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findAges } from "./ages.ts";
import { findAreas } from "./areas.ts";
import { findCounts } from "./counts.ts";
import { findDurations } from "./durations.ts";
import type { Found } from "./found.ts";
import { findMoney } from "./money.ts";
import { findPeople } from "./people.ts";
import { findPercentages } from "./percentages.ts";
import { findNumbers } from "./read-numbers.ts";

const EXTRACTORS: Readonly<Record<string, (text: string) => readonly Found<unknown>[]>> = {
  money: (text) => findMoney(text),
  "money when asked": (text) => findMoney(text, { bareUnit: 10_000 }),
  people: (text) => findPeople(text),
  "people when asked": (text) => findPeople(text, { bareCount: true }),
  durations: findDurations,
  areas: findAreas,
  percentages: findPercentages,
  counts: findCounts,
  ages: findAges,
  numbers: findNumbers,
};
const NAMES = Object.keys(EXTRACTORS);
const extract = (name: string, text: string) => EXTRACTORS[name]?.(text) ?? [];

describe("what only looks like a quantity", () => {
  it.each([
    "여기저기 둘러보고",
    "둘째 날",
    "첫째 날",
    "두바이",
    "쉬운 코스",
    "한국",
    "한옥마을",
    "하나투어",
    "세부",
    "세계여행",
    "일본",
    "대만",
    "오만 여행",
    "구만리",
    "만나서",
    "만원 지하철",
    "천천히",
    "천만에요",
    "백화점",
    "이천 도자기",
    "사천 여행",
    "삼성역",
    "사원 구경",
    "공원 산책",
    "구경",
    "이번 주",
    "이 정도",
    "사이",
    "넉넉하게",
    "열심히",
    "반드시",
    "반대",
    "두루두루",
    "석양",
    "5층",
    "3호선",
    "2번 출구",
    "301호",
    "3일차",
    "5성급 호텔",
    "A안",
    "1안",
    "KE123편",
    "010-1234-5678",
    "01012345678",
    "02-0000-9999",
    "12/20",
    "12/20~12/23",
    "2026-12-01",
    "2026. 12. 1.",
    "12월 20일",
    "2026년 12월 1일부터 2028년 11월 30일까지",
    "10시 30분",
    "10:30",
    "3시 반",
    "제6조의3",
    "제7조 제2항",
    "1st",
    "https://example.org/12?people=2명",
    "12345678901234567890",
  ])("«%s» is none, for any extractor", (text) => {
    expect(NAMES.filter((name) => extract(name, text).length > 0)).toEqual([]);
  });
});

const pieces = fc.constantFrom(
  ..."0 1 12 3.5 1,200 일 이 삼 십 백 천 만 억 조 한 두 둘 셋 서너 열 one hundred million a and 박 일 명 원 만원 평 % 살 개 년 개월 ~ - / , . $ 에 에서 이랑 친구 애 남편 가족 보증금 월세 인당 총 이하 정도 제 ㎡ 😀 \u1112 \ud83d".split(
    " ",
  ),
  " ",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join("")),
);

describe.each(NAMES)("whatever is typed, %s", (name) => {
  it("lie inside the text in order, never overlap, and say how sure they are", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { span, confidence } of extract(name, text)) {
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          // People are put together from words that may lie around each other.
          if (!name.startsWith("people")) expect(span.start).toBeGreaterThanOrEqual(last);
          last = span.end;
        }
      }),
    );
  });

  it("are the same however the text was written down", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        const values = (written: string) => extract(name, written).map(({ value }) => value);
        expect(values(text.normalize("NFD"))).toEqual(values(text.normalize("NFC")));
      }),
    );
  });
});

describe("time", () => {
  const REPEATED =
    "1|1,|1.|12 |천|이|일이|만|만 |1만|1억 |둘이 |3박4일|1~2|one |two hundred and |친구랑 |엄마 |2명 |100만원 |5천에 60 |1년 6개월 |a1|https://|12/|제1".split(
      "|",
    );

  it.each(NAMES)("grows with the length of the text and no faster, for %s", (name) => {
    const cost = (length: number) => {
      const texts = REPEATED.map((unit) => unit.repeat(Math.ceil(length / unit.length)));
      const start = process.cpuUsage().user;
      for (const text of texts) extract(name, text);
      return process.cpuUsage().user - start;
    };
    cost(250);
    const short = Math.max(Math.min(cost(250), cost(250)), 1);
    // Sixteen times as long: linear time is about sixteen times as much, quadratic time 256 times.
    expect(cost(4_000) / short).toBeLessThan(100);
  });
});
