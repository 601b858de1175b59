import type { TranscriptEntry } from "@maru/protocol";
import type { Pending, SessionModel } from "../session/session-model.ts";
import { daysBetween } from "../shell/group-sessions.ts";

/** What stands in the conversation, line by line. */
export type Row =
  | { readonly kind: "day"; readonly key: string; readonly at: string }
  | { readonly kind: "entry"; readonly key: string; readonly entry: TranscriptEntry }
  | { readonly kind: "pending"; readonly key: string; readonly message: Pending; readonly isQueued: boolean }
  | { readonly kind: "working"; readonly key: string };

type Shown = Pick<SessionModel, "transcript" | "pending" | "isRunning">;

export function rowsOf({ transcript, pending, isRunning }: Shown): readonly Row[] {
  const rows: Row[] = [];
  let day: string | null = null;
  for (const entry of transcript) {
    if (entry.is_left) continue;
    if (entry.at !== null && (day === null || daysBetween(new Date(day), new Date(entry.at)) !== 0)) {
      rows.push({ kind: "day", key: `day-${entry.at.slice(0, 10)}-${entry.id}`, at: entry.at });
      day = entry.at;
    }
    rows.push({ kind: "entry", key: entry.id, entry });
  }
  if (isRunning) rows.push({ kind: "working", key: "working" });
  for (const [position, message] of pending.entries())
    rows.push({
      kind: "pending",
      key: message.clientId,
      message,
      isQueued: message.status === "accepted" && (isRunning || position > 0),
    });
  return rows;
}

/** The checkpoint right before something was said: where a changed question goes on from. */
export function checkpointBefore(transcript: readonly TranscriptEntry[], id: string): string | null {
  return transcript.find((entry) => entry.id === id)?.after ?? null;
}

/** The question an answer belongs to. */
export function questionOf(
  transcript: readonly TranscriptEntry[],
  answer: TranscriptEntry,
): TranscriptEntry | null {
  return transcript.findLast(({ role, turn }) => role === "user" && turn === answer.turn) ?? null;
}

/** The last checkpoint of the turn that another one belongs to; ids grow with time. */
export function checkpointOfTurn(
  transcript: readonly TranscriptEntry[],
  checkpoint: string | null,
): string | null {
  if (checkpoint === null) return null;
  const later = transcript
    .flatMap(({ checkpoint_id }) => checkpoint_id ?? [])
    .filter((id) => id >= checkpoint);
  return later.reduce<string | null>((least, id) => (least === null || id < least ? id : least), null);
}
