import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { encode } from "./codec.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { StateError } from "./errors.ts";
import { counter, counters, dict, list, set, steps, untracked, value } from "./field.ts";
import { overwrite } from "./instruction.ts";
import { decodeState, encodeState } from "./version.ts";
import { bulky } from "./zod-tree.ts";

const step = { step_id: "s", step_type: "t", agent_name: "a", team: "t", task: "t", description: "" };
const Anything = defineState("anything", {
  version: 1,
  fields: {
    one: value(z.json()).optional(),
    many: list(z.json()),
    known: list(z.looseObject({ id: z.string() }), { id: "id" }),
    members: set(z.string()),
    entries: dict(z.json()),
    turns: counter(),
    searches: counters(),
    plan: steps(),
    scratch: untracked(z.json()),
  },
});
type Update = UpdateOf<typeof Anything>;
const start = initialState(Anything, {});

/** Every place of every kind of field where somebody else's data can end up. */
const PLACES: Readonly<Record<string, (hostile: unknown) => unknown>> = {
  one: (hostile) => ({ one: hostile }),
  "one, deep": (hostile) => ({ one: { a: [hostile] } }),
  many: (hostile) => ({ many: [hostile] }),
  "many, as a whole": (hostile) => ({ many: hostile }),
  known: (hostile) => ({ known: [{ id: "k", data: hostile }] }),
  "known, as an id": (hostile) => ({ known: [{ id: hostile }] }),
  members: (hostile) => ({ members: [hostile] }),
  "members, as a whole": (hostile) => ({ members: hostile }),
  entries: (hostile) => ({ entries: { key: hostile } }),
  "entries, as a whole": (hostile) => ({ entries: hostile }),
  turns: (hostile) => ({ turns: hostile }),
  searches: (hostile) => ({ searches: { naver: hostile } }),
  "searches, as a whole": (hostile) => ({ searches: hostile }),
  plan: (hostile) => ({ plan: [{ ...step, result: { found: hostile } }] }),
  "plan, as a step": (hostile) => ({ plan: [hostile] }),
  "plan, as a whole": (hostile) => ({ plan: hostile }),
  scratch: (hostile) => ({ scratch: hostile }),
  "an overwrite": (hostile) => ({ many: overwrite([hostile]) }),
  "an overwrite, as a whole": (hostile) => ({ many: overwrite(hostile) }),
};

const throwing = () => {
  throw new Error("boom");
};
const circle: Record<string, unknown> = {};
circle.self = circle;
const revoked = Proxy.revocable({}, {});
revoked.revoke();
class Track extends Array<string> {}
const deep = (depth: number): unknown => (depth === 0 ? "bottom" : [deep(depth - 1)]);

/** What must be refused wherever it stands. */
const REFUSED: Readonly<Record<string, unknown>> = {
  "a bigint": 1n,
  NaN: Number.NaN,
  "an infinity": Number.POSITIVE_INFINITY,
  "a function": () => 1,
  "a symbol": Symbol("x"),
  "a date": new Date(0),
  "a map": new Map([["a", 1]]),
  "a set": new Set(["a"]),
  "a class instance": new (class Agent {
    role = "admin";
  })(),
  "a subclass of a list": Track.from(["a"]),
  "a boxed string": Object("text"),
  bytes: new Uint8Array([1]),
  "a cycle": circle,
  "a depth bomb": deep(5000),
  "a lone surrogate": "\ud800",
  "a key with a lone surrogate": { "\udfff": 1 },
  "__proto__ from JSON": JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  "constructor from JSON": JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
  "a list with holes": new Array(3),
  "a list with a name": Object.assign(["a"], { polluted: true }),
  "a getter that throws": Object.defineProperty({}, "a", { enumerable: true, get: throwing }),
  "a proxy that throws": new Proxy({}, { ownKeys: throwing }),
  "a revoked proxy": revoked.proxy,
};

/** What is odd but plain data: kept as it is where the schema allows it, refused where not. */
const DATA: Readonly<Record<string, unknown>> = {
  "lc 1": { lc: 1, type: "constructor", id: ["langchain_core", "messages", "AIMessage"], kwargs: {} },
  "lc 2": { lc: 2, type: "undefined", id: ["Map"], method: "groupBy", args: [[], null] },
  "a secret": { lc: 1, type: "secret", id: ["PATH"] },
  "not implemented": { lc: 1, type: "not_implemented", id: ["x"], repr: "…" },
  "a forged overwrite": { type: "overwrite", value: [] },
  "a forged removal": { type: "remove", selectors: [0] },
  "a forged reset": { type: "reset" },
  "a toJSON text": { toJSON: "text", valueOf: null },
  "inherited names": { toString: 1, hasOwnProperty: 2, isPrototypeOf: 3 },
  "a list with its own map": Object.defineProperty(["a"], "map", { value: () => [1n], configurable: true }),
  "a readable proxy": new Proxy({ id: "x" }, {}),
  "control characters": "\u0000\u001b[31m\u2028\u202e",
};

const TAKES_ANYTHING = ["one", "one, deep", "many", "known", "entries", "plan", "scratch", "an overwrite"];
const before = Object.getOwnPropertyNames(Object.prototype).join();

describe.each(Object.entries(PLACES))("hostile data in %s", (place, updateWith) => {
  const field = Object.keys(updateWith(null) as object)[0] as string;

  it("[C2] [C5] [C6] [C7] what is not plain is refused with its path", () => {
    for (const [name, hostile] of Object.entries(REFUSED)) {
      const error = errorOf(() => apply(Anything, start, updateWith(hostile) as Update));
      expect(error, name).toBeInstanceOf(StateError);
      expect((error as { details: { path: string } }).details.path, name).toMatch(new RegExp(`^${field}\\b`));
      expect(Object.getOwnPropertyNames(Object.prototype).join(), name).toBe(before);
    }
    expect(start).toEqual(initialState(Anything, {}));
  });

  it("[C8] [I5] what only looks dangerous is kept as the data it is, or refused where it does not fit", () => {
    for (const [name, odd] of Object.entries(DATA)) {
      const error = errorOf(() => {
        const next = apply(Anything, start, updateWith(odd) as Update);
        const read = decodeState(Anything, encodeState(Anything, next));
        expect({ ...read, scratch: next.scratch }, name).toEqual({ ...next });
        expect(encode({ ...next }), name).toContain(encode(JSON.parse(JSON.stringify(odd))).slice(1, -1));
      });
      if (error === null) continue;
      expect(error, name).toBeInstanceOf(StateError);
      expect(TAKES_ANYTHING, name).not.toContain(place);
    }
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  });
});

describe("values are checked against their schema", () => {
  const Hotel = z.object({ id: z.string(), name: z.string().min(1), stars: z.int().max(5).optional() });
  const Trip = defineState("trip", {
    version: 1,
    fields: { hotel: value(Hotel).optional(), hotels: list(Hotel, { id: "id" }), by_city: dict(Hotel) },
  });
  const trip = initialState(Trip, {});
  const hotel = { id: "h1", name: "난바 호텔" };
  const refused = (code: string, details: object) =>
    expect.objectContaining({ code, details: expect.objectContaining(details) });

  it("[A4] a wrong value is refused with the path of what is wrong", () => {
    const wrong = { ...hotel, name: "" };
    expect(() => apply(Trip, trip, { hotel: wrong })).toThrow(
      refused("INVALID_VALUE", { path: "hotel.name" }),
    );
    expect(() => apply(Trip, trip, { hotels: [hotel, wrong] })).toThrow(
      refused("INVALID_VALUE", { path: "hotels[1].name" }),
    );
    expect(() => apply(Trip, trip, { by_city: { "오사카 시": wrong } })).toThrow(
      refused("INVALID_VALUE", { path: 'by_city["오사카 시"].name', definition: "trip" }),
    );
  });

  it("[A4] what is bulky is not hidden: its refusals say where they are", () => {
    const Report = defineState("report", {
      version: 1,
      fields: { pages: list(z.strictObject({ raw: bulky(z.strictObject({ size: z.int() })) })).bulky() },
    });
    expect(() =>
      apply(Report, initialState(Report, {}), { pages: [{ raw: { size: "1" } }] } as never),
    ).toThrow(expect.objectContaining({ details: expect.objectContaining({ path: "pages[0].raw.size" }) }));
  });

  it("[A3] an unknown key inside a value is refused with the nearest name, never dropped", () => {
    const misspelled = { ...hotel, start: 5 } as typeof hotel;
    const unknown = { nearest: "stars", known: ["id", "name", "stars"] };
    expect(() => apply(Trip, trip, { hotel: misspelled })).toThrow(
      refused("UNKNOWN_FIELD", { path: "hotel.start", ...unknown }),
    );
    expect(() => apply(Trip, trip, { hotels: [hotel, misspelled] })).toThrow(
      refused("UNKNOWN_FIELD", { path: "hotels[1].start", ...unknown }),
    );
    const Deep = defineState("deep", {
      version: 1,
      fields: { days: value(z.array(z.object({ stay: Hotel }))).default([]) },
    });
    expect(() => apply(Deep, initialState(Deep, {}), { days: [{ stay: misspelled }] })).toThrow(
      refused("UNKNOWN_FIELD", { path: "days[0].stay.start", ...unknown }),
    );
  });

  it("[A4] what a schema fills in is stored", () => {
    const Filled = defineState("filled", {
      version: 1,
      fields: { info: value(z.object({ tags: z.array(z.string()).default([]) })).optional() },
    });
    const next = apply(Filled, initialState(Filled, {}), { info: {} });
    expect(next.info).toEqual({ tags: [] });
    expect(Object.isFrozen(next.info?.tags)).toBe(true);
  });

  it("[A14] what is already in a state is not validated again", () => {
    let checks = 0;
    const Counted = z.object({ id: z.string() }).refine(() => ++checks > 0);
    const Trips = defineState("trips", {
      version: 1,
      fields: { all: list(Counted), best: value(Counted).optional() },
    });
    const one = apply(Trips, initialState(Trips, {}), { all: [{ id: "a" }, { id: "b" }] });
    expect(checks).toBe(2);
    const two = apply(Trips, one, { all: [{ id: "c" }] });
    expect(checks).toBe(3);
    apply(Trips, two, { all: overwrite(two.all.slice(1)), best: two.all[0] });
    expect(checks).toBe(3);
  });

  it("[A14] what satisfied one schema is still checked against another", () => {
    const Both = defineState("both", {
      version: 1,
      fields: {
        loose: value(z.object({ n: z.number() })).optional(),
        tight: value(z.object({ n: z.int() })).optional(),
      },
    });
    const half = apply(Both, initialState(Both, {}), { loose: { n: 0.5 } });
    expect(() => apply(Both, half, { tight: half.loose })).toThrow(
      refused("INVALID_VALUE", { path: "tight.n" }),
    );
  });
});

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
