import { type InboxEntry, isStorageError, type Session } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { RuntimeError } from "../errors.ts";
import { type CompiledGraph, compileGraph } from "../graph/compile-graph.ts";
import { storedMemories } from "../memory/stored-memories.ts";
import { NodeSpans } from "../tracing/node-spans.ts";
import { languageOf } from "../turn/message.ts";
import { runTurn, type TurnEnd } from "../turn/turn.ts";
import type { TurnLease } from "../turn/turn-lease.ts";
import { begin, publisherOf } from "./beginning.ts";
import { assistantNamed, limitsOf, type Means } from "./means.ts";
import type { RunningTurns } from "./running-turns.ts";

const RETRY_PAUSE = 250;
const LONGEST_PAUSE = 4_000;
/** So many waiting messages are read together. */
const AT_ONCE = 20;

/** Answers what waits in a session's inbox, one message after the other, while it holds the session's lease. */
export class Answering {
  readonly #means: Means;
  readonly #turns: RunningTurns;
  readonly #graphs = new Map<string, CompiledGraph>();

  constructor(means: Means, turns: RunningTurns) {
    this.#means = means;
    this.#turns = turns;
  }

  async work(session: Session): Promise<void> {
    const { holder, storage, team, bus, tries } = this.#means;
    const { signal } = this.#means.stopping;
    const assistant = assistantNamed(this.#means, session.assistant);
    for (let losses = 0; ; ) {
      if (signal.aborted) return;
      await tries.leave(session.id, holder.name);
      const lease = await holder.acquire(session.id);
      if (lease === null) {
        // Somebody else answers. Look again later, in case that process died; a team sends somebody by itself.
        if (team !== null || (await storage.inbox.waiting(session.id, 1)).length === 0) return;
        await this.#rest();
        continue;
      }
      let end: "done" | "lost" | "later" | null = null;
      try {
        end = await holder.during(lease, () => this.#answerAll(assistant, session, lease));
      } finally {
        // What was written although no answer came was told to nobody.
        if (end !== "done") bus.publish(session.id, { kind: "elsewhere" });
      }
      if (end === "done") return;
      if (end === "lost") losses += 1;
      if (end === "later") await this.#rest();
      // Processes whose clocks differ could take a session from each other for ever: one lets the other come to an end.
      else if (losses > 1) await this.#rest(Math.min(RETRY_PAUSE * 2 ** (losses - 2), LONGEST_PAUSE));
    }
  }

  async #rest(milliseconds = RETRY_PAUSE): Promise<void> {
    const { ports, stopping } = this.#means;
    await ports.wait(milliseconds, stopping.signal).catch(() => undefined);
  }

  async #answerAll(
    assistant: Assistant,
    session: Session,
    lease: TurnLease,
  ): Promise<"done" | "lost" | "later"> {
    const { storage, stopping, team, tries } = this.#means;
    for (;;) {
      const waiting = await storage.inbox.waiting(session.id, AT_ONCE);
      for (const [index, entry] of waiting.entries()) {
        if (stopping.signal.aborted) return "later";
        const end = await this.#tried(assistant, session, lease, entry);
        if (end === "lost" || end === "later") return end;
        // Nobody begins a message before the one before it has ended, and that was here.
        const next = waiting[index + 1];
        if (next !== undefined) tries.expect(session.id, next.sequence);
      }
      // Whoever sent something here has woken this session, and it is looked after again; others of a team have not.
      if (waiting.length === 0 || (team === null && waiting.length < AT_ONCE)) return "done";
    }
  }

  /** Notes that a turn begins before anything is done for it, since it may be what this process dies of. */
  async #tried(
    assistant: Assistant,
    session: Session,
    lease: TurnLease,
    entry: InboxEntry,
  ): Promise<TurnEnd> {
    const { tries, stopping } = this.#means;
    // Where this fails it is done before the next look at the session.
    const leave = () => tries.leave(session.id, lease.holder).catch(() => undefined);
    try {
      const end = await this.#answer(assistant, session, lease, entry, await tries.begin(lease, entry));
      if (end === "lost" || end === "later") await leave();
      else tries.ended(session.id);
      return end;
    } catch (error) {
      await leave();
      if (isStorageError(error, "STALE_LEASE")) return "lost";
      if (stopping.signal.aborted && error === stopping.signal.reason) return "later";
      throw error;
    }
  }

  async #answer(
    assistant: Assistant,
    session: Session,
    lease: TurnLease,
    entry: InboxEntry,
    tries: number,
  ): Promise<TurnEnd> {
    const { storage, ports, saver, faults, breaker, model, tracing, bus, work, shares } = this.#means;
    const limits = limitsOf(this.#means, assistant);
    const budget = await this.#means.budgets.open(limits, session);
    const abort = this.#turns.begin(session.id, entry.sequence);
    const over = new AbortController();
    const timer = ports
      .wait(limits.turn_time, over.signal)
      .then(() => abort.abort(new RuntimeError("TURN_TIMED_OUT", { milliseconds: limits.turn_time })))
      .catch(() => undefined);
    const logger = this.#means.logger.child({ session: session.id, turn: entry.sequence });
    const facts = { "maru.session": session.id, "maru.turn": entry.sequence };
    const span = tracing.start(`turn ${assistant.name}`, facts);
    const spans = new NodeSpans(span);
    let end: TurnEnd = "later";
    try {
      end = await runTurn({
        storage,
        assistant,
        session,
        lease,
        entry,
        tries,
        language: languageOf(entry.content),
        logger,
        ports,
        saver,
        graph: this.#graph(assistant),
        signal: abort.signal,
        begin: () => begin(this.#means, assistant, session, lease),
        faults,
        breaker,
        memories: storedMemories({ store: storage.store, session, ports, logger }),
        model,
        modelUse: this.#means.modelUse,
        budget,
        spans,
        work,
        spent: (milliseconds) => shares.add(session, milliseconds),
        whisper: (transient) => bus.publish(session.id, { kind: "transient", transient }),
        publish: publisherOf(this.#means, session.id),
      });
      return end;
    } finally {
      spans.close();
      span.end({ failed: end === "stopped", facts: { "maru.end": end } });
      this.#turns.end(session.id);
      over.abort("over");
      await timer;
      await budget
        .close()
        .catch((error: unknown) => logger.warn({ error: String(error) }, "a cost was not noted"));
    }
  }

  #graph(assistant: Assistant): CompiledGraph {
    const known = this.#graphs.get(assistant.name) ?? compileGraph(assistant.graph, this.#means.saver, null);
    this.#graphs.set(assistant.name, known);
    return known;
  }
}
