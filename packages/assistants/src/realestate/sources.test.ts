import { expect, it } from "vitest";
import { disclosedLoans, loansOfData } from "./loans/loan-source.ts";
import { given } from "./market/given.fixture.ts";
import { keepInMemory } from "./market/keep-in-memory.ts";
import { readRealEstateData } from "./market/read-data.ts";
import { askInTurn } from "./services/ask-in-turn.ts";
import { startService } from "./services/local-service.fixture.ts";
import { readSources } from "./sources.ts";

const asking = (now = "2026-11-16T10:00:00+09:00") => ({
  signal: new AbortController().signal,
  now: () => now,
});
const anything = { loan_type: "jeonse", bank: null, maximum_rate: null, rate_type: null } as const;
const data = readRealEstateData(given);

it("data that somebody brings along are all there is, also with keys at hand", () => {
  const environment = { MOLIT_SERVICE_KEY: "k", FINLIFE_API_KEY: "k" };
  const setup = { user: "local", environment };
  const names = (of: ReturnType<typeof readSources>) =>
    [of.deals, of.loans].map((each) => each.map(({ name }) => name));
  expect(names(readSources({ ...setup, data: given }, data))).toEqual([["제공된 데이터"], ["제공된 데이터"]]);
  expect(names(readSources({ ...setup, data: null }, readRealEstateData(null)))).toEqual([
    ["국토교통부 실거래가(가져온 파일)", "국토교통부 실거래가", "표본 데이터(가상)"],
    ["금융감독원 금융상품한눈에", "표본 데이터(가상)"],
  ]);
});

it("the banks' disclosure is asked once a day", async () => {
  const service = await startService(() => JSON.stringify({ result: { err_cd: "000", max_page_no: 1 } }));
  try {
    const source = disclosedLoans({ key: "k", base: service.url }, keepInMemory());
    await source.find(anything, asking());
    await source.find(anything, asking());
    expect(service.requests).toHaveLength(1);
    await source.find(anything, asking("2026-11-17T00:10:00+09:00"));
    expect(service.requests).toHaveLength(2);
  } finally {
    await service.close();
  }
});

it("a key that is refused leaves the products at hand, and the source says so", async () => {
  const service = await startService(() => JSON.stringify({ result: { err_cd: "010" } }));
  try {
    const live = disclosedLoans({ key: "k", base: service.url }, keepInMemory());
    const found = await askInTurn([live, loansOfData(data)], anything, asking());
    expect(found?.products).toHaveLength(2);
    expect(found?.source.name).toBe(
      "제공된 데이터 · 금융감독원 금융상품한눈에: 인증키가 거절돼 못 가져왔어요",
    );
  } finally {
    await service.close();
  }
});
