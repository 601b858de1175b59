import { expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { readCompanyData } from "../tables/read-company-data.ts";
import { readQuestion } from "./read-question.ts";

const data = readCompanyData(null);
const asker = data.askers.get("u_exec");
if (asker === undefined) throw new Error("somebody leads the sample company");
const view = {
  now: "2026-11-16T10:00:00+09:00",
  asker,
  names: openDesk(data, asker).names,
  months: data.months,
  last: null,
};

it.each([
  "약국 매출 10월",
  "수도권 10월 매출",
  "할인 적용 전 10월 매출",
  "40대 담당자 10월 매출",
  "10월에 방문 안 한 거래처 매출",
  "3분기 매출이 2분기보다 는 팀",
])("%s: a part that stands for nothing stops the figure", (said) => {
  expect(readQuestion(said, view).is).toBe("refused");
});

it.each(["지난달 우리 팀 매출 얼마였더라", "서부팀 10월 매출 좀 알려주실래요", "대리들 10월 매출 합계"])(
  "%s: endings are no words of their own",
  (said) => {
    expect(readQuestion(said, view).is).toBe("query");
  },
);
