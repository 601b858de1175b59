import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Workbench } from "./workbench.ts";

const CHILD = fileURLToPath(new URL("rows/08-kill-child.ts", import.meta.url));

export interface KillReport {
  /** How many points there were to die at after the message was accepted. */
  readonly points: number;
  /** At how many of them the effect outside happened twice. */
  readonly twice: number;
  /** At how many of them the message, or its answer, was lost. */
  readonly lost: number;
}

interface Told {
  readonly notes: readonly string[];
  readonly points: number;
}

const known = new Map<string, Promise<KillReport>>();

/** Kills a process with SIGKILL at every point of a turn, starts another one after each, and looks what is left. */
export function killEverywhere(
  side: "official" | "maru",
  durability: "sync" | "exit",
  workbench: Workbench,
): Promise<KillReport> {
  const key = `${side} ${durability}`;
  const running = known.get(key) ?? runAll(side, durability, workbench);
  known.set(key, running);
  return running;
}

async function runAll(
  side: "official" | "maru",
  durability: "sync" | "exit",
  workbench: Workbench,
): Promise<KillReport> {
  const server = await workbench.postgres();
  const folder = await workbench.folder();
  let twice = 0;
  let lost = 0;
  let points = 0;
  for (let killAt = 1; ; killAt += 1) {
    const url = await server.database();
    const effects = join(folder, `${killAt}.txt`);
    workbench.progress(`${side} (${durability}): killing at point ${killAt}`);
    const first = await runChild([side, url, effects, String(killAt), durability]);
    if (first !== null) break;
    points = killAt;
    const second = await runChild([side, url, effects, "0", durability]);
    const performed = (await readFile(effects, "utf8").catch(() => "")).split("\n").filter(Boolean).length;
    await rm(effects, { force: true });
    if (performed > 1) twice += 1;
    if (second === null || !["asked", "answered"].every((note) => second.notes.includes(note))) lost += 1;
  }
  return { points, twice, lost };
}

/** What the process told at its end; null when it was killed. */
async function runChild(parameters: readonly string[]): Promise<Told | null> {
  const child = fork(CHILD, [...parameters], {
    execArgv: ["--import", import.meta.resolve("tsx")],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let told: Told | null = null;
  let said = "";
  child.on("message", (message) => {
    if (typeof message === "object") told = message as Told;
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  const [code, signal] = await once(child, "close");
  if (signal !== "SIGKILL" && code !== 0) throw new Error(`the process failed: ${said.trim().slice(0, 300)}`);
  return told;
}
