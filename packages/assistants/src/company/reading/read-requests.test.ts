import { expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { readCompanyData } from "../tables/read-company-data.ts";
import { readRequests } from "./read-requests.ts";

const data = readCompanyData(null);
const asker = data.askers.get("u_lead");
if (asker === undefined) throw new Error("a team lead is among the askers");
const view = { now: "2026-11-16T10:00:00+09:00", desk: openDesk(data, asker), last: null };

it.each([
  ["담당자별 9월 실적", ["person"]],
  ["지역구별 올해 매출", ["district"]],
  ["계열별 상반기 매출", ["product_group"]],
  ["직급별 인원", ["position"]],
])("%s: one question, broken down", (said, per) => {
  const { requests } = readRequests(said, view);
  expect(requests.map(({ query }) => query?.per)).toEqual([per]);
});
