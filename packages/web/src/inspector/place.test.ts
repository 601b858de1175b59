import fc from "fast-check";
import { expect, it } from "vitest";
import { addressOf, type Place, placeIn, TABS } from "./place.ts";

const words = fc.option(fc.string({ minLength: 1 }), { nil: null });
const places = fc.record({ tab: fc.constantFrom(...TABS), at: words, against: words, field: words });

it("every place has an address that leads back to it", () => {
  fc.assert(
    fc.property(places, (place: Place) => {
      const [path = "", search = ""] = addressOf("s-1", place).split(/\?(.*)/s);
      expect(placeIn(path, search)).toEqual(place);
    }),
  );
});

it("a conversation by itself looks nowhere, and an unknown tab shows the steps", () => {
  expect(placeIn("/s/s-1", "")).toBeNull();
  expect(placeIn("/s/inspect", "")).toBeNull();
  expect(placeIn("/s/s-1/inspect/elsewhere", "")?.tab).toBe("steps");
});
