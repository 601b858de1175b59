import { installPeers } from "../../peers/sqlite-saver.ts";
import type { Benchmark, Context, Figure, Target, Unit } from "./benchmark.ts";
import { median } from "./measure.ts";
import { newBytes, turnsFrom } from "./storage/assistant.ts";
import { Contestant } from "./storage/contestant.ts";
import { openPlaces, type Places } from "./storage/places.ts";
import { SAVERS, type SaverName } from "./storage/savers.ts";

const TURNS = 200;
const SEED = 1;
const MEGABYTE = 1024 * 1024;
/** Turns around the tenth, the hundredth and the two hundredth. */
const WINDOWS = { early: [5, 15], middle: [95, 105], late: [190, 200] } as const;
const PATIENT: readonly SaverName[] = ["maru-sqlite", "SqliteSaver", "maru-postgres", "PostgresSaver"];

export const storage: Benchmark = {
  name: "storage",
  title: "Storage",
  async run(context) {
    await installPeers(context.progress);
    const places = await openPlaces();
    try {
      const found = await converse(context, places);
      const together = await manySessions(context, places);
      return { figures: [...conversationFigures(found), ...sessionFigures(together)], notes: NOTES };
    } finally {
      await places.remove();
    }
  },
};

/** What was measured of one saver. */
interface Found {
  readonly turns: readonly number[];
  readonly megabytes: number;
  readonly state: number;
  readonly coldState: number;
  readonly history20: number;
  readonly historyAll: number;
}

/** Every saver takes its turn before any takes the next, so that all meet the same neighbours. */
async function converse({ progress }: Context, places: Places): Promise<Record<SaverName, Found>> {
  const where = new Map<SaverName, string>();
  for (const name of SAVERS) where.set(name, await places.make(name));
  const place = (name: SaverName) => where.get(name) ?? "";
  const contestants = await Promise.all(SAVERS.map((name) => Contestant.start(name, place(name))));
  const turns = new Map<SaverName, number[]>(SAVERS.map((name) => [name, []]));
  for (let from = 0; from < TURNS; from += 1) {
    if (from % 50 === 0) progress(`turn ${from} of ${TURNS}`);
    for (const each of contestants)
      turns.get(each.name)?.push(...(await each.ask({ do: "turns", seed: SEED, from, count: 1 })));
  }
  const found = {} as Record<SaverName, Found>;
  for (const each of contestants) {
    progress(`reading with ${each.name}`);
    const keeps = each.name !== "nothing";
    const state = keeps ? await each.ask({ do: "state", times: 20, messages: 2 * TURNS }) : [];
    const history20: number[] = [];
    for (let time = 0; keeps && time < 5; time += 1)
      history20.push(...(await each.ask({ do: "history", limit: 20 })));
    const historyAll = keeps ? await each.ask({ do: "history", limit: 7 * TURNS }) : [];
    await each.stop();
    found[each.name] = {
      turns: turns.get(each.name) ?? [],
      megabytes: await places.size(each.name, place(each.name)),
      state: median(state),
      coldState: PATIENT.includes(each.name) ? await coldState(each.name, place(each.name)) : Number.NaN,
      history20: median(history20),
      historyAll: median(historyAll),
    };
  }
  return found;
}

/** Opening and the first getState in a new process. */
async function coldState(name: SaverName, place: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const fresh = await Contestant.start(name, place);
    const [first = Number.NaN] = await fresh.ask({ do: "state", times: 1, messages: 2 * TURNS });
    times.push(fresh.opened + first);
    await fresh.stop();
  }
  return median(times);
}

const TOGETHER = { sessions: 50, turns: 10 } as const;

/** Turns per second of 50 sessions at once. */
async function manySessions({ progress }: Context, places: Places): Promise<Record<SaverName, number>> {
  const speeds = {} as Record<SaverName, number>;
  for (const name of SAVERS) {
    progress(`${TOGETHER.sessions} sessions at once with ${name}`);
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const each = await Contestant.start(name, await places.make(name));
      times.push(...(await each.ask({ do: "sessions", ...TOGETHER })));
      await each.stop();
    }
    speeds[name] = median(times);
  }
  return speeds;
}

function conversationFigures(found: Record<SaverName, Found>): Figure[] {
  const at = (name: SaverName, [from, to]: readonly [number, number]) =>
    median(found[name].turns.slice(from, to));
  const information = turnsFrom(SEED, TURNS).reduce((sum, turn) => sum + newBytes(turn), 0) / MEGABYTE;
  const sqlite = found["maru-sqlite"];
  const postgres = found["maru-postgres"];
  const growth = (name: SaverName) => at(name, WINDOWS.late) / at(name, WINDOWS.early);
  const against = (ours: SaverName, peer: SaverName, window: readonly [number, number]) =>
    [at(ours, window), at(peer, window)] as const;
  const official = ["maru-sqlite", "SqliteSaver"] as const;
  const waiting = ["maru-sqlite", "SqliteSaver, waiting"] as const;
  const server = ["maru-postgres", "PostgresSaver"] as const;
  return [
    figure("SQLite: a turn at turn 10", "ms", ...against(...official, WINDOWS.early), better(1)),
    figure("SQLite: a turn at turn 100", "ms", ...against(...official, WINDOWS.middle)),
    figure("SQLite: a turn at turn 200", "ms", ...against(...official, WINDOWS.late), better(5)),
    figure("SQLite: turn 200 over turn 10", "×", growth("maru-sqlite"), growth("SqliteSaver"), atMost(1.3)),
    figure("… both waiting for the disk, turn 10", "ms", ...against(...waiting, WINDOWS.early)),
    figure("… both waiting for the disk, turn 200", "ms", ...against(...waiting, WINDOWS.late)),
    figure(
      "… against a saver that keeps nothing, turn 200",
      "ms",
      ...against("maru-sqlite", "nothing", WINDOWS.late),
      better(0.5),
    ),
    figure("… against MemorySaver, turn 200", "ms", ...against("maru-sqlite", "MemorySaver", WINDOWS.late)),
    figure("SQLite: on disk", "MB", sqlite.megabytes, found.SqliteSaver.megabytes, better(100)),
    figure("… against what is new in 200 turns", "MB", sqlite.megabytes, information, better(1 / 3)),
    figure("SQLite: getState", "ms", sqlite.state, found.SqliteSaver.state, atMost(2)),
    figure(
      "SQLite: getState in a new process",
      "ms",
      sqlite.coldState,
      found.SqliteSaver.coldState,
      better(1),
    ),
    figure("SQLite: 20 history entries", "ms", sqlite.history20, found.SqliteSaver.history20, better(10)),
    figure("SQLite: all 1,400", "ms", sqlite.historyAll, found.SqliteSaver.historyAll, better(10)),
    figure("Postgres: a turn at turn 10", "ms", ...against(...server, WINDOWS.early)),
    figure("Postgres: a turn at turn 200", "ms", ...against(...server, WINDOWS.late), better(3)),
    figure("Postgres: on disk", "MB", postgres.megabytes, found.PostgresSaver.megabytes, better(8)),
    figure("Postgres: getState", "ms", postgres.state, found.PostgresSaver.state),
    figure("Postgres: getState in a new process", "ms", postgres.coldState, found.PostgresSaver.coldState),
    figure(
      "Postgres: 20 history entries",
      "ms",
      postgres.history20,
      found.PostgresSaver.history20,
      better(10),
    ),
    figure("Postgres: all 1,400", "ms", postgres.historyAll, found.PostgresSaver.historyAll, better(10)),
  ];
}

function sessionFigures(speed: Record<SaverName, number>): Figure[] {
  return [
    figure(
      "50 sessions at once: SQLite against MemorySaver",
      "turns/s",
      speed["maru-sqlite"],
      speed.MemorySaver,
      better(1),
    ),
    figure("… against SqliteSaver", "turns/s", speed["maru-sqlite"], speed.SqliteSaver),
    figure(
      "… against SqliteSaver, both waiting for the disk",
      "turns/s",
      speed["maru-sqlite"],
      speed["SqliteSaver, waiting"],
    ),
    figure("… against a saver that keeps nothing", "turns/s", speed["maru-sqlite"], speed.nothing),
    figure(
      "50 sessions at once: Postgres against PostgresSaver",
      "turns/s",
      speed["maru-postgres"],
      speed.PostgresSaver,
      better(1.5),
    ),
  ];
}

const NOTES = [
  'Five nodes in a row, state {messages, 6 plan steps, results}, one thread, 200 turns of two 400-character messages of random letters, `durability: "sync"`: seven checkpoints a turn. Messages carry ids. The peers are `SqliteSaver` 1.0.4 and `PostgresSaver` 1.0.5.',
  "Every saver has a process of its own; they take turns, one turn each, so that all meet the same neighbours. A turn is the median of ten turns around it.",
  "Ours waits for the disk at every checkpoint on both databases (SQLite: WAL, `synchronous=FULL`). SqliteSaver leaves better-sqlite3's default, which does not wait; PostgresSaver waits. Where both wait, SqliteSaver's connection was told to (`synchronous = FULL`).",
  "On disk means after the write-ahead log was emptied; for Postgres, the database over an empty one, not vacuumed. What is new is the JSON of the texts and ids that each turn brings.",
  "getState in a new process is opening the place and the first getState, median of five processes; importing the code is not counted on either side. Twenty history entries are the median of five listings; all 1,400 are listed once.",
];

function better(times: number): Target {
  return { of: "ratio", bound: "at least", limit: times };
}

function atMost(limit: number): Target {
  return { of: "ours", bound: "at most", limit };
}

function figure(
  what: string,
  unit: Unit,
  ours: number,
  peer: number | null,
  target: Target | null = null,
): Figure {
  return { what, unit, ours, peer, target };
}
