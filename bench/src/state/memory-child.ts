import { setImmediate } from "node:timers/promises";
import type { BaseMessage } from "@langchain/core/messages";
import { messagesStateReducer } from "@langchain/langgraph";
import { initialState } from "@maru/state";
import { Conversation, makeMessage, makeMessages, toLangChain } from "./conversation.ts";
import { append, type State } from "./lists.ts";

/** What a process keeps alive while its heap is measured. */
export type Kept = keyof typeof KEEP;

const CHARACTERS = 400;

/** Each makes the given number of messages and returns what is to be kept of them. */
const KEEP = {
  "our last state": (count: number) => [
    initialState(Conversation, { messages: makeMessages("message", count, CHARACTERS) }),
  ],
  "our states": (count: number) => growStates(count, () => {}),
  "our states, each read": (count: number) => growStates(count, (state) => state.messages.at(-1)),
  "peer's last list": (count: number) => [makeMessages("message", count, CHARACTERS).map(toLangChain)],
  "peer's lists": (count: number) => growLists(count),
};

function growStates(count: number, use: (state: State) => void): State[] {
  const states = [initialState(Conversation, {})];
  for (let index = 0; index < count; index += 1) {
    const next = append(states.at(-1) as State, makeMessage("message", index, CHARACTERS));
    use(next);
    states.push(next);
  }
  return states;
}

function growLists(count: number): BaseMessage[][] {
  const lists: BaseMessage[][] = [[]];
  for (let index = 0; index < count; index += 1) {
    const message = toLangChain(makeMessage("message", index, CHARACTERS));
    lists.push(messagesStateReducer(lists.at(-1) ?? [], [message]));
  }
  return lists;
}

async function heapAfterCollection(): Promise<number> {
  for (let pass = 0; pass < 3; pass += 1) {
    await setImmediate();
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

const keep = KEEP[process.argv[2] as Kept];
// The first use compiles schemas and fills caches that belong to no state.
keep(20);
const before = await heapAfterCollection();
const kept = keep(1_000);
const after = await heapAfterCollection();
if (kept.length === 0) throw new Error("nothing was kept");
console.log(after - before);
