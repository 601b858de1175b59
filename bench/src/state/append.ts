import type { BaseMessage } from "@langchain/core/messages";
import { messagesStateReducer } from "@langchain/langgraph";
import type { MessageInput } from "@maru/state";
import { type Rounds, takeTurns, type Way } from "../measure.ts";
import { toLangChain } from "./conversation.ts";
import { append, expectLength, type Lists, prepareLists, type State } from "./lists.ts";

/** Appends in one job of the event loop: about what one turn does. */
const PER_JOB = 10;

/** Microseconds per append to a long list and to a short one. */
export interface AppendCosts {
  readonly ours: number;
  readonly oursShort: number;
  /** The same with `state.messages` read after every append. */
  readonly oursRead: number;
  readonly oursReadShort: number;
  readonly peer: number;
  readonly peerShort: number;
  /** `[...messages, message]` on the long list: no ids, no checks. */
  readonly spread: number;
}

/** Appends one message after the other, as a conversation does. */
export function measureAppends(
  size: { readonly long: number; readonly short: number },
  rounds: Rounds,
): Promise<AppendCosts> {
  const long = prepareLists(size.long);
  const short = prepareLists(size.short);
  const ignore = () => {};
  const read = (state: State) => state.messages.at(-1);
  const reduce = (all: BaseMessage[], message: BaseMessage) => messagesStateReducer(all, [message]);
  return takeTurns(
    {
      ours: growState(long, PER_JOB, ignore),
      oursShort: growState(short, PER_JOB, ignore),
      oursRead: growState(long, PER_JOB, read),
      oursReadShort: growState(short, PER_JOB, read),
      // Milliseconds each: more at a time would hardly ever run uninterrupted on a busy machine.
      peer: growArray(long, 1, reduce),
      peerShort: growArray(short, PER_JOB, reduce),
      spread: growArray(long, PER_JOB, (all, message) => [...all, message]),
    },
    rounds,
  );
}

/** Microseconds of the updates that cannot simply add to what is there. */
export interface UnsharedCosts {
  /** The first append to a list that was just loaded: its ids are not indexed yet. */
  readonly first: number;
  /** Two more appends to a state that was already appended to, as after a retry or a refused update. */
  readonly fork: number;
  /** The last message written once more, as while an answer streams in. */
  readonly replace: number;
  readonly peerFirst: number;
  readonly peerFork: number;
  readonly peerReplace: number;
}

export function measureUnshared(size: number, rounds: Rounds): Promise<UnsharedCosts> {
  const lists = prepareLists(size);
  const appendedTo = () => {
    const state = lists.loaded();
    append(state, lists.next());
    return state;
  };
  const one = () => [lists.next()];
  const two = () => [lists.next(), lists.next()];
  const rewritten = () => [{ ...lists.next(), id: lists.lastId }];
  const rewrittenOnce = () => rewritten().reduce(append, lists.loaded());
  return takeTurns(
    {
      first: update(lists.loaded, one, size + 1),
      fork: update(appendedTo, two, size + 2),
      replace: update(rewrittenOnce, rewritten, size),
      peerFirst: reduceEach(lists, one, size + 1),
      peerFork: reduceEach(lists, two, size + 2),
      peerReplace: reduceEach(lists, rewritten, size),
    },
    rounds,
  );
}

function growState(lists: Lists, operations: number, use: (state: State) => void): Way {
  return {
    operations,
    prepare() {
      const messages = Array.from({ length: operations }, lists.next);
      let state = append(lists.loaded(), lists.next());
      return {
        run() {
          for (const message of messages) {
            state = append(state, message);
            use(state);
          }
        },
        check: () => expectLength(state.messages, lists.size + 1 + operations),
      };
    },
  };
}

function growArray(
  lists: Lists,
  operations: number,
  step: (all: BaseMessage[], message: BaseMessage) => BaseMessage[],
): Way {
  return {
    operations,
    prepare() {
      const messages = Array.from({ length: operations }, () => toLangChain(lists.next()));
      let all = lists.peer;
      return {
        run() {
          for (const message of messages) all = step(all, message);
        },
        check: () => expectLength(all, lists.size + operations),
      };
    },
  };
}

function update(start: () => State, messages: () => MessageInput[], length: number): Way {
  return {
    operations: 1,
    prepare() {
      const written = messages();
      let state = start();
      return {
        run() {
          for (const message of written) state = append(state, message);
        },
        check: () => expectLength(state.messages, length),
      };
    },
  };
}

function reduceEach(lists: Lists, messages: () => MessageInput[], length: number): Way {
  return {
    operations: 1,
    prepare() {
      const written = messages().map(toLangChain);
      let all = lists.peer;
      return {
        run() {
          for (const message of written) all = messagesStateReducer(all, [message]);
        },
        check: () => expectLength(all, length),
      };
    },
  };
}
