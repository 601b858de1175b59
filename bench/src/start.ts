import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installPeer } from "../../peers/install-peer.ts";
import type { Benchmark } from "./benchmark.ts";
import { median } from "./measure.ts";
import { freePort, killAll, startLangGraph } from "./server/langgraph-rival.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PEER = fileURLToPath(new URL("../../peers/server/", import.meta.url));
const TIMES = 5;
/** Milliseconds; the first start builds. */
const PATIENCE = 180_000;

/** From `npm start` in a shell to the first answers, once everything is built. */
export const start: Benchmark = {
  name: "start",
  title: "Starting the server",
  async run({ progress }) {
    await installPeer(PEER, "@langchain/langgraph-cli", progress, "LangGraph's own server");
    progress("the first start, which builds");
    await startOnce();
    const ours: Started[] = [];
    const peer: number[] = [];
    for (let time = 1; time <= TIMES; time += 1) {
      progress(`${time} of ${TIMES}`);
      ours.push(await startOnce());
      peer.push(await startPeer());
    }
    const middle = (pick: (started: Started) => number) => median(ours.map(pick));
    const atMost = (limit: number) => ({ of: "ours", bound: "at most", limit }) as const;
    return {
      figures: [
        {
          what: "`npm start` until it answers",
          unit: "ms",
          ours: middle(({ alive }) => alive),
          peer: median(peer),
          target: atMost(3000),
        },
        {
          what: "… until the page is there",
          unit: "ms",
          ours: middle(({ page }) => page),
          peer: null,
          target: atMost(3000),
        },
        { what: "… memory then", unit: "MB", ours: middle(({ memory }) => memory), peer: null, target: null },
      ],
      notes: NOTES,
    };
  },
};

const NOTES = [
  `Median of ${TIMES} starts of a new process on an empty folder, everything built before: all assistants, SQLite, the web app. It answers when \`/healthz\` does; the page is \`/\`.`,
  "The peer is `langgraphjs dev` with a graph of one node, until `/ok` answers; it has no page of its own.",
];

interface Started {
  readonly alive: number;
  readonly page: number;
  readonly memory: number;
}

async function startOnce(): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
  const port = await freePort();
  const began = performance.now();
  const child = spawn("npm", ["start", "--silent", "--", "--port", String(port), "--data", folder], {
    cwd: ROOT,
    stdio: "ignore",
  });
  try {
    const alive = await untilAnswered(`http://127.0.0.1:${port}/healthz`, child, began);
    const page = await untilAnswered(`http://127.0.0.1:${port}/`, child, began);
    return { alive, page, memory: await memoryOf(port) };
  } finally {
    await killAll(child);
    await rm(folder, { recursive: true, force: true });
  }
}

async function startPeer(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
  const began = performance.now();
  const rival = await startLangGraph(folder);
  const alive = performance.now() - began;
  await rival.stop();
  await rm(folder, { recursive: true, force: true });
  return alive;
}

async function untilAnswered(address: string, child: ChildProcess, began: number): Promise<number> {
  while (performance.now() - began < PATIENCE && child.exitCode === null) {
    const isThere = await fetch(address).then(
      async (answer) => (await answer.text()) !== "" && answer.ok,
      () => false,
    );
    if (isThere) return performance.now() - began;
    await pause(10);
  }
  throw new Error(`nothing answered at ${address}`);
}

/** npm starts the server as a child of its own, so the server itself is asked. */
async function memoryOf(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1024 ** 2;
}
