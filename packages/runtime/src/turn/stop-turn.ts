import { apply, type PlainObject, type Sentence, type StateDefinition, type StateOf } from "@maru/state";
import { type Change, mergeChanges, type NewEvent } from "@maru/storage";
import type { StopReason, Summary } from "../assistant.ts";
import { RUNTIME_ERRORS, type RuntimeErrorCode } from "../errors.ts";
import { reasonOf } from "../graph/guarded-node.ts";
import { type Usage, withUsage } from "../graph/model-usage.ts";
import { stateOf } from "../graph/state-channel.ts";
import type { Trace } from "../monitor/trace.ts";
import { seoulTime } from "../ports.ts";
import { putState } from "./checkpoints.ts";
import { Journal } from "./journal.ts";
import { threadOf } from "./thread.ts";
import type { TurnOptions } from "./turn.ts";

/** How a turn ended before its end. */
export interface Ending {
  readonly why: StopReason;
  readonly code: RuntimeErrorCode;
  readonly usage?: Usage;
  /** What is committed with the end besides. */
  readonly change?: Change;
}

/** Writes the last state of a turn that ended early, so that the session stays usable. */
export async function stop(
  options: TurnOptions,
  told: { readonly opening: readonly NewEvent[]; readonly trace?: Trace },
  { why, code, usage, change = {} }: Ending,
): Promise<void> {
  const { assistant, session, saver, entry, storage } = options;
  const { definition } = assistant.graph;
  const head = await saver.getTuple(threadOf(session.id));
  if (head === undefined) return;
  const before = stateOf(definition, head.checkpoint.channel_values.state);
  const { ko, en } = RUNTIME_ERRORS[code];
  const sentence: Sentence = { ko, en };
  const now = seoulTime(options.ports.now());
  const at = { now, id: `stopped-${entry.sequence}`, sentence };
  const update = assistant.stopped?.(before, why, at) ?? {};
  const after = tryApply(
    options,
    before,
    usage === undefined ? update : withUsage(definition, update, usage),
  );
  const journal = new Journal({
    ...options,
    turn: entry.sequence,
    before,
    monotonic: options.ports.monotonic,
    ...(told.trace === undefined ? {} : { trace: told.trace }),
    opening: told.opening,
    closing: (state) => ({
      events: [errorEvent(options, code), finalEvent(options, state, why)],
      change: mergeChanges(storage.inbox.done(entry.sequence), change),
    }),
  });
  await saver.writing(session.id, journal, () =>
    putState(saver, session.id, definition, after, { head, now, source: "update" }),
  );
}

function tryApply(
  options: TurnOptions,
  before: StateOf<StateDefinition>,
  update: object,
): StateOf<StateDefinition> {
  try {
    return apply(options.assistant.graph.definition, before, update as never);
  } catch (error) {
    options.logger.error({ error: reasonOf(error) }, "the end of a stopped turn was refused");
    return before;
  }
}

/** Tells those who watch why there is no other answer. */
export function errorEvent({ entry, language }: TurnOptions, code: RuntimeErrorCode): NewEvent {
  const message = RUNTIME_ERRORS[code][language];
  return { type: "error", data: { turn: entry.sequence, error: code, message } };
}

export function finalEvent(
  options: TurnOptions,
  after: StateOf<StateDefinition>,
  stopped: StopReason | null,
): NewEvent {
  const summary = options.assistant.describe(after);
  const data = {
    turn: options.entry.sequence,
    ...summaryData(summary),
    ...(stopped === null ? {} : { status: stopped }),
  };
  return { type: "final_response", data: JSON.parse(JSON.stringify(data)) as PlainObject };
}

export function summaryData(summary: Summary | null): object {
  if (summary === null) return {};
  const { extra, ...rest } = summary;
  return { status: "completed", ...rest, ...extra };
}
