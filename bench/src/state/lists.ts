import type { BaseMessage } from "@langchain/core/messages";
import { apply, initialState, type MessageInput, type StateOf } from "@maru/state";
import { Conversation, makeMessage, makeMessages, toLangChain } from "./conversation.ts";

export type State = StateOf<typeof Conversation>;

/** The same messages on both sides, made once, and new ones that neither has seen. */
export interface Lists {
  readonly size: number;
  readonly lastId: string;
  /** A state of its own each time, as if just loaded: nobody appended to it yet. */
  readonly loaded: () => State;
  readonly peer: BaseMessage[];
  readonly next: () => MessageInput;
}

const CHARACTERS = 100;

export function prepareLists(size: number): Lists {
  const messages = makeMessages("loaded", size, CHARACTERS);
  const start = initialState(Conversation, { messages });
  let made = 0;
  return {
    size,
    lastId: `loaded-${size - 1}`,
    loaded: () => initialState(Conversation, { messages: start.messages }),
    peer: messages.map(toLangChain),
    next() {
      made += 1;
      return makeMessage("new", made, CHARACTERS);
    },
  };
}

export function append(state: State, message: MessageInput): State {
  return apply(Conversation, state, { messages: [message] });
}

export function expectLength(messages: readonly unknown[], length: number): void {
  if (messages.length !== length) throw new Error(`expected ${length} messages, found ${messages.length}`);
}
