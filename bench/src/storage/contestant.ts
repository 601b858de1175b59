import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { SaverName } from "./savers.ts";
import type { Task } from "./worker.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

type Answer = { readonly numbers: readonly number[] } | { readonly error: string };

/** One saver in a process of its own: no other's garbage or compiled code counts against it. */
export class Contestant {
  readonly name: SaverName;
  /** Milliseconds it took to open its place, imports not counted. */
  readonly opened: number;
  readonly #child: ChildProcess;

  private constructor(name: SaverName, child: ChildProcess, opened: number) {
    this.name = name;
    this.#child = child;
    this.opened = opened;
  }

  /** Its state keeps all messages, or the newest so many. */
  static async start(name: SaverName, place: string, newest?: number): Promise<Contestant> {
    const parameters = [name, place, ...(newest === undefined ? [] : [String(newest)])];
    const child = fork(WORKER, parameters, { execArgv: process.execArgv });
    const [opened = Number.NaN] = await answerOf(name, child);
    return new Contestant(name, child, opened);
  }

  async ask(task: Task): Promise<readonly number[]> {
    const answer = answerOf(this.name, this.#child);
    this.#child.send(task);
    return answer;
  }

  async stop(): Promise<void> {
    const exit = once(this.#child, "exit");
    await this.ask({ do: "close" });
    await exit;
  }

  kill(): void {
    this.#child.kill();
  }
}

async function answerOf(name: string, child: ChildProcess): Promise<readonly number[]> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    const answer = await Promise.race([
      once(child, "message", { signal }).then(([message]) => message as Answer),
      once(child, "exit", { signal }).then(([code]) => ({ error: `it ended with code ${code}` }) as Answer),
    ]);
    if ("error" in answer) throw new Error(`${name}: ${answer.error}`);
    return answer.numbers;
  } finally {
    waiting.abort();
  }
}
