// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineState } from "../define-state.ts";
import { dict, list, steps, value } from "../field.ts";
import { personal } from "../zod-tree.ts";
import { classDiagram } from "./class-diagram.ts";
import { readClasses } from "./testing/read-mermaid.ts";
import { anyText, fieldNames, onOneLine } from "./testing/texts.ts";
import { TripState } from "./testing/trip-state.ts";

const trip = readClasses(classDiagram(TripState));

describe("the classes of a state", () => {
  it("[P2] show each field with a readable type, optionality and marks", async () => {
    const { classes } = await trip;
    expect(classes.get("TripState")?.members).toEqual([
      "+TripCurrentStep current_step",
      "+String? destination",
      "+Integer? duration",
      "+Place? origin",
      "+List<Message> messages",
      "+List<String> notes",
      "+Set<TripInterest> interests",
      "+Dict<AgentResult> agent_results",
      "+List<ExecutionStep> execution_steps",
      "+Integer searches",
      "+Dict<Integer> calls",
      "+List<Comment> comments",
      "+Dict<Number>? room_prices",
      "+Options options",
      "+String? started_at",
      "+String? website",
      "+String user_id «personal»",
      "+Traveller? traveller",
      "+String api_key «secret»",
      "+Scratch? scratch? «untracked»",
    ]);
  });

  it("show nested objects, unions and enumerations as classes of their own", async () => {
    const { classes } = await trip;
    expect(classes.get("TripCurrentStep")).toEqual({
      annotations: ["enumeration"],
      members: ["collecting", "searching", "awaiting_approval", "completed"],
      methods: [],
    });
    expect(classes.get("Message")).toEqual({ annotations: ["union"], members: [], methods: [] });
    expect(classes.get("AssistantMessage")?.members).toContain("+List<ToolCall> tool_calls?");
    expect(classes.get("AgentResult")?.members).toEqual([
      "+AgentResultStatus status",
      "+String summary?",
      "+Integer or String or Null price",
      "+Json raw «bulky»",
      "+List<Place> places",
    ]);
    expect(classes.get("Place")?.members).toEqual(["+String city", "+Tuple<Number × Number> position"]);
    expect(classes.get("Options")?.members).toEqual(['+"KRW" currency', "+Json …"]);
    expect(classes.get("Traveller")?.members).toContain("+String phone «personal»");
  });

  it("are tied by how many of the other they hold", async () => {
    const { relations } = await trip;
    const told = relations.map(({ from, to, times, title }) => `${from} ${times} ${to} ${title}`.trim());
    expect(told).toEqual(
      expect.arrayContaining([
        "TripState 1 TripCurrentStep current_step",
        "TripState 0..1 Place origin",
        "TripState 0..* Message messages",
        "TripState 0..* AgentResult agent_results",
        "TripState 0..* ExecutionStep execution_steps",
        "Message none UserMessage",
        "Comment 0..* Comment replies",
        "AgentResult 0..* Place places",
      ]),
    );
  });

  it("say every kind of type, and tie what is inside it", async () => {
    const Stop = z.strictObject({ city: z.string() }).meta({ id: "Stop" });
    const Stay = z.strictObject({ nights: z.int() }).meta({ id: "Stay" });
    const Tour = defineState("tour", {
      version: 1,
      fields: {
        is_paid: value(z.boolean()).default(false),
        nothing: list(z.never()),
        legs: value(z.tuple([z.string()]).rest(Stop)).optional(),
        both: value(
          z.intersection(z.looseObject({ a: z.string() }), z.looseObject({ b: z.string() })),
        ).optional(),
        stays: value(z.object({ first: Stay }).catchall(Stay)).optional(),
      },
    });
    const { classes, relations } = await readClasses(classDiagram(Tour));
    expect(classes.get("TourState")?.members).toEqual([
      "+Boolean is_paid",
      "+List<Never> nothing",
      "+Tuple<String × Stop>? legs",
      "+Both? both",
      "+Stays? stays",
    ]);
    expect(classes.get("Both")?.members).toEqual(["+String a", "+String b"]);
    expect(classes.get("Stays")?.members).toEqual(["+Stay first", "+Stay …"]);
    expect(relations.map(({ from, to, times, title }) => `${from} ${times} ${to} ${title}`)).toEqual([
      "TourState 0..* Stop legs",
      "TourState 0..1 Both both",
      "TourState 0..1 Stays stays",
      "Stays 1 Stay first",
      "Stays 0..* Stay …",
    ]);
  });

  it("draw what two states share once", async () => {
    const Plan = defineState("plan", { version: 1, fields: { execution_steps: steps() } });
    const Retry = defineState("retry", { version: 1, fields: { failed_steps: steps() } });
    const { classes, relations } = await readClasses(classDiagram([Plan, Retry]));
    expect([...classes.keys()].filter((name) => name.startsWith("ExecutionStep"))).toEqual([
      "ExecutionStep",
      "ExecutionStepStatus",
    ]);
    expect(relations.filter(({ to }) => to === "ExecutionStep").map(({ from }) => from)).toEqual([
      "PlanState",
      "RetryState",
    ]);
  });

  it("keep different things of one name apart", async () => {
    const One = defineState("one", { version: 1, fields: { result: value(z.object({ a: z.string() })) } });
    const Two = defineState("two", { version: 1, fields: { result: value(z.object({ b: z.string() })) } });
    const { classes } = await readClasses(classDiagram([One, Two]));
    expect([...classes.keys()]).toEqual(["OneState", "Result", "TwoState", "TwoResult"]);
  });
});

describe("fields, labels and values with any name", () => {
  it("[P6] are drawn as members under that very name", async () => {
    const names = fc.tuple(fieldNames, fieldNames, anyText);
    await fc.assert(
      fc.asyncProperty(names, async ([outer, inner, label]) => {
        const shape = Object.fromEntries(inner.map((name) => [name, personal(z.string())]));
        const fields = outer.flatMap((name, index) => [
          [
            name,
            [
              list(z.object(shape)),
              dict(z.enum(["a", ...inner])),
              value(z.literal(label)).label(label, label),
            ][index % 3],
          ],
        ]);
        const definition = defineState("odd", { version: 1, fields: Object.fromEntries(fields) });
        const { classes } = await readClasses(classDiagram(definition));
        const members = classes.get("OddState")?.members ?? [];
        expect(classes.get("OddState")?.methods).toEqual([]);
        expect(members).toHaveLength(outer.length);
        for (const name of definition.fieldNames) {
          expect(members.some((member) => member.endsWith(` ${onOneLine(name)}`))).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });
});
