import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../programs/crowd.ts", import.meta.url));

/** So many connections, what each says first, and what it then says for as long as it is taken. */
export interface Crowd {
  readonly count: number;
  readonly first?: string;
  readonly goesOnWith?: "chunks" | "pings";
}

/** In a process of their own, so that who is kept waiting is the server and not the test. */
export async function sendCrowd(
  port: number,
  { count, first = "", goesOnWith }: Crowd,
): Promise<() => Promise<void>> {
  const given = [String(port), String(count), first, ...(goesOnWith === undefined ? [] : [goesOnWith])];
  const crowd: ChildProcess = spawn(process.execPath, ["--import", "tsx", PROGRAM, ...given], {
    stdio: "ignore",
  });
  const ended = once(crowd, "exit");
  await once(crowd, "spawn");
  return async () => {
    crowd.kill("SIGKILL");
    await ended;
  };
}
