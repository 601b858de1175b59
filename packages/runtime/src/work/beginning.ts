import { initialState, type Language, type StateDefinition, type StateOf } from "@maru/state";
import type { Session, SessionId, StoredEvent } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { seoulTime } from "../ports.ts";
import { type OutsideWrite, writeBeginning } from "../turn/outside-writes.ts";
import type { TurnLease } from "../turn/turn-lease.ts";
import { assistantNamed, type Means } from "./means.ts";

/** A conversation that is to begin. */
export interface NewSession {
  assistant: string;
  tenant: string;
  user: string;
  title?: string;
  expires_at?: string | null;
  /** What it is greeted in. */
  language?: Language;
}

/** A new conversation, durable with its first state. */
export async function createSession(means: Means, { language, ...given }: NewSession): Promise<Session> {
  const assistant = assistantNamed(means, given.assistant);
  const session = await means.storage.sessions.create(given);
  const lease = await means.holder.acquire(session.id);
  if (lease !== null)
    await means.holder.during(lease, () => begin(means, assistant, session, lease, language));
  return session;
}

/** Writes the first state: a greeting, and what is known before anything was said. */
export async function begin(
  means: Means,
  assistant: Assistant,
  session: Session,
  lease: TurnLease,
  language: Language = "ko",
): Promise<void> {
  await writeBeginning(
    outsideWrite(means, assistant, session, lease),
    firstState(assistant, session, language),
  );
}

export function firstState(
  assistant: Assistant,
  session: Session,
  language: Language = "ko",
): StateOf<StateDefinition> {
  const given = assistant.initial(session, {
    now: seoulTime(Date.parse(session.created_at)),
    id: "greeting",
    language,
  });
  return initialState(assistant.graph.definition, given);
}

/** What it takes to write a state between turns. */
export function outsideWrite(
  means: Means,
  assistant: Assistant,
  session: Session,
  lease: TurnLease,
): OutsideWrite {
  const { storage, saver, ports } = means;
  return { storage, saver, ports, assistant, session, lease, publish: publisherOf(means, session.id) };
}

/** Tells whoever watches what has become durable. */
export function publisherOf({ bus }: Means, session: SessionId): (events: readonly StoredEvent[]) => void {
  return (events) => {
    for (const event of events) bus.publish(session, { kind: "event", event });
  };
}
