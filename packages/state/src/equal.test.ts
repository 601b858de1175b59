import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encode } from "./codec.ts";
import { isEqual } from "./equal.ts";
import { admitPlain } from "./plain.ts";

const plain = fc
  .jsonValue({ maxDepth: 3, stringUnit: fc.constantFrom("a", "b", "가") })
  .map((value) => admitPlain(value));

describe("equality of plain data", () => {
  it("[C14] data is equal exactly when its canonical JSON is", () => {
    fc.assert(
      fc.property(plain, plain, (left, right) => {
        expect(isEqual(left, right)).toBe(encode(left) === encode(right));
      }),
      { numRuns: 1000 },
    );
  });

  it("[C14] a copy is equal, whatever the order of its keys", () => {
    const key = fc.string({ unit: fc.constantFrom("a", "b", "c", "가") });
    fc.assert(
      fc.property(fc.dictionary(key, fc.array(fc.integer())), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(isEqual(admitPlain(record), admitPlain(structuredClone(turned)))).toBe(true);
      }),
    );
  });

  it("[C14] kinds are never confused", () => {
    const different = [
      null,
      false,
      0,
      "",
      "0",
      "null",
      [],
      {},
      [null],
      { 0: null },
      [[]],
      [{}],
      { length: 0 },
    ];
    for (const [index, left] of different.entries()) {
      for (const [other, right] of different.entries()) expect(isEqual(left, right)).toBe(index === other);
    }
  });

  it("[C14] a missing key is not the same as an inherited or a null one", () => {
    expect(isEqual({ a: 1, toString: null }, { a: 1, b: 2 })).toBe(false);
    expect(isEqual({ a: 1 }, { b: 1 })).toBe(false);
    expect(isEqual({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(isEqual([1, 2], [1])).toBe(false);
    expect(isEqual([1], [1, 2])).toBe(false);
  });
});
