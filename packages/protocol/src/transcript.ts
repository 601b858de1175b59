import type { KnownEvent } from "./events.ts";
import type { TranscriptEntry } from "./sessions.ts";

/** The conversation as people see it, told by its events. Pure: the server and every client come to the same lines. */
export function addToTranscript(
  transcript: readonly TranscriptEntry[],
  { event, data }: KnownEvent,
): readonly TranscriptEntry[] {
  switch (event) {
    case "greeting":
      return [
        ...transcript,
        { id: "greeting", role: "assistant", text: data.text, at: data.at, turn: null, checkpoint_id: null },
      ];
    case "turn_started":
      return [
        ...transcript,
        {
          id: `turn-${data.turn}-user`,
          role: "user",
          text: data.text,
          at: data.at,
          turn: data.turn,
          checkpoint_id: null,
        },
      ];
    case "step_finished":
      return transcript.map((entry) =>
        entry.turn === data.turn ? { ...entry, checkpoint_id: data.checkpoint_id } : entry,
      );
    case "final_response":
      return said(transcript, data.turn ?? null, data.reply);
    case "workflow_interrupted":
      return said(transcript, data.turn ?? null, data.awaiting?.message ?? data.reply ?? "");
    default:
      return transcript;
  }
}

function said(
  transcript: readonly TranscriptEntry[],
  turn: number | null,
  text: string,
): readonly TranscriptEntry[] {
  const question = transcript.findLast((entry) => entry.turn === turn);
  return [
    ...transcript,
    {
      id: `turn-${turn ?? 0}-assistant`,
      role: "assistant",
      text,
      at: null,
      turn,
      checkpoint_id: question?.checkpoint_id ?? null,
    },
  ];
}
