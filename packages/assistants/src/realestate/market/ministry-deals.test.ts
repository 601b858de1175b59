import { afterEach, describe, expect, it } from "vitest";
import { askInTurn } from "../services/ask-in-turn.ts";
import { type LocalService, startService } from "../services/local-service.fixture.ts";
import { DealShelf } from "./deal-shelf.ts";
import { dealsOfData } from "./deal-source.ts";
import { given } from "./given.fixture.ts";
import { keepInMemory } from "./keep-in-memory.ts";
import { gatewayError, leaseXml, SALE_XML } from "./ministry.fixture.ts";
import { ministryDeals } from "./ministry-deals.ts";
import { readRealEstateData } from "./read-data.ts";

let service: LocalService;
afterEach(() => service.close());

const gangnam = { region: "강남구", property_type: "apartment", kind: "jeonse" } as const;
const at = (now: string) => ({ signal: new AbortController().signal, now: () => now });
const today = at("2026-11-16T10:00:00+09:00");
const sourceOf = (shelf = new DealShelf(keepInMemory())) =>
  ministryDeals({ key: "a+b/c==", shelf, base: service.url });

describe("deals straight from the ministry", () => {
  it("are asked for by district and month, with the key as it is", async () => {
    service = await startService(({ searchParams }) =>
      leaseXml(searchParams.get("DEAL_YMD") ?? "", [{ name: "한결아파트", deposit: "90,000" }]),
    );
    const found = await sourceOf().find(gangnam, today);
    expect(service.requests.map(({ pathname }) => pathname)).toEqual(
      Array(3).fill("/RTMSDataSvcAptRent/getRTMSDataSvcAptRent"),
    );
    expect(service.requests.map(({ searchParams }) => searchParams.get("DEAL_YMD"))).toEqual([
      "202611",
      "202610",
      "202609",
    ]);
    const [first] = service.requests;
    expect(first?.searchParams.get("LAWD_CD")).toBe("11680");
    expect(first?.searchParams.get("serviceKey")).toBe("a+b/c==");
    expect(found?.source).toMatchObject({ name: "국토교통부 실거래가", as_of: "2026-11-16" });
    expect(found?.deals).toHaveLength(3);
    expect(found?.deals[0]).toMatchObject({ amount: 900_000_000, previous_deposit: 880_000_000 });
  });

  it("are asked for once: this month again the next day, a final month never", async () => {
    service = await startService(({ searchParams }) =>
      leaseXml(searchParams.get("DEAL_YMD") ?? "", [{ name: "한결아파트", deposit: "90,000" }]),
    );
    const source = sourceOf();
    await source.find(gangnam, today);
    await source.find(gangnam, today);
    expect(service.requests).toHaveLength(3);
    await source.find(gangnam, at("2026-11-17T09:00:00+09:00"));
    // September was kept 76 days after it began; October and November may still grow.
    expect(service.requests.slice(3).map(({ searchParams }) => searchParams.get("DEAL_YMD"))).toEqual([
      "202611",
      "202610",
    ]);
  });

  it("come page by page", async () => {
    service = await startService(({ searchParams }) =>
      leaseXml(
        searchParams.get("DEAL_YMD") ?? "",
        [{ name: `${searchParams.get("pageNo")}쪽`, deposit: "50,000" }],
        searchParams.get("DEAL_YMD") === "202610" ? 2500 : 1,
      ),
    );
    const found = await sourceOf().find(gangnam, today);
    expect(found?.deals.map(({ complex }) => complex)).toEqual(["1쪽", "1쪽", "2쪽", "3쪽", "1쪽"]);
  });

  it("of sales and leases are asked for apart", async () => {
    service = await startService(({ pathname, searchParams }) =>
      pathname.includes("Trade") ? SALE_XML : leaseXml(searchParams.get("DEAL_YMD") ?? "", []),
    );
    const found = await sourceOf().find({ ...gangnam, kind: null }, today);
    expect(service.requests).toHaveLength(6);
    expect(found?.deals.map(({ kind }) => kind)).toEqual(["sale", "sale", "sale"]);
  });

  it("are not asked for where the ministry has no such service or we do not know the district", async () => {
    service = await startService(() => leaseXml("202610", []));
    expect(await sourceOf().find({ ...gangnam, property_type: "oneroom" }, today)).toBeNull();
    expect(await sourceOf().find({ ...gangnam, region: "어딘가" }, today)).toBeNull();
    expect(service.requests).toHaveLength(0);
  });

  it.each([
    ["22", "오늘 조회 한도를 넘어 못 가져왔어요"],
    ["30", "인증키가 거절돼 못 가져왔어요"],
    ["31", "인증키가 거절돼 못 가져왔어요"],
  ])("refused with code %s leave the embedded ones, and the gap is named", async (code, said) => {
    service = await startService(() => gatewayError(code));
    const data = readRealEstateData(given);
    const found = await askInTurn([sourceOf(), dealsOfData(data)], gangnam, today);
    expect(found?.source.name).toBe(`제공된 데이터 · 국토교통부 실거래가: ${said}`);
    expect(found?.deals).toHaveLength(5);
  });

  it.each([
    ["no XML", 200, "unreadable"],
    ["", 403, "refused"],
    ["", 429, "limited"],
  ] as const)("«%s» with status %d is %s", async (body, status, kind) => {
    service = await startService(() => body, status);
    await expect(sourceOf().find(gangnam, today)).rejects.toMatchObject({ kind });
  });

  it("that may come later are an error without the key in it", async () => {
    service = await startService(() => "busy", 503);
    await expect(sourceOf().find(gangnam, today)).rejects.toThrow(/^국토교통부 실거래가 answered 503$/);
  });
});
