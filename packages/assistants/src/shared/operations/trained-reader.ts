import {
  type Call,
  type DialogueState,
  readUtterance,
  shownDialogue,
  type TrainedReading,
  trainedScorer,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Abilities, Received } from "@maru/runtime";
import type { StateDefinition, StateOf } from "@maru/state";

/**
 * What a message asks for, as far as the reader that learnt from examples is sure; undefined where a model reads, or a
 * hand did it. `acts` are the operations that it may carry out by itself: those that no rule reads yet.
 */
export function trainedReading<Definition extends StateDefinition>(
  assistant: string,
  { catalogue, behaviours, names = [], shown }: Abilities<Definition>,
  acts: readonly string[],
  state: StateOf<Definition>,
  { reads, calls, text, at }: Received,
  leaves?: (call: Call) => boolean,
): TrainedReading | undefined {
  if (reads !== "rules" || calls !== undefined) return undefined;
  return readUtterance({
    utterance: understand(text, { now: at, names }),
    catalogue,
    shown: [...shown(state), ...shownDialogue(state as unknown as DialogueState, catalogue)],
    scorer: trainedScorer(assistant),
    acts,
    ...(leaves === undefined ? {} : { leaves }),
    able: Object.keys(behaviours),
    now: at,
  });
}
