import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LIMITS } from "@maru/server";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Crowd, sendCrowd } from "./driver/crowd.ts";
import { type GuardedServer, startGuardedServer } from "./driver/guarded-server.ts";

/** So long each attack goes on. */
const TIME = 12_000;
/** Megabytes that the process may grow by meanwhile. */
const ROOM = 350;
/** Milliseconds within which somebody else is answered, on a machine that the attack itself keeps busy. */
const PATIENCE = 5_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const rows: string[] = [];

let server: GuardedServer;
let leave: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  server = await startGuardedServer();
}, 60_000);
afterEach(async () => {
  await leave();
  await server.stop();
});
afterAll(async () => {
  const head = [
    "| attack | tried | MB before | MB at most | others served | slowest, ms |",
    "|---|---|---|---|---|---|",
  ];
  const text = `# F25: memory by strangers\n\nWritten by the last run of \`f25-memory-by-strangers\`.\n\n${[...head, ...rows].join("\n")}\n`;
  await writeFile(fileURLToPath(new URL("../f25-memory-by-strangers.md", import.meta.url)), text);
});

interface Seen {
  readonly grown: number;
  readonly served: number;
  readonly refused: number;
}

/** Lets somebody else ask for something all the while, and looks at the memory. */
async function during(attack: string, crowd: Crowd): Promise<Seen> {
  const before = (await server.memory()) ?? 0;
  leave = await sendCrowd(server.port, crowd);
  const until = Date.now() + TIME;
  let [most, served, refused, slowest] = [before, 0, 0, 0];
  while (Date.now() < until) {
    const began = performance.now();
    const isServed = await fetch(`${server.url}/api/v1/sessions`, {
      headers: { authorization: `Bearer ${server.tokens.other}` },
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      ({ status }) => status === 200,
      () => false,
    );
    slowest = Math.max(slowest, performance.now() - began);
    if (isServed) served += 1;
    else refused += 1;
    most = Math.max(most, (await server.memory()) ?? Number.POSITIVE_INFINITY);
    await pause(250);
  }
  rows.push(
    `| ${attack} | ${crowd.count} | ${before} | ${most} | ${served} of ${served + refused} | ${Math.round(slowest)} |`,
  );
  console.log(`F25 ${rows.at(-1)}`);
  return { grown: most - before, served, refused };
}

const post = (token: string | null) =>
  [
    "POST /api/v1/sessions HTTP/1.1",
    "host: 127.0.0.1",
    "content-type: application/json",
    "transfer-encoding: chunked",
    ...(token === null ? [] : [`authorization: Bearer ${token}`]),
    "\r\n",
  ].join("\r\n");
const get = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;
const upgrade = (path: string, token: string) =>
  [
    `GET ${path} HTTP/1.1`,
    "host: 127.0.0.1",
    "connection: Upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    `authorization: Bearer ${token}`,
    "\r\n",
  ].join("\r\n");
type Attack = readonly [name: string, crowd: (at: GuardedServer) => Crowd];

const ATTACKS: readonly Attack[] = [
  ["bodies without an end, of strangers", () => ({ count: 2_500, first: post(null), goesOnWith: "chunks" })],
  [
    "bodies without an end, of one member",
    ({ tokens }) => ({ count: LIMITS.atOnce * 10, first: post(tokens.taker), goesOnWith: "chunks" }),
  ],
  ["connections that say nothing", () => ({ count: LIMITS.connections * 10 })],
  [
    "exports that nobody reads",
    ({ session, tokens }) => ({
      count: 200,
      first: get(`/api/v1/sessions/${session}/export?whole=true`, tokens.taker),
    }),
  ],
  [
    "pings as fast as they go, nothing read",
    ({ session, tokens }) => ({
      count: LIMITS.sockets,
      first: upgrade(`/api/v1/chat/ws/${session}`, tokens.taker),
      goesOnWith: "pings",
    }),
  ],
  [
    "pings as fast as they go, at the older socket",
    ({ tokens }) => ({
      count: LIMITS.sockets,
      first: upgrade("/api/ws/chat", tokens.taker),
      goesOnWith: "pings",
    }),
  ],
  [
    "sockets of one person",
    ({ session, tokens }) => ({
      count: LIMITS.sockets * 10,
      first: upgrade(`/api/v1/chat/ws/${session}`, tokens.taker),
    }),
  ],
];

describe("[F25] what one takes, ten times what is allowed, is not taken from the others", () => {
  it.each(ATTACKS)(
    "%s",
    async (attack, crowdAt) => {
      const { grown, served, refused } = await during(attack, crowdAt(server));
      expect(grown).toBeLessThan(ROOM);
      expect(served).toBeGreaterThan(0);
      // A connection may be ended in the crowd before anybody could say who they are; coming again is enough.
      expect(refused).toBeLessThanOrEqual(Math.max(1, served / 4));
    },
    120_000,
  );
});
