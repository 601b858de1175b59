import { Command, GraphRecursionError } from "@langchain/langgraph";
import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import { type TrainedReading, waitingCalls } from "@maru/dialogue";
import { takeInText } from "@maru/language";
import type { PlainObject, StateDefinition, StateOf } from "@maru/state";
import {
  type InboxEntry,
  isOfOneSpace,
  isStorageError,
  mergeChanges,
  type NewEvent,
  type StoredEvent,
} from "@maru/storage";
import type { Received, StopReason } from "../assistant.ts";
import { RUNTIME_ERRORS, RuntimeError, type RuntimeErrorCode } from "../errors.ts";
import { beginWith } from "../graph/begin-with.ts";
import type { CompiledGraph } from "../graph/compile-graph.ts";
import { reasonOf } from "../graph/guarded-node.ts";
import { ModelUsage } from "../graph/model-usage.ts";
import { type RunContext, withRun } from "../graph/run-context.ts";
import { stateOf } from "../graph/state-channel.ts";
import { besideState } from "../logging/beside-state.ts";
import { seoulTime } from "../ports.ts";
import { beganOf, isFinal, type PendingInterrupt, pendingInterrupts, turnOf } from "./checkpoints.ts";
import type { Answer } from "./interrupts.ts";
import { Journal } from "./journal.ts";
import { Incoming } from "./message.ts";
import { type ContextOptions, contextFor, ownerOf } from "./node-contexts.ts";
import { readDecision } from "./read-decision.ts";
import { MOST_TRIES, setAside } from "./set-aside.ts";
import { knownTo, startedEvent, textOf } from "./started-event.ts";
import { finalEvent, stop, summaryData } from "./stop-turn.ts";
import { threadOf } from "./thread.ts";
import type { TurnSaver } from "./turn-saver.ts";

export interface TurnOptions extends Omit<ContextOptions, "journal" | "usage" | "began"> {
  readonly entry: InboxEntry;
  /** How often its turn was begun, this time included. */
  readonly tries: number;
  readonly graph: CompiledGraph;
  readonly saver: TurnSaver;
  readonly signal: AbortSignal;
  /** Writes the first state of a session whose creator did not come that far. */
  readonly begin: () => Promise<void>;
  readonly publish: (events: readonly StoredEvent[]) => void;
}

/** How a turn ended. `lost` means that another process goes on with it, `later` that it will be tried again. */
export type TurnEnd = "completed" | "interrupted" | "stopped" | "lost" | "later";

/** Answers one message of the inbox, from wherever an earlier attempt left off. */
export async function runTurn(options: TurnOptions): Promise<TurnEnd> {
  const { assistant, session, saver, entry } = options;
  const { definition } = assistant.graph;
  if (options.tries > MOST_TRIES) return setAside(options);
  const head = await headOf(options);
  const incoming = Incoming.parse(entry.content);
  if (incoming.type === "skip_step") return acknowledge(options, []);
  if (incoming.type === "decision" && isUnasked(head, entry)) return acknowledge(options, [tooLate(options)]);
  const before = stateOf(definition, head.checkpoint.channel_values.state);
  const began = beganWith(head, entry);
  const started = startedEvent(entry, incoming, options.language, knownTo(assistant, before));
  const isOurs = turnOf(head.metadata) === entry.sequence;
  // What this very turn asked is no answer to it.
  const isAnswer = !isOurs && pendingInterrupts(head).length > 0;
  let failure: unknown = null;
  const journal = new Journal({
    ...options,
    turn: entry.sequence,
    began,
    before,
    opening: isOurs || isAnswer ? [] : [started],
    monotonic: options.ports.monotonic,
    closing: (after) =>
      failure === null
        ? { events: [finalEvent(options, after, null)], change: options.storage.inbox.done(entry.sequence) }
        : null,
  });
  const usage = new ModelUsage();
  const logger = besideState(options.logger, definition, () => journal.state);
  const contexts: ContextOptions = { ...options, journal, logger, usage, began };
  const run: RunContext = {
    signal: options.signal,
    begun: () => saver.begun(session.id),
    wait: options.ports.wait,
    random: () => (options.ports.random(1)[0] ?? 0) / 256,
    faultPoint: options.ports.faultPoint,
    usageOf: (place) => usage.take(place),
    started: (place) => {
      journal.trace.nodeStarted(place);
      options.spans.started(place);
    },
    isNested: false,
    finished: (place, outcome) => {
      const { status, error, isCaught } = outcome;
      options.spans.finished(place, outcome);
      journal.trace.nodeFinished(place, status, error === undefined ? undefined : reasonOf(error));
      if (status !== "failed") return;
      logger.warn({ node: place.node, error: reasonOf(error) }, "a node failed");
      if (isCaught !== true) failure = error ?? new Error(place.node);
    },
    contextFor: (place, signal, input) => contextFor(contexts, place, signal, input),
  };
  return saver.writing(session.id, journal, async () => {
    try {
      if (isAnswer) await tellAtOnce(options, started);
      const input = await inputFor(options, head, before);
      // A new message is taken in by a step of its own, and the lease with it; other work begins at once.
      if (input === null || isAnswer) await options.lease.take();
      const result = await options.graph.invoke(input, {
        ...withRun(run, { thread_id: session.id }),
        durability: "sync",
        recursionLimit: assistant.graph.steps,
        maxConcurrency: assistant.graph.atOnce,
        signal: options.signal,
      });
      if (failure !== null) return settle({ ...options, logger }, journal, usage, failure);
      if (!isInterrupted(result)) return "completed";
      await pause(options, journal);
      return "interrupted";
    } catch (error) {
      return settle({ ...options, logger }, journal, usage, error);
    }
  });
}

/** Where the conversation stands; its first state when whoever created it did not come that far. */
async function headOf({ saver, session, begin }: TurnOptions): Promise<CheckpointTuple> {
  const head = await saver.head(session.id);
  if (head !== undefined) return head;
  await begin();
  const first = await saver.head(session.id);
  if (first === undefined) throw new Error("a session begins with its first state");
  return first;
}

/**
 * A new message is told with its first step, in one transaction. The answer to a question has its first step only
 * after the work it set off, so its start is told by itself, and once.
 */
async function tellAtOnce(options: TurnOptions, started: NewEvent): Promise<void> {
  const { storage, session, entry, lease, publish } = options;
  if (await storage.inbox.hasBegun(session.id, entry.sequence)) return;
  const under = lease.writing({ isLast: false });
  const change = mergeChanges(storage.inbox.begins(entry.sequence), under.change);
  const events = await storage.events.append(session.id, [started], change);
  under.settle();
  publish(events);
}

/** A decision about something that is decided already: of two at once the first one counts. */
function isUnasked(head: CheckpointTuple, entry: InboxEntry): boolean {
  const goesOn = turnOf(head.metadata) === entry.sequence && !isFinal(head.checkpoint);
  return !goesOn && pendingInterrupts(head).length === 0;
}

function tooLate({ entry, language }: TurnOptions): NewEvent {
  const message = RUNTIME_ERRORS.NOTHING_AWAITED[language];
  return { type: "error", data: { turn: entry.sequence, error: "NOTHING_AWAITED", message } };
}

/** Done without running anything: whoever hands out steps has read a skip already, and a late decision decides nothing. */
async function acknowledge(
  { storage, session, entry, lease, publish }: TurnOptions,
  told: readonly NewEvent[],
): Promise<TurnEnd> {
  const under = lease.writing({ isLast: true });
  const change = mergeChanges(storage.inbox.done(entry.sequence), under.change);
  try {
    const events = await storage.events.append(session.id, told, change);
    under.settle();
    publish(events);
    return "completed";
  } catch (error) {
    if (isStorageError(error, "STALE_LEASE")) return "lost";
    throw error;
  }
}

function beganWith(head: CheckpointTuple, entry: InboxEntry): number {
  const isOurs = turnOf(head.metadata) === entry.sequence;
  const goesOn = isOurs ? !isFinal(head.checkpoint) : pendingInterrupts(head).length > 0;
  return goesOn ? (beganOf(head.metadata) ?? entry.sequence) : entry.sequence;
}

/** A new message, the answer to a question, or nothing but going on where it stopped. */
async function inputFor(
  options: TurnOptions,
  head: CheckpointTuple,
  before: StateOf<StateDefinition>,
): Promise<Parameters<CompiledGraph["invoke"]>[0]> {
  const { entry, assistant } = options;
  const incoming = Incoming.parse(entry.content);
  const isOurs = turnOf(head.metadata) === entry.sequence;
  const [waiting] = pendingInterrupts(head);
  // What was asked while this very message was answered is put to the person again; the message is no answer to it.
  const isAskedHere = waiting?.turn === entry.sequence;
  if (waiting !== undefined && !isOurs && !isAskedHere) return resumeWith(options, waiting, incoming, before);
  if (isAskedHere || (isOurs && !isFinal(head.checkpoint))) return null;
  const known = knownTo(assistant, before);
  const { said, document } = takeInText(
    incoming.type === "decision" ? "" : textOf(incoming, options.language, known),
  );
  const received = {
    id: `user-${entry.sequence}`,
    text: said,
    ...(document === null ? {} : { document }),
    at: seoulTime(Date.parse(entry.received_at)),
    turn: entry.sequence,
    reads: options.model === null ? ("rules" as const) : ("model" as const),
    ...(incoming.type === "do" ? { calls: waitingCalls(entry.sequence, incoming.calls, incoming.by) } : {}),
  };
  const trained = await read(options, before, received);
  const update = assistant.receive(before, { ...received, ...(trained === null ? {} : { trained }) });
  return beginWith(assistant.graph, before, "user", update);
}

async function read(
  { assistant, session, signal, work, spent }: TurnOptions,
  before: StateOf<StateDefinition>,
  received: Received,
): Promise<TrainedReading | null> {
  const { reader } = assistant;
  const given = reader?.toRead(before, received) ?? null;
  if (reader === undefined || given === null) return null;
  return work.perform(reader.work, given, { owner: ownerOf(session), signal, spent });
}

function resumeWith(
  options: TurnOptions,
  waiting: PendingInterrupt,
  incoming: Incoming,
  before: StateOf<StateDefinition>,
): Command {
  const { awaiting } = waiting;
  const isLate =
    awaiting.type === "approval" &&
    awaiting.deadline !== null &&
    Date.parse(awaiting.deadline) <= Date.parse(options.entry.received_at);
  const known = knownTo(options.assistant, before);
  const words =
    incoming.type === "message" || incoming.type === "do"
      ? takeInText(textOf(incoming, options.language, known)).said
      : "";
  const answer: Answer = isLate
    ? { decision: "expired", changes: {}, feedback: words }
    : awaiting.type === "question"
      ? { decision: "other", changes: {}, feedback: words }
      : readDecision(incoming);
  const told: Answer = awaiting.type === "approval" ? { ...answer, details: awaiting.details } : answer;
  return new Command({ resume: waiting.id === "" ? told : { [waiting.id]: told } });
}

function isInterrupted(result: unknown): boolean {
  const raised = (result as { __interrupt__?: readonly unknown[] } | null)?.__interrupt__;
  return raised !== undefined && raised.length > 0;
}

/** The turn waits for a person: the message is done, and everyone is told what is awaited. */
async function pause(options: TurnOptions, journal: Journal): Promise<void> {
  const { storage, session, lease, entry, assistant, saver } = options;
  options.ports.faultPoint("turn:pausing");
  // Siblings that finished after the question was raised are not to run again.
  await saver.flush(session.id);
  const head = await saver.getTuple(threadOf(session.id));
  // What is told is read from where the answer will look for it: of several questions, the same one comes first.
  const awaiting = head === undefined ? null : (pendingInterrupts(head)[0]?.awaiting ?? null);
  const summary = journal.state === null ? null : assistant.describe(journal.state);
  const data = JSON.parse(
    JSON.stringify({
      turn: entry.sequence,
      awaiting,
      // No checkpoint tells of what was decided before the question.
      decisions: journal.trace.peek().decisions,
      ...summaryData(summary),
    }),
  ) as PlainObject;
  const under = lease.writing({ isLast: true });
  const change = mergeChanges(storage.inbox.done(entry.sequence), under.change, journal.waiting());
  const events = await storage.events.append(session.id, [{ type: "workflow_interrupted", data }], change);
  under.settle();
  options.publish(events);
}

/** Ends a turn that broke off, in the way its cause asks for. */
async function settle(
  options: TurnOptions,
  journal: Journal,
  usage: ModelUsage,
  error: unknown,
): Promise<TurnEnd> {
  if (journal.isClosed) return "completed";
  if (isStorageError(error, "STALE_LEASE")) return "lost";
  const reason: unknown = options.signal.aborted ? options.signal.reason : error;
  if (reason instanceof RuntimeError && reason.code === "STOPPING") return "later";
  // What is damaged does not heal by trying; whoever works on the session says so and leaves it.
  if (isStorageError(error) && isOfOneSpace(error)) throw error;
  if (isStorageError(error)) {
    options.logger.error({ error: error.message }, "the store failed; the turn will be tried again");
    return "later";
  }
  const [why, code] = stopReasonOf(reason);
  options.logger.warn({ reason: why, error: reasonOf(reason) }, "a turn was stopped");
  await stop(options, journal, { why, code, usage: usage.takeAll() });
  return "stopped";
}

function stopReasonOf(reason: unknown): [StopReason, RuntimeErrorCode] {
  if (reason instanceof RuntimeError && reason.code === "TURN_CANCELLED") return ["cancelled", reason.code];
  if (reason instanceof RuntimeError && reason.code === "TURN_TIMED_OUT") return ["timed_out", reason.code];
  if (reason instanceof GraphRecursionError) return ["step_limit", "STEP_LIMIT"];
  if (reason instanceof RuntimeError && reason.code === "TOO_HARD_TO_READ") return ["failed", reason.code];
  return ["failed", "NODE_FAILED"];
}
