import { randomBytes } from "node:crypto";

/** What a turn takes from the world. Passed in, so that tests and replays decide. */
export interface RuntimePorts {
  /** Milliseconds since 1970: for what people read, never for order. */
  readonly now: () => number;
  /** Milliseconds that only ever grow: for durations and deadlines. */
  readonly monotonic: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Resolves after so long, or rejects when the signal says stop. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Named places where tests stop the process. */
  readonly faultPoint: (name: string) => void;
}

export const SYSTEM_PORTS: RuntimePorts = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  random: (bytes) => randomBytes(bytes),
  wait: waitFor,
  faultPoint: () => undefined,
};

function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason);
    const timer = setTimeout(finish, milliseconds);
    function finish() {
      signal?.removeEventListener("abort", stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** ISO 8601 with the offset of Seoul, the clock that people here read. */
export function seoulTime(milliseconds: number): string {
  return `${new Date(milliseconds + 9 * 3_600_000).toISOString().slice(0, -1)}+09:00`;
}
