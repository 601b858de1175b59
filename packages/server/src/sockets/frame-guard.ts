import { CLOSE_REASONS, type CloseReason } from "@maru/protocol";
import type { WebSocket } from "ws";

/** Frames within one window. People and pages send a few; a ping now and then is usual. */
const MOST = 400;
const WINDOW = 10_000;
/** So long the other side may take to say goodbye. */
const FAREWELL = 1_000;

/**
 * Counts what comes over a socket, from its first frame on, and answers pings only while somebody takes the answers.
 * Whoever sends faster than anybody talks is cut off.
 */
export function guardFrames(socket: WebSocket, monotonic: () => number): void {
  let began = monotonic();
  let count = 0;
  const note = () => {
    const now = monotonic();
    if (now - began > WINDOW) {
      began = now;
      count = 0;
    }
    count += 1;
    if (count > MOST) socket.terminate();
  };
  socket.on("message", note);
  socket.on("pong", note);
  const answer = answerPings(socket);
  socket.on("ping", (data: Buffer) => {
    note();
    answer(data);
  });
}

/** One answer is on its way at a time; of the pings that come meanwhile only the last is answered. */
function answerPings(socket: WebSocket): (data: Buffer) => void {
  let isOnItsWay = false;
  let owed: Buffer | null = null;
  const answer = (data: Buffer) => {
    owed = data;
    if (isOnItsWay || socket.readyState !== socket.OPEN) return;
    isOnItsWay = true;
    owed = null;
    socket.pong(data, false, () => {
      isOnItsWay = false;
      if (owed !== null) answer(owed);
    });
  };
  return answer;
}

/** Says why, hears nothing more, and does not wait for long until the other side has taken it. */
export function closeSocket(socket: WebSocket, reason: CloseReason): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(CLOSE_REASONS[reason], reason);
  const over = AbortSignal.timeout(FAREWELL);
  const cut = () => socket.terminate();
  over.addEventListener("abort", cut, { once: true });
  socket.once("close", () => over.removeEventListener("abort", cut));
}
