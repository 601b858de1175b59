import type { KnownEvent } from "./events.ts";
import type { TranscriptEntry } from "./sessions.ts";

type Transcript = readonly TranscriptEntry[];

/** The conversation as people see it, told by its events. Pure: the server and every client come to the same lines. */
export function addToTranscript(transcript: Transcript, { event, data }: KnownEvent): Transcript {
  switch (event) {
    case "greeting":
      return [
        ...transcript,
        line("greeting", "assistant", data.text, { at: data.at, checkpoint_id: data.checkpoint_id }),
      ];
    case "turn_started":
      return [
        ...transcript,
        line(`turn-${data.turn}-user`, "user", data.text, {
          at: data.at,
          turn: data.turn,
          after: headOf(transcript),
        }),
      ];
    case "step_finished":
      return transcript.map((entry) =>
        entry.turn === data.turn ? { ...entry, checkpoint_id: data.checkpoint_id } : entry,
      );
    case "final_response":
      return said(transcript, data.turn ?? null, data.reply);
    case "workflow_interrupted":
      return said(transcript, data.turn ?? null, data.awaiting?.message ?? data.reply ?? "");
    case "state_edited":
      return edited(transcript, data);
    default:
      return transcript;
  }
}

function line(
  id: string,
  role: TranscriptEntry["role"],
  text: string,
  more: Partial<TranscriptEntry>,
): TranscriptEntry {
  return { id, role, text, at: null, turn: null, checkpoint_id: null, after: null, is_left: false, ...more };
}

/** Where the conversation stands. */
function headOf(transcript: Transcript): string | null {
  return (
    transcript.findLast(({ is_left, checkpoint_id }) => !is_left && checkpoint_id !== null)?.checkpoint_id ??
    null
  );
}

function said(transcript: Transcript, turn: number | null, text: string): Transcript {
  const question = transcript.findLast((entry) => entry.turn === turn);
  return [
    ...transcript,
    line(`turn-${turn ?? 0}-assistant`, "assistant", text, {
      turn,
      checkpoint_id: question?.checkpoint_id ?? null,
      after: question?.after ?? null,
    }),
  ];
}

/** Somebody changed values or went back: what is not on the way to there is left aside. */
function edited(
  transcript: Transcript,
  { checkpoint_id, from }: { readonly checkpoint_id: string; readonly from: string },
): Transcript {
  const kept = wayTo(transcript, from);
  return [
    ...transcript.map((entry) => ({ ...entry, is_left: !kept.has(entry.id) })),
    line(`fork-${checkpoint_id}`, "notice", "", { checkpoint_id, after: from }),
  ];
}

/** The lines that lead to a checkpoint. One in the middle of a turn knows its question, not yet its answer. */
function wayTo(transcript: Transcript, checkpoint: string): ReadonlySet<string> {
  const kept = new Set(transcript.filter((entry) => entry.id === "greeting").map(({ id }) => id));
  for (let at: string | null = checkpoint; at !== null; ) {
    const reached: Transcript = transcript.filter((entry) => entry.checkpoint_id === at);
    const stretch: Transcript = reached.length > 0 ? reached : questionAround(transcript, at);
    for (const { id } of stretch) kept.add(id);
    const before: string | null = stretch[0]?.after ?? null;
    // Ids grow with time, so a way that does not lead back in time leads nowhere.
    at = before !== null && before < at ? before : null;
  }
  return kept;
}

/** Checkpoint ids grow with time: the turn a checkpoint lies in is the first to end after it. */
function questionAround(transcript: Transcript, checkpoint: string): Transcript {
  const later = transcript.filter(
    ({ role, after, checkpoint_id }) =>
      role === "user" && (after ?? "") < checkpoint && checkpoint_id !== null && checkpoint_id > checkpoint,
  );
  return later
    .toSorted((left, right) => ((left.checkpoint_id ?? "") < (right.checkpoint_id ?? "") ? -1 : 1))
    .slice(0, 1);
}
