import { describe, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { readCompanyData } from "../tables/read-company-data.ts";
import { type QuestionView, readQuestion } from "./read-question.ts";

const data = readCompanyData(null);
const asker = data.askers.get("u_lead");
if (asker === undefined) throw new Error("a team lead is among the askers");
const view: QuestionView = {
  now: "2026-11-16T10:00:00+09:00",
  asker,
  names: openDesk(data, asker).names,
  months: data.months,
  last: null,
};
const queryOf = (text: string, last: QuestionView["last"] = null) => {
  const read = readQuestion(text, { ...view, last });
  if (read.is !== "query") throw new Error(`${text}: ${read.is}`);
  return read.query;
};

describe("a question about data", () => {
  it("takes the team from the login and the month from the clock", () => {
    expect(queryOf("지난달 우리 팀 매출 얼마야?")).toMatchObject({
      measures: ["sales"],
      filters: [{ dimension: "team", values: ["서부팀"], not: false }],
      period: { from: "202610", to: "202610" },
    });
  });

  it("knows things by the short names of work", () => {
    const { filters } = queryOf("푸른솔내과 가람 10월 매출");
    expect(filters.map(({ values }) => values)).toEqual([["푸른솔내과의원"], ["가람정"]]);
  });

  it("is changed by what is said next, and only in what is named", () => {
    const first = queryOf("3분기 매출 1위 품목");
    const next = queryOf("9월은?", first);
    expect(next).toMatchObject({ fn: "top", per: ["product"], period: { from: "202609", to: "202609" } });
    expect(queryOf("사람별로", next)).toMatchObject({
      per: ["person"],
      period: { from: "202609", to: "202609" },
    });
  });

  it("keeps a ranking in its order when it is held against another time", () => {
    const first = queryOf("10월 매출 상위 5개 거래처");
    expect(queryOf("작년이랑 비교", first)).toMatchObject({ fn: "top", limit: 5, ranked_by: "value" });
    expect(queryOf("전월 대비 제일 많이 오른 품목")).toMatchObject({ ranked_by: "change" });
  });

  it.each([
    "영업이익 얼마야",
    "2024년 매출",
    "다음 달 매출 예상",
    "파란병원 10월 매출",
    "어제 매출",
    "평균 매출",
  ])("%s: no figure is given", (text) => {
    expect(readQuestion(text, view).is).toBe("refused");
  });
});
