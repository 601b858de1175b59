import type { RuntimePorts } from "@maru/runtime";
import { isStorageError, type Storage, type StorageError } from "@maru/storage";

const PAUSE = 2_000;
/** Nobody's session: reading it shows whether the store still takes this process. */
const NOBODYS = "0".repeat(26);

/**
 * Resolves once another process has upgraded the store, so that this one can do nothing there any more: it had better
 * go and be started again with the newer version, while the others answer what it took in. Null when told to stop.
 */
export async function untilUpgraded(
  { sessions }: Pick<Storage, "sessions">,
  { wait }: Pick<RuntimePorts, "wait">,
  signal: AbortSignal,
): Promise<StorageError | null> {
  while (!signal.aborted) {
    try {
      await sessions.find(NOBODYS);
    } catch (error) {
      // Anything else passes, and whoever asks for something is told.
      if (isStorageError(error, "UPGRADED")) return error;
    }
    await wait(PAUSE, signal).catch(() => undefined);
  }
  return null;
}
