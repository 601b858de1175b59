import {
  type Call,
  focusOf,
  readUtterance,
  shownDialogue,
  trainedScorer,
  waitingCalls,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import { PLACES } from "../reading/gazetteers.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { placeNamed } from "./edit-places.ts";
import { TRAVEL_OPERATIONS, travelAbilities } from "./index.ts";
import { shownTrip } from "./shown-trip.ts";

const LONGEST = 2_500;

/** What reads, writes, or keeps something beside the trip, said back at once: a wrong one costs a line. */
const ACTS: readonly string[] = [
  ...["wish", "note", "edit", "draft", "lookup", "season", "transit", "rule", "general", "calc", "show"],
  ...["talk", "feel", "noise", "later", "outside", "help"],
];
const NEEDS_PLAN: readonly string[] = ["calc", "show", "transit", "edit"];

/** Nobody else has understood the message: the likeliest is done where it harms nobody. */
const SURE = { ask: 0.45, write: 0.45, show: 0.5, keep: 0.5, talk: 0.45, respond: 0.6, order: 0.95 } as const;

/** What a message that the rules made nothing of asks for, as calls that wait to be carried out; null where nothing is likely. */
export function callsHeard(state: TravelState, text: string, now: string): TravelUpdate | null {
  if (text.trim() === "" || text.length > LONGEST) return null;
  const { calls } = readUtterance({
    utterance: understand(text, { now, names: [PLACES] }),
    catalogue: TRAVEL_OPERATIONS,
    shown: [...shownTrip(state), ...shownDialogue(state, TRAVEL_OPERATIONS)],
    scorer: trainedScorer("travel", focusOf(state, state.turn, TRAVEL_OPERATIONS.slots.keys())),
    acts: ACTS.filter((name) => state.plans_generated || !NEEDS_PLAN.includes(name)),
    able: Object.keys(travelAbilities.behaviours),
    sure: SURE,
    now,
  });
  const possible = calls.filter((call) => call.op !== "edit" || canEdit(call, state));
  if (possible.length === 0) return null;
  const done = state.operations.length;
  return {
    heard: state.heard ?? { turn: state.turn, text },
    unread: null,
    offers: [],
    calls: waitingCalls(state.turn, possible, "rules").map((each, index) => ({
      ...each,
      id: `${state.turn}.${done + index + 1}`,
    })),
  };
}

/** A place that is held is put in or left out; other edits are offered, not tried. */
function canEdit({ args }: Call, state: TravelState): boolean {
  const isKnown = args["how"] === "add" || args["how"] === "remove";
  return isKnown && placeNamed(String(args["change"] ?? ""), state) !== undefined;
}
