import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StateErrorCode } from "./errors.ts";
import { admitPlain, PLAIN_LIMITS, type Plain } from "./plain.ts";
import { isAdmitted, markAdmitted, plainBytes } from "./plain-weight.ts";

const refused = (code: StateErrorCode, details: object) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) });

class Coordinates {
  latitude = 34.7;
}

function nested(depth: number): unknown {
  let value: unknown = "bottom";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { inner: value };
  return value;
}

const json = fc
  .jsonValue({ maxDepth: 4, stringUnit: "grapheme" })
  .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

describe("plain data", () => {
  it("[C1] is taken as an equal copy, frozen all the way down", () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        const copy = admitPlain(JSON.parse(text));
        expect(copy).toEqual(JSON.parse(text));
        expect(isDeepFrozen(copy)).toBe(true);
      }),
    );
  });

  it("[C1] leaves the original free", () => {
    const original = { stops: [{ city: "오사카" }] };
    const copy = admitPlain(original) as typeof original;
    original.stops.push({ city: "교토" });
    original.stops[0] = { city: "나라" };
    expect(copy).toEqual({ stops: [{ city: "오사카" }] });
    expect(Object.isFrozen(original)).toBe(false);
    expect(Object.isFrozen(original.stops)).toBe(false);
  });

  it("[C1] knows no minus zero, no undefined property and no missing prototype", () => {
    expect(Object.is(admitPlain(-0), 0)).toBe(true);
    expect(Object.keys(admitPlain({ a: 1, b: undefined }) as object)).toEqual(["a"]);
    const bare = Object.assign(Object.create(null), { city: "오사카" });
    expect(Object.getPrototypeOf(admitPlain(bare))).toBe(Object.prototype);
    expect(admitPlain(bare)).toEqual({ city: "오사카" });
  });

  it.each<[string, unknown, string]>([
    ["a bigint", 10n, "bigint"],
    ["NaN", Number.NaN, "NaN"],
    ["an infinity", Number.NEGATIVE_INFINITY, "-Infinity"],
    ["a function", () => 1, "function"],
    ["a symbol", Symbol("x"), "symbol"],
    ["a date", new Date(0), "an instance of Date"],
    ["a map", new Map(), "an instance of Map"],
    ["a set", new Set(), "an instance of Set"],
    ["bytes", new Uint8Array(2), "an instance of Uint8Array"],
    ["a boxed string", Object("text"), "an instance of String"],
    ["an error", new Error("x"), "an instance of Error"],
    ["a promise", Promise.resolve(1), "an instance of Promise"],
    ["a class instance", new Coordinates(), "an instance of Coordinates"],
    ["an object made from another", Object.create({ inherited: 1 }), "an instance of Object"],
    ["a nameless class", new (class {})(), "an object with a prototype of its own"],
    [
      "an object without any class",
      Object.create(Object.create(null)),
      "an object with a prototype of its own",
    ],
    ["an odd class", Object.create({ constructor: { name: 7 } }), "an object with a prototype of its own"],
    ["a symbol key", { [Symbol("x")]: 1 }, "an object with a symbol key"],
  ])("[C2] %s is refused with its path", (_, value, found) => {
    const error = refused("NOT_PLAIN", { path: "results[1].price", found });
    expect(() => admitPlain({ results: [0, { price: value }] })).toThrow(error);
    expect(() => admitPlain([value], ["results"])).toThrow(
      refused("NOT_PLAIN", { path: "results[0]", found }),
    );
  });

  it("[C2] undefined is refused where JSON would invent a null", () => {
    expect(() => admitPlain([1, undefined])).toThrow(
      refused("NOT_PLAIN", { path: "[1]", found: "undefined" }),
    );
    expect(() => admitPlain(undefined)).toThrow(refused("NOT_PLAIN", { path: "(root)", found: "undefined" }));
  });

  it("[C3] a cycle is refused with its path, the same object in two places is fine", () => {
    const trip: Record<string, unknown> = { city: "오사카" };
    expect(admitPlain({ there: trip, back: [trip, trip] })).toEqual({ there: trip, back: [trip, trip] });
    trip.next = { previous: [trip] };
    expect(() => admitPlain(trip)).toThrow(
      refused("NOT_PLAIN", { path: "next.previous[0]", found: "a cycle" }),
    );
  });

  it("[C4] a lone surrogate in a string or key is refused with its path", () => {
    const text = refused("NOT_PLAIN", { path: "notes[0]", found: "a string with a lone surrogate" });
    expect(() => admitPlain({ notes: ["여행\ud83e"] })).toThrow(text);
    const key = refused("NOT_PLAIN", { path: "notes", found: "a key with a lone surrogate" });
    expect(() => admitPlain({ notes: { "\udc00": 1 } })).toThrow(key);
    expect(admitPlain("여행 🧳")).toBe("여행 🧳");
  });

  it.each(["__proto__", "constructor", "prototype"])("[C5] the key %s is refused at any depth", (key) => {
    const hostile: unknown = JSON.parse(`{"deep":[{"${key}":{"polluted":true}}]}`);
    expect(() => admitPlain(hostile)).toThrow(
      refused("NOT_PLAIN", { path: "deep[0]", found: `the key "${key}"` }),
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("[C6] a list with holes, named properties or a class of its own is refused", () => {
    const holes = refused("NOT_PLAIN", { path: "list", found: "a list with holes or named properties" });
    expect(() => admitPlain({ list: new Array(2) })).toThrow(holes);
    expect(() => admitPlain({ list: Object.assign([1], { total: 1 }) })).toThrow(holes);
    class Track extends Array<number> {}
    const track = refused("NOT_PLAIN", { path: "list", found: "an instance of Track" });
    expect(() => admitPlain({ list: Track.from([1]) })).toThrow(track);
  });

  it("[C6] a list that brings its own methods or species is copied without asking them", () => {
    const liar = Object.defineProperty([1, 2], "map", { value: () => ["forged"] });
    expect(admitPlain(liar)).toEqual([1, 2]);
    class Track extends Array<number> {}
    const species = { value: { [Symbol.species]: Track } };
    const copy = admitPlain(Object.defineProperty([1, 2], "constructor", species));
    expect(Object.getPrototypeOf(copy)).toBe(Array.prototype);
  });

  it("[C7] an object that cannot be read is refused with its path", () => {
    const throwing = () => {
      throw new Error("boom");
    };
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const unreadable: readonly (readonly [unknown, string])[] = [
      [Object.defineProperty({}, "price", { enumerable: true, get: throwing }), "trip.price"],
      [new Proxy({}, { ownKeys: throwing }), "trip"],
      [new Proxy({}, { getPrototypeOf: throwing }), "trip"],
      [revoked.proxy, "trip"],
    ];
    for (const [value, path] of unreadable)
      expect(() => admitPlain({ trip: value })).toThrow(
        refused("NOT_PLAIN", { path, found: expect.stringMatching(/cannot be read/) }),
      );
  });

  it("[C7] a readable proxy or getter is read once and copied", () => {
    let reads = 0;
    const counting = Object.defineProperty({}, "price", { enumerable: true, get: () => ++reads });
    expect(admitPlain(counting)).toEqual({ price: 1 });
    expect(reads).toBe(1);
    expect(admitPlain(new Proxy({ city: "오사카" }, {}))).toEqual({ city: "오사카" });
  });

  it("[C9] depth, elements and bytes are limited, each to the last one", () => {
    expect(admitPlain(nested(PLAIN_LIMITS.depth))).toBeDefined();
    const limits = { depth: 2, elements: 3, bytes: 20 };
    expect(admitPlain([[1, 2]], [], limits)).toEqual([[1, 2]]);
    const depth = refused("LIMIT_EXCEEDED", { path: "[0][0]", limit: "depth", allowed: 2 });
    expect(() => admitPlain([[[]]], [], limits)).toThrow(depth);
    const elements = refused("LIMIT_EXCEEDED", { path: "[0]", limit: "elements", allowed: 3 });
    expect(() => admitPlain([[1, 2, 3]], [], limits)).toThrow(elements);
    expect(() => admitPlain([{ a: 1, b: 2, c: 3 }], [], limits)).toThrow(elements);
    expect(admitPlain("a".repeat(18), [], limits)).toHaveLength(18);
    const bytes = refused("LIMIT_EXCEEDED", { path: "(root)", limit: "bytes", allowed: 20 });
    expect(() => admitPlain("a".repeat(19), [], limits)).toThrow(bytes);
    for (const heavy of [["a".repeat(17)], { abcdefgh: 12345678 }, Array(7).fill(null), Array(6).fill(true)])
      expect(() => admitPlain(heavy, [], { ...limits, elements: 9 })).toThrow(
        refused("LIMIT_EXCEEDED", { limit: "bytes" }),
      );
  });

  it("[C9] a depth bomb is refused, not followed", () => {
    expect(() => admitPlain(nested(100_000))).toThrow(refused("LIMIT_EXCEEDED", { limit: "depth" }));
    const text = "[".repeat(100_000) + "]".repeat(100_000);
    expect(() => admitPlain(JSON.parse(text))).toThrow(refused("LIMIT_EXCEEDED", { limit: "depth" }));
  });

  it("[C9] data that was admitted before counts for depth, elements and bytes", () => {
    const deep = admitPlain(nested(PLAIN_LIMITS.depth));
    expect(() => admitPlain({ again: deep })).toThrow(refused("LIMIT_EXCEEDED", { limit: "depth" }));
    const wide = admitPlain([1, 2, 3]);
    const limits = { depth: 10, elements: 4, bytes: 100 };
    expect(() => admitPlain([wide, wide], [], limits)).toThrow(
      refused("LIMIT_EXCEEDED", { limit: "elements" }),
    );
    const limitsOfBytes = { ...limits, elements: 100, bytes: 16 };
    expect(() => admitPlain([wide, wide], [], limitsOfBytes)).toThrow(
      refused("LIMIT_EXCEEDED", { limit: "bytes" }),
    );
    expect(admitPlain([wide, wide], [], { ...limitsOfBytes, bytes: 17 })).toEqual([wide, wide]);
  });

  it("[C13] the size that is kept is the length of the canonical JSON", () => {
    const size = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
    fc.assert(
      fc.property(json, (value) => {
        expect(plainBytes(admitPlain(value))).toBe(size(value === 0 ? 0 : value));
      }),
    );
    expect(plainBytes({ 도시: ["오사카", 1e21, null, true, -0.5] })).toBe(
      size({ 도시: ["오사카", 1e21, null, true, -0.5] }),
    );
  });

  it("[C9] [C13] parts of admitted data weigh what they are, not what stood before them", () => {
    const whole = admitPlain({ a: [[["deep", 1]]], b: [1, [2]] }) as { a: Plain; b: Plain };
    expect([plainBytes(whole.a), plainBytes(whole.b)]).toEqual(['[[["deep",1]]]'.length, "[1,[2]]".length]);
    const exactly = { depth: 3, elements: 4, bytes: "[[1,[2]]]".length };
    expect(admitPlain([whole.b], [], exactly)).toEqual([[1, [2]]]);
    for (const [limit, allowed] of Object.entries(exactly)) {
      const less = { ...exactly, [limit]: allowed - 1 };
      expect(() => admitPlain([whole.b], [], less)).toThrow(refused("LIMIT_EXCEEDED", { limit }));
    }
  });

  it("[C9] [C13] a list that was put together of admitted elements weighs what it holds", () => {
    const elements = Object.freeze([admitPlain({ a: [1, 2] }), admitPlain([]), "가", null]);
    const text = JSON.stringify(elements);
    const bytes = new TextEncoder().encode(text).length;
    markAdmitted(elements, bytes - 2 - (elements.length - 1));
    expect(isAdmitted(elements)).toBe(true);
    expect(admitPlain(elements)).toBe(elements);
    expect(plainBytes(elements)).toBe(bytes);
    const exactly = { depth: 4, elements: 1 + 4 + 1 + 2, bytes: bytes + 2 };
    expect(admitPlain([elements], [], exactly)).toEqual([elements]);
    for (const [limit, allowed] of Object.entries(exactly)) {
      const less = { ...exactly, [limit]: allowed - 1 };
      expect(() => admitPlain([elements], [], less)).toThrow(refused("LIMIT_EXCEEDED", { limit }));
    }
  });

  it("[C15] what was admitted before is returned as it is, also inside something new", () => {
    const inner = admitPlain({ city: "오사카" });
    expect(admitPlain(inner)).toBe(inner);
    expect((admitPlain({ first: inner }) as { first: unknown }).first).toBe(inner);
    expect([isAdmitted(inner), isAdmitted("text"), isAdmitted(null), isAdmitted({})]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
