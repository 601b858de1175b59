import { readFile } from "node:fs/promises";

/** A server with the echo graph, in a process of its own. */
export interface Rival {
  readonly name: string;
  /** A conversation, ready to be spoken in. */
  converse(): Promise<Conversation>;
  /** Megabytes the process holds in memory. */
  memory(): Promise<number>;
  /** kill -9, and up again on what is left on the disk. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface Conversation {
  /** Says something and waits for the answer. */
  run(text: string): Promise<void>;
  /** How many answers the server knows of once it has come back. */
  answers(): Promise<number>;
  close(): void;
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
