import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { matchesFilter, readItemFilter } from "./item-filter.ts";

const matches = (value: unknown, filter: unknown) => matchesFilter(value, readItemFilter(filter));

describe("a filter", () => {
  it.each([
    ["a field", { city: "서울" }, true],
    ["another value", { city: "부산" }, false],
    ["several fields", { city: "서울", age: 7 }, true],
    ["one field of several wrong", { city: "서울", age: 8 }, false],
    ["several operators", { age: { $gt: 6, $lte: 7 } }, true],
    ["one operator of several wrong", { age: { $gt: 6, $lt: 7 } }, false],
    ["a field that is not there", { country: "KR" }, false],
    ["the absence of a field", { country: undefined }, true],
    ["something else than an absent field", { country: { $ne: "KR" } }, true],
    ["a whole object", { address: { floor: 3, tags: ["a"] } }, true],
    ["a part of an object", { address: { floor: 3 } }, false],
    ["one of", { city: { $in: ["부산", "서울"] } }, true],
    ["none of", { city: { $nin: ["부산", "서울"] } }, false],
    ["one of objects", { address: { $in: [{ floor: 3, tags: ["a"] }] } }, true],
    ["a number written as text", { zip: { $gte: 4100, $lt: 4200 } }, true],
    ["the order of what is no number", { city: { $gt: 1 } }, false],
    ["a date", { at: { $gt: new Date(0) } }, true],
    ["the same date", { at: new Date(1000) }, true],
    ["an object that looks like an operator, said explicitly", { mark: { $eq: { $ref: 1 } } }, true],
    ["what every object inherits", { toString: { $ne: undefined } }, false],
  ])("by %s", (_, filter, expected) => {
    const value = {
      city: "서울",
      age: 7,
      zip: "4100",
      address: { floor: 3, tags: ["a"] },
      at: new Date(1000),
      mark: { $ref: 1 },
    };
    expect(matches(value, filter)).toBe(expected);
  });

  it.each([
    ["an unknown operator", { age: { $regex: "7" } }, "age.$regex"],
    ["an operator beside a field", { age: { $gt: 1, floor: 3 } }, "age.floor"],
    ["an operator for a field", { $or: [{ age: 7 }] }, "$or"],
    ["an operator that every object inherits", { age: { $gt: 1, constructor: 1 } }, "age.constructor"],
    ["an operator further down", { address: { floor: { $gt: 3 } } }, "address.floor.$gt"],
    ["no operator at all", { age: {} }, "age"],
    ["a comparison with what is no number", { age: { $gt: "seven" } }, "age.$gt"],
    ["a comparison with nothing", { age: { $lt: null } }, "age.$lt"],
    ["one of what is no list", { age: { $in: 7 } }, "age.$in"],
    ["none of what is no list", { age: { $nin: "7" } }, "age.$nin"],
    ["what no value can be", { age: () => 7 }, "age"],
    ["a list for a filter", [["age", 7]], "filter"],
    ["a text for a filter", "age = 7", "filter"],
  ])("is refused, never ignored: %s", (_, filter, key) => {
    const refusal = refusalOf(() => readItemFilter(filter));
    expect(refusal).toMatchObject({ code: "INVALID_FILTER", details: { key } });
  });

  it("that is not there or empty lets everything through", () => {
    for (const filter of [undefined, null, {}]) expect(matches({ age: 7 }, filter)).toBe(true);
  });

  it("reads what JSON can smuggle in as the data it is", () => {
    const filter = JSON.parse('{"__proto__":{"admin":true}}');
    expect(matches({ admin: true }, filter)).toBe(false);
    expect(matches(JSON.parse('{"__proto__":{"admin":true}}'), filter)).toBe(true);
  });

  it("never asks a stored object how it would like to be read", () => {
    expect(matches({ age: { valueOf: 7, toString: 7 } }, { age: { $gte: 0 } })).toBe(false);
  });
});
