import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, encode } from "./codec.ts";
import { isStateError, StateError } from "./errors.ts";

const json = fc
  .jsonValue({ maxDepth: 4, stringUnit: "grapheme" })
  .filter((value) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));

/** The same data with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, turned(each)]),
  );
}

describe("the codec", () => {
  it("[C10] keys are in code-unit order and there is no white space", () => {
    expect(encode({ b: [1, { d: null, c: true }], a: "x y", B: 0.5, 나: "", "": -1 })).toBe(
      '{"":-1,"B":0.5,"a":"x y","b":[1,{"c":true,"d":null}],"나":""}',
    );
    // The emoji is a surrogate pair, so by code units it comes before the full-width letter.
    expect(encode({ "\uff21": 1, "😀": 2, 가: 3 })).toBe('{"가":3,"😀":2,"\uff21":1}');
    expect(encode({ 10: "ten", 9: "nine" })).toBe('{"10":"ten","9":"nine"}');
  });

  it("[C10] equal data gives equal bytes, whatever the order of keys", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(encode(turned(value))).toBe(encode(value));
      }),
    );
  });

  it("[C11] what was encoded decodes to equal data", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(decode(encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(JSON.parse(encode(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("[C11] canonical text that was decoded encodes to the same text", () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = encode(value);
        expect(encode(decode(text))).toBe(text);
      }),
    );
  });

  it("[C11] numbers keep their value to the last digit", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(decode(encode(number))).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  it.each<[string, unknown]>([
    [
      "a serialised message",
      {
        lc: 1,
        type: "constructor",
        id: ["langchain_core", "messages", "AIMessage"],
        kwargs: { content: "x" },
      },
    ],
    ["a method call", { lc: 2, type: "undefined", id: ["Map"], method: "groupBy", args: [] }],
    ["a secret", { lc: 1, type: "secret", id: ["PATH"] }],
    ["something not implemented", { lc: 1, type: "not_implemented", id: ["x"] }],
    ["a toJSON property", { toJSON: "text", valueOf: 1, hasOwnProperty: null }],
    ["type tags", { $type: "Date", "@class": "java.lang.Runtime", _bsontype: "ObjectId" }],
  ])("[C8] %s is stored and returned as the data it is", (_, value) => {
    const read = decode(encode({ field: value })) as { field: object };
    expect(read.field).toEqual(value);
    expect(Object.getPrototypeOf(read.field)).toBe(Object.prototype);
  });

  it("[C8] reading looks at no environment variable", () => {
    const before = process.env;
    const reads: PropertyKey[] = [];
    process.env = new Proxy(before, {
      get: (target, name) => {
        reads.push(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    try {
      decode(encode({ lc: 1, type: "secret", id: ["PATH"] }));
    } finally {
      process.env = before;
    }
    expect(reads).toEqual([]);
  });

  it("[C5] JSON that reaches for a prototype is refused, and Object.prototype stays as it is", () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const keys = fc.constantFrom("__proto__", "constructor", "prototype");
    const depth = fc.array(fc.constantFrom('{"a":', "["), { maxLength: 8 });
    fc.assert(
      fc.property(keys, depth, (key, opening) => {
        const closing = [...opening].reverse().map((open) => (open === "[" ? "]" : "}"));
        const text = `${opening.join("")}{"${key}":{"polluted":1}}${closing.join("")}`;
        expect(() => decode(text)).toThrow(StateError);
      }),
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });

  it("[C12] text that is no JSON is refused without quoting it", () => {
    for (const text of [
      "",
      "{",
      '{"phone":"010-1234-5678"',
      '{"phone" "010-1234-5678"}',
      "010-1234-5678",
      '"\\ud8"',
      "{'a':1}",
    ]) {
      const error = catchError(() => decode(text));
      expect(isStateError(error, "MALFORMED_JSON")).toBe(true);
      expect(String(error)).not.toContain("010");
    }
  });

  it("[C12] the place of the mistake is told where the engine tells it", () => {
    expect(String(catchError(() => decode('{"a":1,"b":2,"c" 3}')))).toContain(
      "unexpected character at position 17",
    );
    expect(catchError(() => decode(""))).toMatchObject({
      details: { reason: "it ends too early or is no JSON at all" },
    });
  });

  it("[C5] a refused key is told by its path from the root", () => {
    expect(catchError(() => decode('{"a":[{"__proto__":1}]}'))).toMatchObject({ details: { path: "a[0]" } });
    expect(catchError(() => encode({ constructor: 1 }))).toMatchObject({ details: { path: "(root)" } });
  });

  it("[C9] limits hold for reading and for writing", () => {
    const limits = { depth: 1, elements: 2, bytes: 10 };
    expect(encode([1, 2], limits)).toBe("[1,2]");
    expect(decode("[1,2]", limits)).toEqual([1, 2]);
    for (const value of [[[]], [1, 2, 3], ["12345678"]]) {
      expect(() => encode(value, limits)).toThrow(StateError);
      expect(() => decode(JSON.stringify(value), limits)).toThrow(StateError);
    }
  });

  it("[C2] what JSON would bend is refused instead of written", () => {
    for (const value of [[undefined], { at: new Date(0) }, [Number.NaN], { amount: 1n }, [() => 1]])
      expect(() => encode(value)).toThrow(StateError);
  });
});

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return expect.fail("expected a refusal");
}
