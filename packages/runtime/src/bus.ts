import type { SessionId, StoredEvent } from "@maru/storage";
import type { Transient } from "./turn/node-contexts.ts";

/** What watchers of a session hear: stored events with their sequence, and passing remarks without one. */
export type Heard =
  | { readonly kind: "event"; readonly event: StoredEvent }
  | { readonly kind: "transient"; readonly transient: Transient }
  /** Something happened in another process; the log tells what. */
  | { readonly kind: "elsewhere" };
export type Listener = (heard: Heard) => void;

/** Carries news to watchers in this process, and to a relay for those in others. Whoever missed some reads the log. */
export class Bus {
  readonly #listeners = new Map<SessionId, Set<Listener>>();
  readonly #relay: (session: SessionId, heard: Heard) => void;

  constructor(relay: (session: SessionId, heard: Heard) => void = () => undefined) {
    this.#relay = relay;
  }

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
    this.deliver(session, heard);
    this.#relay(session, heard);
  }

  /** To watchers in this process alone. */
  deliver(session: SessionId, heard: Heard): void {
    for (const listener of this.#listeners.get(session) ?? []) listener(heard);
  }

  /** News may have been lost on the way here: everyone looks into the log. */
  lookAgain(): void {
    for (const session of this.#listeners.keys()) this.deliver(session, { kind: "elsewhere" });
  }
}
