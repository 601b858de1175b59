import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Runtime } from "@maru/runtime";
import { openStorage, type Session } from "@maru/storage";
import { installPeers, loadSqliteSaver } from "../../peers/sqlite-saver.ts";
import type { Benchmark, Figure } from "./benchmark.ts";
import { fiveNodes } from "./runtime/five-nodes.ts";
import { makeAssistant, type Turn, turnsFrom } from "./storage/assistant.ts";

const TURNS = 200;
const WINDOW = 10;
const WARM_UP = 20;
const MANY = [
  { sessions: 50, each: 10 },
  { sessions: 500, each: 2 },
];

/** The same five nodes: through the whole runtime on SQLite, and on a bare graph with the official saver. */
export const runtime: Benchmark = {
  name: "runtime",
  title: "A turn through the whole runtime (inbox, lease, guard, checkpoints, events)",
  async run({ progress }) {
    await installPeers(progress);
    const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
    try {
      const { ours, peer, first } = await bothTurns(folder, progress);
      const throughput: Figure[] = [];
      for (const { sessions, each } of MANY) {
        progress(`${sessions} sessions at once`);
        throughput.push({
          what: `turns per second, ${sessions} sessions in one process`,
          unit: "turns/s",
          ours: await turnsPerSecond(join(folder, `many-${sessions}.db`), sessions, each),
          peer: null,
          target: null,
        });
      }
      return {
        figures: [
          at(10, ours, peer, { of: "ratio", bound: "at least", limit: 0.5 }),
          at(50, ours, peer, { of: "ratio", bound: "at least", limit: 1 }),
          at(100, ours, peer, { of: "ratio", bound: "at least", limit: 1 }),
          at(200, ours, peer, { of: "ratio", bound: "at least", limit: 1 }),
          {
            what: "from sending a message to its first event",
            unit: "ms",
            ours: median(first),
            peer: null,
            target: null,
          },
          ...throughput,
        ],
        notes: [
          "The peer is a bare LangGraph graph with the official SqliteSaver: no inbox, no lease, no validation, no events.",
          "Both take turns in one process, one turn each, so that load from outside meets both.",
          `Many sessions: after ${WARM_UP} turns to warm up, ${MANY.map(({ sessions, each }) => `${sessions} sessions say ${each} things each`).join(", ")}, all sessions at once.`,
        ],
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function bothTurns(folder: string, progress: (line: string) => void) {
  const SqliteSaver = await loadSqliteSaver();
  const saver = SqliteSaver.fromConnString(join(folder, "peer.db"));
  const bare = makeAssistant(saver);
  const storage = await openStorage(`sqlite:${join(folder, "ours.db")}`);
  const talker = await openTalker(storage, turnsFrom(1, TURNS));
  const ours: number[] = [];
  const peer: number[] = [];
  const first: number[] = [];
  for (const [index, turn] of turnsFrom(1, TURNS).entries()) {
    const mine = await talker.say(turn);
    ours.push(mine.took);
    first.push(mine.first);
    peer.push(await bare.say("thread", turn));
    if ((index + 1) % 50 === 0) progress(`${index + 1} of ${TURNS} turns`);
  }
  await storage.close();
  saver.db.close();
  return { ours, peer, first };
}

async function openTalker(storage: Awaited<ReturnType<typeof openStorage>>, turns: readonly Turn[]) {
  const assistant = fiveNodes(new Map(turns.map((turn) => [turn.question.content, turn])));
  const runtime = new Runtime({ storage, assistants: [assistant] });
  const open = () => runtime.create({ assistant: assistant.name, tenant: "bench", user: "bench" });
  const session = await open();
  return {
    open,
    say: (turn: Turn, to: Session = session) => timed(runtime, to, turn),
  };
}

async function timed(runtime: Runtime, session: Session, turn: Turn) {
  const began = performance.now();
  let first = Number.NaN;
  const stop = runtime.subscribe(session.id, () => {
    if (Number.isNaN(first)) first = performance.now() - began;
  });
  await runtime.send(session, {
    client_id: turn.question.id,
    content: { type: "message", text: turn.question.content },
  });
  await runtime.whenIdle(session.id);
  stop();
  return { took: performance.now() - began, first };
}

async function turnsPerSecond(place: string, count: number, each: number): Promise<number> {
  const storage = await openStorage(`sqlite:${place}`);
  const turns = turnsFrom(2, WARM_UP + count * each);
  const talker = await openTalker(storage, turns);
  for (const turn of turns.slice(0, WARM_UP)) await talker.say(turn);
  const sessions = await Promise.all(Array.from({ length: count }, () => talker.open()));
  const began = performance.now();
  await Promise.all(
    sessions.map(async (session, index) => {
      const from = WARM_UP + index * each;
      for (const turn of turns.slice(from, from + each)) await talker.say(turn, session);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await storage.close();
  return (count * each) / seconds;
}

function at(
  turn: number,
  ours: readonly number[],
  peer: readonly number[],
  target: Figure["target"],
): Figure {
  const around = (all: readonly number[]) => median(all.slice(Math.max(0, turn - WINDOW), turn));
  return { what: `a turn, at turn ${turn}`, unit: "ms", ours: around(ours), peer: around(peer), target };
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
