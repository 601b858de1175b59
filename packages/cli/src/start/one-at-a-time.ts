import { mkdir, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const PAUSE = 200;
/** Whoever holds a lock for two minutes has died. */
const PATIENCE = 600;

/**
 * Has something done by one process while others wait for it: who comes second finds it done. The lock is a folder,
 * because making one succeeds for one process only.
 */
export async function oneAtATime(
  lock: string,
  isNeeded: () => Promise<boolean>,
  act: () => Promise<void>,
  patience = PATIENCE,
): Promise<void> {
  for (let waits = 1; await isNeeded(); waits += 1) {
    if (await take(lock)) {
      try {
        if (await isNeeded()) await act();
      } finally {
        await rm(lock, { recursive: true, force: true });
      }
      return;
    }
    if (waits % patience === 0) await rm(lock, { recursive: true, force: true });
    await pause(PAUSE);
  }
}

const take = (lock: string): Promise<boolean> =>
  mkdir(lock).then(
    () => true,
    () => false,
  );
