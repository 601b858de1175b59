import {
  Awaiting,
  addToTranscript,
  JsonObject,
  readEvent,
  type SessionView,
  TodoStep,
  type TranscriptEntry,
  TurnResult,
} from "@maru/protocol";
import { type Assistant, lettersIn, type View } from "@maru/runtime";
import { type Language, type PlainObject, redact, type StateDefinition, type StateOf } from "@maru/state";
import type { Session, StoredEvent } from "@maru/storage";
import { toWire } from "./events/to-wire.ts";
import type { Services } from "./services.ts";

/** So many events are looked through for one page of the transcript. */
const WINDOW = 1000;

/** A session as it is right now. What happens after `last_seq` is not in it yet and follows as events. */
export async function viewSession(
  services: Services,
  session: Session,
  before: number | null,
  language: Language = "ko",
): Promise<Omit<SessionView, "session">> {
  const { runtime, storage } = services;
  const assistant = runtime.assistant(session.assistant);
  // Asked for first: what the view knows beyond it is told again by the events that follow.
  const { last } = await runtime.events(session.id, 0, 1);
  const [view, waiting, transcript] = await Promise.all([
    runtime.view(session),
    storage.inbox.waiting(session.id, 1),
    readTranscript(services, session, Math.min(before ?? last + 1, last + 1)),
  ]);
  return {
    result: resultOf(view),
    awaiting: view.awaiting === null ? null : Awaiting.parse(view.awaiting),
    is_running: view.isRunning || waiting.length > 0,
    last_seq: last,
    ...transcript,
    todo: todoOf(assistant, view.state),
    state: JsonObject.parse(shownState(assistant, view.state, language)),
  };
}

/** The lines before a sequence, newest page first; a page begins with something that was said. */
async function readTranscript(
  { runtime }: Services,
  session: Session,
  before: number,
): Promise<{ transcript: TranscriptEntry[]; transcript_before: number | null }> {
  for (let window = WINDOW; ; window *= 4) {
    const after = Math.max(0, before - 1 - window);
    const events = await eventsBetween(runtime, session, after, before);
    const reachesStart = after === 0;
    const start = reachesStart ? 0 : events.findIndex(({ type }) => type === "turn_started");
    if (start === -1) continue;
    const transcript = events.slice(start).reduce<readonly TranscriptEntry[]>((lines, event) => {
      const read = readEvent(toWire(event));
      return read.kind === "known" ? addToTranscript(lines, read.event) : lines;
    }, []);
    const transcript_before = reachesStart ? null : (events[start]?.sequence ?? null);
    return { transcript: [...transcript], transcript_before };
  }
}

async function eventsBetween(
  runtime: Services["runtime"],
  session: Session,
  after: number,
  before: number,
): Promise<readonly StoredEvent[]> {
  const found: StoredEvent[] = [];
  for (let from = after; from + 1 < before; ) {
    const { events } = await runtime.events(session.id, from, Math.min(WINDOW, before - 1 - from));
    found.push(...events);
    const newest = events.at(-1);
    if (newest === undefined) break;
    from = newest.sequence;
  }
  return found;
}

function resultOf({ summary }: View): TurnResult {
  const { extra, ...rest } = summary;
  return TurnResult.parse({ status: "completed", ...rest, ...extra });
}

function todoOf({ graph: { definition } }: Assistant, state: StateOf<StateDefinition>): TodoStep[] {
  const steps = definition.fieldNames
    .filter((name) => definition.fields[name]?.kind === "steps")
    .flatMap((name) => (state as Readonly<Record<string, unknown>>)[name] as readonly unknown[]);
  return steps.map((step) => TodoStep.parse(step));
}

/** A field with more letters is looked at in the inspector: a page asks for all the others after every step. */
const LARGEST_FIELD = 256 * 1024;

/**
 * What a page draws results from: without what is large, and without what is marked, which has its own, masked place in
 * the inspector.
 */
export function shownState(
  { graph: { definition }, translate }: Assistant,
  kept: StateOf<StateDefinition>,
  language: Language = "ko",
): PlainObject {
  // Redacted first: only the state itself is known to be one.
  const redacted = redact(definition, kept, "export");
  const translated = translate?.(redacted as StateOf<StateDefinition>, language);
  const state = (translated as PlainObject | undefined) ?? redacted;
  const hidden = definition.fieldNames.filter(
    (name) => (definition.fields[name]?.options.marks.length ?? 0) > 0,
  );
  return Object.fromEntries(
    Object.entries(state).filter(
      ([name, value]) => !hidden.includes(name) && lettersIn(value, LARGEST_FIELD) <= LARGEST_FIELD,
    ),
  );
}
