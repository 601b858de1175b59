import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import type { SessionId, Storage } from "@maru/storage";
import { RuntimeError } from "../errors.ts";
import { isFinal, pendingInterrupts } from "./checkpoints.ts";
import type { Awaiting } from "./interrupts.ts";
import { Incoming } from "./message.ts";
import { threadOf } from "./thread.ts";
import type { TurnSaver } from "./turn-saver.ts";

/** Which question somebody answers, by when it was asked; null for whichever is asked right now. */
export interface Asked {
  readonly asked_at: string | null;
}

/** What a conversation waits for at its newest checkpoint. */
export function askedAt(head: CheckpointTuple | undefined): Awaiting | null {
  if (head === undefined || isFinal(head.checkpoint)) return null;
  return pendingInterrupts(head)[0]?.awaiting ?? null;
}

/**
 * Refuses an answer to what is not asked any more. Whatever waits in the inbox may be an answer too, and after it
 * something else may be asked, which nobody has seen yet.
 */
export async function checkAsked(
  storage: Storage,
  saver: TurnSaver,
  session: SessionId,
  { asked_at }: Asked,
): Promise<void> {
  // In this order: a message that is done has left its mark on the newest checkpoint.
  const waiting = await storage.inbox.waiting(session);
  const asked = askedAt(await saver.getTuple(threadOf(session)));
  const isOpen = asked !== null && waiting.every(({ content }) => isSkip(content));
  if (!isOpen || (asked_at !== null && asked_at !== asked.asked_at))
    throw new RuntimeError("NOTHING_AWAITED", {});
}

function isSkip(content: unknown): boolean {
  return Incoming.safeParse(content).data?.type === "skip_step";
}
