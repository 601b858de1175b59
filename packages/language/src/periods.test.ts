import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEGINNING, findPeriods, periodLabel } from "./periods.ts";

const NOW = "2026-11-16T10:00:00+09:00";
const labels = (text: string, now = NOW) => findPeriods(text, { now }).map(({ value }) => periodLabel(value));

describe("the period of a business question", () => {
  it.each([
    ["지난달 우리 팀 매출 얼마야?", "2026-10"],
    ["저번 달 실적", "2026-10"],
    ["전월 실적 보여줘", "2026-10"],
    ["이번 달 매출", "2026-11"],
    ["당월 실적", "2026-11"],
    ["지지난달 매출", "2026-09"],
    ["지난 분기 거래처별 top3", "2026-Q3"],
    ["전분기 실적", "2026-Q3"],
    ["이번 분기", "2026-Q4"],
    ["2분기 매출", "2026-Q2"],
    ["4분기 매출", "2026-Q4"],
    ["2/4분기", "2026-Q2"],
    ["2사분기 실적", "2026-Q2"],
    ["작년 4분기", "2025-Q4"],
    ["지난 3분기 매출", "2026-Q3"],
    ["지난 3개 분기", "2026-01-01/2026-09-30"],
    ["sales in October", "2026-10"],
    ["작년 이맘때", "2025-11"],
    ["2024년 2분기", "2024-Q2"],
    ["Q3 2025 sales", "2025-Q3"],
    ["3Q 실적", "2026-Q3"],
    ["작년 매출", "2025"],
    ["지난해 실적", "2025"],
    ["재작년", "2024"],
    ["올해 매출", "2026"],
    ["2024년 매출", "2024"],
    ["2024년도 결산", "2024"],
    ["올해 상반기", "2026-H1"],
    ["작년 하반기 실적", "2025-H2"],
    ["상반기 실적", "2026-H1"],
    ["서부팀 10월 매출이랑", "2026-10"],
    ["12월 매출", "2025-12"],
    ["11월 매출", "2026-11"],
    ["작년 3월", "2025-03"],
    ["2024년 3월", "2024-03"],
    ["24년 3월", "2024-03"],
    ["2024-03 데이터", "2024-03"],
    ["202403 데이터", "2024-03"],
    ["2024년 3월~5월", "2024-03-01/2024-05-31"],
    ["1월부터 3월까지", "2026-Q1"],
    ["1~3월 매출", "2026-Q1"],
    ["작년 10월부터 올해 3월까지", "2025-10-01/2026-03-31"],
    ["11월부터 1월까지", "2026-11-01/2027-01-31"],
    ["2023년부터 2025년까지", "2023-01-01/2025-12-31"],
    ["10월 1일~15일", "2026-10-01/2026-10-15"],
    ["2026-10-01 ~ 2026-10-15", "2026-10-01/2026-10-15"],
    ["최근 3개월", "2026-08-01/2026-10-31"],
    ["최근 석 달 매출", "2026-08-01/2026-10-31"],
    ["지난 6개월간", "2026-05-01/2026-10-31"],
    ["최근 1년 실적", "2025-11-01/2026-10-31"],
    ["최근 30일", "2026-10-18/2026-11-16"],
    ["최근 일주일", "2026-11-10/2026-11-16"],
    ["최근 2분기", "2026-04-01/2026-09-30"],
    ["last 3 months", "2026-08-01/2026-10-31"],
    ["지난주 방문 횟수", "2026-11-09/2026-11-15"],
    ["이번 주 일정", "2026-11-16/2026-11-22"],
    ["어제 방문", "2026-11-15"],
    ["오늘 다녀왔어", "2026-11-16"],
    ["11월 10일 방문 건", "2026-11-10"],
    ["올해 들어 매출", "2026-01-01/2026-11-16"],
    ["YTD revenue", "2026-01-01/2026-11-16"],
    ["last month's sales", "2026-10"],
    ["last quarter", "2026-Q3"],
    ["2020년 이후 논문만", "2020-01-01/2026-11-16"],
    ["3월부터 매출 추이", "2026-03-01/2026-11-16"],
    ["2019년 이전 자료", `${BEGINNING}/2018-12-31`],
    ["2019년까지", `${BEGINNING}/2019-12-31`],
  ])("%s", (text, expected) => {
    expect(labels(text)).toEqual([expected]);
  });

  it.each([
    ["지난달", "2025-01-10T00:00:00+09:00", "2024-12"],
    ["지난 분기", "2026-02-01T00:00:00+09:00", "2025-Q4"],
    ["지난달", "2026-11-30T16:00:00Z", "2026-11"],
    ["작년 하반기", "2026-01-01T00:00:00+09:00", "2025-H2"],
  ])("turns with the clock of Seoul: %s at %s", (text, now, expected) => {
    expect(labels(text, now)).toEqual([expected]);
  });

  it("may run up to today where deals are counted by the day", () => {
    const [found] = findPeriods("최근 3개월 실거래가", { now: NOW, recent: "to_date" });
    expect(found?.value).toMatchObject({ from: "2026-08-17", to: "2026-11-16" });
  });
});

describe("a comparison", () => {
  it.each([
    ["3분기 매출 전년 동기 대비", ["2026-Q3", "2025-Q3"]],
    ["전년 동기 대비 3분기 매출", ["2025-Q3", "2026-Q3"]],
    ["지난달 매출 작년 같은 달이랑 비교", ["2026-10", "2025-10"]],
    ["지난달 매출 전년 동월 대비", ["2026-10", "2025-10"]],
    ["지난달 실적 전월 대비", ["2026-10", "2026-09"]],
    ["2분기 실적 전분기 대비", ["2026-Q2", "2026-Q1"]],
    ["10월 매출 전년 대비", ["2026-10", "2025-10"]],
    ["작년 같은 달", ["2025-11"]],
    ["전년 동기", ["2025-01-01/2025-11-16"]],
    ["작년 대비 성장률", ["2025"]],
    ["Q3 sales yoy", ["2026-Q3", "2025-Q3"]],
  ])("%s", (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  it("is what stands before 대비", () => {
    const found = findPeriods("9월 대비 10월 매출 전년 동월 대비", { now: NOW });
    expect(found.map(({ value }) => [periodLabel(value), value.isComparison])).toEqual([
      ["2026-09", true],
      ["2026-10", false],
      ["2025-10", true],
    ]);
  });

  it("is marked, and taken from the earlier question where the text names no period", () => {
    const base = { from: "2024-02-01", to: "2024-02-29" };
    const [found] = findPeriods("작년 같은 달은?", { now: NOW, base });
    expect(found?.value).toEqual({
      from: "2023-02-01",
      to: "2023-02-28",
      granularity: "month",
      isComparison: true,
    });
  });
});

describe("words that are no period", () => {
  it.each([
    "10년 살았는데 집주인이",
    "2년 계약",
    "3박4일",
    "월세 50만원",
    "02-0000-9999로 바뀌었대",
    "1,200,000원",
    "이번 주소",
    "다음 주문",
    "전주 한옥마을",
    "15만원짜리 저녁",
    "백범로 100, 301호",
    "매월 방문",
    "전세금 5% 인상",
  ])("%s", (text) => {
    expect(labels(text)).toEqual([]);
  });
});

describe("any text", () => {
  it("gives whole periods in order, inside the text", () => {
    const word = fc.constantFrom(
      "지난달",
      "2024년",
      "3월",
      "~",
      "부터",
      "까지",
      "2분기",
      "작년",
      "같은 달",
      " ",
      "최근",
      "3개월",
      "1",
      "12",
      "-",
      "대비",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        const text = words.join("");
        let last = 0;
        for (const { value, span } of findPeriods(text, { now: NOW })) {
          expect(value.from <= value.to).toBe(true);
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          last = span.end;
        }
      }),
    );
  });

  it.each(["1", "20", "작년 ", "전년", "3월~", "최근 ", "2024."])(
    "reads 10,000 characters of %j to the end",
    (unit) => {
      const text = unit.repeat(10_000 / unit.length);
      for (const { span } of findPeriods(text, { now: NOW }))
        expect(span.end).toBeLessThanOrEqual(text.length);
    },
  );
});
