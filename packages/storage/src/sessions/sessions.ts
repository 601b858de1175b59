import { AFTER, type Check } from "../backends/backend.ts";
import { eachSpace } from "../backends/each-space.ts";
import { isOfOneSpace, isStorageError, StorageError } from "../errors.ts";
import type { Ports } from "../ports.ts";
import type { Change, Vault } from "../vault.ts";
import { isSessionId, makeSessionId, momentKey, parseSessionId, type SessionId } from "./ids.ts";
import { recordProblem, type Session } from "./session-record.ts";

export type { Session } from "./session-record.ts";

export interface SessionPage {
  readonly sessions: readonly Session[];
  /** Give this as `after` to read on; null on the last page. */
  readonly next: string | null;
  /** Conversations of this page whose record cannot be read. They can be deleted, and what is left of them exported. */
  readonly damaged: readonly DamagedSession[];
}

export interface DamagedSession {
  readonly id: SessionId;
  readonly error: StorageError;
}

const ROW = { table: "session", key: "session" } as const;
const VERSION = { table: "version", key: "session" } as const;
/** When something was last said. Beside the record, since any process takes messages in. */
const SPOKEN = { table: "cursor", key: "spoken" } as const;
const LABEL = "session/";
const LONGEST_TITLE = 200;
const LARGEST_PAGE = 200;

export function sessionSpace(id: SessionId): string {
  return `${LABEL}${id}`;
}

/** Creates, finds, changes and removes conversations. */
export class Sessions {
  readonly #vault: Vault;
  readonly #ports: Ports;

  constructor(vault: Vault, ports: Ports) {
    this.#vault = vault;
    this.#ports = ports;
  }

  async create(given: {
    tenant: string;
    user: string;
    assistant: string;
    title?: string;
    expires_at?: string | null;
  }): Promise<Session> {
    const now = this.#timestamp();
    const session: Session = {
      id: makeSessionId(this.#ports.now(), this.#ports.random),
      tenant: given.tenant,
      user: given.user,
      assistant: given.assistant,
      title: cutTitle(given.title ?? ""),
      created_at: now,
      updated_at: now,
      expires_at: given.expires_at ?? null,
      version: 1,
    };
    await this.#vault.commit(sessionSpace(session.id), {
      label: this.labelOf(session),
      checks: [{ ...VERSION, equals: null }],
      writes: [
        { ...ROW, value: session },
        { ...VERSION, value: session.version },
      ],
    });
    return session;
  }

  /** The session, or undefined when there is none. An expired session is still there until it is removed. */
  async find(id: unknown): Promise<Session | undefined> {
    const sessionId = parseSessionId(id);
    const [rows, versions, spoken] = await this.#vault.read(sessionSpace(sessionId), [
      { type: "row", ...ROW },
      { type: "row", ...VERSION },
      { type: "row", ...SPOKEN },
    ]);
    const [record, version] = [rows?.[0]?.value, versions?.[0]?.value];
    if (record === undefined && version === undefined) return undefined;
    const problem = recordProblem(record, sessionId, version);
    if (problem !== null)
      throw new StorageError("INTEGRITY", { where: `session ${sessionId}`, reason: problem });
    return movedOn(record as unknown as Session, spoken?.[0]?.value);
  }

  async get(id: unknown): Promise<Session> {
    const session = await this.find(id);
    if (session === undefined)
      throw new StorageError("NOT_FOUND", { kind: "session", id: parseSessionId(id) });
    return session;
  }

  isExpired(session: Session): boolean {
    return session.expires_at !== null && Date.parse(session.expires_at) <= this.#ports.now();
  }

  /** The one that was spoken in or changed last comes first. Only ever the sessions of one tenant, or of one user of it. */
  async list(query: { tenant: string; user?: string; after?: string; limit?: number }): Promise<SessionPage> {
    const limit = Math.min(Math.max(1, query.limit ?? 50), LARGEST_PAGE);
    const prefix = this.#ownerLabel(query.tenant, query.user);
    const to = query.after === undefined ? prefix + AFTER : prefix + readCursor(query.after);
    const entries = await this.#vault.backend.listSpaces({
      from: prefix,
      to,
      limit: limit + 1,
      reverse: true,
    });
    const page = entries.slice(0, limit);
    const found = await Promise.all(page.map(({ space }) => this.#listed(space, query)));
    const last = page.at(-1);
    return {
      sessions: found.flatMap((each) => (each !== undefined && "version" in each ? [each] : [])),
      damaged: found.flatMap((each) => (each !== undefined && "error" in each ? [each] : [])),
      next: entries.length > limit && last !== undefined ? last.label.slice(prefix.length) : null,
    };
  }

  /** Every conversation of the store, whoever it belongs to; those that cannot be read, by what keeps them from it. */
  async *all(): AsyncGenerator<Session | DamagedSession> {
    const seen = new Set<string>();
    for await (const { space } of eachSpace(this.#vault.backend)) {
      if (seen.has(space) || !space.startsWith(LABEL)) continue;
      seen.add(space);
      const found = await this.#listed(space, {});
      if (found !== undefined) yield found;
    }
    for (const { space, error } of (await this.#vault.backend.listDamaged?.()) ?? []) {
      const id = space?.slice(LABEL.length);
      if (space !== null && isSessionId(id) && space === sessionSpace(id)) yield { id, error };
    }
  }

  /** Whether a session that cannot be read is among those of this owner, as far as the place it has in their list says. */
  async isAmong(owner: { readonly tenant: string; readonly user: string }, id: unknown): Promise<boolean> {
    const space = sessionSpace(parseSessionId(id));
    const from = this.#ownerLabel(owner.tenant, owner.user);
    for await (const entry of eachSpace(this.#vault.backend, { from, to: from + AFTER }))
      if (entry.space === space) return true;
    return false;
  }

  /** One that cannot be read must not hide the others. Nothing when it was deleted meanwhile. */
  async #listed(
    space: string,
    owner: { readonly tenant?: string; readonly user?: string },
  ): Promise<Session | DamagedSession | undefined> {
    const id = space.slice(LABEL.length);
    if (!isSessionId(id)) return undefined;
    try {
      const found = await this.find(id);
      if (found === undefined || isOf(found, owner)) return found;
      throw new StorageError("INTEGRITY", {
        where: `session ${id}`,
        reason: "its record names another owner",
      });
    } catch (error) {
      if (!isStorageError(error) || !isOfOneSpace(error)) throw error;
      return { id, error };
    }
  }

  async rename(session: Session, title: string): Promise<Session> {
    return this.#change(session, { title: cutTitle(title) });
  }

  async expire(session: Session, expires_at: string | null): Promise<Session> {
    return this.#change(session, { expires_at });
  }

  /** The change that says when a session was last spoken in; committed with what was said. */
  speaking(session: Session): Change {
    const updated_at = this.#timestamp();
    return {
      label: this.labelOf({ ...session, updated_at }),
      writes: [{ ...SPOKEN, value: updated_at }],
    };
  }

  /** Removes the session with everything in it. */
  async remove(id: unknown): Promise<void> {
    const session = parseSessionId(id);
    await this.#vault.deleteSpace(sessionSpace(session));
    await this.#vault.deleteSpace(`aside/${session}`);
  }

  async #change(session: Session, changes: Partial<Session>): Promise<Session> {
    const next: Session = {
      ...session,
      ...changes,
      updated_at: this.#timestamp(),
      version: session.version + 1,
    };
    const check: Check = { ...VERSION, equals: String(session.version) };
    await this.#vault.commit(sessionSpace(session.id), {
      label: this.labelOf(next),
      checks: [check],
      writes: [
        { ...ROW, value: next },
        { ...VERSION, value: next.version },
      ],
    });
    return next;
  }

  /** Where a session stands among those of its owner. Older stores have the id alone, which begins with a time too. */
  labelOf({ tenant, user, id, updated_at }: Session): string {
    return this.#ownerLabel(tenant, user) + momentKey(Date.parse(updated_at)) + id;
  }

  #ownerLabel(tenant: string, user?: string): string {
    const owner = `${LABEL}${this.#vault.lookupName(tenant)}/`;
    return user === undefined ? owner : `${owner}${this.#vault.lookupName(`${tenant}\n${user}`)}/`;
  }

  #timestamp(): string {
    return new Date(this.#ports.now()).toISOString();
  }
}

function isOf(
  session: Session,
  { tenant, user }: { readonly tenant?: string; readonly user?: string },
): boolean {
  return (tenant ?? session.tenant) === session.tenant && (user ?? session.user) === session.user;
}

/** The session as of what was last said in it, if that came after the last change of its record. */
export function movedOn(session: Session, spoken: unknown): Session {
  const isLater = typeof spoken === "string" && spoken > session.updated_at;
  return isLater ? { ...session, updated_at: spoken } : session;
}

function cutTitle(title: string): string {
  return title.trim().slice(0, LONGEST_TITLE).toWellFormed();
}

/** A cursor comes back from a client, so only what a cursor can be is let through. */
function readCursor(after: string): string {
  if (/^[A-Za-z0-9_\-%.!~*'()/]{1,400}$/.test(after)) return after;
  throw new StorageError("INVALID_ID", { kind: "page cursor", expected: "the `next` of an earlier page" });
}
