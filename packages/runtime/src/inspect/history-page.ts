import type { CheckpointTuple } from "@langchain/langgraph-checkpoint";
import type { Language } from "@maru/state";
import { turnOf } from "../turn/checkpoints.ts";
import { parentOf, stateIn } from "./checkpoint-reader.ts";
import { describeStep, type StepChange } from "./describe-step.ts";
import { gather, type Look, timeOf, toldOfAll } from "./look.ts";
import { NOTHING_TOLD, type StepTold } from "./step-records.ts";

/** One committed step of a conversation. */
export interface HistoryEntry extends StepTold, StepChange {
  readonly checkpoint_id: string;
  readonly parent_id: string | null;
  readonly at: string;
  readonly turn: number | null;
  readonly step: number;
  readonly source: string;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Give it as `before` for the next page; null at the end. */
  readonly next: string | null;
}

export interface PageOptions {
  readonly before?: string;
  readonly limit?: number;
  readonly language?: Language;
}

const MOST_ENTRIES = 200;

/** Committed steps of all branches, newest first. */
export async function historyPage(
  look: Look,
  { before, limit = 50, language = "ko" }: PageOptions,
): Promise<HistoryPage> {
  const { reader, session } = look;
  const most = Math.max(1, Math.min(limit, MOST_ENTRIES));
  // One more than asked for: it is the parent of the last, and tells whether there is a next page.
  const tuples = await gather(reader.newest(session, { before, limit: most + 1 }));
  const shown = tuples.slice(0, most);
  const told = await toldOfAll(look, shown);
  const byId = new Map(tuples.map((tuple) => [tuple.checkpoint.id, tuple]));
  const entries: HistoryEntry[] = [];
  for (const tuple of shown) {
    const parent = byId.get(parentOf(tuple) ?? "") ?? (await reader.before(session, tuple));
    entries.push(entryOf(look, tuple, parent, told.get(tuple.checkpoint.id) ?? NOTHING_TOLD, language));
  }
  return { entries, next: tuples.length > most ? (shown.at(-1)?.checkpoint.id ?? null) : null };
}

function entryOf(
  { definition }: Look,
  tuple: CheckpointTuple,
  parent: CheckpointTuple | undefined,
  { nodes, tools, decisions }: StepTold,
  language: Language,
): HistoryEntry {
  const before = parent === undefined ? null : stateIn(definition, parent);
  return {
    checkpoint_id: tuple.checkpoint.id,
    parent_id: parentOf(tuple),
    at: timeOf(tuple.checkpoint.ts),
    turn: turnOf(tuple.metadata),
    step: tuple.metadata?.step ?? 0,
    source: tuple.metadata?.source ?? "",
    nodes,
    tools,
    decisions,
    ...describeStep(definition, before, stateIn(definition, tuple), language),
  };
}
