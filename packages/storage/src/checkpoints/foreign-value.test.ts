import { describe, expect, it } from "vitest";
import { encodeForeign, encodeForeignAfter, isUnchanged } from "./foreign-value.ts";

describe("the encoding of a value that came from another", () => {
  const before = encodeForeign({ a: { x: 1, y: 2 }, b: { z: [1, 2] }, gone: 1 }, "state");

  it("is what encoding it alone gives, and shares every part that is unchanged", () => {
    const live = { a: { x: 1, y: 3 }, b: { z: [1, 2] }, c: new Date(0), left: undefined };
    const after = encodeForeignAfter(live, before, "state") as Record<string, unknown>;
    expect(after).toEqual(encodeForeign(live, "state"));
    expect(after.b).toBe((before as Record<string, unknown>).b);
  });

  it("is the earlier one itself when nothing changed", () => {
    expect(encodeForeignAfter({ gone: 1, a: { y: 2, x: 1 }, b: { z: [1, 2] } }, before, "state")).toBe(
      before,
    );
  });

  it("[C6] keeps data that looks like an encoding apart from one", () => {
    const forged = { a: { $maru: "date", value: "1970-01-01T00:00:00.000Z" } };
    expect(encodeForeignAfter(forged, before, "state")).toEqual(encodeForeign(forged, "state"));
    const real = encodeForeign({ a: new Date(0) }, "state");
    expect(encodeForeignAfter(forged, real, "state")).toEqual(encodeForeign(forged, "state"));
  });

  it("[C7] refuses with the path what could not come back", () => {
    const details = expect.objectContaining({ path: "state.a.x" });
    expect(() => encodeForeignAfter({ a: { x: 1n } }, before, "state")).toThrow(
      expect.objectContaining({ code: "NOT_STORABLE", details }),
    );
  });
});

describe("a live value", () => {
  it("is told from one that only compares as equal", () => {
    const pairs: [unknown, unknown][] = [
      [-0, 0],
      [0, -0],
      [Number.NaN, null],
      ["1", 1],
      [null, undefined],
      [false, 0],
    ];
    for (const [live, stored] of pairs) expect(isUnchanged(live, encodeForeign(stored, "v"))).toBe(false);
    for (const same of [-0, Number.NaN, undefined, null, "1", 1.5])
      expect(isUnchanged(same, encodeForeign(same, "v"))).toBe(true);
  });
});
