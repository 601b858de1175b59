import { afterEach, describe, expect, it } from "vitest";
import { type Answer, type Asked, type ServiceServer, startService } from "../../testing/service-server.ts";
import { destinationById } from "../data/destinations.ts";
import {
  duffelOffers,
  duffelStaysFound,
  serpApiProperties,
  serpApiWays,
  tourApiItems,
} from "../testing/wire-shapes.ts";
import { duffelFlights, duffelStays } from "./duffel.ts";
import { serpApiFlights, serpApiStays } from "./serpapi.ts";
import { askInTurn } from "./source.ts";
import { tourApiNearby } from "./tour-api.ts";

const asking = { signal: new AbortController().signal, now: () => "2026-11-16T10:00:00+09:00" };
const osaka = mustHave("osaka");
const busan = mustHave("busan");
const flightQuery = {
  destination: osaka,
  origin: "ICN",
  departure_date: "2026-12-04",
  nights: 3,
  people: 2,
  preferred_airline: null,
};
const stayQuery = {
  destination: osaka,
  check_in: "2026-12-04",
  nights: 3,
  adults: 2,
  children: 0,
  preference: null,
};
const placeQuery = { destination: busan, from: "2026-12-04", until: "2026-12-07" };

function mustHave(id: string) {
  const destination = destinationById(id);
  if (destination === undefined) throw new Error(id);
  return destination;
}

const servers: ServiceServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
async function serve(answer: (asked: Asked) => Answer): Promise<ServiceServer> {
  const server = await startService(answer);
  servers.push(server);
  return server;
}
const cabinOf = ({ body }: Asked) => (body as { data: { cabin_class: string } }).data.cabin_class;

describe("Duffel", () => {
  it("is asked for both ways and both cabins, and three of its offers are told per person", async () => {
    const server = await serve((asked) => ({
      body: duffelOffers(
        cabinOf(asked) === "economy"
          ? [
              { airline: "Peach", amount: "440000.00", out: ["2026-12-04T05:10:00", "2026-12-04T07:00:00"] },
              { airline: "Korean Air", amount: "500000.00", bags: 1 },
              { airline: "ANA", amount: "900000.00" },
            ]
          : [{ airline: "Korean Air", amount: "1500001.00", bags: 2 }],
      ),
    }));
    const flights = await duffelFlights({ token: "secret", base: server.base }).find(flightQuery, asking);
    expect(flights.map(({ type, airline, price, cabin }) => [type, airline, price, cabin])).toEqual([
      ["budget", "Peach", 220_000, "economy"],
      ["standard", "Korean Air", 250_000, "economy"],
      ["premium", "Korean Air", 750_001, "business"],
    ]);
    expect(flights[1]?.outbound).toEqual({
      date: "2026-12-04",
      from: "ICN",
      to: "KIX",
      departure_time: "09:10",
      arrival_time: "11:00",
      arrival_date: "2026-12-04",
      flight_time: "1h 50m",
    });
    expect(flights[1]).toMatchObject({
      is_estimate: false,
      expires_at: "2026-11-16T01:30:00Z",
      baggage: "위탁 수하물 1개",
    });
    const [first] = server.asked;
    expect(first).toMatchObject({ method: "POST", path: "/air/offer_requests" });
    expect(first?.headers).toMatchObject({ authorization: "Bearer secret", "duffel-version": "v2" });
    expect(first?.body).toMatchObject({
      data: {
        slices: [
          { origin: "ICN", destination: "KIX", departure_date: "2026-12-04" },
          { origin: "KIX", destination: "ICN", departure_date: "2026-12-07" },
        ],
        passengers: [{ type: "adult" }, { type: "adult" }],
      },
    });
  });

  it("leaves out offers that have expired, and amounts in money we have no rate for", async () => {
    const server = await serve(() => ({
      body: duffelOffers([
        { airline: "Expired", amount: "1000.00", expires_at: "2026-11-16T00:59:59Z" },
        { airline: "Unknown", amount: "1000.00", currency: "XDR" },
        { airline: "British", amount: "300.00", currency: "GBP" },
      ]),
    }));
    const flights = await duffelFlights({ token: "x", base: server.base }).find(flightQuery, asking);
    expect(new Set(flights.map(({ airline }) => airline))).toEqual(new Set(["British"]));
    expect(flights[0]?.price).toBe(279_000);
    expect(flights[0]?.source).toBe("Duffel (GBP 300.00, 1 GBP = 1860원(2025년 기준))");
  });

  it("tells stays by night and room, and how the money was reckoned", async () => {
    const server = await serve(() => ({
      body: duffelStaysFound([
        { name: "Dorm", amount: "120000.00" },
        { name: "Three", amount: "300000.00", stars: 3 },
        { name: "Five", amount: "800.00", currency: "USD", stars: 5 },
      ]),
    }));
    const stays = await duffelStays({ token: "x", base: server.base }).find(stayQuery, asking);
    expect(stays.map(({ type, name, price_per_night }) => [type, name, price_per_night])).toEqual([
      ["budget", "Dorm", 40_000],
      ["standard", "Three", 100_000],
      ["premium", "Five", 373_334],
    ]);
    expect(stays[2]).toMatchObject({ party_price: 1_120_002, rating: 4.2, is_estimate: false });
    expect(stays[2]?.source).toContain("1 USD = 1400원");
  });
});

describe("SerpApi", () => {
  it("follows a way out to its way back, and takes the price of both", async () => {
    const server = await serve(({ query }) => {
      const isBusiness = query.get("travel_class") === "3";
      const price = isBusiness ? 900_000 : 300_000;
      return {
        body:
          query.get("departure_token") === null
            ? serpApiWays([
                {
                  airline: "진에어",
                  price,
                  from: "ICN",
                  to: "KIX",
                  times: ["2026-12-04 08:00", "2026-12-04 09:50"],
                  token: "T",
                },
              ])
            : serpApiWays([
                {
                  airline: "진에어",
                  price: price + 10_000,
                  from: "KIX",
                  to: "ICN",
                  times: ["2026-12-07 23:10", "2026-12-08 01:05"],
                },
              ]),
      };
    });
    const flights = await serpApiFlights({ key: "secret", base: server.base }).find(flightQuery, asking);
    expect(flights.map(({ type, price }) => [type, price])).toEqual([
      ["budget", 310_000],
      ["standard", 310_000],
      ["premium", 910_000],
    ]);
    expect(flights[0]?.inbound).toMatchObject({
      date: "2026-12-07",
      arrival_date: "2026-12-08",
      flight_time: "1h 55m",
    });
    expect(server.asked[0]?.query.get("currency")).toBe("KRW");
    expect(server.asked[0]?.query.get("adults")).toBe("1");
  });

  it("finds stays for the party's rooms", async () => {
    const server = await serve(() => ({
      body: serpApiProperties([
        { name: "나쁜 곳", night: 20_000, rating: 2.1 },
        { name: "캡슐", night: 40_000, rating: 3.9 },
        { name: "비즈니스", night: 110_000, stars: 3, rating: 4.1 },
        { name: "특급", night: 350_000, stars: 5, rating: 4.6 },
      ]),
    }));
    const query = { ...stayQuery, adults: 3 };
    const stays = await serpApiStays({ key: "k", base: server.base }).find(query, asking);
    expect(stays.map(({ name, rooms, party_price }) => [name, rooms, party_price])).toEqual([
      ["캡슐", 2, 240_000],
      ["비즈니스", 2, 660_000],
      ["특급", 2, 2_100_000],
    ]);
  });

  it("says that nothing was found as an empty list", async () => {
    const server = await serve(() => ({
      body: { error: "Google Flights hasn't returned any results for this query." },
    }));
    expect(await serpApiFlights({ key: "k", base: server.base }).find(flightQuery, asking)).toEqual([]);
  });
});

describe("TourAPI", () => {
  const festival = {
    contentid: "1",
    contenttypeid: "15",
    title: "부산불꽃축제",
    addr1: "부산광역시 수영구",
    mapx: "129.1187",
    mapy: "35.1532",
    eventstartdate: "20261201",
    eventenddate: "20261205",
  };
  const sight = {
    contentid: "2",
    contenttypeid: "12",
    title: "황령산",
    addr1: "부산광역시 남구",
    mapx: "129.0826",
    mapy: "35.1578",
  };

  it("tells festivals of those days and sights that are not embedded, near the city", async () => {
    const server = await serve(({ path }) => ({
      body: tourApiItems(
        path.endsWith("searchFestival2")
          ? [
              festival,
              { ...festival, title: "끝난 축제", eventenddate: "20261203" },
              { ...festival, title: "먼 축제", mapx: "126.9", mapy: "37.5" },
            ]
          : [sight, { ...sight, title: "해운대 해수욕장" }],
      ),
    }));
    const found = await tourApiNearby({ key: "a+b/c=", base: server.base }).find(placeQuery, asking);
    expect(found).toContainEqual({
      name: "부산불꽃축제",
      address: "부산광역시 수영구",
      dates: { from: "2026-12-01", until: "2026-12-05" },
    });
    expect(found.map(({ name }) => name)).not.toContain("끝난 축제");
    expect(found.map(({ name }) => name)).not.toContain("먼 축제");
    expect(found).toContainEqual({ name: "황령산", address: "부산광역시 남구", dates: null });
    expect(server.asked[0]?.query.get("serviceKey")).toBe("a+b/c=");
  });

  it("reads one item alone, none at all, and is not asked about other countries", async () => {
    const server = await serve(({ path }) => ({
      body: tourApiItems(path.endsWith("searchFestival2") ? "" : sight),
    }));
    const source = tourApiNearby({ key: "k", base: server.base });
    expect(await source.find(placeQuery, asking)).toEqual([
      { name: "황령산", address: "부산광역시 남구", dates: null },
    ]);
    expect(await source.find({ ...placeQuery, destination: osaka }, asking)).toEqual([]);
  });

  it.each([
    ["22", "limited"],
    ["30", "refused"],
  ])("hears %s of the gateway as %s", async (returnReasonCode, kind) => {
    const server = await serve(() => ({
      body: {
        OpenAPI_ServiceResponse: {
          cmmMsgHeader: { errMsg: "SERVICE ERROR", returnAuthMsg: "…", returnReasonCode },
        },
      },
    }));
    await expect(
      tourApiNearby({ key: "k", base: server.base }).find(placeQuery, asking),
    ).rejects.toMatchObject({ kind });
  });
});

describe("a source that says no", () => {
  it.each([
    [429, { errors: [{ type: "rate_limit_error", title: "Rate limit exceeded" }] }, "limited"],
    [401, { errors: [{ type: "authentication_error", title: "Access token not found" }] }, "refused"],
    [422, { errors: [{ type: "validation_error", title: "Invalid" }] }, "unreadable"],
    [200, "<html>not JSON</html>", "unreadable"],
    [200, { data: { offers: "many" } }, "unreadable"],
    [200, { data: { offers: [] } }, "empty"],
  ] as const)("with %s is passed over for the next one, and why is told (%#)", async (status, body, kind) => {
    const server = await serve(() => ({ status, body }));
    const { found, gaps } = await askInTurn(
      [duffelFlights({ token: "t", base: server.base })],
      flightQuery,
      asking,
    );
    expect(found).toBeNull();
    expect(gaps).toEqual([{ source: "Duffel", kind }]);
  });

  it("for a moment only is an error to try again, and no error holds the key", async () => {
    const server = await serve(() => ({ status: 503, body: "down" }));
    const source = serpApiStays({ key: "very-secret", base: server.base });
    const error = await source.find(stayQuery, asking).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain("503");
    await server.close();
    const unreachable = await source.find(stayQuery, asking).catch((thrown: unknown) => thrown);
    for (const each of [error, unreachable])
      expect(JSON.stringify([String(each), each])).not.toContain("very-secret");
  });

  it("and sends us elsewhere is not followed with our key", async () => {
    const other = await serve(() => ({ body: {} }));
    const server = await serve(() => ({ status: 302, headers: { location: `${other.base}/x` }, body: "" }));
    await expect(duffelFlights({ token: "t", base: server.base }).find(flightQuery, asking)).rejects.toThrow(
      "could not be reached",
    );
    expect(other.asked).toHaveLength(0);
  });
});
