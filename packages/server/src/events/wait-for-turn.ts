import type { WireEvent } from "@maru/protocol";
import type { Session } from "@maru/storage";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { Follower } from "./follower.ts";

const ENDS = new Set(["final_response", "workflow_interrupted"]);

/** Resolves when a turn has come to its end or waits for a person. Whoever asks once waits no longer than this. */
export async function waitForTurn(
  { runtime }: Services,
  session: Session,
  at: { turn: number; after: number; patience: AbortSignal },
): Promise<void> {
  let follower: Follower | null = null;
  const ended = new Promise<void>((resolve, reject) => {
    follower = new Follower(runtime, session.id, at.after, {
      isReady: () => true,
      tell: (event) => isEndOf(event, at.turn) && resolve(),
      gone: () => reject(new Refusal("NOT_FOUND")),
      failed: reject,
    });
    follower.readOn();
    at.patience.addEventListener("abort", () => reject(new Refusal("UNAVAILABLE")), { once: true });
  });
  try {
    await ended;
  } finally {
    (follower as Follower | null)?.close();
  }
}

function isEndOf({ event, data }: WireEvent, turn: number): boolean {
  return event === "snapshot_needed" || (ENDS.has(event) && (data as { turn?: unknown }).turn === turn);
}
