import { expect, it } from "vitest";
import { distanceKm } from "./distance.ts";

const seoul = { latitude: 37.5665, longitude: 126.978 };
const osaka = { latitude: 34.6937, longitude: 135.5023 };

it("measures Seoul to Osaka the same both ways, and nothing to itself", () => {
  expect(distanceKm(seoul, osaka)).toBeCloseTo(829, 0);
  expect(distanceKm(osaka, seoul)).toBe(distanceKm(seoul, osaka));
  expect(distanceKm(seoul, seoul)).toBe(0);
});

it("crosses the date line the short way", () => {
  const west = { latitude: 0, longitude: 179.5 };
  const east = { latitude: 0, longitude: -179.5 };
  expect(distanceKm(west, east)).toBeCloseTo(111, 0);
});
