import { expect, it } from "vitest";
import { rateHeld } from "./rates-held.ts";

it("holds the currencies of the places that are planned, and no others", () => {
  expect(rateHeld("USD")?.krw_per_unit).toBeGreaterThan(1_000);
  expect(rateHeld("JPY")?.krw_per_unit).toBeLessThan(20);
  expect(rateHeld("XXX")).toBeUndefined();
});
