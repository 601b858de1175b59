import type { PlainObject } from "@maru/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference, merge } from "./header.ts";

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string({ maxLength: 3 }),
    fc.array(fc.nat({ max: 3 }), { maxLength: 8 }),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value")),
  ),
})).value;
const object = fc.dictionary(fc.constantFrom("a", "b", "c"), value) as fc.Arbitrary<PlainObject>;

describe("the difference of two headers", () => {
  it("leads from one to the other", () => {
    fc.assert(
      fc.property(object, object, (before, after) => {
        expect(merge(before, difference(before, after))).toEqual(after);
      }),
    );
  });

  it("is empty when nothing changed", () => {
    fc.assert(
      fc.property(object, (same) => {
        expect(difference(same, structuredClone(same))).toEqual({});
      }),
    );
  });

  it("of a list that grew is what was appended, however long the list", () => {
    const runs = Array.from({ length: 1000 }, (_, index) => [index * 17, 2]);
    const grown = difference({ l: runs }, { l: [...runs, [17_000, 2]] });
    expect(grown).toEqual({ a: { l: [1000, [[17_000, 2]]] } });
  });
});
