import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DateReading, findDates } from "./dates.ts";

/** A Monday. */
const NOW = "2026-11-16T10:00:00+09:00";

function short(value: DateReading): string {
  switch (value.kind) {
    case "day":
      return value.date;
    case "span":
      return `${value.from}..${value.to}`;
    case "window":
      return `in ${value.from}..${value.to}`;
    case "unclear":
      return `${value.reason}?`;
    case "refused":
      return value.reason;
  }
}

function future(text: string, now = NOW): readonly string[] {
  return findDates(text, { now, expect: "future" }).map(({ value }) => short(value));
}

describe("a day that a traveller names", () => {
  it.each([
    ["오늘 출발해요", "2026-11-16"],
    ["내일 갈 거야", "2026-11-17"],
    ["모레부터요", "2026-11-18"],
    ["내일모레 출발", "2026-11-18"],
    ["낼 아침에 가요", "2026-11-17"],
    ["글피에 가요", "2026-11-19"],
    ["다음 주 금요일부터 3박", "2026-11-27"],
    ["담주 금욜 출발이요", "2026-11-27"],
    ["이번 주 금요일", "2026-11-20"],
    ["이번 금요일에 떠나요", "2026-11-20"],
    ["돌아오는 토요일", "2026-11-21"],
    ["다다음주 토요일", "2026-12-05"],
    ["금요일에 출발하고 싶어요", "2026-11-20"],
    ["월요일 출발", "2026-11-23"],
    ["12월 20일", "2026-12-20"],
    ["12월20일 출발", "2026-12-20"],
    ["12월 20일(일) 출발", "2026-12-20"],
    ["12/20 출발", "2026-12-20"],
    ["１２월 ２０일", "2026-12-20"],
    ["2026-12-20", "2026-12-20"],
    ["2026.12.20", "2026-12-20"],
    ["2026. 12. 20.", "2026-12-20"],
    ["20261220", "2026-12-20"],
    ["26년 12월 20일", "2026-12-20"],
    ["십이월 이십일", "2026-12-20"],
    ["십이월 이십일일", "2026-12-21"],
    ["시월 삼일에요", "2027-10-03"],
    ["20일", "2026-11-20"],
    ["20일에 출발해요", "2026-11-20"],
    ["5일에 출발", "2026-12-05"],
    ["다음 달 3일", "2026-12-03"],
    ["1월 3일", "2027-01-03"],
    ["11월 15일", "2027-11-15"],
    ["11월 16일", "2026-11-16"],
    ["내년 5월 5일", "2027-05-05"],
    ["3일 뒤 출발", "2026-11-19"],
    ["일주일 뒤", "2026-11-23"],
    ["열흘 후에요", "2026-11-26"],
    ["삼월 보름", "2027-03-15"],
    ["크리스마스에 가고 싶어", "2026-12-25"],
    ["크리스마스 이브", "2026-12-24"],
    ["신정에", "2027-01-01"],
    ["내년 설날", "2027-02-07"],
    ["어린이날에 애들이랑", "2027-05-05"],
    ["추석 전날 출발", "2027-09-14"],
    ["12월 첫째 주 토요일", "2026-12-05"],
    ["12월 둘째 토요일", "2026-12-12"],
    ["12월 마지막 금요일", "2026-12-25"],
    ["이번 달 말일", "in 2026-11-30..2026-11-30"],
    ["tomorrow morning", "2026-11-17"],
    ["the day after tomorrow", "2026-11-18"],
    ["next Friday", "2026-11-27"],
    ["Friday next week", "2026-11-27"],
    ["this Saturday", "2026-11-21"],
    ["on Friday please", "2026-11-20"],
    ["Dec 20", "2026-12-20"],
    ["December 20th, 2026", "2026-12-20"],
    ["20 Dec", "2026-12-20"],
    ["leaving on the 20th", "2026-11-20"],
    ["leaving in 3 days", "2026-11-19"],
    ["leaving in ten days", "2026-11-26"],
    ["ten days from now", "2026-11-26"],
    ["Christmas in Osaka", "2026-12-25"],
  ])("%s", (text, expected) => {
    expect(future(text)).toEqual([expected]);
  });
});

describe("a range or a vague time", () => {
  it.each([
    ["12월 20일부터 23일까지", "2026-12-20..2026-12-23"],
    ["12월 20일~23일", "2026-12-20..2026-12-23"],
    ["12월 1일~4일", "2026-12-01..2026-12-04"],
    ["12월 20~24일", "2026-12-20..2026-12-24"],
    ["12/20~12/23", "2026-12-20..2026-12-23"],
    ["토요일에 출발해서 화요일에 돌아와요", "2026-11-21..2026-11-24"],
    ["이번주 토욜 출발해서 화욜 복귀", "2026-11-21..2026-11-24"],
    ["Dec 24-27", "2026-12-24..2026-12-27"],
    ["12/20-23", "2026-12-20..2026-12-23"],
    ["12.20~12.23", "2026-12-20..2026-12-23"],
    ["2026-12-20 ~ 2026-12-23", "2026-12-20..2026-12-23"],
    ["2026-12-20 ~ 12-23", "2026-12-20..2026-12-23"],
    ["12월 31일부터 1월 3일까지", "2026-12-31..2027-01-03"],
    ["12월 30일부터 2일까지", "2026-12-30..2027-01-02"],
    ["20일부터 23일까지", "2026-11-20..2026-11-23"],
    ["20~23일", "2026-11-20..2026-11-23"],
    ["다음 주 금요일부터 일요일까지", "2026-11-27..2026-11-29"],
    ["금요일부터 다음 주 화요일까지", "2026-11-20..2026-11-24"],
    ["내일부터 모레까지", "2026-11-17..2026-11-18"],
    ["from Dec 20 to 23", "2026-12-20..2026-12-23"],
    ["Dec 30 to Jan 2", "2026-12-30..2027-01-02"],
    ["on December 20th, back on the 23rd", "2026-12-20..2026-12-23"],
    ["leaving Dec 20 and coming back on 23rd", "2026-12-20..2026-12-23"],
    ["Dec 30, back on 2 January", "2026-12-30..2027-01-02"],
    ["next Friday, back Monday", "2026-11-27..2026-11-30"],
    ["20-23 December", "2026-12-20..2026-12-23"],
    ["from the 20th to the 23rd of December", "2026-12-20..2026-12-23"],
    ["in a couple of weeks", "in 2026-11-27..2026-12-03"],
    ["2026년 12월 1일부터 2028년 11월 30일까지", "2026-12-01..2028-11-30"],
    ["이번 주말", "in 2026-11-21..2026-11-22"],
    ["다음 주말에", "in 2026-11-28..2026-11-29"],
    ["다음 주 주말", "in 2026-11-28..2026-11-29"],
    ["this weekend", "in 2026-11-21..2026-11-22"],
    ["다음주 금토일", "2026-11-27..2026-11-29"],
    ["금토일 타이베이", "2026-11-20..2026-11-22"],
    ["목금토로 가요", "2026-11-19..2026-11-21"],
    ["금요일 저녁 출발 일요일 귀국", "2026-11-20..2026-11-22"],
    ["금요일에 갔다가 일요일에 와요", "2026-11-20..2026-11-22"],
    ["다음 주쯤", "in 2026-11-23..2026-11-29"],
    ["다음 주 초", "in 2026-11-23..2026-11-24"],
    ["12월 첫째 주", "in 2026-12-01..2026-12-06"],
    ["12월 1주차", "in 2026-12-01..2026-12-06"],
    ["1월 첫 주", "in 2027-01-04..2027-01-10"],
    ["12월 둘째 주말", "in 2026-12-12..2026-12-13"],
    ["3월 둘째주 주말", "in 2027-03-13..2027-03-14"],
    ["12월 마지막 주", "in 2026-12-28..2026-12-31"],
    ["3월 초", "in 2027-03-01..2027-03-10"],
    ["3월 중순쯤", "in 2027-03-11..2027-03-20"],
    ["3월 말에", "in 2027-03-21..2027-03-31"],
    ["내년 1월", "in 2027-01-01..2027-01-31"],
    ["12월에 갈래요", "in 2026-12-01..2026-12-31"],
    ["다음 달", "in 2026-12-01..2026-12-31"],
    ["이번 달 안에", "in 2026-11-16..2026-11-30"],
    ["early March", "in 2027-03-01..2027-03-10"],
    ["in December", "in 2026-12-01..2026-12-31"],
    ["크리스마스 연휴", "in 2026-12-25..2026-12-27"],
    ["설 연휴에", "in 2027-02-06..2027-02-09"],
    ["구정 연휴", "in 2027-02-06..2027-02-09"],
    ["추석 연휴", "in 2027-09-14..2027-09-16"],
    ["연말에", "in 2026-12-20..2026-12-31"],
    ["연말연시", "in 2026-12-20..2027-01-05"],
    ["두 달 뒤", "in 2027-01-09..2027-01-23"],
  ])("%s", (text, expected) => {
    expect(future(text)).toEqual([expected]);
  });

  it.each([
    ["여름휴가 때 가려고요", "season?"],
    ["벚꽃 시즌에", "season?"],
    ["내년 봄", "season?"],
    ["이번 여름에", "season?"],
    ["황금연휴에 가요", "which_holiday?"],
    ["2035년 추석", "unknown_holiday?"],
    ["12월 20일 토요일", "weekday_mismatch?"],
    ["12/20(토)", "weekday_mismatch?"],
  ])("is a question where nobody can know: %s", (text, expected) => {
    expect(future(text)).toEqual([expected]);
  });

  it.each([
    ["2025년 12월 20일", "past"],
    ["2026-01-05", "past"],
    ["올해 3월", "past"],
    ["작년 크리스마스", "past"],
    ["어제", "past"],
    ["지난주 금요일", "past"],
    ["이번 달 10일", "past"],
    ["2월 30일", "impossible"],
    ["13월 5일", "impossible"],
    ["2026-11-31", "impossible"],
    ["2026년 12월 23일부터 2026년 12월 20일까지", "impossible"],
  ])("is refused rather than moved: %s", (text, expected) => {
    expect(future(text)).toEqual([expected]);
  });
});

describe("words that only look like dates", () => {
  it.each([
    "3박4일",
    "3박 4일로 오사카",
    "20박 갈래요",
    "3일간",
    "4일 동안 있을게요",
    "5일 정도",
    "2일차 일정 바꿔줘",
    "첫째 날 다시 보여줘",
    "매주 금요일마다 가요",
    "매월 20일에 월세 내요",
    "금요일마다",
    "3.15억",
    "4.5점 이상",
    "예산의 1/2만 쓸게요",
    "24/7",
    "그제서야 알았어",
    "압구정 맛집",
    "신정동 아파트",
    "설명해줘",
    "시설 좋은 호텔",
    "크리스마스 마켓 보고 싶어",
    "제가 돈 낼게요",
    "다음 주소로 보내줘",
    "이번 주식 어때",
    "내일로 티켓으로",
    "겨울왕국 보러",
    "02-0000-9999",
    "010-1234-5678",
    "월세 50에 12개월",
    "3월세",
    "I may go with my wife",
    "every Friday",
    "유월절",
    "100만원",
    "2명이서 3개 도시",
  ])("%s", (text) => {
    expect(future(text)).toEqual([]);
  });

  it("a length after the first day is not a second day", () => {
    expect(future("12월 20일부터 3박4일")).toEqual(["2026-12-20"]);
    expect(future("20일부터 3일간")).toEqual(["2026-11-20"]);
    expect(future("12/20 2명")).toEqual(["2026-12-20"]);
  });

  it("말 before 고 is a negation, not the end of a month; 초 before 밥 is sushi", () => {
    expect(future("3월 말고 4월")).toEqual(["in 2027-03-01..2027-03-31", "in 2027-04-01..2027-04-30"]);
    expect(future("3월 초밥 투어")).toEqual(["in 2027-03-01..2027-03-31"]);
    expect(future("12월 말레이시아")).toEqual(["in 2026-12-01..2026-12-31"]);
    expect(future("3월 중국")).toEqual(["in 2027-03-01..2027-03-31"]);
  });
});

describe("the same words at another time", () => {
  it.each([
    ["12월 20일", "2026-12-21T00:00:00+09:00", "2027-12-20"],
    ["설 연휴", "2026-01-05T00:00:00+09:00", "in 2026-02-14..2026-02-18"],
    ["이번 주말", "2026-11-22T09:00:00+09:00", "in 2026-11-22..2026-11-22"],
    ["2월 29일", "2027-06-01T00:00:00+09:00", "2028-02-29"],
    ["31일에 출발", "2026-11-16T10:00:00+09:00", "2026-12-31"],
    ["내일", "2026-12-31T23:00:00+09:00", "2027-01-01"],
    ["내일", "2026-12-31T15:30:00Z", "2027-01-02"],
  ])("%s at %s", (text, now, expected) => {
    expect(future(text, now)).toEqual([expected]);
  });

  it("looks back where a report speaks of what was done", () => {
    const past = (text: string) =>
      findDates(text, { now: NOW, expect: "past" }).map(({ value }) => short(value));
    expect(past("어제 새봄정형외과 방문")).toEqual(["2026-11-15"]);
    expect(past("12월 20일에 방문했어")).toEqual(["2025-12-20"]);
    expect(past("금요일에 다녀왔어")).toEqual(["2026-11-13"]);
    expect(past("20일에 다녀왔어")).toEqual(["2026-10-20"]);
  });

  it("takes the nearest where nothing is expected", () => {
    const any = (text: string) => findDates(text, { now: NOW }).map(({ value }) => short(value));
    expect(any("11월 10일")).toEqual(["2026-11-10"]);
    expect(any("1월 3일")).toEqual(["2027-01-03"]);
  });
});

describe("any text", () => {
  it("says where in the original the words stood", () => {
    const text = `출발은 ${"십이월".normalize("NFD")} 20일`.replace("십이월".normalize("NFD"), "１２월");
    const [found] = findDates(text, { now: NOW });
    expect(text.slice(found?.span.start, found?.span.end)).toBe("１２월 20일");
  });

  it("gives spans inside the text, in order, and days that exist", () => {
    const word = fc.constantFrom(
      "12월",
      "20일",
      "부터",
      "~",
      "다음 주",
      "금요일",
      " ",
      "2026",
      "-",
      "/",
      "12",
      "말",
      "연휴",
      "설",
      "일",
      "박",
      "내년",
      "초",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join("");
        let last = 0;
        for (const { value, span, confidence } of findDates(text, { now: NOW, expect: "future" })) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          last = span.end;
          expect(last).toBeLessThanOrEqual(text.length);
          expect(confidence > 0 && confidence <= 1).toBe(true);
          if (value.kind === "day") expect(new Date(value.date).toISOString().slice(0, 10)).toBe(value.date);
          if ("from" in value) expect(value.from <= value.to).toBe(true);
        }
      }),
    );
  });

  it.each(["1", "1/", "12월 ", "다음 ", "매주 ", "가", " ", "20일~", "년", "2026-"])(
    "reads 10,000 characters of %j to the end",
    (unit) => {
      const text = unit.repeat(10_000 / unit.length);
      for (const { span } of findDates(text, { now: NOW })) expect(span.end).toBeLessThanOrEqual(text.length);
    },
  );
});
