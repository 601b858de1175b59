import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPeer } from "../../peers/install-peer.ts";
import type { Benchmark, Context, Figure } from "./benchmark.ts";
import { median } from "./measure.ts";
import { startLangGraph } from "./server/langgraph-rival.ts";
import { startMaru } from "./server/maru-rival.ts";
import type { Rival } from "./server/rival.ts";

const PEER = fileURLToPath(new URL("../../peers/server/", import.meta.url));
const CLIENTS = 50;
const WARM_UP = 4;
const ROUNDS = 20;
const MANY = 5000;
/** Seconds of steady traffic before the kill. */
const TRAFFIC = 12;

export const server: Benchmark = {
  name: "server",
  title: "Server",
  async run(context) {
    await installPeer(PEER, "@langchain/langgraph-cli", context.progress, "LangGraph's own server");
    const ours = await observe(context, "Maru", startMaru);
    const peer = await observe(context, "langgraphjs dev", startLangGraph);
    return { figures: figuresOf(ours, peer), notes: NOTES };
  },
};

/** What was measured of one server. */
interface Found {
  readonly perSecond: number;
  readonly latency: number;
  readonly early: number;
  readonly late: number;
  readonly acknowledged: number;
  readonly lost: number;
}

async function observe(
  { progress }: Context,
  name: string,
  start: (folder: string) => Promise<Rival>,
): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
  try {
    progress(`${name}: ${CLIENTS} at once`);
    const rival = await start(folder);
    try {
      return await measure(rival, (line) => progress(`${name}: ${line}`));
    } finally {
      await rival.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(rival: Rival, progress: Context["progress"]): Promise<Found> {
  const speed = await together(rival);
  const early = await rival.memory();
  progress(`${speed.perSecond.toFixed(0)} runs/s, ${speed.latency.toFixed(0)} ms, ${early.toFixed(0)} MB`);
  progress(`${MANY} runs`);
  const done = CLIENTS * (WARM_UP + ROUNDS);
  await together(rival, Math.ceil((MANY - done) / CLIENTS));
  const late = await rival.memory();
  progress(`${late.toFixed(0)} MB; killed after ${TRAFFIC} s of traffic`);
  return { ...speed, early, late, ...(await crashUnderLoad(rival)) };
}

/** Every client runs one after the other in its own conversation, all clients at the same time. */
async function together(rival: Rival, rounds = ROUNDS): Promise<{ perSecond: number; latency: number }> {
  const conversations = await Promise.all(Array.from({ length: CLIENTS }, () => rival.converse()));
  const latencies: number[] = [];
  for (let round = 0; round < WARM_UP; round += 1)
    await Promise.all(conversations.map((each) => each.run(`warm-up ${round}`)));
  const began = performance.now();
  await Promise.all(
    conversations.map(async (each) => {
      for (let round = 0; round < rounds; round += 1) {
        const sent = performance.now();
        await each.run(`run ${round}`);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const each of conversations) each.close();
  return { perSecond: (CLIENTS * rounds) / seconds, latency: median(latencies) };
}

/** Counts only what a client was told is done; whatever is missing afterwards was lost. */
async function crashUnderLoad(rival: Rival): Promise<{ acknowledged: number; lost: number }> {
  const conversations = await Promise.all(Array.from({ length: CLIENTS }, () => rival.converse()));
  const told = conversations.map(() => 0);
  let isOver = false;
  const traffic = conversations.map(async (each, index) => {
    while (!isOver) {
      await each.run(`message ${told[index]}`);
      told[index] = (told[index] ?? 0) + 1;
      // Ten a second per client: steady rather than as fast as it goes.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await new Promise((resolve) => setTimeout(resolve, TRAFFIC * 1000));
  isOver = true;
  const ended = Promise.allSettled(traffic);
  await rival.crash();
  for (const each of conversations) each.close();
  await ended;
  let lost = 0;
  for (const [index, each] of conversations.entries())
    lost += Math.max(0, (told[index] ?? 0) - (await each.answers()));
  return { acknowledged: told.reduce((sum, count) => sum + count, 0), lost };
}

function figuresOf(ours: Found, peer: Found): Figure[] {
  const ratio = (limit: number) => ({ of: "ratio", bound: "at least", limit }) as const;
  const atMost = (limit: number) => ({ of: "ours", bound: "at most", limit }) as const;
  return [
    { what: "50 at once", unit: "runs/s", ours: ours.perSecond, peer: peer.perSecond, target: ratio(3) },
    { what: "… median time of a run", unit: "ms", ours: ours.latency, peer: peer.latency, target: ratio(3) },
    { what: "memory after 1,200 runs", unit: "MB", ours: ours.early, peer: peer.early, target: null },
    { what: "memory after 5,000 runs", unit: "MB", ours: ours.late, peer: peer.late, target: ratio(2) },
    {
      what: "… against 1,200 runs",
      unit: "×",
      ours: ours.late / ours.early,
      peer: peer.late / peer.early,
      target: atMost(1.15),
    },
    {
      what: "answered before kill -9",
      unit: "messages",
      ours: ours.acknowledged,
      peer: peer.acknowledged,
      target: null,
    },
    { what: "… gone afterwards", unit: "messages", ours: ours.lost, peer: peer.lost, target: atMost(0) },
  ];
}

const NOTES = [
  "The peer is `@langchain/langgraph-api` 1.5.1 (`langgraphjs dev`), which calls itself a development server; both serve a graph of one node that says back what it was told, each in a process of its own, one after the other.",
  "Ours keeps everything in SQLite and waits for the disk; a client speaks over WebSocket and waits for the answer. The peer keeps everything in memory and writes to disk now and then; a client posts to `runs/wait`. 50 clients, each in its own conversation.",
  "Killed after 12 s of steady traffic, up again on the same files. Counted is what a client had its answer for and the server does not know any more.",
];
