import { isStorageError, mergeChanges, type NewEvent } from "@maru/storage";
import { RUNTIME_ERRORS } from "../errors.ts";
import { turnOf } from "./checkpoints.ts";
import { Incoming } from "./message.ts";
import { startedEvent } from "./started-event.ts";
import { errorEvent, stop } from "./stop-turn.ts";
import { threadOf } from "./thread.ts";
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

/** What was said, for those who read the conversation later, unless an earlier try told it. */
async function openingOf({
  storage,
  saver,
  session,
  entry,
  language,
}: TurnOptions): Promise<readonly NewEvent[]> {
  const head = await saver.getTuple(threadOf(session.id));
  const isTold = turnOf(head?.metadata) === entry.sequence;
  if (isTold || (await storage.inbox.hasBegun(session.id, entry.sequence))) return [];
  return [startedEvent(entry, Incoming.parse(entry.content), language, { operations: new Map() })];
}

async function tellOnly(options: TurnOptions, noting: ReturnType<TurnOptions["storage"]["inbox"]["done"]>) {
  const { storage, session, entry, lease, language, publish } = options;
  const final: NewEvent = {
    type: "final_response",
    data: { turn: entry.sequence, status: "failed", reply: RUNTIME_ERRORS[CODE][language], asks: [] },
  };
  const under = lease.writing({ isLast: true });
  const change = mergeChanges(storage.inbox.done(entry.sequence), noting, under.change);
  const events = await storage.events.append(session.id, [errorEvent(options, CODE), final], change);
  under.settle();
  publish(events);
}
