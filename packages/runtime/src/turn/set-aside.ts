import { isStorageError, mergeChanges, type NewEvent } from "@maru/storage";
import { RUNTIME_ERRORS } from "../errors.ts";
import { Incoming } from "./message.ts";
import { startedEvent } from "./started-event.ts";
import { errorEvent, stop } from "./stop-turn.ts";
import type { TurnEnd, TurnOptions } from "./turn.ts";

/** So often a turn is begun. Whoever finds that none of them came to an end does not begin it again. */
export const MOST_TRIES = 3;

/**
 * Ends a turn that every process died over, without reading its message, and keeps the message for an operator. Where
 * even that was not survived, the state is left alone as well.
 */
export async function setAside(options: TurnOptions): Promise<TurnEnd> {
  const { storage, session, entry, tries, logger } = options;
  logger.error({ tries: tries - 1 }, "a turn was begun again and again without ending; it is set aside");
  await storage.setAsides.expect(session.id);
  const change = storage.setAsides.noting(entry, MOST_TRIES);
  try {
    if (tries > MOST_TRIES + 1 || (await options.saver.head(session.id)) === undefined)
      await tellOnly(options, change);
    else await stop(options, { opening: await openingOf(options) }, { why: "failed", code: CODE, change });
    return "stopped";
  } catch (error) {
    if (isStorageError(error, "STALE_LEASE")) return "lost";
    throw error;
  }
}

const CODE = "TURN_SET_ASIDE";
const PAGE = 200;

/** What was said, for those who read the conversation later, unless an earlier try told it. */
async function openingOf(options: TurnOptions): Promise<readonly NewEvent[]> {
  const { entry, language } = options;
  if (await isTold(options)) return [];
  return [startedEvent(entry, Incoming.parse(entry.content), language, { operations: new Map() })];
}

/** Whether the log has this turn's beginning; it is nowhere before the end of an earlier turn. */
async function isTold({ storage, session, entry }: TurnOptions): Promise<boolean> {
  const { last, first } = await storage.events.read(session.id, 0, 1);
  for (let after = last; after >= first; ) {
    const to = after;
    after = Math.max(first - 1, after - PAGE);
    const { events } = await storage.events.read(session.id, after, to - after);
    const turns = events.filter(({ type }) => type === "turn_started" || type === "final_response");
    const isOwn = ({ data }: NewEvent) => (data as { turn?: unknown }).turn === entry.sequence;
    if (turns.some((event) => event.type === "turn_started" && isOwn(event))) return true;
    if (turns.some((event) => event.type === "final_response" && !isOwn(event))) return false;
  }
  return false;
}

async function tellOnly(options: TurnOptions, noting: ReturnType<TurnOptions["storage"]["inbox"]["done"]>) {
  const { storage, session, entry, lease, language, publish } = options;
  const final: NewEvent = {
    type: "final_response",
    data: { turn: entry.sequence, status: "failed", reply: RUNTIME_ERRORS[CODE][language], asks: [] },
  };
  const told = [...(await openingOf(options)), errorEvent(options, CODE), final];
  const under = lease.writing({ isLast: true });
  const change = mergeChanges(storage.inbox.done(entry.sequence), noting, under.change);
  const events = await storage.events.append(session.id, told, change);
  under.settle();
  publish(events);
}
