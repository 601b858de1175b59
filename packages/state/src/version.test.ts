import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, restoreState } from "./apply.ts";
import { decode, encode } from "./codec.ts";
import { defineState } from "./define-state.ts";
import { isStateError, StateError } from "./errors.ts";
import { counter, dict, list, steps, value } from "./field.ts";
import type { Migration } from "./migration.ts";
import { PLAIN_LIMITS, type PlainObject } from "./plain.ts";
import { decodeState, encodeState, isEnvelope, loadState, migrate, toEnvelope } from "./version.ts";

const up = [
  { id: "2026-01-01/nights", up: ({ days, ...rest }) => ({ ...rest, nights: Number(days) - 1 }) },
  { id: "2026-02-01/cities", up: ({ city, ...rest }) => ({ ...rest, cities: city === null ? [] : [city] }) },
] satisfies Migration[];
const Trip = defineState("trip", {
  version: 3,
  fields: { nights: counter(), cities: list(z.string()), notes: dict(z.json()), plan: steps() },
  migrations: up,
  legacyVersion: (raw) => ("days" in raw ? 1 : "travel_days" in raw ? 9 : null),
});
const broken = (migration: Migration["up"]) =>
  defineState("trip", {
    version: 2,
    fields: { nights: counter() },
    migrations: [{ id: "2026-01-01/x", up: migration }],
  });
const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) });

describe("storing and loading", () => {
  const json = fc
    .jsonValue({ maxDepth: 3 })
    .filter((each) => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(each)));
  const state = fc
    .record({
      nights: fc.nat(),
      cities: fc.array(fc.string()),
      notes: fc.dictionary(fc.constantFrom("a", "b", "가"), json),
    })
    .map((given) => initialState(Trip, given as never));

  it("[V1] a state that was encoded decodes to an equal state with the same bytes", () => {
    fc.assert(
      fc.property(state, (original) => {
        const text = encodeState(Trip, original);
        const read = decodeState(Trip, text);
        expect(read).toEqual(original);
        expect(encodeState(Trip, read)).toBe(text);
      }),
    );
  });

  it("[V1] the same state has the same bytes, however it came about", () => {
    const start = initialState(Trip, {});
    const left = apply(Trip, apply(Trip, start, { notes: { a: 1 }, nights: 1 }), {
      notes: { b: { y: 1, x: 2 } },
    });
    const right = apply(Trip, apply(Trip, start, { notes: { b: { x: 2, y: 1 } } }), {
      nights: 1,
      notes: { a: 1 },
    });
    expect(encodeState(Trip, left)).toBe(encodeState(Trip, right));
    expect(JSON.parse(encodeState(Trip, left))).toMatchObject({
      definition: "trip",
      version: 3,
      state: { nights: 1 },
    });
  });

  it("[V8] a state as deep as apply accepts can be stored and loaded again", () => {
    let deep: unknown = "bottom";
    for (let depth = 1; depth <= PLAIN_LIMITS.depth + 2; depth += 1) {
      deep = { inner: deep };
      if (depth < PLAIN_LIMITS.depth - 6) continue;
      const plan = [
        {
          step_id: "s",
          step_type: "t",
          agent_name: "a",
          team: "t",
          task: "t",
          description: "",
          result: deep,
        },
      ];
      for (const update of [{ notes: { a: deep } }, { plan }]) {
        const next = acceptOrNull(() => apply(Trip, initialState(Trip, {}), update as never));
        if (next !== null) expect(decodeState(Trip, encodeState(Trip, next))).toEqual(next);
        else expect(depth).toBeGreaterThan(PLAIN_LIMITS.depth - 5);
      }
    }
  });

  it("[V8] [C9] a state that grows deeper turn by turn is refused before it cannot be loaded", () => {
    let last = initialState(Trip, { notes: { a: "bottom" } });
    const grow = () => {
      for (let turn = 0; turn < 300; turn += 1)
        last = apply(Trip, last, { notes: { a: [last.notes.a as string] } });
    };
    expect(grow).toThrow(refused("LIMIT_EXCEEDED", { limit: "depth" }));
    expect(decodeState(Trip, encodeState(Trip, last))).toEqual(last);
  });

  it("[V8] a state as large as its budget allows can be stored and loaded again", () => {
    const size = { warn: 1, refuse: PLAIN_LIMITS.bytes + 1000 };
    const kinds = { parts: list(z.string()), entries: dict(z.string()) };
    const Large = defineState("large", { version: 1, size, fields: kinds });
    const [left, right] = ["a", "b"].map((letter) => letter.repeat(PLAIN_LIMITS.bytes / 2)) as [
      string,
      string,
    ];
    for (const [first, second] of [
      [{ parts: [left] }, { parts: [right] }],
      [{ entries: { left } }, { entries: { right } }],
    ] as const) {
      const large = apply(Large, initialState(Large, first), second);
      const text = encodeState(Large, large);
      expect(encodeState(Large, decodeState(Large, text)) === text).toBe(true);
    }
  });
});

describe("bringing an older state forward", () => {
  const v1: PlainObject = { days: 4, city: "오사카", notes: {} };
  const today = { nights: 3, cities: ["오사카"], notes: {}, plan: [] };

  it("[V2] every released version goes through the chain from where it stands", () => {
    expect(loadState(Trip, { definition: "trip", version: 1, state: v1 })).toEqual(today);
    expect(loadState(Trip, { definition: "trip", version: 2, state: { nights: 3, city: "오사카" } })).toEqual(
      today,
    );
    expect(
      loadState(Trip, { definition: "trip", version: 3, state: { nights: 3, cities: ["오사카"] } }),
    ).toEqual(today);
    expect(migrate(Trip, { nights: 3 }, 3)).toEqual({ nights: 3 });
  });

  it("[V2] the given data is not touched, and the result is checked from top to bottom", () => {
    const before = structuredClone(v1);
    migrate(Trip, v1, 1);
    expect(v1).toEqual(before);
    const state = { days: "none", city: "오사카" };
    expect(() => loadState(Trip, { definition: "trip", version: 1, state })).toThrow(StateError);
    const stray = { nights: 1, hotel: "x" };
    expect(() => loadState(Trip, { definition: "trip", version: 3, state: stray })).toThrow(
      refused("UNKNOWN_FIELD"),
    );
  });

  it("[V3] a newer version is refused and left untouched", () => {
    const text = encode({ definition: "trip", version: 4, state: { surprise: true } });
    const stored = decode(text);
    expect(() => loadState(Trip, stored)).toThrow(refused("FUTURE_VERSION", { found: 4, supported: 3 }));
    expect(() => decodeState(Trip, text)).toThrow(refused("FUTURE_VERSION"));
    expect(() => loadState(Trip, { travel_days: 3 })).toThrow(refused("FUTURE_VERSION", { found: 9 }));
    expect(encode(stored)).toBe(text);
  });

  it.each<[string, unknown]>([
    ["another definition", { definition: "chat", version: 1, state: {} }],
    ["a list", []],
    ["null", null],
    ["text", "trip"],
    ["an object without an envelope", { nights: 1 }],
    ["an envelope with something more", { definition: "trip", version: 3, state: {}, extra: 1 }],
    ["an envelope around a list", { definition: "trip", version: 3, state: [] }],
    ["an envelope around null", { definition: "trip", version: 3, state: null }],
    ["an envelope without a name", { definition: 7, version: 3, state: {} }],
  ])("[V4] %s is refused", (_, stored) => {
    expect(() => loadState(Trip, stored)).toThrow(refused("FOREIGN_STATE", { definition: "trip" }));
  });

  it("[V5] a state from before envelopes is recognised by the definition", () => {
    expect(loadState(Trip, v1)).toEqual(today);
    for (const version of [0, 1.5, -1, Number.NaN]) {
      const Odd = defineState("odd", {
        version: 1,
        fields: { nights: counter() },
        legacyVersion: () => version,
      });
      expect(() => loadState(Odd, { nights: 1 })).toThrow(refused("FOREIGN_STATE"));
    }
  });

  it("[V10] a version that was never released is refused", () => {
    for (const version of [0, -1, 1.5, Number.NaN, "3"]) {
      expect(() => loadState(Trip, { definition: "trip", version, state: {} })).toThrow(StateError);
      expect(() => migrate(Trip, {}, version as number)).toThrow(StateError);
    }
  });

  it.each<[string, unknown]>([
    ["null", null],
    ["a list", []],
    ["text", "state"],
    ["nothing", undefined],
    ["a date inside", { nights: new Date(0) }],
    ["a class instance", new (class Trip2 {})()],
  ])("[V7] a migration that returns %s is refused by its id", (_, result) => {
    const Broken = broken(() => result as PlainObject);
    const failed = refused("MIGRATION_FAILED", { definition: "trip", migration: "2026-01-01/x", from: 1 });
    expect(() => loadState(Broken, { definition: "trip", version: 1, state: { nights: 5 } })).toThrow(failed);
  });

  it("[V7] a migration that throws is refused without quoting the data it stumbled over", () => {
    const Broken = broken((state) => {
      throw new RangeError(`cannot read ${String(state.phone)}`);
    });
    const error = refusalOf(() =>
      loadState(Broken, { definition: "trip", version: 1, state: { phone: "010-1234-5678" } }),
    );
    expect(error).toMatchObject({ code: "MIGRATION_FAILED", details: { reason: "it threw RangeError" } });
    expect(error.cause).toBeInstanceOf(RangeError);
    expect(`${error.message} ${error.sentence("ko")}`).not.toContain("010");
    const odd = broken(() => {
      throw "text";
    });
    expect(() => migrate(odd, {}, 1)).toThrow(refused("MIGRATION_FAILED", { reason: "it threw" }));
  });

  it("[V7] a migration cannot change what it is given", () => {
    const stored = { definition: "trip", version: 1, state: { nights: 5, list: [1] } };
    const Broken = broken((state) => {
      (state.list as number[]).push(2);
      return { nights: 1 };
    });
    expect(() => loadState(Broken, stored)).toThrow(
      refused("MIGRATION_FAILED", { reason: "it threw TypeError" }),
    );
    expect(stored.state.list).toEqual([1]);
  });
});

describe("what goes into an envelope", () => {
  const Other = defineState("other", { version: 1, fields: { nights: counter() } });
  const Same = defineState("same", { version: 1, fields: { nights: value(z.int()).default(0) } });

  it("[V9] is a state of its own definition and nothing that looks like one", () => {
    const state = initialState(Other, { nights: 3 });
    expect(toEnvelope(Other, state)).toEqual({ definition: "other", version: 1, state: { nights: 3 } });
    expect(() => toEnvelope(Same, state)).toThrow(refused("FOREIGN_STATE"));
    expect(() => encodeState(Other, { nights: -5 })).toThrow(refused("FOREIGN_STATE"));
    expect(() => encodeState(Other, { ...restoreState(Other, {}) })).toThrow(refused("FOREIGN_STATE"));
  });
});

function acceptOrNull<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (isStateError(error, "LIMIT_EXCEEDED")) return null;
    throw error;
  }
}

function refusalOf(work: () => unknown): StateError {
  try {
    work();
  } catch (error) {
    if (error instanceof StateError) return error;
  }
  return expect.fail("expected a refusal");
}

describe("the shape of a stored state", () => {
  it("is three keys and no other, whatever is inside", () => {
    const stored = toEnvelope(Trip, initialState(Trip, {}));
    expect([stored, { ...stored, version: 99 }, { ...stored, definition: "other" }].every(isEnvelope)).toBe(
      true,
    );
    const others = [
      null,
      "trip",
      [stored],
      {},
      { ...stored, extra: 1 },
      { ...stored, state: [] },
      { ...stored, version: "1" },
    ];
    expect(others.filter(isEnvelope)).toEqual([]);
  });
});
