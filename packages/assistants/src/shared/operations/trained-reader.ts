import {
  type Call,
  type DialogueState,
  type Focus,
  focusOf,
  readUtterance,
  type Shown,
  shownDialogue,
  type TrainedReading,
  trainedScorer,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Abilities, MessageReader, PureWork } from "@maru/runtime";
import type { StateDefinition } from "@maru/state";
import { readTextMessage } from "../texts/read-text-order.ts";

/** A message, and what can be named in it. */
interface ToRead {
  readonly text: string;
  readonly at: string;
  readonly shown: Shown;
  readonly hasFreshText: boolean;
  readonly focus: Focus;
  /** What the message before asked for. */
  readonly previous: readonly Call[];
}

type Readable = Pick<Abilities<never>, "catalogue" | "names"> & { readonly behaviours: object };

/**
 * What a message asks for, as far as the reader that learnt from examples is sure. `acts` are the operations that it may
 * carry out by itself: those that no rule reads yet.
 */
export function trainedReading(
  assistant: string,
  { catalogue, behaviours, names = [] }: Readable,
  acts: readonly string[],
  leaves?: (call: Call) => boolean,
): PureWork<ToRead, TrainedReading> {
  return {
    name: `read/${assistant}`,
    run: ({ text, at, shown, focus, previous, hasFreshText }) =>
      readTextMessage(text, { catalogue, shown, now: at, hasFreshText, leaves: leaves ?? (() => false) }) ??
      readUtterance({
        utterance: understand(text, { now: at, names }),
        catalogue,
        shown,
        scorer: trainedScorer(assistant, focus),
        previous,
        acts,
        ...(leaves === undefined ? {} : { leaves }),
        able: Object.keys(behaviours),
        now: at,
      }),
  };
}

/** Reads messages in words, where no model does. */
export function trainedReader<Definition extends StateDefinition>(
  assistant: string,
  abilities: Abilities<Definition>,
  acts: readonly string[],
  leaves?: (call: Call) => boolean,
): MessageReader<Definition> {
  const { catalogue, shown } = abilities;
  return {
    work: trainedReading(assistant, abilities, acts, leaves) as MessageReader<Definition>["work"],
    toRead: (state, { reads, calls, text, at }) => {
      if (reads !== "rules" || calls !== undefined) return null;
      const dialogue = state as unknown as DialogueState;
      return {
        text,
        at,
        shown: [...shown(state), ...shownDialogue(dialogue, catalogue)],
        focus: focusOf(dialogue, dialogue.turn + 1, catalogue.slots.keys()),
        previous: dialogue.operations.map(({ call }) => call),
        hasFreshText: hasFreshText(dialogue),
      } satisfies ToRead;
    },
  };
}

const WRITTEN: ReadonlySet<string> = new Set(["draft", "edit"]);

/** A text was written or changed by the last message: what is said of its words or its tone is said of it. */
function hasFreshText({ operations, drafts }: DialogueState): boolean {
  return (
    Object.keys(drafts).length > 0 &&
    operations.some(({ call, status }) => WRITTEN.has(call.op) && status === "done")
  );
}
