import type { PlainObject } from "@maru/state";
import type { Events, SessionId, StoredEvent } from "@maru/storage";

/** Who did what in a step, as its event tells it. */
export interface StepTold {
  readonly nodes: readonly PlainObject[];
  readonly tools: readonly PlainObject[];
  readonly decisions: readonly PlainObject[];
}

export const NOTHING_TOLD: StepTold = { nodes: [], tools: [], decisions: [] };

const PROBE = 32;
const PAGE = 500;

/**
 * What the log tells of these checkpoints. Checkpoint ids grow with time, as the log does, so the place where to begin
 * reading is found by halving. Of steps whose events were dropped by retention nothing is told.
 */
export async function toldOf(
  events: Events,
  session: SessionId,
  checkpoints: readonly string[],
): Promise<ReadonlyMap<string, StepTold>> {
  const wanted = new Set(checkpoints);
  const sorted = [...wanted].sort();
  const [oldest, newest] = [sorted.at(0), sorted.at(-1)];
  const found = new Map<string, StepTold>();
  if (oldest === undefined || newest === undefined) return found;
  for (let after = await placeBefore(events, session, oldest); ; ) {
    const page = await events.read(session, after, PAGE);
    for (const event of page.events) {
      const id = checkpointOf(event);
      if (id === null) continue;
      if (wanted.has(id)) found.set(id, event.data as unknown as StepTold);
      if (id >= newest) return found;
    }
    const last = page.events.at(-1);
    if (last === undefined || last.sequence >= page.last) return found;
    after = last.sequence;
  }
}

/** A sequence after which the step of this checkpoint is told. */
async function placeBefore(events: Events, session: SessionId, checkpoint: string): Promise<number> {
  const { first, last } = await events.read(session, 0, 1);
  let [low, high] = [first - 1, last];
  while (high - low > PROBE) {
    const middle = Math.floor((low + high) / 2);
    const probe = await events.read(session, middle, PROBE);
    const step = probe.events.find((event) => checkpointOf(event) !== null);
    const id = step === undefined ? null : checkpointOf(step);
    if (step !== undefined && id !== null && id <= checkpoint) low = step.sequence - 1;
    else high = middle;
  }
  return low;
}

function checkpointOf({ type, data }: StoredEvent): string | null {
  if (type !== "step_finished") return null;
  const id = (data as PlainObject).checkpoint_id;
  return typeof id === "string" ? id : null;
}
