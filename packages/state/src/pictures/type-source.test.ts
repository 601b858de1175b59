import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineState, type StateDefinition } from "../define-state.ts";
import { dict, list, value } from "../field.ts";
import { complaints } from "./testing/compile.ts";
import { anyText, fieldNames } from "./testing/texts.ts";
import { TripState, tripMoments } from "./testing/trip-state.ts";
import { typeSource } from "./type-source.ts";

/** Compiles the generated types together with values that claim to be of the state's type. */
function check(definition: StateDefinition, type: string, ...states: readonly unknown[]): readonly string[] {
  const values = states.map((state, index) => `export const s${index}: ${type} = ${JSON.stringify(state)};`);
  return complaints([typeSource(definition), ...values].join("\n"));
}

const trips = tripMoments().map(({ state }) => ({ ...state }));
const trip = trips.at(-1) ?? {};

describe("the TypeScript source of a state", () => {
  it("[P5] compiles and accepts every real state", () => {
    expect(check(TripState, "TripState", ...trips)).toEqual([]);
  });

  it("accepts a stored state, in which untracked fields are missing", () => {
    const { scratch, ...stored } = trip as Record<string, unknown>;
    expect(scratch).toBeNull();
    expect(check(TripState, "TripState", stored)).toEqual([]);
  });

  it.each([
    ["a phase that does not exist", { current_step: "dreaming" }],
    ["null where a value must be", { user_id: null }],
    ["a text for a number", { duration: "3" }],
    ["an unknown field", { desination: "오사카" }],
    [
      "a message without a known role",
      { messages: [{ role: "robot", id: "1", content: "", created_at: null }] },
    ],
    [
      "a tool message without its call",
      { messages: [{ role: "tool", id: "1", content: "", created_at: null }] },
    ],
    ["half a position", { origin: { city: "서울", position: [37.5] } }],
    ["a reply that is no comment", { comments: [{ text: "a", replies: ["b"] }] }],
    ["a missing price", { room_prices: { single: 1 } }],
    ["an unknown interest", { interests: ["sleep"] }],
  ])("refuses %s", (_, wrong) => {
    expect(check(TripState, "TripState", { ...trip, ...wrong })).not.toEqual([]);
  });

  it("refuses a state with a field missing", () => {
    const { destination: _, ...rest } = trip as Record<string, unknown>;
    expect(check(TripState, "TripState", rest).join()).toContain("destination");
  });

  it("says what people call a field, and how it is marked", () => {
    const source = typeSource(TripState);
    expect(source).not.toMatch(/\/\*\* (?:null|undefined)/);
    expect(source).toContain("  /** 사용자 ID · User ID (personal) */\n  readonly user_id: string;");
    expect(source).toContain("/** trip, version 1 */\nexport interface TripState {");
    expect(source).toContain(
      "export type Message = UserMessage | AssistantMessage | SystemMessage | ToolMessage;",
    );
  });
});

it("does not let a label end its comment", () => {
  const Note = defineState("note", {
    version: 1,
    fields: {
      text: value(z.string()).label("*/ 끝", "new\nline"),
      size: value(z.int().describe("in\tbytes")),
    },
  });
  const source = typeSource(Note);
  expect(source).toContain("  /** *\\/ 끝 · new line */\n  readonly text: string;");
  expect(source).toContain("  /** in bytes */\n  readonly size: number;");
  expect(source).not.toContain("Json");
  expect(complaints(source)).toEqual([]);
});

type Nested = string | readonly Nested[];
const Nested: z.ZodType<Nested> = z.lazy(() => z.union([z.string(), z.array(Nested)]));

const Odd = defineState("odd", {
  version: 1,
  fields: {
    nested: value(Nested),
    both: value(z.intersection(z.record(z.string(), z.number()), z.looseObject({ a: z.int() }))),
    pair: value(z.tuple([z.string(), z.int().optional()])),
    many: value(z.tuple([z.string()], z.int())),
    some: value(z.partialRecord(z.enum(["a", "b c"]), z.int())),
    flag: value(z.literal([1, "one", null, true])),
    rest: value(z.object({ a: z.string().optional() }).catchall(z.int())),
    never: value(z.array(z.never())),
    shapes: list(z.union([z.object({ r: z.int() }), z.object({ w: z.int() }), z.null()])),
    mixed: list(z.union([z.string(), z.int()]).nullable()),
    string: value(z.object({ anything: z.unknown() })),
    "weird key": dict(z.object({})),
  },
});
const odd = {
  nested: ["a", ["b", []]],
  both: { a: 1 },
  pair: ["a"],
  many: ["a", 1, 2],
  some: { "b c": 1 },
  flag: "one",
  rest: { a: "x", other: 1 },
  never: [],
  shapes: [{ r: 1 }, { w: 2 }, null],
  mixed: ["a", 1, null],
  string: { anything: { deep: [null] } },
  "weird key": { a: {} },
};

describe("types that are rarely used", () => {
  it("are written so that the right values fit", () => {
    expect(check(Odd, "OddState", odd, { ...odd, pair: ["a", 1], flag: null, some: {} })).toEqual([]);
  });

  it.each([
    { nested: 1 },
    { nested: [1] },
    { both: { a: "1" } },
    { pair: ["a", 1, 1] },
    { many: [] },
    { many: ["a", "b"] },
    { some: { c: 1 } },
    { flag: 2 },
    { rest: { other: true } },
    { never: [1] },
    { shapes: [{ r: "1" }] },
    { mixed: [true] },
    { "weird key": { a: 1 } },
  ])("refuse %j", (wrong) => {
    expect(check(Odd, "OddState", { ...odd, ...wrong })).not.toEqual([]);
  });
});

describe("fields, labels and values with any name", () => {
  it("give source that compiles and holds them", () => {
    fc.assert(
      fc.property(fieldNames, fieldNames, anyText, (outer, inner, label) => {
        const shape = z.object(Object.fromEntries(inner.map((name) => [name, z.enum([label, `${label}!`])])));
        const fields = outer.map((name) => [name, list(shape.describe(label)).label(label, label)]);
        const definition = defineState("odd", { version: 1, fields: Object.fromEntries(fields) });
        const element = Object.fromEntries(inner.map((name) => [name, label]));
        const state = Object.fromEntries(outer.map((name) => [name, [element]]));
        expect(check(definition, "OddState", state)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
