import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState, safeApply } from "../apply.ts";
import { defineState, type UpdateOf } from "../define-state.ts";
import { list, steps, value } from "../field.ts";
import type { PlainObject } from "../plain.ts";
import { PlannedStep } from "../plan-step.ts";
import { toEnvelope } from "../version.ts";
import { secret } from "../zod-tree.ts";
import { jsonSchema, updateJsonSchema } from "./json-schema.ts";
import { fieldNames } from "./testing/texts.ts";
import { TripState, tripMoments } from "./testing/trip-state.ts";
import { validator } from "./testing/validator.ts";

const isState = validator(jsonSchema(TripState));
const isUpdate = validator(updateJsonSchema(TripState));
const states = tripMoments().map(({ state }) => state);
const last = { ...states.at(-1) };
const message = { role: "user", id: "m9", content: "안녕", created_at: null };
const step = { ...states[2]?.execution_steps[0] };
const property = (schema: PlainObject, name: string) => (schema.properties as PlainObject)[name];

describe("the JSON Schema of a state", () => {
  it("[P4] accepts every state that came from initialState and apply", () => {
    for (const state of states) {
      isState({ ...state });
      expect(isState.errors).toBeNull();
    }
  });

  it("says marks where there are some, and nothing where there are none", () => {
    const schema = jsonSchema(TripState);
    expect(property(schema, "user_id")).toMatchObject({ "x-maru-marks": ["personal"] });
    expect(property(schema, "destination")).not.toHaveProperty("x-maru-marks");
  });

  it("accepts a state as it is stored", () => {
    const { state } = toEnvelope(TripState, states[3] ?? initialState(TripState, { user_id: "u" }));
    expect(isState(state)).toBe(true);
  });

  it.each([
    ["an unknown field", { desination: "오사카" }],
    ["a phase that does not exist", { current_step: "dreaming" }],
    ["a value beyond its limits", { duration: 15 }],
    ["null where nothing may be unknown", { user_id: null }],
    ["more elements than allowed", { notes: ["1", "2", "3", "4"] }],
    ["an element twice in a set", { interests: ["food", "food"] }],
    [
      "more entries than allowed",
      {
        agent_results: {
          a: last.agent_results?.flight,
          b: last.agent_results?.flight,
          c: last.agent_results?.flight,
        },
      },
    ],
    ["a negative count", { searches: -1 }],
    ["a count above its limit", { searches: 6 }],
    ["a negative count by key", { calls: { naver: -1 } }],
    ["a message of no known role", { messages: [{ ...message, role: "robot" }] }],
    ["a message with a key too many", { messages: [{ ...message, mood: "good" }] }],
    ["a step without a status", { execution_steps: [{ step_id: "1", task: "t" }] }],
    ["a wrong reply deep inside", { comments: [{ text: "a", replies: [{ text: 1, replies: [] }] }] }],
    ["a time that is none", { started_at: "내일" }],
    ["a position with three numbers", { origin: { city: "서울", position: [1, 2, 3] } }],
  ])("refuses %s", (_, wrong) => {
    expect(isState({ ...last, ...wrong })).toBe(false);
  });

  it("refuses a state with a field missing", () => {
    const { destination: _, ...rest } = last;
    expect(isState(rest)).toBe(false);
  });

  it("says what people call a field, what kind it is, how it is marked and where it can go", () => {
    const schema = jsonSchema(TripState);
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "urn:maru:state:trip:1",
      title: "TripState",
      additionalProperties: false,
    });
    expect(property(schema, "user_id")).toEqual({
      type: "string",
      title: "사용자 ID",
      "x-title-en": "User ID",
      "x-maru-kind": "value",
      "x-maru-marks": ["personal"],
    });
    expect(property(schema, "current_step")).toMatchObject({
      "x-maru-moves": { searching: ["awaiting_approval", "collecting"], completed: [] },
      "x-maru-initial": "collecting",
      "x-maru-terminal": ["completed"],
      "x-maru-waiting": ["awaiting_approval"],
    });
    expect(property(schema, "execution_steps")).toMatchObject({
      "x-maru-moves": { failed: ["pending", "skipped"] },
    });
  });

  it("shows marks that sit deep inside a schema", () => {
    expect(JSON.stringify(property(jsonSchema(TripState), "traveller"))).toContain(
      '"x-maru-marks":["personal"]',
    );
  });

  it("gives away no default of anything that is marked", () => {
    const Keys = defineState("keys", {
      version: 1,
      fields: {
        whole: value(z.object({ a: z.string().default("hidden-1") })).secret(),
        part: value(z.object({ a: secret(z.string()).default("hidden-2") }).default({ a: "hidden-3" })),
        open: value(z.object({ a: z.string().default("shown") })),
      },
    });
    for (const schema of [jsonSchema(Keys), updateJsonSchema(Keys)]) {
      expect(JSON.stringify(schema)).not.toContain("hidden");
      expect(JSON.stringify(schema)).toContain("shown");
    }
  });

  it("can be made for fields of any name", () => {
    fc.assert(
      fc.property(fieldNames, fieldNames, (outer, inner) => {
        const shape = z.object(Object.fromEntries(inner.map((name) => [name, z.string()])));
        const fields = Object.fromEntries(outer.map((name) => [name, list(shape).label(name, name)]));
        const definition = defineState("odd", { version: 1, fields });
        const element = Object.fromEntries(inner.map((name) => [name, name]));
        const state = Object.fromEntries(outer.map((name) => [name, [element]]));
        const accepts = validator(jsonSchema(definition));
        expect(accepts(state)).toBe(true);
        expect(accepts({ ...state, [outer[0] ?? ""]: [{ ...element, "one more": 1 }] })).toBe(false);
      }),
      { numRuns: 12 },
    );
  });
});

describe("the JSON Schema of an update", () => {
  it("asks for nothing, and accepts what each kind of field takes", () => {
    expect(isUpdate({})).toBe(true);
    expect(isUpdate({ destination: null, duration: 3, messages: [message], interests: ["food"] })).toBe(true);
    expect(isUpdate({ searches: -1, calls: { naver: -2 }, scratch: { draft: "" }, notes: [] })).toBe(true);
  });

  it("fills in defaults later, so they may be left out", () => {
    expect(isUpdate({ messages: [{ role: "user", id: "m", content: "" }] })).toBe(true);
  });

  it("takes a whole step or what changes in one", () => {
    expect(isUpdate({ execution_steps: [step, { step_id: "step_1", status: "completed" }] })).toBe(true);
    expect(isUpdate({ execution_steps: [{ status: "completed" }] })).toBe(false);
    expect(isUpdate({ execution_steps: [{ step_id: "step_1", progress: 1 }] })).toBe(false);
    const Plan = defineState("plan", { version: 1, fields: { plan: steps(PlannedStep) } });
    expect(validator(updateJsonSchema(Plan))({ plan: [{ step_id: "1", retry_count: 2 }] })).toBe(true);
  });

  it.each([
    { desination: "오사카" },
    { user_id: null },
    { messages: message },
    { messages: [{ ...message, mood: "good" }] },
    { traveller: { name: "민지", phone: "1", age: 3 } },
    { agent_results: { flight: { status: "success", price: null, raw: null, places: [], mood: 1 } } },
    { searches: 0.5 },
  ])("refuses %j", (wrong) => {
    expect(isUpdate(wrong)).toBe(false);
  });

  it("[P4] never refuses what apply accepts, and then describes what comes out of it", () => {
    const start = states[3] ?? initialState(TripState, { user_id: "u" });
    const candidates: { readonly [field: string]: readonly unknown[] } = {
      current_step: ["collecting", "completed", "dreaming"],
      destination: ["오사카", null, 3],
      duration: [1, 14, 15, "3", null],
      messages: [[message], [{ ...message, role: "tool" }], message, [{ ...message, mood: 1 }]],
      notes: [["a"], ["a", "b", "c", "d"], [1]],
      interests: [["walk", "walk"], ["sleep"], []],
      agent_results: [{ hotel: states[3]?.agent_results.flight }, { hotel: { status: "success" } }, []],
      execution_steps: [[{ step_id: "step_0", status: "completed" }], [{ status: "failed" }], [step]],
      searches: [1, -1, -2, 9, 0.5],
      calls: [{ naver: 1 }, { amadeus: -3 }, 1],
      options: [{ currency: "KRW", seat: "aisle" }, { currency: "USD" }, {}],
      started_at: ["2026-11-16T00:00:00Z", "2026-11-16T00:00:00", "2026-11-16"],
      website: ["https://한국.example/길?a=[1]", "no address"],
      origin: [{ city: "부산", position: [35, 129] }, { city: "부산", position: [35] }, { town: "부산" }],
      unknown: [1],
    };
    const shape = Object.fromEntries(
      Object.entries(candidates).map(([field, options]) => [field, fc.constantFrom(...options)]),
    );
    fc.assert(
      fc.property(fc.record(shape, { requiredKeys: [] }), (update) => {
        const applied = safeApply(TripState, start, update as UpdateOf<typeof TripState>);
        if (!applied.ok) return;
        expect(isUpdate(update)).toBe(true);
        expect(isState({ ...applied.state })).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it("is a description of its own", () => {
    const schema = updateJsonSchema(TripState);
    expect(schema).toMatchObject({ $id: "urn:maru:update:trip:1", title: "Update of TripState" });
    expect(schema.required).toBeUndefined();
    expect(apply(TripState, states[0] ?? initialState(TripState, { user_id: "u" }), {})).toBe(states[0]);
  });
});
