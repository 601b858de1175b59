import { addMonths, dateInSeoul, daysBetween } from "@maru/language";
import type { MarketQuery, PropertyType } from "../ports.ts";
import { type Asking, askService, ServiceRefusal } from "../services/ask-service.ts";
import type { DealShelf, ShelfPlace } from "./deal-shelf.ts";
import type { DealSource } from "./deal-source.ts";
import { type District, findDistrict } from "./districts.ts";
import { readDealXml } from "./read-deal-xml.ts";
import { asDeal, type ReportedDeal } from "./reported-deal.ts";
import { findDeals } from "./statistics.ts";

export interface MinistryAccess {
  /** From data.go.kr, encoded or not. */
  readonly key: string;
  /** Keeps what was asked, by district and month. */
  readonly shelf: DealShelf;
  readonly base?: string;
}

export const MINISTRY = "국토교통부 실거래가";
const BASE = "https://apis.data.go.kr/1613000";
const ROWS = 1000;
const MOST_PAGES = 10;
/** This month and the two before. */
const MONTHS = 3;
/** Deals are reported up to thirty days late: a month is final when the next one is over. */
const FINAL_AFTER_DAYS = 62;

const SERVICES: Readonly<Partial<Record<PropertyType, { readonly sale: string; readonly lease: string }>>> = {
  apartment: { sale: "RTMSDataSvcAptTradeDev", lease: "RTMSDataSvcAptRent" },
  officetel: { sale: "RTMSDataSvcOffiTrade", lease: "RTMSDataSvcOffiRent" },
  villa: { sale: "RTMSDataSvcRHTrade", lease: "RTMSDataSvcRHRent" },
  house: { sale: "RTMSDataSvcSHTrade", lease: "RTMSDataSvcSHRent" },
};

/** Deals as the ministry publishes them, asked for one district at a time and kept by month. */
export function ministryDeals(access: MinistryAccess): DealSource {
  return {
    name: MINISTRY,
    find: async (query, asking) => {
      const district = query.region === null ? undefined : findDistrict(query.region);
      if (district === undefined) return null;
      const today = dateInSeoul(asking.now());
      const deals: ReportedDeal[] = [];
      // One after the other: the service counts requests, and a month already kept costs none.
      for (const place of placesOf(query, district, today))
        deals.push(...(await dealsAt(place, district, access, asking, today)));
      const fitting = findDeals(deals.map(asDeal), query);
      if (fitting.length === 0) return null;
      return { deals: fitting, source: { name: MINISTRY, as_of: today, url: "https://rt.molit.go.kr" } };
    },
  };
}

function placesOf(query: MarketQuery, district: District, today: string): readonly ShelfPlace[] {
  const types = query.property_type === null ? (["apartment"] as const) : [query.property_type];
  const sides = query.kind === null ? [true, false] : [query.kind === "sale"];
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back));
  return types
    .filter((type) => SERVICES[type] !== undefined)
    .flatMap((property_type) =>
      sides.flatMap((is_sale) =>
        months.map((month) => ({
          city: district.city,
          district: district.name,
          property_type,
          is_sale,
          month: month.slice(0, 7),
        })),
      ),
    );
}

async function dealsAt(
  place: ShelfPlace,
  district: District,
  access: MinistryAccess,
  asking: Asking,
  today: string,
): Promise<readonly ReportedDeal[]> {
  const kept = await access.shelf.read(place);
  if (kept !== null && isFresh(kept.as_of, place.month, today)) return kept.deals;
  const deals = await ask(place, district, access, asking);
  await access.shelf.write(place, { deals: [...deals], as_of: today });
  return deals;
}

/** Asked today, or after the month could no longer change. */
function isFresh(asOf: string, month: string, today: string): boolean {
  return asOf === today || daysBetween(`${month}-01`, asOf) >= FINAL_AFTER_DAYS;
}

async function ask(
  place: ShelfPlace,
  { code }: District,
  { key, base = BASE }: MinistryAccess,
  asking: Asking,
): Promise<readonly ReportedDeal[]> {
  const service = SERVICES[place.property_type]?.[place.is_sale ? "sale" : "lease"] ?? "";
  const deals: ReportedDeal[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const url = new URL(`${base}/${service}/get${service}`);
    url.search = new URLSearchParams({
      LAWD_CD: code,
      DEAL_YMD: place.month.replace("-", ""),
      serviceKey: key.includes("%") ? decodeURIComponent(key) : key,
      pageNo: String(page),
      numOfRows: String(ROWS),
    }).toString();
    const answer = readDealXml(await askService(MINISTRY, url, asking));
    if (answer === undefined) throw new ServiceRefusal(MINISTRY, "unreadable");
    refuseCode(answer.code);
    deals.push(...answer.deals);
    if (page * ROWS >= answer.total) break;
  }
  return deals;
}

/** 22: too many requests today; 20, 30, 31, 32: the key. The rest may pass. */
function refuseCode(code: string): void {
  if (/^0+$/.test(code)) return;
  if (code === "22") throw new ServiceRefusal(MINISTRY, "limited");
  if (["20", "30", "31", "32"].includes(code)) throw new ServiceRefusal(MINISTRY, "refused");
  throw new Error(`${MINISTRY} answered ${code.slice(0, 10)}`);
}
