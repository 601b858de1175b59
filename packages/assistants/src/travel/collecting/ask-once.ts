import { missingOf } from "../questions.ts";
import type { Question } from "../said.ts";
import type { TravelState } from "../state.ts";

/** Nothing is asked again sooner than after so many messages. */
const QUIET = 3;

/**
 * A question is put once: of what is missing, once for a trip; of what could not be taken, when the last time is some
 * messages ago.
 */
export function mayAsk(question: Question, state: TravelState): boolean {
  const last = state.asked[question.field];
  if (last === undefined) return true;
  return question.problem !== null && state.plans_generated && state.turn - last > QUIET;
}

export function rememberAsked(state: TravelState, questions: readonly Question[]): TravelState["asked"] {
  const now = questions.map(({ field }) => [field, state.turn] as const);
  return { ...state.asked, ...Object.fromEntries(now) };
}

/**
 * What a bare «65» or «둘» answers: what the last reply asks, else what was asked last and nobody has said yet.
 */
export function openField(state: TravelState): string | null {
  const asked = state.questions[0]?.field;
  if (asked !== undefined) return asked;
  const open = [...missingOf(state), ...state.assumptions];
  const [last] = Object.entries(state.asked)
    .filter(([field, turn]) => open.includes(field) && state.turn - turn < QUIET)
    .sort(([, left], [, right]) => right - left);
  return last === undefined ? null : last[0];
}
