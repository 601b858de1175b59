import {
  type Call,
  type DialogueState,
  type Focus,
  focusOf,
  type Kind,
  readUtterance,
  type Shown,
  shownDialogue,
  type TrainedReading,
  trainedScorer,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Abilities, PureWork } from "@maru/runtime";
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

/** A message that no rule understood, and what can be named in it. */
interface LeftoverToRead {
  readonly text: string;
  readonly now: string;
  /** Operations that it may carry out. */
  readonly acts: readonly string[];
  readonly shown: Shown;
  /** Where the conversation stands. */
  readonly focus: Focus;
}

type Readable = Pick<Abilities<never>, "catalogue" | "names"> & { readonly behaviours: object };

/** What a message asks for that no rule understood, and what can be offered for the rest. */
export function leftoverWork(
  assistant: string,
  { catalogue, behaviours, names = [] }: Readable,
  leaves: (call: Call) => boolean,
): PureWork<LeftoverToRead, TrainedReading> {
  const able = Object.keys(behaviours);
  return {
    name: `read_leftover/${assistant}`,
    run: ({ text, now, acts, shown, focus }) => {
      const read = readUtterance({
        utterance: understand(text, { now, names }),
        catalogue,
        shown,
        scorer: trainedScorer(assistant, focus),
        // What is not done yet is offered nowhere and asked of nobody.
        acts: acts.filter((op) => able.includes(op)),
        able,
        leaves,
        sure: LESS_SURE,
        now,
      });
      const first = read.calls.filter(
        ({ op }, index) => read.calls.findIndex((each) => each.op === op) === index,
      );
      return { ...read, calls: first.slice(0, MOST_CALLS) };
    },
  };
}

interface Message extends Omit<LeftoverToRead, "shown" | "focus"> {
  readonly leaves: (call: Call) => boolean;
}

/** The same, where it is asked for. */
export function leftoverReading<Definition extends StateDefinition>(
  assistant: string,
  abilities: Abilities<Definition>,
  state: StateOf<Definition>,
  { leaves, ...message }: Message,
): TrainedReading {
  const { catalogue, shown } = abilities;
  const dialogue = state as unknown as DialogueState;
  return leftoverWork(assistant, abilities, leaves).run({
    ...message,
    shown: [...shown(state), ...shownDialogue(dialogue, catalogue)],
    focus: focusOf(dialogue, dialogue.turn, catalogue.slots.keys()),
  }) as TrainedReading;
}
