import { describeCall, type SaidOfCalls } from "@maru/dialogue";
import type { Language, PlainObject, Sentence, StateDefinition, StateOf } from "@maru/state";
import type { InboxEntry, NewEvent } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { seoulTime } from "../ports.ts";
import type { Incoming } from "./message.ts";

/** What pressing a button means in words, for those who read the conversation later. */
const SAID: { readonly [decision: string]: Sentence } = {
  approve: { ko: "승인", en: "Approve" },
  modify: { ko: "수정 후 승인", en: "Approve with changes" },
  reject: { ko: "거절", en: "Reject" },
};

/** What it takes to say a call in words: the operations, and the names of what they point at. */
export function knownTo({ operations }: Assistant, state: StateOf<StateDefinition>): SaidOfCalls {
  if (operations === undefined) return { operations: new Map() };
  return { ...operations.catalogue, shown: operations.shown(state) };
}

/** Tells that a message is being answered, with what it said: with the answers this is the whole conversation. */
export function startedEvent(
  entry: InboxEntry,
  incoming: Incoming,
  language: Language,
  known: SaidOfCalls,
): NewEvent {
  const common = {
    turn: entry.sequence,
    client_id: entry.client_id,
    type: incoming.type,
    text: textOf(incoming, language, known),
    at: seoulTime(Date.parse(entry.received_at)),
  };
  if (incoming.type !== "decision") return { type: "turn_started", data: common };
  const { decision, changes } = incoming;
  return { type: "turn_started", data: { ...common, decision, changes: changes as PlainObject } };
}

/** What a turn was set off by, in words; a tap reads like what somebody said. */
export function textOf(incoming: Incoming, language: Language, known: SaidOfCalls): string {
  if (incoming.type === "message") return incoming.text;
  if (incoming.type === "do")
    return incoming.calls.map((call) => describeCall(call, known, language)).join("\n");
  if (incoming.type === "skip_step") return "";
  const word = SAID[incoming.decision]?.[language] ?? incoming.decision;
  return incoming.feedback === "" ? word : `${word}: ${incoming.feedback}`;
}
