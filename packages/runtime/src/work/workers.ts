import type { Session, SessionId } from "@maru/storage";
import { untilItPasses } from "../turn/until-it-passes.ts";
import type { Means } from "./means.ts";

/** Sees to it that in this process one thing at a time happens to a session. */
export class Workers {
  readonly #means: Pick<Means, "ports" | "logger" | "stopping">;
  readonly #work: (session: Session) => Promise<void>;
  readonly #busy = new Map<SessionId, Promise<void>>();
  readonly #again = new Set<SessionId>();

  constructor(
    means: Pick<Means, "ports" | "logger" | "stopping">,
    work: (session: Session) => Promise<void>,
  ) {
    this.#means = means;
    this.#work = work;
  }

  /** Looks after a session: answers what waits in its inbox. */
  wake(session: Session): void {
    const { ports, logger, stopping } = this.#means;
    if (stopping.signal.aborted) return;
    if (this.isBusy(session.id)) {
      this.lookAgain(session.id);
      return;
    }
    const failed = (error: unknown) =>
      logger.error({ session: session.id, error: String(error) }, "a session could not be worked on");
    const work = untilItPasses(() => this.#work(session), ports, stopping.signal, failed);
    this.occupy(session, work.catch(failed));
  }

  /** Nothing else of this process touches the session meanwhile; who came in between is looked after then. */
  occupy(session: Session, work: Promise<unknown>): void {
    const settled = work.then(() => {
      this.#busy.delete(session.id);
      if (this.#again.delete(session.id)) this.wake(session);
    });
    this.#busy.set(session.id, settled);
  }

  /** Something came in meanwhile. */
  lookAgain(session: SessionId): void {
    this.#again.add(session);
  }

  isBusy(session: SessionId): boolean {
    return this.#busy.has(session);
  }

  /** Resolves when nothing of this session waits or runs here. */
  async whenIdle(session: SessionId): Promise<void> {
    for (let work = this.#busy.get(session); work !== undefined; work = this.#busy.get(session)) await work;
  }

  /** Resolves when what runs now has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#busy.values());
  }
}
