import { setMaxListeners } from "node:events";
import { initialState, type Language, type StateDefinition, type StateOf } from "@maru/state";
import type { EventPage, InboxEntry, Lease, Session, SessionId, Storage, StoredEvent } from "@maru/storage";
import { type Assistant, LIMITS, type Limits } from "./assistant.ts";
import { Bus, type Listener } from "./bus.ts";
import { Budgets } from "./decisions/budgets.ts";
import type { ModelPort } from "./decisions/decision.ts";
import { ALLOWANCES } from "./decisions/owner-spending.ts";
import { RuntimeError } from "./errors.ts";
import { type CompiledGraph, compileGraph } from "./graph/compile-graph.ts";
import { stateOf } from "./graph/state-channel.ts";
import { Inspector, type WriteEdit } from "./inspect/inspector.ts";
import { type Logger, SILENT } from "./logging/logger.ts";
import { storedMemories } from "./memory/stored-memories.ts";
import { type RuntimePorts, SYSTEM_PORTS, seoulTime } from "./ports.ts";
import { unansweredSessions } from "./recover.ts";
import type { RuntimeOptions, View } from "./runtime-options.ts";
import type { Team } from "./team.ts";
import { CircuitBreaker } from "./tools/circuit-breaker.ts";
import { ToolFaults } from "./tools/tool-faults.ts";
import { NodeSpans } from "./tracing/node-spans.ts";
import { NO_TRACING, type Tracing } from "./tracing/tracing.ts";
import { type Asked, askedAt, checkAsked } from "./turn/check-asked.ts";
import { LeaseHolder } from "./turn/lease-holder.ts";
import { type IncomingInput, languageOf, readIncoming, toInbox } from "./turn/message.ts";
import { type OutsideWrite, writeBeginning, writeEdit } from "./turn/outside-writes.ts";
import { threadOf } from "./turn/thread.ts";
import { runTurn, type TurnEnd } from "./turn/turn.ts";
import { TurnSaver } from "./turn/turn-saver.ts";
import { untilItPasses } from "./turn/until-it-passes.ts";

interface Running {
  readonly abort: AbortController;
  /** The message that is being answered. */
  readonly sequence: number;
}

const LEASE_TIME = 15_000;
/** So long a process that ends waits for whoever collects its spans. */
const FAREWELL = 2_000;
const RETRY_PAUSE = 250;
/** So many waiting messages are read together. */
const AT_ONCE = 20;

/** Runs assistants on a storage: takes messages in, answers them one after the other, and never loses one. */
export class Runtime {
  readonly inspector: Inspector;
  /** Who watches in this process; what other processes tell is delivered here. */
  readonly bus: Bus;
  readonly #storage: Storage;
  readonly #assistants: ReadonlyMap<string, Assistant>;
  readonly #ports: RuntimePorts;
  readonly #logger: Logger;
  readonly #tracing: Tracing;
  readonly #budgets: Budgets;
  readonly #saver: TurnSaver;
  readonly #graphs = new Map<string, CompiledGraph>();
  readonly #team: Team | null;
  readonly #breaker: CircuitBreaker;
  readonly #faults: ToolFaults;
  readonly #model: ModelPort | null;
  readonly #holder: LeaseHolder;
  readonly #workers = new Map<SessionId, Promise<void>>();
  readonly #again = new Set<SessionId>();
  readonly #running = new Map<SessionId, Running>();
  readonly #stopping = new AbortController();

  constructor(options: RuntimeOptions) {
    // Every session that waits for its lease listens to it.
    setMaxListeners(0, this.#stopping.signal);
    this.#storage = options.storage;
    this.#ports = options.ports ?? SYSTEM_PORTS;
    this.#logger = options.logger ?? SILENT;
    this.#tracing = options.tracing ?? NO_TRACING;
    this.#faults = options.faults ?? new ToolFaults();
    this.#model = options.model ?? null;
    const allowances = { ...ALLOWANCES, ...options.allowances };
    this.#budgets = new Budgets(options.storage, this.#ports, this.#model, allowances);
    this.#team = options.team ?? null;
    this.bus = new Bus((session, heard) => this.#team?.tell(session, heard));
    this.#breaker = new CircuitBreaker(this.#ports);
    this.#holder = new LeaseHolder(options.storage, this.#ports, options.leaseTime ?? LEASE_TIME);
    this.#saver = new TurnSaver(options.storage, this.#ports);
    this.#assistants = new Map(options.assistants.map((assistant) => [assistant.name, assistant]));
    this.inspector = new Inspector({
      storage: options.storage,
      saver: this.#saver,
      assistantOf: (session) => this.assistant(session.assistant),
      write: (session, source, edit) => this.#edit(session, source, edit),
    });
  }

  get assistants(): readonly Assistant[] {
    return [...this.#assistants.values()];
  }

  assistant(name: string): Assistant {
    const found = this.#assistants.get(name);
    if (found !== undefined) return found;
    throw new RuntimeError("UNKNOWN_ASSISTANT", {
      name: name.slice(0, 60),
      known: [...this.#assistants.keys()],
    });
  }

  /** A new conversation, durable with its first state. */
  async create(given: {
    assistant: string;
    tenant: string;
    user: string;
    title?: string;
    expires_at?: string | null;
    /** What it is greeted in. */
    language?: Language;
  }): Promise<Session> {
    const { language, ...kept } = given;
    const assistant = this.assistant(given.assistant);
    const session = await this.#storage.sessions.create(kept);
    const lease = await this.#holder.acquire(session.id);
    if (lease !== null)
      await this.#holder.during(lease, () => this.#begin(assistant, session, lease, language));
    return session;
  }

  /**
   * Takes a message in. When it resolves the message will be answered, whatever happens to this process. With
   * `answers` it is refused unless that is what is asked right now, and nobody else has answered it.
   */
  async send(
    session: Session,
    message: { client_id: string; content: IncomingInput; answers?: Asked },
  ): Promise<{ sequence: number; isNew: boolean }> {
    if (this.#stopping.signal.aborted) throw new RuntimeError("STOPPING", {});
    if (this.#storage.sessions.isExpired(session))
      throw new RuntimeError("SESSION_EXPIRED", { session: session.id });
    const assistant = this.assistant(session.assistant);
    const incoming = readIncoming(message.content, this.#limits(assistant).message_bytes);
    const interferes = incoming.type !== "skip_step";
    await this.#team?.expect(session.id);
    this.#ports.faultPoint("inbox:before");
    const { answers, client_id } = message;
    const admit = async () => {
      if (assistant.whileBusy === "reject" && interferes) await this.#refuseWhileBusy(session.id);
      if (answers !== undefined) await checkAsked(this.#storage, this.#saver, session.id, answers);
    };
    const taken = { client_id, content: toInbox(incoming) };
    const { inbox, sessions } = this.#storage;
    const { entry, isNew } = await inbox.accept(session.id, taken, admit, sessions.speaking(session));
    this.#ports.faultPoint("inbox:after");
    // The message itself may have its turn by now, and is not to stop itself.
    if (assistant.whileBusy === "interrupt" && interferes && isNew) this.cancel(session.id, entry.sequence);
    await (this.#team === null ? this.wake(session) : this.#team.summon(session));
    return { sequence: entry.sequence, isNew };
  }

  /** Asks the plan that is being carried out to leave a step out, if it has not begun by then. */
  async skip(session: Session, step_id: string, client_id = this.#name()): Promise<{ isNew: boolean }> {
    return this.send(session, { client_id, content: { type: "skip_step", step_id } });
  }

  /** Looks after a session: answers what waits in its inbox. */
  wake(session: Session): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#workers.has(session.id)) {
      this.#again.add(session.id);
      return;
    }
    const failed = (error: unknown) =>
      this.#logger.error({ session: session.id, error: String(error) }, "a session could not be worked on");
    const work = untilItPasses(() => this.#work(session), this.#ports, this.#stopping.signal, failed);
    this.#occupy(session, work.catch(failed));
  }

  /** Nothing else of this process touches the session meanwhile; who came in between is looked after then. */
  #occupy(session: Session, work: Promise<unknown>): void {
    const settled = work.then(() => {
      this.#workers.delete(session.id);
      if (this.#again.delete(session.id)) this.wake(session);
    });
    this.#workers.set(session.id, settled);
  }

  /** Resolves when nothing of this session waits or runs in this process. */
  async whenIdle(session: SessionId): Promise<void> {
    for (let work = this.#workers.get(session); work !== undefined; work = this.#workers.get(session))
      await work;
  }

  /**
   * Stops the turn that runs now, wherever that is; true when it is here. The session stays usable. With `before`
   * only a turn that answers an earlier message is stopped.
   */
  cancel(session: SessionId, before?: number): boolean {
    const isHere = this.cancelHere(session, before);
    if (!isHere) this.#team?.cancel(session, before);
    return isHere;
  }

  cancelHere(session: SessionId, before = Number.POSITIVE_INFINITY): boolean {
    const running = this.#running.get(session);
    if (running !== undefined && running.sequence < before)
      running.abort.abort(new RuntimeError("TURN_CANCELLED", {}));
    return running !== undefined;
  }

  subscribe(session: SessionId, listener: Listener): () => void {
    return this.bus.subscribe(session, listener);
  }

  async events(session: SessionId, after: number, limit?: number): Promise<EventPage> {
    return this.#storage.events.read(session, after, limit);
  }

  async view(session: Session): Promise<View> {
    const assistant = this.assistant(session.assistant);
    const head = await this.#saver.getTuple(threadOf(session.id));
    const state =
      head === undefined
        ? this.#initial(assistant, session)
        : stateOf(assistant.graph.definition, head.checkpoint.channel_values.state);
    const summary = assistant.describe(state);
    return { session, state, summary, awaiting: askedAt(head), isRunning: this.#running.has(session.id) };
  }

  /** Goes on with whatever a process that died has left unanswered. Says how many sessions that were. */
  async recover(): Promise<number> {
    let found = 0;
    for await (const session of unansweredSessions(this.#storage)) {
      if (!this.#assistants.has(session.assistant)) continue;
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
    this.#stopping.abort(new RuntimeError("STOPPING", {}));
    for (const { abort } of this.#running.values()) abort.abort(this.#stopping.signal.reason);
    await Promise.all(this.#workers.values());
    const told = new AbortController();
    const enough = this.#ports.wait(FAREWELL, told.signal).catch(() => undefined);
    await Promise.race([this.#tracing.close(), enough]);
    told.abort();
  }

  async #begin(
    assistant: Assistant,
    session: Session,
    lease: Lease,
    language: Language = "ko",
  ): Promise<void> {
    const state = this.#initial(assistant, session, language);
    await writeBeginning(this.#outside(assistant, session, lease), state);
  }

  #outside(assistant: Assistant, session: Session, lease: Lease): OutsideWrite {
    const [storage, saver, ports] = [this.#storage, this.#saver, this.#ports];
    return { storage, saver, ports, assistant, session, lease, publish: this.#publisher(session.id) };
  }

  #publisher(session: SessionId): (events: readonly StoredEvent[]) => void {
    return (events) => {
      for (const event of events) this.bus.publish(session, { kind: "event", event });
    };
  }

  #initial(assistant: Assistant, session: Session, language: Language = "ko"): StateOf<StateDefinition> {
    const given = assistant.initial(session, {
      now: seoulTime(Date.parse(session.created_at)),
      id: "greeting",
      language,
    });
    return initialState(assistant.graph.definition, given);
  }

  /** Only between turns: whoever waits for an answer is not to get one that knows of half the edit. */
  async #edit(session: Session, source: "fork" | "update", edit: Parameters<WriteEdit>[2]): Promise<string> {
    if (this.#stopping.signal.aborted) throw new RuntimeError("STOPPING", {});
    if (this.#storage.sessions.isExpired(session))
      throw new RuntimeError("SESSION_EXPIRED", { session: session.id });
    const busy = () => new RuntimeError("SESSION_BUSY", { session: session.id });
    if (this.#workers.has(session.id)) throw busy();
    const editing = (async () => {
      const lease = await this.#holder.acquire(session.id);
      if (lease === null) throw busy();
      return this.#holder.during(lease, async () => {
        if ((await this.#storage.inbox.waiting(session.id, 1)).length > 0) {
          this.#again.add(session.id);
          throw busy();
        }
        const options = this.#outside(this.assistant(session.assistant), session, lease);
        return writeEdit(options, { ...(await edit()), source });
      });
    })();
    this.#occupy(
      session,
      editing.catch(() => undefined),
    );
    return editing;
  }

  async #refuseWhileBusy(session: SessionId): Promise<void> {
    if ((await this.#storage.inbox.waiting(session, 1)).length > 0)
      throw new RuntimeError("SESSION_BUSY", { session });
  }

  async #work(session: Session): Promise<void> {
    const assistant = this.assistant(session.assistant);
    for (;;) {
      if (this.#stopping.signal.aborted) return;
      const lease = await this.#holder.acquire(session.id);
      if (lease === null) {
        // Somebody else answers. Look again later, in case that process died; a team sends somebody by itself.
        if (this.#team !== null || (await this.#storage.inbox.waiting(session.id, 1)).length === 0) return;
        await this.#ports.wait(RETRY_PAUSE, this.#stopping.signal).catch(() => undefined);
        continue;
      }
      const end = await this.#holder.during(lease, () => this.#answerAll(assistant, session, lease));
      if (end === "done") return;
      if (end === "later") await this.#ports.wait(RETRY_PAUSE, this.#stopping.signal).catch(() => undefined);
    }
  }

  async #answerAll(assistant: Assistant, session: Session, lease: Lease): Promise<"done" | "lost" | "later"> {
    for (;;) {
      const waiting = await this.#storage.inbox.waiting(session.id, AT_ONCE);
      for (const entry of waiting) {
        if (this.#stopping.signal.aborted) return "later";
        const end = await this.#answer(assistant, session, lease, entry);
        if (end === "lost" || end === "later") return end;
      }
      // Whoever sent something here has woken this session, and it is looked after again; others of a team have not.
      if (waiting.length === 0 || (this.#team === null && waiting.length < AT_ONCE)) return "done";
    }
  }

  async #answer(assistant: Assistant, session: Session, lease: Lease, entry: InboxEntry): Promise<TurnEnd> {
    const budget = await this.#budgets.open(this.#limits(assistant), session);
    const abort = new AbortController();
    const { turn_time } = this.#limits(assistant);
    const over = new AbortController();
    const timer = this.#ports
      .wait(turn_time, over.signal)
      .then(() => abort.abort(new RuntimeError("TURN_TIMED_OUT", { milliseconds: turn_time })))
      .catch(() => undefined);
    this.#running.set(session.id, { abort, sequence: entry.sequence });
    const logger = this.#logger.child({ session: session.id, turn: entry.sequence });
    const facts = { "maru.session": session.id, "maru.turn": entry.sequence };
    const span = this.#tracing.start(`turn ${assistant.name}`, facts);
    const spans = new NodeSpans(span);
    let end: TurnEnd = "later";
    try {
      end = await runTurn({
        storage: this.#storage,
        assistant,
        session,
        lease,
        entry,
        language: languageOf(entry.content),
        logger,
        ports: this.#ports,
        saver: this.#saver,
        graph: this.#graph(assistant),
        signal: abort.signal,
        begin: () => this.#begin(assistant, session, lease),
        faults: this.#faults,
        breaker: this.#breaker,
        memories: storedMemories({ store: this.#storage.store, session, ports: this.#ports, logger }),
        model: this.#model,
        budget,
        spans,
        whisper: (transient) => this.bus.publish(session.id, { kind: "transient", transient }),
        publish: this.#publisher(session.id),
      });
      return end;
    } finally {
      spans.close();
      span.end({ failed: end === "stopped", facts: { "maru.end": end } });
      this.#running.delete(session.id);
      over.abort();
      await timer;
      await budget
        .close()
        .catch((error: unknown) => logger.warn({ error: String(error) }, "a cost was not noted"));
    }
  }

  #graph(assistant: Assistant): CompiledGraph {
    const known = this.#graphs.get(assistant.name) ?? compileGraph(assistant.graph, this.#saver, null);
    this.#graphs.set(assistant.name, known);
    return known;
  }

  #limits(assistant: Assistant): Limits {
    return { ...LIMITS, ...assistant.limits };
  }

  #name(): string {
    return Buffer.from(this.#ports.random(12)).toString("hex");
  }
}
