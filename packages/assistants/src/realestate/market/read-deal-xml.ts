import { XMLParser } from "fast-xml-parser";
import * as z from "zod";
import type { PropertyType } from "../ports.ts";
import { DISTRICTS } from "./districts.ts";
import { contractOf, type ReportedDeal, wholeOf, wonOf } from "./reported-deal.ts";

/** What one answer of the ministry's service holds. */
export interface DealPage {
  /** `000` when all is well; `22`, `30`, `31` … when the gateway refuses. */
  readonly code: string;
  readonly deals: readonly ReportedDeal[];
  /** Of all pages. */
  readonly total: number;
  /** Rows that were cancelled afterwards. */
  readonly cancelled: number;
  /** Rows that could not be read. */
  readonly unreadable: number;
}

const PARSER = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: true,
  isArray: (name) => name === "item",
});

const Item = z.record(z.string(), z.string());
const Answer = z.object({
  response: z.object({
    header: z.object({ resultCode: z.string() }),
    body: z
      .object({
        items: z.union([z.literal(""), z.object({ item: z.array(Item) })]).optional(),
        totalCount: z.string().optional(),
      })
      .or(z.literal(""))
      .optional(),
  }),
});
const GatewayError = z.object({
  OpenAPI_ServiceResponse: z.object({ cmmMsgHeader: z.object({ returnReasonCode: z.string() }) }),
});

/** Reads an answer of the ministry's service, or a file saved from it; undefined when it is something else. */
export function readDealXml(xml: string): DealPage | undefined {
  const parsed = parse(xml);
  const refused = GatewayError.safeParse(parsed);
  if (refused.success) {
    const code = refused.data.OpenAPI_ServiceResponse.cmmMsgHeader.returnReasonCode;
    return { code, deals: [], total: 0, cancelled: 0, unreadable: 0 };
  }
  const answer = Answer.safeParse(parsed);
  if (!answer.success) return undefined;
  const { header, body } = answer.data.response;
  const filled = body === undefined || body === "" ? {} : body;
  const items = filled.items === undefined || filled.items === "" ? [] : filled.items.item;
  const valid = items.filter(({ cdealType = "" }) => cdealType.trim() !== "O");
  const deals = valid.map(dealOf).filter((deal) => deal !== undefined);
  return {
    code: header.resultCode,
    deals,
    total: Number(filled.totalCount ?? items.length),
    cancelled: items.length - valid.length,
    unreadable: valid.length - deals.length,
  };
}

function parse(xml: string): unknown {
  try {
    return PARSER.parse(xml);
  } catch {
    return undefined;
  }
}

type Item = z.output<typeof Item>;

function dealOf(item: Item): ReportedDeal | undefined {
  const text = (name: string) => item[name]?.trim() ?? "";
  const type = typeOf(item);
  const district = DISTRICTS.find(({ code }) => code === text("sggCd"));
  const isSale = text("dealAmount") !== "";
  const amount = wonOf(isSale ? text("dealAmount") : text("deposit"));
  const rent = isSale ? 0 : wonOf(text("monthlyRent") || "0");
  const area = Number(text("excluUseAr") || text("totalFloorAr"));
  const month = `${text("dealYear")}-${text("dealMonth").padStart(2, "0")}`;
  if (type === undefined || amount === null || rent === null) return undefined;
  if (!Number.isFinite(area) || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined;
  return {
    city: district?.city ?? "",
    district: district?.name ?? (text("sggNm").split(" ").at(-1) || text("sggCd")),
    neighbourhood: text("umdNm"),
    complex: text("aptNm") || text("offiNm") || text("mhouseNm"),
    property_type: type,
    kind: isSale ? "sale" : rent === 0 ? "jeonse" : "rent",
    amount,
    monthly_rent: rent,
    area,
    month,
    day: wholeOf(text("dealDay")),
    floor: wholeOf(text("floor")),
    lot: text("jibun"),
    contract: contractOf(text("contractType")),
    uses_renewal_right: text("useRRRight") === "사용",
    previous_deposit: wonOf(text("preDeposit")),
  };
}

/** Each service names the building in its own way; detached houses have no name at all. */
function typeOf(item: Item): PropertyType | undefined {
  if ("aptNm" in item) return "apartment";
  if ("offiNm" in item) return "officetel";
  if ("mhouseNm" in item) return "villa";
  return "houseType" in item || "totalFloorAr" in item ? "house" : undefined;
}
