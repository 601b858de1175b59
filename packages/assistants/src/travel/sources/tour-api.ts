import * as z from "zod";
import { distanceKm } from "../data/distance.ts";
import { askJson } from "./ask-json.ts";
import { type Asking, type Nearby, type PlaceQuery, type Source, SourceRefusal } from "./source.ts";

const NAME = "한국관광공사 TourAPI";

export interface TourApiAccess {
  readonly key: string;
  readonly base?: string;
}

const Item = z.object({
  title: z.string().min(1),
  addr1: z.string().default(""),
  mapx: z.coerce.number(),
  mapy: z.coerce.number(),
  eventstartdate: z.string().optional(),
  eventenddate: z.string().optional(),
});
type Item = z.output<typeof Item>;

/** One item comes alone and not in a list; none at all come as an empty text. */
const Body = z.object({
  response: z.object({
    header: z.object({ resultCode: z.string() }),
    body: z
      .object({
        items: z.union([z.literal(""), z.object({ item: z.union([z.array(z.unknown()), z.unknown()]) })]),
      })
      .optional(),
  }),
});
/** Errors of the gateway before the service: `returnReasonCode` 22 is the daily limit, 30 and 31 the key. */
const GatewayError = z.object({
  OpenAPI_ServiceResponse: z.object({ cmmMsgHeader: z.object({ returnReasonCode: z.string() }) }),
});

const SIGHT = "12";
const NEAR_KM = 20;
const MOST = 3;

/** What is on and what else there is around a city in Korea. */
export function tourApiNearby(access: TourApiAccess): Source<PlaceQuery, Nearby> {
  return {
    name: NAME,
    find: async (query, asking) => {
      if (query.destination.country.code !== "KR") return [];
      const [festivals, sights] = await Promise.all([
        itemsOf(
          access,
          "searchFestival2",
          { eventStartDate: plainDate(query.from), eventEndDate: plainDate(query.until) },
          asking,
        ),
        itemsOf(
          access,
          "locationBasedList2",
          {
            mapX: String(query.destination.centre.longitude),
            mapY: String(query.destination.centre.latitude),
            radius: String(NEAR_KM * 1000),
            contentTypeId: SIGHT,
            arrange: "Q",
          },
          asking,
        ),
      ]);
      const known = new Set(query.destination.places.map(({ ko }) => ko.replaceAll(" ", "")));
      return [
        ...festivals.filter((item) => isNear(item, query) && overlaps(item, query)).slice(0, MOST),
        ...sights
          .filter((item) => isNear(item, query) && !known.has(item.title.replaceAll(" ", "")))
          .slice(0, MOST),
      ].map(toNearby);
    },
  };
}

async function itemsOf(
  { key, base = "https://apis.data.go.kr" }: TourApiAccess,
  operation: string,
  search: Readonly<Record<string, string>>,
  asking: Asking,
): Promise<readonly Item[]> {
  const url = new URL(`/B551011/KorService2/${operation}`, base);
  url.search = new URLSearchParams({
    serviceKey: key,
    MobileOS: "ETC",
    MobileApp: "Maru",
    _type: "json",
    numOfRows: "50",
    pageNo: "1",
    ...search,
  }).toString();
  const answer = await askJson({ source: NAME, url }, z.union([Body, GatewayError]), asking);
  if ("OpenAPI_ServiceResponse" in answer) {
    const code = answer.OpenAPI_ServiceResponse.cmmMsgHeader.returnReasonCode;
    throw new SourceRefusal(NAME, code === "22" ? "limited" : "refused");
  }
  const { header, body } = answer.response;
  if (header.resultCode !== "0000") throw new SourceRefusal(NAME, "unreadable");
  const items = body === undefined || body.items === "" ? [] : [body.items.item].flat();
  return items.flatMap((raw) => {
    const item = Item.safeParse(raw);
    return item.success ? [item.data] : [];
  });
}

function isNear({ mapx, mapy }: Item, { destination }: PlaceQuery): boolean {
  return distanceKm({ latitude: mapy, longitude: mapx }, destination.centre) <= NEAR_KM;
}

function overlaps({ eventstartdate, eventenddate }: Item, { from, until }: PlaceQuery): boolean {
  if (eventstartdate === undefined || eventenddate === undefined) return false;
  return eventstartdate <= plainDate(until) && eventenddate >= plainDate(from);
}

function toNearby({ title, addr1, eventstartdate, eventenddate }: Item): Nearby {
  const dates =
    eventstartdate === undefined || eventenddate === undefined
      ? null
      : { from: isoDate(eventstartdate), until: isoDate(eventenddate) };
  return { name: title, address: addr1, dates };
}

function plainDate(date: string): string {
  return date.replaceAll("-", "");
}

function isoDate(date: string): string {
  return `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`;
}
