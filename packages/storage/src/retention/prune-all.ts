import { eachSpace } from "../backends/each-space.ts";
import { CheckpointSpace } from "../checkpoints/checkpoint-space.ts";
import { nothingRunsAgainBefore, pruneThread, type Retention } from "../checkpoints/retention.ts";
import { isOfOneSpace, isStorageError, type StorageError } from "../errors.ts";
import type { Storage } from "../open-storage.ts";
import { isSessionId, type SessionId } from "../sessions/ids.ts";
import { type Session, sessionSpace } from "../sessions/sessions.ts";

/** What is kept. What a policy does not mention stays. */
export interface RetentionPolicy {
  /**
   * Checkpoints: the newest so many, or those of so many days. Named ones and heads of branches always stay. Results of
   * effects go once no checkpoint is left from which their step could run again.
   */
  readonly checkpoints?: Retention;
  /**
   * Events of finished turns, and the messages they answered, stay so many days; messages at least one, so that a
   * client that sends one again is not answered twice. Those of a turn that still runs always stay.
   */
  readonly events?: { readonly days: number };
  /** Sessions whose time is over are removed with everything in them, unless somebody is working on one. */
  readonly expired?: "remove" | "keep";
}

export interface RetentionReport {
  readonly sessions: number;
  /** Expired sessions that are gone. */
  readonly removed: number;
  readonly checkpoints: number;
  readonly events: number;
  /** Messages that were answered long ago. */
  readonly messages: number;
  /** Results of effects that nothing could ask for any more. */
  readonly effects: number;
  /** Bytes that were given back. */
  readonly freed: number;
  /** Sessions that could not be looked through. They were left as they are. */
  readonly failed: readonly { readonly space: string; readonly error: StorageError }[];
}

export interface RetentionOptions {
  /** Milliseconds since 1970; ages count from here. */
  readonly now: number;
  readonly onProgress?: (progress: { readonly space: string; readonly sessions: number }) => void;
  readonly signal?: AbortSignal;
}

const DAY = 24 * 60 * 60 * 1000;
/** Long enough to delete one session. */
const LEASE = 60_000;
const HOLDER = "maru-retention";

/**
 * Applies one policy to every session and thread, each by itself and in small checked writes, so that conversations go
 * on meanwhile; what changes under it is looked at again. A run that was killed is finished by the next one.
 */
export async function pruneAll(
  storage: Storage,
  policy: RetentionPolicy,
  options: RetentionOptions,
): Promise<RetentionReport> {
  const { backend } = storage.vault;
  const before = await backend.size();
  const counts = { sessions: 0, ...NOTHING };
  const failed: { space: string; error: StorageError }[] = [];
  const seen = new Set<string>();
  for await (const { space } of eachSpace(backend)) {
    if (seen.has(space) || !/^(session|thread)\//.test(space)) continue;
    seen.add(space);
    options.signal?.throwIfAborted();
    try {
      const pruned = await pruneSpace(storage, space, policy, options.now);
      for (const kind of KINDS) counts[kind] += pruned[kind];
    } catch (error) {
      if (!isStorageError(error) || !(isOfOneSpace(error) || error.code === "STALE_WRITE")) throw error;
      failed.push({ space, error });
    }
    counts.sessions += 1;
    options.onProgress?.({ space, sessions: counts.sessions });
  }
  if (KINDS.some((kind) => counts[kind] > 0)) await backend.reclaim();
  return { ...counts, freed: Math.max(0, before - (await backend.size())), failed };
}

const NOTHING = { removed: 0, checkpoints: 0, events: 0, messages: 0, effects: 0 };
type Counts = Readonly<typeof NOTHING>;
const KINDS = Object.keys(NOTHING) as (keyof Counts)[];

async function pruneSpace(
  storage: Storage,
  name: string,
  policy: RetentionPolicy,
  now: number,
): Promise<Counts> {
  const id = sessionOf(name);
  if (id !== null && (policy.expired ?? "remove") === "remove" && (await removeExpired(storage, id, now)))
    return { ...NOTHING, removed: 1 };
  return {
    ...NOTHING,
    ...(policy.checkpoints === undefined
      ? {}
      : await pruneCheckpoints(storage, name, id, policy.checkpoints, now)),
    ...(policy.events === undefined || id === null ? {} : await pruneTurns(storage, id, policy.events, now)),
  };
}

async function pruneCheckpoints(
  { vault, effects }: Storage,
  name: string,
  id: SessionId | null,
  retention: Retention,
  now: number,
): Promise<Partial<Counts>> {
  const space = new CheckpointSpace(vault, name);
  const { checkpoints } = await pruneThread(vault, space, retention, now);
  const moment = id === null ? null : await nothingRunsAgainBefore(vault, space);
  if (id === null || moment === null) return { checkpoints };
  return { checkpoints, effects: await effects.forget(id, Math.min(moment, now - DAY)) };
}

async function pruneTurns(
  storage: Storage,
  id: SessionId,
  { days }: { readonly days: number },
  now: number,
): Promise<Partial<Counts>> {
  return {
    events: await dropEvents(storage, id, now - days * DAY),
    messages: await storage.inbox.forget(id, now - Math.max(days, 1) * DAY),
  };
}

/** Takes the lease first: who works on the session goes on, and who comes later finds that it is gone. */
async function removeExpired(storage: Storage, id: SessionId, now: number): Promise<boolean> {
  if (!isOver(await storage.sessions.find(id), now)) return false;
  const lease = await storage.leases.acquire(id, HOLDER, LEASE);
  if (lease === null) return false;
  const session = await storage.sessions.find(id);
  if (session !== undefined && !isOver(session, now)) {
    await storage.leases.release(lease);
    return false;
  }
  // Also when somebody else removed it meanwhile: the lease would be all that is left of it.
  await storage.sessions.remove(id);
  return session !== undefined;
}

function isOver(session: Session | undefined, now: number): boolean {
  return session?.expires_at != null && Date.parse(session.expires_at) <= now;
}

/** Events of a turn come after its message did, so nothing newer than the oldest waiting message is touched. */
async function dropEvents(storage: Storage, id: SessionId, moment: number): Promise<number> {
  const [oldest] = await storage.inbox.waiting(id, 1);
  const limit = oldest === undefined ? moment : Math.min(moment, Date.parse(oldest.received_at) - 1);
  return storage.events.drop(id, await storage.events.lastBefore(id, limit));
}

function sessionOf(space: string): SessionId | null {
  const id = space.slice(space.indexOf("/") + 1);
  return isSessionId(id) && space === sessionSpace(id) ? id : null;
}
