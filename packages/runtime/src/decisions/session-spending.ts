import type { Events, SessionId, StoredEvent } from "@maru/storage";
import { NOTHING_SPENT, type Spent } from "./spent.ts";

interface Known extends Spent {
  /** Up to which event it is counted. */
  readonly sequence: number;
}

const REMEMBERED = 1000;

/**
 * What a session has spent on models in all its turns, added up from the events that tell of its decisions. Going
 * back in time does not give anything back.
 */
export class SessionSpending {
  readonly #events: Pick<Events, "read">;
  readonly #known = new Map<SessionId, Known>();

  constructor(events: Pick<Events, "read">) {
    this.#events = events;
  }

  async of(session: SessionId): Promise<Spent> {
    let known = this.#known.get(session) ?? { ...NOTHING_SPENT, sequence: 0 };
    for (;;) {
      const { events, last } = await this.#events.read(session, known.sequence);
      known = events.reduce(addEvent, known);
      if (events.length === 0 || known.sequence >= last) break;
    }
    this.#remember(session, known);
    return { tokens: known.tokens, cost: known.cost };
  }

  #remember(session: SessionId, known: Known): void {
    this.#known.delete(session);
    this.#known.set(session, known);
    if (this.#known.size <= REMEMBERED) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

function addEvent(known: Known, { sequence, data }: StoredEvent): Known {
  const decisions = (data as { decisions?: unknown } | null)?.decisions;
  const paid = Array.isArray(decisions) ? (decisions as Partial<Spent>[]) : [];
  return {
    sequence,
    tokens: paid.reduce((sum, { tokens }) => sum + (tokens ?? 0), known.tokens),
    cost: paid.reduce((sum, { cost }) => sum + (cost ?? 0), known.cost),
  };
}
