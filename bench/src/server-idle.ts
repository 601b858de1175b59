import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { callRoute, ROUTES, type Wire } from "@maru/protocol";
import type { Benchmark, Figure } from "./benchmark.ts";
import type { CrowdTask } from "./server/crowd.ts";
import { startEcho } from "./server/maru-rival.ts";
import { residentMegabytes } from "./server/rival.ts";

const CROWD = fileURLToPath(new URL("./server/crowd.ts", import.meta.url));
const SOCKETS = 10_000;
const SESSIONS = 1000;
const ACTIVE = 200;
const SECONDS = 60;
const PAUSE = 5000;

export const serverIdle: Benchmark = {
  name: "server-idle",
  title: "Server with 10,000 open connections",
  async run({ progress }) {
    const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
    const { child: server, url: base } = await startEcho(`sqlite:${join(folder, "maru.db")}`);
    const crowd = fork(CROWD, [], { execArgv: process.execArgv });
    await once(crowd, "message");
    const memory = () => residentMegabytes(server.pid ?? 0);
    try {
      progress(`${SESSIONS} conversations`);
      const sessions = await newSessions({ fetch, base }, SESSIONS);
      const before = await memory();
      progress(`${SOCKETS} connections`);
      await ask(crowd, { do: "listen", base, sessions, sockets: SOCKETS });
      const connected = await memory();
      progress(`${ACTIVE} of them talk for ${SECONDS} s`);
      const active = sessions.slice(0, ACTIVE);
      const talk = { do: "talk", base, sessions: active, seconds: SECONDS, pause: PAUSE } as const;
      const times = [...(await ask(crowd, talk))].sort((left, right) => left - right);
      const after = await memory();
      const [left = 0] = await ask(crowd, { do: "count" });
      progress("all of them leave, and come again");
      await ask(crowd, { do: "leave" });
      await untilGone(base);
      await ask(crowd, { do: "listen", base, sessions, sockets: SOCKETS });
      const again = await memory();
      return { figures: figuresOf({ before, connected, after, again, times, left }), notes: NOTES };
    } finally {
      crowd.kill("SIGKILL");
      server.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function newSessions(wire: Wire, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += 20) {
    const batch = Array.from({ length: 20 }, () =>
      callRoute(wire, ROUTES.createSession, { body: { assistant: "echo" } }),
    );
    ids.push(...(await Promise.all(batch)).map(({ id }) => id));
  }
  return ids;
}

async function untilGone(base: string): Promise<void> {
  const count = async () =>
    Number(/^maru_connections (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1]);
  while ((await count()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function ask(child: ChildProcess, task: CrowdTask): Promise<readonly number[]> {
  child.send(task);
  const [answer] = (await once(child, "message")) as [{ numbers: readonly number[] } | { error: string }];
  if ("error" in answer) throw new Error(answer.error);
  return answer.numbers;
}

interface Found {
  readonly before: number;
  readonly connected: number;
  readonly after: number;
  /** With as many connections as before, after all of those had left. */
  readonly again: number;
  readonly times: readonly number[];
  readonly left: number;
}

function figuresOf({ before, connected, after, again, times, left }: Found): Figure[] {
  const atMost = (limit: number) => ({ of: "ours", bound: "at most", limit }) as const;
  const share = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return [
    { what: "memory without connections", unit: "MB", ours: before, peer: null, target: null },
    { what: "memory with 10,000 idle", unit: "MB", ours: connected, peer: null, target: atMost(300) },
    {
      what: "… for each connection",
      unit: "kB",
      ours: ((connected - before) * 1024) / SOCKETS,
      peer: null,
      target: atMost(15),
    },
    { what: "memory after 200 were active", unit: "MB", ours: after, peer: null, target: atMost(300) },
    {
      what: "… and after all left and 10,000 came again, against that",
      unit: "×",
      ours: again / after,
      peer: null,
      target: atMost(1.05),
    },
    { what: "first event, median", unit: "ms", ours: share(0.5), peer: null, target: null },
    { what: "first event, 99th percentile", unit: "ms", ours: share(0.99), peer: null, target: atMost(250) },
    { what: "connections lost", unit: "messages", ours: SOCKETS - left, peer: null, target: atMost(0) },
  ];
}

const NOTES = [
  "10,000 WebSockets over 1,000 conversations, without compression, held by a process of their own. 200 more say something every 5 s for 60 s (40 turns a second); measured is the time until the first event of the turn, which is told once the turn's first step is on the disk.",
  "There is no peer in this run: figures are absolute.",
];
