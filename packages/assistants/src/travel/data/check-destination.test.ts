import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDestination } from "./check-destination.ts";
import type { Destination } from "./destination.ts";
import { destinationFiles } from "./destination-files.ts";
import { destinationById } from "./destinations.ts";
import type { Place } from "./place.ts";

const osaka = readOsaka();
const castle = osaka.places.find((place) => place.id === "osaka-castle") ?? fail();

describe("the embedded destinations", () => {
  it.each(Object.entries(destinationFiles))("%s can be used", (id, file) => {
    expect(checkDestination(file)).toEqual([]);
    expect(destinationById(id)?.id).toBe(id);
  });

  it("lists every file that is there", () => {
    const files = readdirSync(new URL("./destinations/", import.meta.url));
    expect(Object.keys(destinationFiles).sort()).toEqual(
      files.map((name) => name.replace(/\.json$/, "")).sort(),
    );
  });
});

describe("the check of a destination", () => {
  it("says where a field is missing", () => {
    const { currency: _, ...rest } = osaka;
    expect(checkDestination(rest)).toEqual([expect.stringMatching(/^currency: /)]);
  });

  it("refuses a clock of another country", () => {
    expect(checkDestination({ ...osaka, time_zone: "Asia/Bangkok" })).toEqual([
      "time_zone: Asia/Bangkok, but the centre lies in Asia/Tokyo",
    ]);
  });

  it("accepts another name of the same clock, as at a border", () => {
    expect(checkDestination({ ...osaka, time_zone: "Asia/Seoul" })).toEqual([]);
  });

  it("refuses airports that do not exist or lie too far away", () => {
    const [kansai] = osaka.airports;
    const airports = ["ZZZ", "HND"].map((iata) => ({ ...kansai, iata }));
    expect(checkDestination({ ...osaka, airports })).toEqual([
      "airports: no airport has the code ZZZ",
      "airports: HND is 401 km away, at most 120",
    ]);
  });

  it("refuses a city that nobody can reach", () => {
    expect(checkDestination({ ...osaka, airports: [], access: { flight: null, ground: [] } })).toEqual([
      "access: there is no way to get there",
    ]);
  });

  it("refuses a standard room that costs less than a budget one", () => {
    const stay_per_night_krw = { budget: 70_000, standard: 60_000, premium: 300_000 };
    expect(
      checkDestination({ ...osaka, price_levels: { ...osaka.price_levels, stay_per_night_krw } }),
    ).toEqual(["price_levels: stays must rise from budget to premium"]);
  });

  it("refuses months out of order and nights warmer than days", () => {
    const seasons = osaka.seasons.map((month) =>
      month.month === 3 ? { ...month, month: 4, low: 20, high: 10 } : month,
    );
    expect(checkDestination({ ...osaka, seasons })).toEqual([
      "seasons: month 4 stands where 3 belongs",
      "seasons: month 4 has 20 to 10 °C",
    ]);
  });

  it("refuses hotels without stars and stays in unknown areas", () => {
    const [first, ...others] = osaka.stays;
    const stays = [{ ...first, kind: "hotel", stars: null, area: "atlantis" }, ...others];
    expect(checkDestination({ ...osaka, stays })).toEqual([
      "stays: there is no area atlantis",
      "stays: a hotel in atlantis has null stars",
    ]);
  });

  it("counts places, places to eat and styles", () => {
    expect(checkDestination({ ...osaka, places: [castle] })).toEqual([
      "places: 1, at least 12",
      "places: 0 to eat, at least 4",
      ...["맛집", "쇼핑", "휴양", "액티비티", "자연"].map((style) => `places: none for ${style}`),
    ]);
  });

  it("finds a place that stands twice, by id, name or spot", () => {
    const twin = { ...castle, id: "castle-again", ko: "다른 이름", en: "Another name", local: "別の名" };
    expect(checkDestination(withPlace(twin))).toEqual([
      "places: osaka-castle and castle-again stand on the same spot",
    ]);
    const renamed = { ...castle, id: "castle-again", latitude: 34.7 };
    expect(checkDestination(withPlace(renamed))).toEqual([
      "places: ko 오사카성 천수각 twice",
      "places: en osaka castle main tower twice",
      "places: local 大阪城天守閣 twice",
    ]);
  });
});

function withPlace(place: Place): Destination {
  return { ...osaka, places: [...osaka.places, place] };
}

function readOsaka(): Destination {
  return destinationById("osaka") ?? fail();
}

function fail(): never {
  throw new Error("the tests need the embedded destination osaka with its castle");
}
