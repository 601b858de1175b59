import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** One server at one address, with a process that comes and goes. */
export interface ServerProcess {
  readonly base: string;
  readonly isUp: () => boolean;
  /** Resolves when it takes requests. */
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** From now on no file may grow, as on a full disk; or everything as before. */
  readonly fillDisk: (isFull: boolean) => void;
}

export interface ServerSpec {
  readonly script: string;
  readonly store: string;
  readonly clock: string;
  /** Hears what it says on standard error. */
  readonly hear: (text: string) => void;
  /** Told when it ends and nobody asked it to. */
  readonly died: (how: string) => void;
}

const UNLIMITED = "unlimited:unlimited";
/** What SQLite's log may have at least already, so that every further write fails. */
const FULL = "4096:unlimited";
/** Where a process writes beyond the limit it is told so, instead of being ended. */
const IGNORING = 'trap "" XFSZ; exec "$@"';

export async function serverProcess({
  script,
  store,
  clock,
  hear,
  died,
}: ServerSpec): Promise<ServerProcess> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
  };
  return {
    isUp: () => child !== null,
    base: `http://127.0.0.1:${port}`,
    start: async () => {
      const started = spawn(
        "sh",
        ["-c", IGNORING, "sh", process.execPath, script, "serve", store, String(port), clock],
        {
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      child = started;
      started.once("exit", (code, signal) => {
        if (child !== started) return;
        child = null;
        died(`${code ?? signal}`);
      });
      started.stderr.setEncoding("utf8").on("data", hear);
      await Promise.race([once(started.stdout, "data"), once(started, "exit")]);
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    fillDisk: (isFull) => {
      if (child?.pid !== undefined)
        spawnSync("prlimit", ["--pid", String(child.pid), `--fsize=${isFull ? FULL : UNLIMITED}`]);
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
