import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineState, type FieldMap } from "../define-state.ts";
import { list, value } from "../field.ts";
import { Message } from "../message.ts";
import { personal } from "../zod-tree.ts";
import { readShapes } from "./read-shapes.ts";
import type { Declaration, Property } from "./shape.ts";

function read(fields: FieldMap): readonly Declaration[] {
  return readShapes([defineState("trip", { version: 1, fields })]);
}
const namesOf = (fields: FieldMap) => read(fields).map(({ name }) => name);
const propertyOf = (declaration: Declaration | undefined, name: string): Property | undefined =>
  declaration?.type === "object" ? declaration.properties.find((each) => each.name === name) : undefined;

const Place = z.object({ city: z.string() });

describe("the named types of a state", () => {
  it("stand above what they are made of", () => {
    const order = namesOf({
      days: list(z.object({ stops: z.array(Place) })),
      season: value(z.enum(["a", "b"])),
    });
    expect(order).toEqual(["TripState", "Day", "Stop", "TripSeason"]);
  });

  it("are one where the same schema is used twice, and carry its own id", () => {
    expect(namesOf({ from: value(Place), to: value(Place) })).toEqual(["TripState", "From"]);
    const named = Place.meta({ id: "Place" });
    expect(namesOf({ from: value(named), to: value(named).optional(), via: list(named) })).toEqual([
      "TripState",
      "Place",
    ]);
  });

  it("are called after their place, or by an id that several places share", () => {
    const Team = z.enum(["search", "analysis"]);
    expect(namesOf({ active: list(Team), failed: list(Team) })).toEqual([
      "TripState",
      "TripActive",
      "TripFailed",
    ]);
    const named = Team.meta({ id: "Team" });
    expect(namesOf({ active: list(named), failed: list(named), lead: value(named).optional() })).toEqual([
      "TripState",
      "Team",
    ]);
  });

  it("are two where two things share a name", () => {
    const other = z.object({ town: z.string() });
    expect(namesOf({ place: value(Place), next: value(z.object({ place: other })) })).toEqual([
      "TripState",
      "Place",
      "Next",
      "NextPlace",
    ]);
  });

  it("are called after what tells the members of a union apart", () => {
    expect(namesOf({ messages: list(Message) })).toEqual([
      "TripState",
      "Message",
      "UserMessage",
      "AssistantMessage",
      "ToolCall",
      "SystemMessage",
      "ToolMessage",
      "ToolMessageStatus",
    ]);
    const kind = z.literal("event");
    const events = z.union([
      z.object({ kind, name: z.literal("start") }),
      z.object({ kind, name: z.literal("stop") }),
    ]);
    expect(namesOf({ event: value(events) })).toEqual(["TripState", "Event", "StartEvent", "StopEvent"]);
    const plain = z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]);
    expect(namesOf({ choice: value(plain).optional() })).toEqual([
      "TripState",
      "Choice",
      "ChoiceOption1",
      "ChoiceOption2",
    ]);
  });

  it("may contain themselves", () => {
    interface Folder {
      readonly folders: readonly Folder[];
    }
    const Folder: z.ZodType<Folder> = z.object({
      get folders() {
        return z.array(Folder);
      },
    });
    const [state, folder] = read({ root: value(Folder) });
    expect(propertyOf(state, "root")?.shape).toEqual({ type: "named", name: "Root" });
    expect(propertyOf(folder, "folders")?.shape).toEqual({
      type: "list",
      element: { type: "named", name: "Root" },
    });
  });
});

describe("the properties of a type", () => {
  it("know any plain data when they see it", () => {
    const [state] = read({
      a: value(z.json()),
      b: value(z.unknown()),
      c: value(z.record(z.string(), z.json())),
    });
    expect(propertyOf(state, "a")?.shape).toEqual({ type: "json" });
    expect(propertyOf(state, "b")?.shape).toEqual({ type: "json" });
    expect(propertyOf(state, "c")?.shape).toEqual({ type: "dict", keys: null, entry: { type: "json" } });
  });

  it("show a mark wherever it sits below them, but not those of inner properties", () => {
    const phone = personal(z.string());
    const [state, person] = read({
      phones: value(z.object({ own: z.array(phone).nullable(), by_name: z.record(z.string(), phone) })),
    });
    expect(propertyOf(state, "phones")?.notes).toEqual([]);
    expect(propertyOf(person, "own")?.notes).toEqual(["personal"]);
    expect(propertyOf(person, "by_name")?.notes).toEqual(["personal"]);
  });
});
