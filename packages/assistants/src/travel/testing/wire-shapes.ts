/** Answers in the shapes of the real services, as small as they can be and still be whole. */

interface DuffelOffer {
  readonly airline: string;
  readonly amount: string;
  readonly currency?: string;
  readonly expires_at?: string;
  readonly out?: readonly [string, string];
  readonly back?: readonly [string, string];
  readonly bags?: number;
}

export function duffelOffers(offers: readonly DuffelOffer[]) {
  return { data: { id: "orq_1", live_mode: false, offers: offers.map(duffelOffer) } };
}

function duffelOffer(offer: DuffelOffer, index: number) {
  const out = offer.out ?? (["2026-12-04T09:10:00", "2026-12-04T11:00:00"] as const);
  const back = offer.back ?? (["2026-12-07T18:40:00", "2026-12-07T20:35:00"] as const);
  const segment = (from: string, to: string, [departing_at, arriving_at]: readonly [string, string]) => ({
    id: `seg_${from}`,
    origin: { iata_code: from, type: "airport" },
    destination: { iata_code: to, type: "airport" },
    departing_at,
    arriving_at,
    marketing_carrier: { name: offer.airline, iata_code: "ZZ" },
    passengers: [
      {
        cabin_class: "economy",
        baggages: offer.bags === undefined ? [] : [{ type: "checked", quantity: offer.bags }],
      },
    ],
  });
  return {
    id: `off_${index}`,
    total_amount: offer.amount,
    total_currency: offer.currency ?? "KRW",
    expires_at: offer.expires_at ?? "2026-11-16T01:30:00Z",
    owner: { name: offer.airline, iata_code: "ZZ" },
    slices: [
      { id: "sli_1", segments: [segment("ICN", "KIX", out)] },
      { id: "sli_2", segments: [segment("KIX", "ICN", back)] },
    ],
  };
}

export function duffelStaysFound(
  stays: readonly { name: string; amount: string; currency?: string; stars?: number }[],
) {
  return {
    data: {
      created_at: "2026-11-16T01:00:00Z",
      results: stays.map(({ name, amount, currency = "KRW", stars }, index) => ({
        id: `srr_${index}`,
        rooms: 1,
        cheapest_rate_total_amount: amount,
        cheapest_rate_currency: currency,
        accommodation: {
          name,
          rating: stars ?? null,
          review_score: 8.4,
          amenities: [{ type: "wifi", description: "Wi-Fi" }],
          location: {
            address: { line_one: "1-1 Namba", city_name: "Osaka" },
            geographic_coordinates: { latitude: 34.667, longitude: 135.501 },
          },
        },
      })),
    },
  };
}

export function serpApiWays(
  ways: readonly {
    airline: string;
    price: number;
    from: string;
    to: string;
    times: readonly [string, string];
    token?: string;
  }[],
) {
  return {
    search_metadata: { status: "Success" },
    best_flights: ways.slice(0, 1).map(serpApiWay),
    other_flights: ways.slice(1).map(serpApiWay),
  };
}

function serpApiWay({ airline, price, from, to, times, token }: Parameters<typeof serpApiWays>[0][number]) {
  return {
    flights: [
      {
        departure_airport: { name: from, id: from, time: times[0] },
        arrival_airport: { name: to, id: to, time: times[1] },
        duration: 110,
        airline,
        travel_class: "Economy",
        flight_number: "ZZ 1",
      },
    ],
    total_duration: 110,
    price,
    type: "Round trip",
    ...(token === undefined ? {} : { departure_token: token }),
  };
}

export function serpApiProperties(
  properties: readonly { name: string; night: number; stars?: number; rating?: number }[],
) {
  return {
    search_metadata: { status: "Success" },
    properties: properties.map(({ name, night, stars, rating }) => ({
      type: "hotel",
      name,
      gps_coordinates: { latitude: 34.7, longitude: 135.5 },
      rate_per_night: { lowest: `₩${night.toLocaleString("en-US")}`, extracted_lowest: night },
      total_rate: { lowest: `₩${(night * 3).toLocaleString("en-US")}`, extracted_lowest: night * 3 },
      ...(stars === undefined ? {} : { hotel_class: `${stars}성급 호텔`, extracted_hotel_class: stars }),
      ...(rating === undefined ? {} : { overall_rating: rating }),
      amenities: ["무료 Wi-Fi"],
    })),
  };
}

export function tourApiItems(items: "" | object | readonly object[]) {
  return {
    response: {
      header: { resultCode: "0000", resultMsg: "OK" },
      body: { items: items === "" ? "" : { item: items }, numOfRows: 50, pageNo: 1, totalCount: 1 },
    },
  };
}
