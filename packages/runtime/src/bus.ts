import type { SessionId, StoredEvent } from "@maru/storage";
import type { Transient } from "./turn/node-contexts.ts";

/** What watchers of a session hear: stored events with their sequence, and passing remarks without one. */
export type Heard =
  | { readonly kind: "event"; readonly event: StoredEvent }
  | { readonly kind: "transient"; readonly transient: Transient };
export type Listener = (heard: Heard) => void;

/** Carries news to watchers in this process. Whoever missed some reads the log. */
export class Bus {
  readonly #listeners = new Map<SessionId, Set<Listener>>();

  subscribe(session: SessionId, listener: Listener): () => void {
    const listeners = this.#listeners.get(session) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(session, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(session);
    };
  }

  publish(session: SessionId, heard: Heard): void {
    for (const listener of this.#listeners.get(session) ?? []) listener(heard);
  }
}
