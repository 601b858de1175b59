import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { BaseCheckpointSaver } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { installPeers, loadSqliteSaver } from "../../../peers/sqlite-saver.ts";
import { conversationGraph } from "../conversation-graph.ts";
import { thread } from "../notes-graph.ts";
import { databaseBytes } from "../postgres.ts";
import { randomProse } from "../prose.ts";
import type { Observation, ProofRow } from "../row.ts";
import { withMaru } from "../with-maru.ts";
import type { Workbench } from "../workbench.ts";

const TURNS = 200;
const TIMED = 10;
/** A saver that stores what is new, with its indexes and empty pages, stays below this many times that. */
const MOST_COPIES = 10;
const MOST_GROWTH = 2;

interface Growth {
  /** Milliseconds of a turn around turn 10 and up to turn 200. */
  readonly early: number;
  readonly late: number;
  /** The bytes of all inputs and updates, as JSON. */
  readonly added: number;
}

/**
 * One conversation of 200 turns. Beside it a young one of 15: the turns that are timed alternate between the two, so
 * that whatever else the machine does is felt by both.
 */
async function converse(checkpointer: BaseCheckpointSaver): Promise<Growth> {
  const prose = randomProse(20261116);
  const graph = conversationGraph(checkpointer, prose);
  let added = 0;
  const takeTurn = async (conversation: string): Promise<number> => {
    const input = { messages: [{ id: `m${added}`, role: "user" as const, content: prose(400) }] };
    const start = performance.now();
    const updates = [];
    const stream = await graph.stream(input, { ...thread(conversation), streamMode: "updates" });
    for await (const update of stream) updates.push(update);
    const elapsed = performance.now() - start;
    added += JSON.stringify([input, ...updates]).length;
    return elapsed;
  };
  for (let turn = 0; turn < 5; turn += 1) await takeTurn("young");
  for (let turn = 0; turn < TURNS - TIMED; turn += 1) await takeTurn("long");
  const early: number[] = [];
  const late: number[] = [];
  for (let turn = 0; turn < TIMED; turn += 1) {
    early.push(await takeTurn("young"));
    late.push(await takeTurn("long"));
  }
  return { early: fastest(early), late: fastest(late), added };
}

interface Measured extends Growth {
  readonly name: string;
  readonly bytes: number;
}

function judge(measured: readonly Measured[]): Observation {
  const seen = measured.map(({ name, bytes, added, early, late }) => {
    const size = `${megabytes(bytes)} for ${megabytes(added)} of new data`;
    return `${name}: ${size}, ${early.toFixed(0)} → ${late.toFixed(0)} ms per turn`;
  });
  return { failed: measured.some(isGrowing), saw: seen.join("; ") };
}

function isGrowing({ bytes, added, early, late }: Measured): boolean {
  return bytes > added * MOST_COPIES || late > early * MOST_GROWTH;
}

async function official(workbench: Workbench): Promise<Observation> {
  await installPeers(workbench.progress);
  const SqliteSaver = await loadSqliteSaver();
  const folder = await workbench.folder();
  const sqlite = SqliteSaver.fromConnString(join(folder, "official.db"));
  const onSqlite = await converse(sqlite);
  sqlite.db.close();
  const url = await (await workbench.postgres()).database();
  const postgres = PostgresSaver.fromConnString(url);
  await postgres.setup();
  const empty = await databaseBytes(url);
  const onPostgres = await converse(postgres);
  await postgres.end();
  return judge([
    { name: "SQLite", ...onSqlite, bytes: await folderBytes(folder) },
    { name: "Postgres", ...onPostgres, bytes: (await databaseBytes(url)) - empty },
  ]);
}

async function maru(workbench: Workbench): Promise<Observation> {
  const folder = await workbench.folder();
  const onSqlite = await withMaru(`sqlite:${join(folder, "maru.db")}`, converse);
  const url = await (await workbench.postgres()).database();
  const onPostgres = await withMaru(url, async (checkpointer) => {
    const empty = await databaseBytes(url);
    const growth = await converse(checkpointer);
    return { ...growth, bytes: (await databaseBytes(url)) - empty };
  });
  return judge([
    { name: "SQLite", ...onSqlite, bytes: await folderBytes(folder) },
    { name: "Postgres", ...onPostgres },
  ]);
}

async function folderBytes(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The least disturbed of some turns: what else the machine does can only make a turn slower. */
function fastest(times: readonly number[]): number {
  return Math.min(...times);
}

export const growth: ProofRow = {
  number: 12,
  failure: "200 turns of 800 characters: size and cost per turn grow with the history",
  official,
  maru,
};
