import type { CloseReason } from "@maru/protocol";
import type { SessionId } from "@maru/storage";
import type { Caller } from "../access/caller.ts";
import type { Services } from "../services.ts";

/** Somebody over a connection that stays open, who mostly watches one session. */
export interface Watcher {
  readonly session: SessionId | null;
  /** Comes by regularly: to see whether anybody is still there, and whether they still may be. */
  beat(): void;
  close(reason: CloseReason): void;
}

/** So many are come by together. */
const AT_ONCE = 100;

/** All connections that stay open. One timer for all of them: ten thousand idle ones cost next to nothing. */
export class Watchers {
  readonly #bySession = new Map<SessionId | null, Set<Watcher>>();

  add(watcher: Watcher): void {
    const others = this.#bySession.get(watcher.session);
    if (others === undefined) this.#bySession.set(watcher.session, new Set([watcher]));
    else others.add(watcher);
  }

  remove(watcher: Watcher): void {
    const others = this.#bySession.get(watcher.session);
    others?.delete(watcher);
    if (others?.size === 0) this.#bySession.delete(watcher.session);
  }

  /** How many there are. */
  get count(): number {
    let count = 0;
    for (const watchers of this.#bySession.values()) count += watchers.size;
    return count;
  }

  /** Comes by everybody once in a while, a few at a time: ten thousand at once would make those who talk wait. */
  async beat(pause: number, wait: (milliseconds: number) => Promise<void>): Promise<void> {
    const between = pause / Math.max(1, Math.ceil(this.count / AT_ONCE));
    await wait(between);
    const all = this.#all();
    for (let from = 0; from < all.length; from += AT_ONCE) {
      if (from > 0) await wait(between);
      for (const watcher of all.slice(from, from + AT_ONCE))
        if (this.#bySession.get(watcher.session)?.has(watcher) === true) watcher.beat();
    }
  }

  /** The session was deleted. */
  sessionGone(session: SessionId): void {
    for (const watcher of [...(this.#bySession.get(session) ?? [])]) watcher.close("session_gone");
  }

  closeAll(reason: CloseReason): void {
    for (const watcher of this.#all()) watcher.close(reason);
  }

  #all(): readonly Watcher[] {
    return [...this.#bySession.values()].flatMap((watchers) => [...watchers]);
  }
}

/** Whether a token still belongs to whom it belonged when the connection was opened. */
export function stillAllowed(
  services: Services,
  caller: Caller,
  token: string | null,
): () => Promise<boolean> {
  return async () => {
    const now = await services.authenticate(token);
    return now?.tenant === caller.tenant && now.user === caller.user && now.role === caller.role;
  };
}

/** A key may be revoked, a token may expire while a connection is open. */
export async function checkCaller(
  watcher: Watcher,
  isStillAllowed: () => Promise<boolean>,
  { logger }: Pick<Services, "logger">,
): Promise<void> {
  try {
    if (!(await isStillAllowed())) watcher.close("unauthenticated");
  } catch (error) {
    // The issuer of the tokens cannot be reached: asked again at the next beat.
    logger.warn({ session: watcher.session, error: String(error) }, "a caller was not checked");
  }
}
