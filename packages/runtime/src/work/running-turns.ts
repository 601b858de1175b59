import type { SessionId } from "@maru/storage";
import { RuntimeError } from "../errors.ts";

interface Running {
  readonly abort: AbortController;
  /** The message that is being answered. */
  readonly sequence: number;
}

/** The turns that run in this process, so that they can be stopped. */
export class RunningTurns {
  readonly #running = new Map<SessionId, Running>();

  begin(session: SessionId, sequence: number): AbortController {
    const abort = new AbortController();
    this.#running.set(session, { abort, sequence });
    return abort;
  }

  end(session: SessionId): void {
    this.#running.delete(session);
  }

  has(session: SessionId): boolean {
    return this.#running.has(session);
  }

  /** Stops a turn that answers a message before this one; true when any turn of the session is here. */
  cancel(session: SessionId, before = Number.POSITIVE_INFINITY): boolean {
    const running = this.#running.get(session);
    if (running !== undefined && running.sequence < before)
      running.abort.abort(new RuntimeError("TURN_CANCELLED", {}));
    return running !== undefined;
  }

  stopAll(reason: unknown): void {
    for (const { abort } of this.#running.values()) abort.abort(reason);
  }
}
