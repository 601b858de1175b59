import { type Form, type FormThing, formsOf, thingsIn } from "@maru/dialogue";
import type { EventPage, Session, SessionId, StorageError } from "@maru/storage";
import type { Assistant } from "./assistant.ts";
import type { Bus, Listener } from "./bus.ts";
import { RuntimeError } from "./errors.ts";
import { stateOf } from "./graph/state-channel.ts";
import { Inspector } from "./inspect/inspector.ts";
import { unansweredSessions } from "./recover.ts";
import type { RuntimeOptions, View } from "./runtime-options.ts";
import { askedAt } from "./turn/check-asked.ts";
import { threadOf } from "./turn/thread.ts";
import { accept, type Sent } from "./work/accepting.ts";
import { Answering } from "./work/answering.ts";
import { createSession, firstState, type NewSession } from "./work/beginning.ts";
import { editing } from "./work/editing.ts";
import { assistantNamed, type Means, meansOf } from "./work/means.ts";
import { takeInAgain } from "./work/retrying.ts";
import { RunningTurns } from "./work/running-turns.ts";
import { Workers } from "./work/workers.ts";

/** What can be done by hand: forms, and the things that they can point at. */
export interface Hands {
  readonly forms: readonly Form[];
  readonly things: readonly FormThing[];
}

/** So long a process that ends waits for whoever collects its spans. */
const FAREWELL = 2_000;

/** Runs assistants on a storage: takes messages in, answers them one after the other, and never loses one. */
export class Runtime {
  readonly inspector: Inspector;
  readonly #means: Means;
  readonly #turns = new RunningTurns();
  readonly #workers: Workers;

  constructor(options: RuntimeOptions) {
    this.#means = meansOf(options);
    const answering = new Answering(this.#means, this.#turns);
    this.#workers = new Workers(this.#means, (session) => answering.work(session));
    this.inspector = new Inspector({
      storage: options.storage,
      saver: this.#means.saver,
      assistantOf: (session) => this.assistant(session.assistant),
      write: editing(this.#means, this.#workers),
    });
  }

  /** Who watches in this process; what other processes tell is delivered here. */
  get bus(): Bus {
    return this.#means.bus;
  }

  get assistants(): readonly Assistant[] {
    return [...this.#means.assistants.values()];
  }

  assistant(name: string): Assistant {
    return assistantNamed(this.#means, name);
  }

  /** A new conversation, durable with its first state. */
  async create(given: NewSession): Promise<Session> {
    return createSession(this.#means, given);
  }

  /**
   * Takes a message in. When it resolves the message will be answered, whatever happens to this process. With
   * `answers` it is refused unless that is what is asked right now, and nobody else has answered it.
   */
  async send(session: Session, message: Sent): Promise<{ sequence: number; isNew: boolean }> {
    const { sequence, isNew, interrupts } = await accept(this.#means, session, message);
    // The message itself may have its turn by now, and is not to stop itself.
    if (interrupts) this.cancel(session.id, sequence);
    const { team } = this.#means;
    const first = isNew ? sequence : undefined;
    await (team === null ? this.wake(session, first) : team.summon(session, first));
    return { sequence, isNew };
  }

  /** Begins the messages that were set aside anew, after whatever they failed of was mended. Gives their numbers. */
  async retry(session: Session): Promise<readonly number[]> {
    const taken = await takeInAgain(this.#means, session);
    const { team } = this.#means;
    const [first] = taken;
    await (team === null ? this.wake(session, first) : team.summon(session, first));
    return taken;
  }

  /** Asks the plan that is being carried out to leave a step out, if it has not begun by then. */
  async skip(session: Session, step_id: string, client_id = this.#name()): Promise<{ isNew: boolean }> {
    return this.send(session, { client_id, content: { type: "skip_step", step_id } });
  }

  /** Looks after a session: answers what waits in its inbox. `first` is a message that nobody can have begun yet. */
  wake(session: Session, first?: number): void {
    if (first !== undefined) this.#means.tries.expect(session.id, first);
    this.#workers.wake(session);
  }

  /** Resolves when nothing of this session waits or runs in this process. */
  async whenIdle(session: SessionId): Promise<void> {
    return this.#workers.whenIdle(session);
  }

  /**
   * Stops the turn that runs now, wherever that is; true when it is here. The session stays usable. With `before`
   * only a turn that answers an earlier message is stopped.
   */
  cancel(session: SessionId, before?: number): boolean {
    const isHere = this.cancelHere(session, before);
    if (!isHere) this.#means.team?.cancel(session, before);
    return isHere;
  }

  cancelHere(session: SessionId, before?: number): boolean {
    return this.#turns.cancel(session, before);
  }

  subscribe(session: SessionId, listener: Listener): () => void {
    return this.bus.subscribe(session, listener);
  }

  async events(session: SessionId, after: number, limit?: number): Promise<EventPage> {
    return this.#means.storage.events.read(session, after, limit);
  }

  async view(session: Session): Promise<View> {
    const assistant = this.assistant(session.assistant);
    const head = await this.#means.saver.getTuple(threadOf(session.id));
    const state =
      head === undefined
        ? firstState(assistant, session)
        : stateOf(assistant.graph.definition, head.checkpoint.channel_values.state);
    const summary = assistant.describe(state);
    return { session, state, summary, awaiting: askedAt(head), isRunning: this.#turns.has(session.id) };
  }

  /** What can be done by hand right now, with the things that can be pointed at. */
  async hands(session: Session): Promise<Hands> {
    const { operations } = this.assistant(session.assistant);
    if (operations === undefined) return { forms: [], things: [] };
    const { state } = await this.view(session);
    const { catalogue, able, kept } = operations;
    const shown = operations.shown(state);
    const scene = { assistant: session.assistant, catalogue, shown, kept: kept?.(state) ?? new Map() };
    return { forms: formsOf(able, scene), things: thingsIn(shown) };
  }

  /** Goes on with whatever a process that died has left unanswered. Says how many sessions that were. */
  async recover(): Promise<number> {
    let found = 0;
    const { storage, logger } = this.#means;
    const leaveOut = (session: SessionId, { code, message }: StorageError) =>
      logger.error({ session, code, error: message }, "a damaged session was left out");
    for await (const session of unansweredSessions(storage, leaveOut)) {
      if (!this.#means.assistants.has(session.assistant)) continue;
      found += 1;
      this.wake(session);
    }
    return found;
  }

  /**
   * Takes no new work, lets running steps finish or stop at the next commit, gives its sessions back and sends the
   * spans that are still here.
   */
  async drain(): Promise<void> {
    const { stopping, ports, tracing } = this.#means;
    stopping.abort(new RuntimeError("STOPPING", {}));
    this.#turns.stopAll(stopping.signal.reason);
    await this.#workers.settled();
    const told = new AbortController();
    const enough = ports.wait(FAREWELL, told.signal).catch(() => undefined);
    await Promise.race([tracing.close(), enough]);
    told.abort();
  }

  #name(): string {
    return Buffer.from(this.#means.ports.random(12)).toString("hex");
  }
}
