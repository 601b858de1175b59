import {
  type Call,
  type DialogueState,
  type Kind,
  readUtterance,
  shownDialogue,
  type TrainedReading,
  trainedScorer,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Abilities } from "@maru/runtime";
import type { StateDefinition, StateOf } from "@maru/state";

/** Nothing would happen otherwise: a question is answered as it is most likely meant. What keeps a value still must be sure. */
const LESS_SURE: { readonly [kind in Kind]: number } = {
  keep: 0.5,
  respond: 0.6,
  ask: 0.2,
  write: 0.3,
  show: 0.4,
  order: 0.9,
  talk: 0.4,
};

/** Each of these is carried out at most once for a message. */
const MOST_CALLS = 3;

interface Message {
  readonly text: string;
  readonly now: string;
  /** Operations that it may carry out. */
  readonly acts: readonly string[];
  readonly leaves: (call: Call) => boolean;
}

/** What a message asks for that no rule understood, and what can be offered for the rest. */
export function leftoverReading<Definition extends StateDefinition>(
  assistant: string,
  { catalogue, behaviours, names = [], shown }: Abilities<Definition>,
  state: StateOf<Definition>,
  { text, now, acts, leaves }: Message,
): TrainedReading {
  const read = readUtterance({
    utterance: understand(text, { now, names }),
    catalogue,
    shown: [...shown(state), ...shownDialogue(state as unknown as DialogueState, catalogue)],
    scorer: trainedScorer(assistant),
    // What is not done yet is offered nowhere and asked of nobody.
    acts: acts.filter((op) => behaviours[op] !== undefined),
    able: Object.keys(behaviours),
    leaves,
    sure: LESS_SURE,
    now,
  });
  const first = read.calls.filter(
    ({ op }, index) => read.calls.findIndex((each) => each.op === op) === index,
  );
  return { ...read, calls: first.slice(0, MOST_CALLS) };
}
