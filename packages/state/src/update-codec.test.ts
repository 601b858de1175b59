import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState, type UpdateOf } from "./define-state.ts";
import { counter, dict, list, value } from "./field.ts";
import { isInstruction, overwrite, remove, reset } from "./instruction.ts";
import { decodeUpdate, encodeUpdate } from "./update-codec.ts";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    city: value(z.json()).default("서울"),
    notes: list(z.json()),
    results: dict(z.json()),
    turns: counter(),
  },
});
type TripUpdate = UpdateOf<typeof Trip>;
const start = initialState(Trip, { city: "오사카", notes: ["a", "b"], results: { x: 1, y: 2 }, turns: 3 });

const text = fc.string({ unit: fc.constantFrom("가", "b", '"') });
const lookalike = fc.constantFrom(
  { type: "reset" },
  { type: "overwrite", value: 1 },
  { data: {}, instructions: {} },
);
const data = fc.oneof(text, lookalike, fc.array(text), fc.constant(null));
const update: fc.Arbitrary<TripUpdate> = fc.record(
  {
    city: fc.oneof(data, data.map(overwrite), fc.constant(reset())),
    notes: fc.oneof(
      fc.array(data),
      fc.array(data).map(overwrite),
      fc.constantFrom(remove(0), remove(0, 1), reset()),
    ),
    results: fc.oneof(
      fc.dictionary(text, data),
      fc.constantFrom(remove("x"), remove("y", "x"), overwrite({})),
    ),
    turns: fc.oneof(fc.nat(9), fc.nat(9).map(overwrite)),
  },
  { requiredKeys: [] },
);

describe("stored updates", () => {
  it("[I7] a stored update does what the update did", () => {
    fc.assert(
      fc.property(update, (written) => {
        const read = decodeUpdate(encodeUpdate(written)) as TripUpdate;
        expect(apply(Trip, start, read)).toEqual(apply(Trip, start, written));
      }),
    );
  });

  it("[I7] instructions come back as instructions, data in their shape as data", () => {
    const shape = { type: "overwrite", value: ["forged"] };
    const read = decodeUpdate(
      encodeUpdate({ notes: overwrite(["a"]), results: remove("x", "y"), turns: reset(), city: shape }),
    );
    expect(read.notes).toEqual(overwrite(["a"]));
    expect(read.results).toEqual(remove("x", "y"));
    expect([read.notes, read.results, read.turns].every(isInstruction)).toBe(true);
    expect(read.city).toEqual(shape);
    expect(isInstruction(read.city)).toBe(false);
  });

  it("[I7] the same update has the same bytes, and what is undefined is not mentioned", () => {
    expect(encodeUpdate({ turns: 1, city: undefined, notes: reset() })).toBe(
      '{"data":{"turns":1},"instructions":{"notes":{"type":"reset"}}}',
    );
    expect(encodeUpdate({ b: 1, a: 2 })).toBe(encodeUpdate({ a: 2, b: 1 }));
  });

  it.each([
    ["no object", "[]"],
    ["null", "null"],
    ["no instructions", '{"data":{}}'],
    ["no data", '{"instructions":{}}'],
    ["a list as data", '{"data":[],"instructions":{}}'],
    ["text as an instruction", '{"data":{},"instructions":{"notes":"reset"}}'],
    ["an unknown instruction", '{"data":{},"instructions":{"notes":{"type":"erase"}}}'],
    ["a removal of nothing known", '{"data":{},"instructions":{"notes":{"type":"remove"}}}'],
    ["selectors that are no list", '{"data":{},"instructions":{"notes":{"type":"remove","selectors":"ab"}}}'],
    [
      "selectors that are no names",
      '{"data":{},"instructions":{"notes":{"type":"remove","selectors":[{}]}}}',
    ],
    ["an overwrite without a value", '{"data":{},"instructions":{"notes":{"type":"overwrite"}}}'],
    ["a field in both places", '{"data":{"notes":[]},"instructions":{"notes":{"type":"reset"}}}'],
    ["a null as an instruction", '{"data":{},"instructions":{"notes":null}}'],
    [
      "a selector among others that is no name",
      '{"data":{},"instructions":{"notes":{"type":"remove","selectors":[0,{}]}}}',
    ],
  ])("[I8] %s is refused with its path and a reason", (_, stored) => {
    const path = stored.includes("notes") ? "notes" : "(root)";
    const details = { path, reason: expect.stringMatching(/^\w+ \w+/) };
    expect(() => decodeUpdate(stored)).toThrow(
      expect.objectContaining({ code: "UNREADABLE_CHANGE", details }),
    );
  });

  it.each(["null", '"text"', '{"x":1}'])(
    "[I8] a key __proto__ holding %s is refused, not lost",
    (content) => {
      const hostile = JSON.parse(`{"turns":1,"__proto__":${content}}`) as Record<string, unknown>;
      const details = { path: "data", found: 'the key "__proto__"' };
      expect(() => encodeUpdate(hostile)).toThrow(expect.objectContaining({ code: "NOT_PLAIN", details }));
    },
  );

  it("[I8] an update that is not plain is refused with its path", () => {
    const refused = (path: string) =>
      expect.objectContaining({ code: "NOT_PLAIN", details: expect.objectContaining({ path }) });
    expect(() => encodeUpdate({ city: 1n })).toThrow(refused("data.city"));
    expect(() => encodeUpdate({ notes: overwrite([1n]) })).toThrow(refused("instructions.notes.value[0]"));
  });
});
