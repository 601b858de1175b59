import type { ChatAnswer, ChatMessage } from "@maru/protocol";
import type { DeepReadonly } from "@maru/state";
import type { Session } from "@maru/storage";
import type { Caller } from "../access/caller.ts";
import { findOwn } from "../access/find-own.ts";
import { waitForTurn } from "../events/wait-for-turn.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { shownState } from "../session-view.ts";
import { take } from "./turns.ts";

export const TRAVEL = "travel";
/** The whole of a turn may take a minute. */
const PATIENCE = 60_000;
const COLLECTED = 5;
const NO_PROGRESS = { current: 0, total: COLLECTED, percentage: 0 };

/** One message to the travel planner, one answer. */
export async function chat(
  services: Services,
  caller: Caller,
  { message, session_id }: ChatMessage,
): Promise<DeepReadonly<ChatAnswer>> {
  const { runtime, ports } = services;
  const session = await tripOf(services, caller, session_id);
  const { last: after } = await runtime.events(session.id, 0, 1);
  const client_id = Buffer.from(ports.random(12)).toString("hex");
  const content = { type: "message", text: message } as const;
  const { turn } = await take(services, session, caller, { client_id, content });
  await waitForTurn(services, session, { turn, after, patience: AbortSignal.timeout(PATIENCE) });
  const { state, summary } = await runtime.view(session);
  const progress = summary.extra?.progress as unknown as typeof NO_PROGRESS | undefined;
  return {
    reply: summary.reply,
    session_id: session.id,
    state: shownState(runtime.assistant(TRAVEL), state) as ChatAnswer["state"],
    next_question: summary.asks.length > 0 ? summary.reply : null,
    progress: progress ?? NO_PROGRESS,
  };
}

async function tripOf(services: Services, caller: Caller, id: string | undefined): Promise<Session> {
  const { tenant, user } = caller;
  if (id === undefined) return services.runtime.create({ assistant: TRAVEL, tenant, user });
  const session = await findOwn(services, caller, id);
  if (session.assistant !== TRAVEL) throw new Refusal("NOT_FOUND");
  if (services.storage.sessions.isExpired(session)) throw new Refusal("SESSION_EXPIRED");
  return session;
}
