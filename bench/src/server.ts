import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installPeer } from "../../peers/install-peer.ts";
import type { Benchmark, Context, Figure } from "./benchmark.ts";
import { median } from "./measure.ts";
import { startLangGraph } from "./server/langgraph-rival.ts";
import { startMaru } from "./server/maru-rival.ts";
import type { Conversation, Rival } from "./server/rival.ts";

const PEER = fileURLToPath(new URL("../../peers/server/", import.meta.url));
/** So many clients at once; fewer are tried only when the peer fails. */
const LOADS: readonly number[] = [50, 25, 10];
const [CLIENTS = 50] = LOADS;
/** Rounds before the clock starts: a server that people use has been up for longer than its first seconds. */
const WARM_UP = 20;
const ROUNDS = 20;
const MANY = 5000;
const EARLY = (CLIENTS * (WARM_UP + ROUNDS)).toLocaleString("en-US");
/** Seconds of steady traffic before the kill. */
const TRAFFIC = 12;
/** Milliseconds after which a run counts as failed, and after which no more are begun on the way to MANY. */
const PATIENCE = 60_000;
const LONGEST = 200_000;

export const server: Benchmark = {
  name: "server",
  title: "Server",
  async run(context) {
    await installPeer(PEER, "@langchain/langgraph-cli", context.progress, "LangGraph's own server");
    const peer = await observe(context, "langgraphjs dev", startLangGraph, LOADS);
    const ours = await observe(context, "Maru", startMaru, [CLIENTS, peer.speed.clients]);
    return { figures: figuresOf(ours, peer), notes: [...NOTES, ...failuresOf(peer)] };
  },
};

interface Speed {
  readonly clients: number;
  readonly perSecond: number;
  readonly latency: number;
  readonly failed: number;
  readonly firstFailure: string | null;
}

/** What was measured of one server. */
interface Found {
  /** With as many clients as were wanted. */
  readonly wanted: Speed;
  /** With the most clients at which no run failed. */
  readonly speed: Speed;
  readonly early: number;
  readonly late: number;
  readonly runs: number;
  readonly acknowledged: number;
  readonly lost: number;
}

async function observe(
  { progress }: Context,
  name: string,
  start: (folder: string) => Promise<Rival>,
  loads: readonly number[],
): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
  try {
    progress(`${name} starts`);
    const rival = await start(folder);
    try {
      return await measure(rival, loads, (line) => progress(`${name}: ${line}`));
    } finally {
      await rival.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  rival: Rival,
  loads: readonly number[],
  progress: Context["progress"],
): Promise<Found> {
  const speeds: Speed[] = [];
  for (const clients of new Set(loads)) {
    const speed = await together(rival, clients, ROUNDS);
    progress(
      `${clients} at once: ${speed.perSecond.toFixed(0)} runs/s, ${speed.latency.toFixed(0)} ms, ${speed.failed} failed`,
    );
    speeds.push(speed);
    // The peer goes down to what it bears; ours is measured there as well.
    if (speed.failed === 0 && loads === LOADS) break;
  }
  const [wanted] = speeds as [Speed, ...Speed[]];
  const speed = speeds.at(-1) ?? wanted;
  const early = await rival.memory();
  progress(`${early.toFixed(0)} MB; on to ${MANY} runs`);
  const before = speeds.reduce((sum, { clients }) => sum + clients * (WARM_UP + ROUNDS), 0);
  const more = await runOn(rival, speed.clients, MANY - before);
  const late = await rival.memory();
  progress(`${late.toFixed(0)} MB after ${before + more} runs; killed after ${TRAFFIC} s of traffic`);
  const crashed = await crashUnderLoad(rival, speed.clients);
  return { wanted, speed, early, late, runs: before + more, ...crashed };
}

/** Every client runs one after the other in its own conversation, all clients at the same time. */
async function together(rival: Rival, clients: number, rounds: number): Promise<Speed> {
  const conversations = await Promise.all(Array.from({ length: clients }, () => rival.converse()));
  const latencies: number[] = [];
  const failures: string[] = [];
  for (let round = 0; round < WARM_UP; round += 1)
    await Promise.all(conversations.map((each) => attempt(each, `warm-up ${round}`, failures)));
  const began = performance.now();
  await Promise.all(
    conversations.map(async (each) => {
      for (let round = 0; round < rounds; round += 1) {
        const sent = performance.now();
        if (await attempt(each, `run ${round}`, failures)) latencies.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const each of conversations) each.close();
  return {
    clients,
    perSecond: latencies.length / seconds,
    latency: median(latencies),
    failed: failures.length,
    firstFailure: failures[0] ?? null,
  };
}

/** Runs on in new conversations until there were so many, or until it takes too long; says how many there were. */
async function runOn(rival: Rival, clients: number, wanted: number): Promise<number> {
  const conversations = await Promise.all(Array.from({ length: clients }, () => rival.converse()));
  const until = performance.now() + LONGEST;
  let begun = 0;
  await Promise.all(
    conversations.map(async (each) => {
      for (; begun < wanted && performance.now() < until; ) {
        begun += 1;
        await attempt(each, `run ${begun}`, []);
      }
    }),
  );
  for (const each of conversations) each.close();
  return begun;
}

/** False when it failed, or nothing came for too long. */
async function attempt(conversation: Conversation, text: string, failures: string[]): Promise<boolean> {
  const over = new AbortController();
  const tooLong = pause(PATIENCE, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${PATIENCE / 1000} s`);
  });
  try {
    await Promise.race([conversation.run(text), tooLong]);
    return true;
  } catch (error) {
    failures.push(String(error));
    return false;
  } finally {
    over.abort();
    tooLong.catch(() => undefined);
  }
}

/** Counts only what a client was told is done; whatever is missing afterwards was lost. */
async function crashUnderLoad(
  rival: Rival,
  clients: number,
): Promise<{ acknowledged: number; lost: number }> {
  const conversations = await Promise.all(Array.from({ length: clients }, () => rival.converse()));
  const told = conversations.map(() => 0);
  let isOver = false;
  const traffic = conversations.map(async (each, index) => {
    while (!isOver) {
      await each.run(`message ${told[index]}`);
      told[index] = (told[index] ?? 0) + 1;
      // Ten a second per client: steady rather than as fast as it goes.
      await pause(100);
    }
  });
  await pause(TRAFFIC * 1000);
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
  const at = `${peer.speed.clients} at once`;
  const runs = (found: Found) => found.runs.toLocaleString("en-US");
  const late = ours.runs === peer.runs ? runs(ours) : `${runs(ours)} (ours) and ${runs(peer)}`;
  return [
    {
      what: "runs that failed, 50 at once",
      unit: "messages",
      ours: ours.wanted.failed,
      peer: peer.wanted.failed,
      target: atMost(0),
    },
    { what: at, unit: "runs/s", ours: ours.speed.perSecond, peer: peer.speed.perSecond, target: ratio(3) },
    {
      what: "… median time of a run",
      unit: "ms",
      ours: ours.speed.latency,
      peer: peer.speed.latency,
      target: ratio(3),
    },
    {
      what: `memory after the first ${EARLY} runs`,
      unit: "MB",
      ours: ours.early,
      peer: peer.early,
      target: null,
    },
    { what: `memory after ${late} runs`, unit: "MB", ours: ours.late, peer: peer.late, target: ratio(2) },
    {
      what: `… against the first ${EARLY}`,
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

/** What the peer said when it could not, in its own words. */
function failuresOf({ wanted, speed }: Found): readonly string[] {
  if (wanted.failed === 0) return [];
  return [
    `With ${wanted.clients} clients ${wanted.failed} runs of the peer failed (“${wanted.firstFailure}”); both are compared with ${speed.clients}.`,
  ];
}

const NOTES = [
  "The peer is `@langchain/langgraph-api` 1.5.1 (`langgraphjs dev`), which calls itself a development server; both serve a graph of one node that says back what it was told, each in a process of its own, one after the other.",
  "A run that has no answer after 60 s counts as failed. Ours is started as `npm start` does it, as one file of JavaScript with the same settings of Node, keeps everything in SQLite and waits for the disk; a client speaks over WebSocket and waits for the answer. The peer keeps everything in memory and writes to disk now and then; a client posts to `runs/wait`. 50 clients, each in its own conversation; both have answered 1,000 runs before the clock starts. Measured from the 200th to the 1,200th run of a new process, while its code is still being compiled, ours had 209 against 75 runs a second (2.8 times) and 236 against 640 ms.",
  "Killed after 12 s of steady traffic, up again on the same files. Counted is what a client had its answer for and the server does not know any more.",
];
