import { describe, expect, it } from "vitest";
import type { Duration } from "./duration-words.ts";
import { findDurations } from "./durations.ts";

const short = (text: string) => findDurations(text).map(({ value }) => shortOf(value));

function shortOf(value: Duration): string {
  const about = value.approximate ? "~" : "";
  switch (value.kind) {
    case "stay":
      return `${about}${value.nights}n${value.days}d`;
    case "period":
      return `${about}${value.months}m`;
    case "range":
      return `${about}${value.minimum}..${value.maximum} ${value.unit}`;
  }
}

describe("how long", () => {
  it.each([
    ["3박4일", "3n4d"],
    ["3박 4일로", "3n4d"],
    ["3박5일", "3n5d"],
    ["3박 5일", "3n5d"],
    ["삼박사일", "3n4d"],
    ["오사카삼박사일", "3n4d"],
    ["３박４일", "3n4d"],
    ["3박4일 정도", "~3n4d"],
    ["한 3박 4일쯤", "~3n4d"],
    ["2박", "2n3d"],
    ["15일부터 3박", "3n4d"],
    ["다음 달 15일부터 3박", "3n4d"],
    ["하룻밤만", "1n2d"],
    ["2박으로", "2n3d"],
    ["두 박", "2n3d"],
    ["세 밤 자고", "3n4d"],
    ["두밤자고올려고요", "2n3d"],
    ["20박 갈래요", "20n21d"],
    ["1박 2일", "1n2d"],
    ["무박2일", "0n2d"],
    ["당일치기", "0n1d"],
    ["당일 여행", "0n1d"],
    ["당일로 다녀올래", "0n1d"],
    ["10명이서 당일", "0n1d"],
    ["하루만 다녀올래", "0n1d"],
    ["하루 더", "0n1d"],
    ["하루 줄일게", "0n1d"],
    ["one more night", "1n2d"],
    ["이틀", "1n2d"],
    ["사흘밤", "3n4d"],
    ["나흘 밤", "4n5d"],
    ["사흘", "2n3d"],
    ["나흘 정도", "~3n4d"],
    ["닷새", "4n5d"],
    ["열흘", "9n10d"],
    ["보름", "14n15d"],
    ["일주일", "6n7d"],
    ["일주일 정도", "~6n7d"],
    ["1주일", "6n7d"],
    ["2주", "13n14d"],
    ["3일", "2n3d"],
    ["3일 동안", "2n3d"],
    ["삼일간", "2n3d"],
    ["5 nights", "5n6d"],
    ["a 5-night trip", "5n6d"],
    ["five nights", "5n6d"],
    ["4 days", "3n4d"],
    ["10-day trip", "9n10d"],
    ["3 nights 4 days", "3n4d"],
    ["4 days and 3 nights", "3n4d"],
    ["4D3N", "3n4d"],
    ["3n4d", "3n4d"],
    ["a week", "6n7d"],
    ["two weeks", "13n14d"],
    ["day trip", "0n1d"],
    ["2년", "24m"],
    ["2년 계약", "24m"],
    ["2년 전세", "24m"],
    ["24개월", "24m"],
    ["1년 6개월", "18m"],
    ["1년 반", "18m"],
    ["반년", "6m"],
    ["한 달", "1m"],
    ["두 달", "2m"],
    ["석 달", "3m"],
    ["한 달 반", "1.5m"],
    ["육 개월", "6m"],
    ["10년 살았는데", "120m"],
    ["6 months", "6m"],
    ["3~4박", "3..4 night"],
    ["3박이나 4박", "3..4 night"],
    ["3박에서 4박", "3..4 night"],
    ["3~4일", "2..3 night"],
    ["삼사일", "2..3 night"],
    ["두세 달", "2..3 month"],
    ["1~2년", "12..24 month"],
  ])("%s: %s", (text, expected) => {
    expect(short(text)).toEqual([expected]);
  });

  it.each([
    "12월 20일",
    "다음달 15일",
    "12/20",
    "20일 출발",
    "20일부터",
    "20~23일",
    "3일 뒤",
    "3일 후에",
    "2주 뒤",
    "일주일 전",
    "2년 전",
    "3일차",
    "이틀째",
    "둘째 날",
    "셋째 주",
    "1박에 10만원",
    "1박당 15만원",
    "하루에 10만원",
    "2026년",
    "2026년 12월",
    "1주택자",
    "2년차",
    "결혼 3주년",
    "일본",
    "박물관",
    "이번 주",
    "매달",
    "10시 30분",
    "three days later",
  ])("«%s» is no length", (text) => {
    expect(short(text)).toEqual([]);
  });

  it("finds each when two are said", () => {
    expect(short("3박 4일 아니 2박 3일")).toEqual(["3n4d", "2n3d"]);
  });

  it("is surest where nights were said, and doubts what cannot be", () => {
    const sureness = (text: string) => findDurations(text)[0]?.confidence ?? 0;
    expect(sureness("3박4일")).toBe(1);
    expect(sureness("3박")).toBeGreaterThan(sureness("4일"));
    expect(sureness("4일")).toBeGreaterThan(sureness("일주일"));
    expect(sureness("4박3일")).toBeLessThan(0.5);
  });
});
