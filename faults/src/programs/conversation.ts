import { Command } from "@langchain/langgraph";
import { type Companion, holds, type Lease, mergeChanges, type Session, type Storage } from "@maru/storage";
import type { Message } from "./trip-graph.ts";
import { tripGraph } from "./trip-graph.ts";

const OWNER = { tenant: "maru", user: "지우", assistant: "travel" };
const QUESTIONS = ["오사카 3박 4일로 가고 싶어요", "하루만 더 늘려 주세요"];
const LONG = 3_600_000;

/** What an observer may do between two steps. */
export type BetweenSteps = (step: number) => Promise<void>;

/**
 * Lives through the whole conversation, from wherever an earlier process left it: every step commits together with
 * its event, the last one of a turn with the mark that its message is done.
 */
export async function converse(storage: Storage, betweenSteps: BetweenSteps = async () => {}): Promise<void> {
  const session = await findOrCreate(storage);
  for (const [index, content] of QUESTIONS.entries())
    await storage.inbox.accept(session.id, { client_id: `message ${index}`, content });
  const lease = await storage.leases.acquire(session.id, "worker", LONG);
  if (lease === null) throw new Error("somebody else holds the session");
  const graph = tripGraph(storage.checkpointerWith(eventPerStep(storage, lease)));
  const config = { configurable: { thread_id: session.id }, durability: "sync" as const };
  for (let steps = 0; ; ) {
    const state = await graph.getState(config);
    const [message] = await storage.inbox.waiting(session.id);
    // A message that was taken in and nothing more: LangGraph names no next step there, but has one.
    const isUnderWay = state.next.length > 0 || state.metadata?.source === "input";
    if (!isUnderWay && message === undefined) return;
    const input =
      !isUnderWay && message !== undefined
        ? {
            turn: message.sequence + 1,
            messages: [{ role: "user" as const, content: String(message.content) }],
          }
        : state.tasks.some(({ interrupts }) => interrupts.length > 0)
          ? new Command<string, Record<string, never>, "plan">({ resume: "승인" })
          : null;
    for await (const _ of await graph.stream(input, { ...config, streamMode: "updates" })) {
      steps += 1;
      await betweenSteps(steps);
    }
  }
}

async function findOrCreate(storage: Storage): Promise<Session> {
  const { sessions } = await storage.sessions.list({ tenant: OWNER.tenant });
  return sessions[0] ?? storage.sessions.create(OWNER);
}

function eventPerStep(storage: Storage, lease: Lease): Companion {
  return async ({ place, checkpoint, metadata }) => {
    if (place.namespace !== "") return { checks: [holds(lease)] };
    const messages = (checkpoint.channel_values["messages"] ?? []) as readonly Message[];
    const { change } = await storage.events.appending(lease.session, [
      { type: metadata.source, data: { step: metadata.step, messages: messages.length } },
    ]);
    const answered = messages.filter(({ content }) => content.endsWith("확정되었어요.")).length;
    const done = answered > 0 ? storage.inbox.done(answered - 1) : {};
    return mergeChanges({ checks: [holds(lease)] }, change, done);
  };
}
