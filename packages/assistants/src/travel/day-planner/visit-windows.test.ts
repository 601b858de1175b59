import { describe, expect, it } from "vitest";
import { day, place } from "./city.fixture.ts";
import { visitWindows } from "./visit-windows.ts";

const friday = day("2026-11-27");
const open = (...hours: [number, number][]) =>
  place("noodles", { opening: { [friday.date]: hours.map(([from, to]) => ({ open: from, close: to })) } });

describe("when a visit may begin", () => {
  it("leaves time to finish before the place closes", () => {
    expect(visitWindows(open([600, 900]), null, friday)).toEqual([{ open: 600, close: 840 }]);
    expect(visitWindows(open([600, 650]), null, friday)).toEqual([]);
  });

  it("is never on a closed day", () => {
    expect(visitWindows(open([600, 900]), null, day("2026-11-28"))).toEqual([]);
  });

  it("keeps a noon break, and joins hours that touch", () => {
    expect(visitWindows(open([1000, 1300], [600, 900]), null, friday)).toEqual([
      { open: 600, close: 840 },
      { open: 1000, close: 1240 },
    ]);
    expect(visitWindows(open([600, 700], [650, 720], [720, 900]), null, friday)).toEqual([
      { open: 600, close: 840 },
    ]);
  });

  it("is at meal times for a meal, at any time for a snack", () => {
    expect(visitWindows(open([600, 1320]), "lunch", friday)).toEqual([{ open: 690, close: 840 }]);
    expect(visitWindows(open([1100, 1320]), "dinner", friday)).toEqual([{ open: 1100, close: 1200 }]);
    expect(visitWindows(open([600, 1320]), "snack", friday)).toEqual([{ open: 600, close: 1260 }]);
  });
});
