import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../programs/guarded-server.ts", import.meta.url));

export interface GuardedServer {
  readonly url: string;
  readonly port: number;
  /** A conversation of the taker with a few megabytes in it. */
  readonly session: string;
  readonly tokens: { readonly taker: string; readonly other: string };
  /** Megabytes that the process holds right now; null when it is not there any more. */
  memory(): Promise<number | null>;
  stop(): Promise<void>;
}

export async function startGuardedServer(): Promise<GuardedServer> {
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line")) as [
    string,
  ];
  const told = JSON.parse(line) as Pick<GuardedServer, "url" | "session" | "tokens">;
  return {
    ...told,
    port: Number(new URL(told.url).port),
    memory: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return null;
      const answer = Promise.race([once(child, "message"), ended.then(() => [null])]);
      child.send("memory");
      const [bytes] = (await answer) as [number | null];
      return bytes === null ? null : Math.round(bytes / 1024 / 1024);
    },
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
