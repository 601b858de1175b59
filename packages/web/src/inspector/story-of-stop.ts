import type { HistoryEntry, TranscriptEntry } from "@maru/protocol";
import type { Stop } from "./branch-map.ts";

export interface Story {
  /** What somebody said that led here; null when nobody said anything. */
  readonly said: string | null;
  /** What somebody changed by hand on the way here, as the steps tell it. */
  readonly edits: readonly string[];
  /** Whether more than one way goes on from here. */
  readonly isFork: boolean;
}

/** Tells the stops of a map apart: two of them may be the same turn, but nobody says or changes the same things twice. */
export function storyOf(
  stop: Stop,
  stops: readonly Stop[],
  transcript: readonly TranscriptEntry[],
  entries: readonly HistoryEntry[],
): Story {
  const byId = new Map(entries.map((entry) => [entry.checkpoint_id, entry]));
  const edits: string[] = [];
  for (
    let entry = byId.get(stop.checkpoint_id);
    entry !== undefined && entry.checkpoint_id !== stop.parent_id;
    entry = byId.get(entry.parent_id ?? "")
  )
    if ((entry.source === "fork" || entry.source === "update") && entry.summary !== "")
      edits.unshift(entry.summary);
  const said = transcript.find(({ role, turn }) => role === "user" && turn !== null && turn === stop.turn);
  return {
    said: said?.text ?? null,
    edits,
    isFork: stops.filter(({ parent_id }) => parent_id === stop.checkpoint_id).length > 1,
  };
}
