/**
 * A server process for the checker of histories: `history-server serve <store> <port> <clock file>`, killed, stopped and
 * given another time from outside. `history-server look <store>` says instead what the store itself finds wrong.
 */
import { readFileSync } from "node:fs";
import { FACTORIES } from "@maru/assistants";
import { createLogger, END, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { noteAssistant, writeDown } from "@maru/runtime/testing";
import { PostgresTeam, startServer } from "@maru/server";
import { openStorage, SYSTEM_PORTS as STORAGE_PORTS, verifyAll } from "@maru/storage";

const [task = "", url = "", port = "0", clockFile = ""] = process.argv.slice(2);
/** What begins with this word takes its time, so that much can happen meanwhile. */
const SLOWLY = "천천히";
const LOOK = 50;

let read = Number.NEGATIVE_INFINITY;
let ahead = 0;
/** The machine's clock as the checker has set it. */
function now(): number {
  if (clockFile !== "" && SYSTEM_PORTS.monotonic() - read > LOOK) {
    read = SYSTEM_PORTS.monotonic();
    ahead = Number(readFileSync(clockFile, "utf8")) || 0;
  }
  return SYSTEM_PORTS.now() + ahead;
}

const note = noteAssistant({
  nodes: {
    write: {
      run: async (state, context) => {
        const isSlow = state.messages.at(-1)?.content.startsWith(SLOWLY) === true;
        if (isSlow) await SYSTEM_PORTS.wait(700, context.signal);
        return writeDown(state, context);
      },
      next: END,
    },
  },
});
const others = [...FACTORIES.values()].map((factory) =>
  factory({ data: null, user: "local", environment: {} }),
);
const ports = { ...SYSTEM_PORTS, now };
const logger = createLogger({ level: "error" });
const storage = await openStorage(url, { ports: { ...STORAGE_PORTS, now } });
const team =
  task === "serve" && url.startsWith("postgres") ? new PostgresTeam({ url, storage, ports, logger }) : null;
const runtime = new Runtime({
  storage,
  assistants: [note, ...others],
  team,
  ports,
  logger,
  leaseTime: 4_000,
});
if (task === "serve") await serve();
else await look();

async function serve(): Promise<void> {
  await team?.join(runtime);
  const server = await startServer({ runtime, storage, port: Number(port), ports, logger });
  await runtime.recover();
  process.stdout.write(`${server.url}\n`);
  process.once("SIGTERM", async () => {
    await Promise.all([team?.leave(), server.stop()]);
    await storage.close();
  });
}

async function look(): Promise<void> {
  const { findings } = await verifyAll(storage.vault);
  const differing: string[] = [];
  const waiting: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await storage.sessions.list({ tenant: "local", ...(after === undefined ? {} : { after }) });
    for (const session of page.sessions) {
      if ((await runtime.inspector.replay(session)).differing.length > 0) differing.push(session.id);
      if ((await storage.inbox.waiting(session.id, 1)).length > 0)
        waiting.push(`${session.id} has a message waiting`);
    }
    if (page.next === null) break;
    after = page.next;
  }
  const damage = [
    ...findings.map(({ space, place, problem }) => `${space} ${place}: ${problem}`),
    ...waiting,
  ];
  process.stdout.write(`${JSON.stringify({ differing, damage })}\n`);
  await storage.close();
}
