import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { takeBack } from "../../shared/operations/take-back.ts";
import { bringBackDays } from "../planning-anew.ts";
import type { Facts } from "../reading/reading.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { takeIn } from "../take-in.ts";

/** `undo`: the last change of the trip, or of what is kept beside it. */
export function takeBackChange(call: CheckedCall, scene: Scene<TravelState>): Outcome<TravelUpdate> {
  const { state, language } = scene;
  if (state.undo === null || call.arguments["ref"] !== undefined)
    return takeBack(call, scene) as Outcome<TravelUpdate>;
  if (state.undo.itinerary !== undefined)
    return { update: bringBackDays(state, language), changed: ["plan"], parts: [] };
  const reading = { facts: state.undo as Facts, problems: [], command: { type: "undo" as const }, notes: [] };
  const { update, changed } = takeIn(state, reading, language);
  const notes = (update.notes as readonly string[] | undefined) ?? [];
  return {
    update: { ...update, notes: [] },
    changed: changed.map((name) => `slot.${name}`),
    parts: [{ type: "change", text: notes.join("\n") }],
  };
}
