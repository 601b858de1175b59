import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const PROGRAM = new URL("./server-process.ts", import.meta.url).pathname;

export interface TeamMember {
  readonly url: string;
  readonly process: ChildProcess;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an operator would; resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a server process on a store; on one PostgreSQL any number of them. `program` may be another server. */
export async function startMember(store: string, program = PROGRAM): Promise<TeamMember> {
  const child = spawn(process.execPath, ["--import", "tsx", program, store], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return (await ended)[0] as number | null;
  };
  const lines = createInterface({ input: child.stdout as NonNullable<typeof child.stdout> });
  const [url] = (await Promise.race([once(lines, "line"), ended])) as [string];
  return {
    url,
    process: child,
    kill: async () => void (await stop("SIGKILL")),
    stop: () => stop("SIGTERM"),
  };
}
