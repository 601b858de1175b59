import { findDurations, findPeople } from "@maru/language";
import { readMessage } from "../reading/read-message.ts";
import type { Problem } from "../said.ts";
import type { TravelState } from "../state.ts";

/** Earlier messages that may still say what is wanted. */
const MOST_HEARD = 8;
const KEPT: readonly Problem["problem"][] = ["not_served", "out_of_range"];

interface Heard {
  readonly now: string;
  readonly language: "ko" | "en";
}

/**
 * What was wanted and no plan can hold, of what is still missing: a place that is not held, a day trip, a party of
 * fifteen. Whoever said it has said it, and nothing else is assumed in its place without a word.
 */
export function saidBeyond(
  state: TravelState,
  problems: readonly Problem[],
  { now, language }: Heard,
): readonly Problem[] {
  const said = state.messages.filter(({ role }) => role === "user").slice(-MOST_HEARD);
  const plain = { ...state, plans_generated: false, questions: [], asked: {}, supposed: null };
  const earlier = said.flatMap(({ content }) =>
    readMessage({ text: content, now, state: plain, language }).problems.filter(
      ({ field, problem, said: words }) =>
        KEPT.includes(problem) && (field !== "num_people" || findPeople(words).length > 0),
    ),
  );
  const last = new Map([...earlier, ...problems].map((each) => [each.field, each]));
  return [...last.values()].filter(({ field }) => isMissing(state, field));
}

function isMissing(state: TravelState, field: string): boolean {
  return state[field as keyof TravelState] === null;
}

/** «당일로요»: there and back on one day. */
export function isDayTrip({ field, problem, said }: Problem): boolean {
  return (
    field === "duration" &&
    problem === "out_of_range" &&
    findDurations(said).some(({ value }) => value.kind === "stay" && value.nights === 0)
  );
}
