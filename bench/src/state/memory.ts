import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Kept } from "./memory-child.ts";

const CHILD = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
const MEGABYTE = 1024 * 1024;

/** What stays on the heap after garbage collection, in MB, measured in a process of its own. */
export async function measureKept(kept: Kept): Promise<number> {
  const child = [...process.execArgv, "--expose-gc", CHILD, kept];
  const { stdout } = await promisify(execFile)(process.execPath, child);
  return Number(stdout) / MEGABYTE;
}
