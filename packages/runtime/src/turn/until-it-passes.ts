import { isStorageError, type StorageErrorCode } from "@maru/storage";
import type { RuntimePorts } from "../ports.ts";

/** Failures of a store that are over by themselves, or once somebody has made room. */
const PASSING: ReadonlySet<StorageErrorCode> = new Set([
  "BUSY",
  "UNREACHABLE",
  "STORAGE_FULL",
  "STALE_WRITE",
]);
const SHORTEST = 250;
const LONGEST = 5_000;

/**
 * Repeats work while the store fails in a way that passes: who was promised an answer gets it, even if another
 * process sat on a lock for minutes. Until the process itself is told to stop.
 */
export async function untilItPasses(
  work: () => Promise<void>,
  ports: Pick<RuntimePorts, "wait">,
  signal: AbortSignal,
  tell: (error: unknown) => void,
): Promise<void> {
  for (let pause = SHORTEST; ; pause = Math.min(pause * 2, LONGEST)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isStorageError(error) || !PASSING.has(error.code)) throw error;
      tell(error);
      await ports.wait(pause, signal).catch(() => undefined);
      if (signal.aborted) return;
    }
  }
}
