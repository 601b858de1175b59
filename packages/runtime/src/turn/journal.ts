import type { Checkpoint } from "@langchain/langgraph-checkpoint";
import type { Language, Plain, StateDefinition, StateOf } from "@maru/state";
import {
  type Change,
  type EventCursor,
  mergeChanges,
  type NewEvent,
  type Session,
  type Storage,
  type StoredEvent,
} from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { stateOf } from "../graph/state-channel.ts";
import { type StepRecord, Trace } from "../monitor/trace.ts";
import { isFinal } from "./checkpoints.ts";
import { projectEvents } from "./project-events.ts";
import type { TurnLease, UnderLease } from "./turn-lease.ts";
import type { Writer } from "./turn-saver.ts";

interface Pending {
  readonly after: StateOf<StateDefinition>;
  readonly events: readonly StoredEvent[];
  readonly step: StepRecord;
  readonly effects: number;
  readonly cursor: EventCursor;
  readonly isFinal: boolean;
}

export interface JournalOptions {
  readonly storage: Storage;
  readonly assistant: Assistant;
  readonly session: Session;
  readonly lease: TurnLease;
  /** In which it is told what was refused; Korean unless told. */
  readonly language?: Language;
  readonly turn: number | null;
  readonly began?: number;
  readonly before: StateOf<StateDefinition> | null;
  readonly monotonic: () => number;
  /** What is told before everything else, with the first step that is durable. */
  readonly opening?: readonly NewEvent[];
  /** What was noted before, for a turn that ends in another way than it began. */
  readonly trace?: Trace;
  readonly publish: (events: readonly StoredEvent[]) => void;
  /**
   * What belongs to the last checkpoint of the turn: the final events, and the mark that the message is done. Null
   * while it is not settled how the turn ends.
   */
  readonly closing: (
    after: StateOf<StateDefinition>,
    checkpoint: string,
  ) => { events: readonly NewEvent[]; change: Change } | null;
}

/** Puts into the transaction of every checkpoint what belongs to it: events, effect results, the lease, the mark. */
export class Journal implements Writer {
  readonly turn: number | null;
  readonly began: number | null;
  readonly trace: Trace;
  /** Results of effects that this turn had and no transaction may have taken yet. */
  readonly unsaved = new Map<string, Plain>();
  readonly #options: JournalOptions;
  #before: StateOf<StateDefinition> | null;
  #opening: readonly NewEvent[];
  #effects: Change[] = [];
  #pending: Pending | null = null;
  /** What the transaction that is being written does with the lease. */
  #underLease: UnderLease | null = null;
  /** How far the log had come with the last step, if that one was this turn's. */
  #cursor: EventCursor | undefined;
  #isClosed = false;

  constructor(options: JournalOptions) {
    this.#options = options;
    this.turn = options.turn;
    this.began = options.began ?? options.turn;
    this.trace = options.trace ?? new Trace(options.monotonic);
    this.#before = options.before;
    this.#opening = options.opening ?? [];
  }

  /** What still has to be told first. */
  get opening(): readonly NewEvent[] {
    return this.#opening;
  }

  /** The newest state that is durable. */
  get state(): StateOf<StateDefinition> | null {
    return this.#before;
  }

  /** Whether the last checkpoint of the turn is durable. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Takes a change into the next transaction. */
  add(change: Change): void {
    this.#effects.push(change);
  }

  /** What waits for the next transaction, for a turn that ends without another checkpoint. */
  waiting(): Change {
    return mergeChanges(...this.#effects);
  }

  async alongside(committed: { namespace: string; checkpoint: Checkpoint }): Promise<Change> {
    const { storage, assistant, session, lease } = this.#options;
    const effects = [...this.#effects];
    if (committed.namespace !== "") {
      this.#pending = null;
      this.#underLease = lease.writing({ isLast: false });
      return mergeChanges(this.#underLease.change, ...effects);
    }
    const { checkpoint } = committed;
    const after = stateOf(assistant.graph.definition, checkpoint.channel_values.state as Plain);
    const step = this.trace.peek();
    const closing = isFinal(checkpoint) ? this.#options.closing(after, checkpoint.id) : null;
    const told = [
      ...this.#opening,
      ...projectEvents(assistant, this.#before, after, {
        ...step,
        turn: this.turn ?? -1,
        checkpoint: checkpoint.id,
        language: this.#options.language ?? "ko",
      }),
      ...(closing?.events ?? []),
    ];
    // Asked again, somebody else has written in between.
    const known = this.#pending === null ? this.#cursor : undefined;
    const { change, events, cursor } = await storage.events.appending(session.id, told, known);
    this.#pending = { after, events, step, effects: effects.length, cursor, isFinal: closing !== null };
    this.#underLease = lease.writing({ isLast: closing !== null });
    return mergeChanges(this.#underLease.change, change, closing?.change ?? {}, ...effects);
  }

  committed(namespace: string): void {
    this.#underLease?.settle();
    this.#underLease = null;
    if (namespace !== "" || this.#pending === null) return;
    const { after, events, step, effects, cursor, isFinal: final } = this.#pending;
    this.#pending = null;
    this.#cursor = cursor;
    this.#before = after;
    this.#opening = [];
    this.#effects = this.#effects.slice(effects);
    this.#isClosed = final;
    this.trace.forget(step);
    this.#options.publish(events);
  }
}
