import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { RuntimePorts } from "@maru/runtime";

const PAUSE = 200;
/** Whoever holds a lock for two minutes has died. */
const PATIENCE = 600;

/**
 * Has something done by one process while others wait for it: who comes second finds it done. The lock is a folder,
 * because making one succeeds for one process only.
 */
export async function oneAtATime(
  { wait }: Pick<RuntimePorts, "wait">,
  lock: string,
  isNeeded: () => Promise<boolean>,
  act: () => Promise<void>,
): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  for (let waits = 1; await isNeeded(); waits += 1) {
    if (await take(lock)) {
      try {
        if (await isNeeded()) await act();
      } finally {
        await rm(lock, { recursive: true, force: true });
      }
      return;
    }
    if (waits % PATIENCE === 0) await rm(lock, { recursive: true, force: true });
    await wait(PAUSE);
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
