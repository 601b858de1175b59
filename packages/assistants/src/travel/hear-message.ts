import { NOT_READ_OF_DIALOGUE, narrowed, trainedScorer } from "@maru/dialogue";
import { type Mention, understand } from "@maru/language";
import type { PureWork } from "@maru/runtime";
import type { ReadInput } from "./decisions.ts";
import { TRAVEL_OPERATIONS } from "./operations/index.ts";
import { LONGEST, mentionsIn } from "./reading/mentions-in.ts";
import { readMessage } from "./reading/read-message.ts";
import type { Reading } from "./reading/reading.ts";
import type { TravelState } from "./state.ts";

/** All that the rules make of the words of a message. */
export interface Heard {
  readonly reading: Reading;
  readonly mentions: readonly Mention[];
  /** «알아서 해줘», «일단 짜봐»: somebody leaves the rest to us, or wants the plan at once. */
  readonly isLeftToUs: boolean;
}

/** How long a text takes depends on who wrote it: everything that looks into it is done in one go, where that hurts nobody. */
export const hearMessage: PureWork<ReadInput, Heard> = {
  name: "travel.hear_message",
  run: (input) => ({
    reading: readMessage(input),
    mentions: mentionsIn(input.text, input.now),
    isLeftToUs: leavesToUs(input.text, input.now),
  }),
};

/** A message as it is read elsewhere: the state goes along without what no message is read with. */
export function toHear({ state, ...said }: ReadInput): ReadInput {
  return { ...said, state: narrowed(state, NOT_READ) as TravelState };
}

/** Found options, what was worked out, and how the answer came about. */
const NOT_READ = [
  "flight_options",
  "hotel_options",
  "flight_analysis",
  "hotel_analysis",
  "agent_results",
  "agent_history",
  "itinerary_optimization",
  ...NOT_READ_OF_DIALOGUE,
] as const;

/** Going on costs nobody anything: what is assumed is named and can be changed. */
const LIKELY = 0.45;
const LEAVING: readonly string[] = ["delegate", "plan"];

function leavesToUs(text: string, now: string): boolean {
  const utterance = understand(text.slice(0, LONGEST), { now });
  const guesses = trainedScorer("travel").guess(utterance, [...TRAVEL_OPERATIONS.operations.keys()]);
  return guesses.some(([best]) => best !== undefined && LEAVING.includes(best.op) && best.chance >= LIKELY);
}
