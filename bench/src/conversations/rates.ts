import type { Played, PlayedTurn } from "./play.ts";

/** Counts over whole conversations; none of them says that an answer is good, each says that something went wrong. */
export interface Rates {
  readonly replies: number;
  /** The field of a question within three turns of the last time, its value still the same. */
  readonly askedAgain: number;
  readonly repeated: number;
  readonly refused: number;
  readonly offered: number;
  readonly notUnderstood: number;
  readonly withoutOperation: number;
  /** Longer than twelve lines, which is what a first plan may take. */
  readonly long: number;
}

export function ratesOf(played: readonly Played[]): Rates {
  const count = (holds: (turn: PlayedTurn, before: readonly PlayedTurn[]) => boolean) =>
    played
      .map(({ turns }) => turns.filter((turn, index) => holds(turn, turns.slice(0, index))).length)
      .reduce((sum, each) => sum + each, 0);
  return {
    replies: count(() => true),
    askedAgain: count(isAskedAgain),
    repeated: count(({ reply }, before) => reply === before.at(-1)?.reply),
    refused: count(({ reply }) => REFUSALS.some((words) => reply.includes(words))),
    offered: count(({ offers }) => offers > 0),
    notUnderstood: count(({ notUnderstood }) => notUnderstood.length > 0),
    withoutOperation: count(({ operations }) => operations.length === 0),
    long: count(({ reply }) => reply.split("\n").filter((line) => line.trim() !== "").length > 12),
  };
}

const WITHIN = 3;

export function isAskedAgain(turn: PlayedTurn, before: readonly PlayedTurn[]): boolean {
  const [field] = turn.asks;
  if (field === undefined) return false;
  return before
    .slice(-WITHIN)
    .some(({ asks, state }) => asks[0] === field && same(state[field], turn.state[field]));
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** What the assistants say to what they take for none of their business. */
const REFUSALS = [
  "답해 드리기 어려워요",
  "도와드릴 수 없어요",
  "저는 여행 계획을 도와드리고 있어요",
  "I am here to help you plan a trip",
  "부동산에 관한 것만",
];

/**
 * Whether a conversation has come to something within three turns of a message. Undefined for one that ends before, or
 * where there is no such message (-1).
 */
export function comesToSomething(
  { turns }: Played,
  first: number,
  isThere: (turn: PlayedTurn) => boolean,
): boolean | undefined {
  if (first < 0 || turns[first + WITHIN - 1] === undefined) return undefined;
  return turns.slice(0, first + WITHIN).some(isThere);
}
