import type { IsoDate } from "@maru/language";
import type { Source } from "../ports.ts";

export interface BaseRate {
  /** Per cent a year. */
  readonly rate: number;
  readonly since: IsoDate;
}

/** Decisions of the Bank of Korea, newest first. */
const DECISIONS: readonly BaseRate[] = [
  { since: "2026-08-27", rate: 3 },
  { since: "2026-07-16", rate: 2.75 },
  { since: "2025-05-29", rate: 2.5 },
  { since: "2025-02-25", rate: 2.75 },
  { since: "2024-11-28", rate: 3 },
  { since: "2024-10-11", rate: 3.25 },
  { since: "2023-01-13", rate: 3.5 },
  { since: "2022-11-24", rate: 3.25 },
  { since: "2022-10-12", rate: 3 },
  { since: "2022-08-25", rate: 2.5 },
  { since: "2022-07-13", rate: 2.25 },
  { since: "2022-05-26", rate: 1.75 },
  { since: "2022-04-14", rate: 1.5 },
  { since: "2022-01-14", rate: 1.25 },
  { since: "2021-11-25", rate: 1 },
  { since: "2021-08-26", rate: 0.75 },
  { since: "2020-05-28", rate: 0.5 },
];

/** Until this day no newer decision than the first above was known to us. */
export const BASE_RATE_CHECKED: IsoDate = "2026-10-09";

/** The rate in force on a day; undefined before the first decision that we know. */
export function baseRateOn(date: IsoDate): BaseRate | undefined {
  return DECISIONS.find(({ since }) => since <= date);
}

const LIST = "https://www.bok.or.kr/portal/singl/baseRate/list.do?dataSeCd=01&menuNo=200643";

export function baseRateSource({ since }: BaseRate): Source {
  return { name: "한국은행 기준금리", as_of: since, url: LIST };
}
