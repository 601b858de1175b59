import { type CheckedCall, readValue, type Slot } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Plain } from "@maru/state";
import { mentionFor } from "../../shared/operations/arguments-of.ts";
import { keepValue, sayKept } from "../../shared/operations/keep-value.ts";
import { destinationById } from "../data/destinations.ts";
import type { Facts } from "../reading/reading.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { takeIn } from "../take-in.ts";

/** `set`: a detail of the trip goes where every message puts it, with all that rested on it cleared. */
export function keepDetail(call: CheckedCall, scene: Scene<TravelState>): Outcome<TravelUpdate> {
  const { slot } = call;
  const mention = mentionFor(call, "value");
  if (slot === null || mention === undefined) throw new Error("a slot and a value were checked");
  const read = readValue(slot, mention);
  if (!read.ok) return { refused: read.problem };
  const facts = factsOf(slot, read.value, scene.state);
  // What has no field of its own is kept in its own words.
  if (facts === undefined) return keepValue(call, scene) as Outcome<TravelUpdate>;
  const reading = { facts, command: null, problems: [], notes: [] };
  const { update, changed } = takeIn(scene.state, reading, scene.language);
  // A name is said as it was given; anything else as it was understood.
  const words = slot.is.type === "name" ? mention.words : sayKept(slot, read.value, scene.language);
  const notes = (update.notes as readonly string[] | undefined) ?? [];
  const said = notes.length > 0 ? notes.join("\n") : `${slot.label[scene.language]}: ${words}`;
  return {
    update: { ...update, notes: [] },
    changed: changed.map((name) => `slot.${name}`),
    parts: [{ type: "change", text: said }],
  };
}

/** A value as the field of the trip that it belongs to. */
function factsOf({ name }: Slot, value: Plain, state: TravelState): Facts | undefined {
  switch (name) {
    case "destination": {
      const destination = destinationById(String(value));
      return destination === undefined ? undefined : { destination: destination.names.ko };
    }
    case "origin":
      return { origin: String(value).replace("airport:", "") };
    case "duration":
      return { duration: Number(value) };
    case "num_people":
      return { num_people: Number(value) };
    case "children":
      return { children: Number(value) };
    case "budget":
      return { budget: Number(value) };
    case "budget_basis":
      return { budget_basis: value === "total" ? "total" : "per_person" };
    case "budget_flexibility":
      return { budget_flexibility: value === "strict" ? "strict" : "flexible" };
    case "departure_date":
      return { departure_date: String(value) };
    case "accommodation_preference":
      return { accommodation_preference: value as "hotel" };
    case "pace":
      return { pace: value === "full" ? "full" : "relaxed" };
    case "travel_style":
      return { travel_style: [...new Set([...state.travel_style, value as "관광"])] };
    case "must_visit_places":
      return { must_visit_places: [...new Set([...state.must_visit_places, String(value)])] };
    default:
      return undefined;
  }
}
