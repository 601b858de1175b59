import type { CloseReason } from "@maru/protocol";
import type { SessionId } from "@maru/storage";

/** Somebody who watches a session over a connection that stays open. */
export interface Watcher {
  readonly session: SessionId;
  /** Comes by regularly: to see whether anybody is still there, and whether they still may be. */
  beat(): void;
  close(reason: CloseReason): void;
}

/** All connections that stay open. One timer for all of them: ten thousand idle ones cost next to nothing. */
export class Watchers {
  readonly #bySession = new Map<SessionId, Set<Watcher>>();

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

  beat(): void {
    for (const watcher of this.#all()) watcher.beat();
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
