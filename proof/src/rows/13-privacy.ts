import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BaseCheckpointSaver } from "@langchain/langgraph";
import { PostgresSaver } from "@langchain/langgraph-checkpoint-postgres";
import { apply, defineState, initialState, list, redact, value } from "@maru/state";
import {
  CheckpointSpace,
  generateMasterKey,
  KeyRing,
  pruneThread,
  type Storage,
  spaceOfThread,
} from "@maru/storage";
import pg from "pg";
import * as z from "zod";
import { installPeers, loadSqliteSaver } from "../../../peers/sqlite-saver.ts";
import { attempt, notesGraph, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { withMaru } from "../with-maru.ts";
import type { Workbench } from "../workbench.ts";
import { EncryptingSerializer } from "./13-encrypting-serializer.ts";

const CARD = "4532-0151-1283-0366";
const CONVERSATION = thread("privacy");
const TURNS = 10;

/** Talks for some turns, then reads all of it again; resolves to how many checkpoints there are. */
async function converse(checkpointer: BaseCheckpointSaver): Promise<number> {
  const graph = notesGraph(checkpointer);
  for (let turn = 1; turn <= TURNS; turn += 1)
    await graph.invoke({ notes: [`turn ${turn}: my card is ${CARD}`] }, CONVERSATION);
  return countCheckpoints(checkpointer);
}

async function countCheckpoints(checkpointer: BaseCheckpointSaver): Promise<number> {
  const found = [];
  for await (const { config } of checkpointer.list(CONVERSATION)) found.push(config);
  return found.length;
}

async function official(workbench: Workbench): Promise<Observation> {
  await installPeers(workbench.progress);
  const SqliteSaver = await loadSqliteSaver();
  const folder = await workbench.folder();
  const sqlite = SqliteSaver.fromConnString(join(folder, "official.db"));
  const checkpoints = await converse(sqlite);
  const shown = await shownByDebugStream(sqlite);
  sqlite.db.close();
  const isReadable = await isInFolder(folder);

  const second = SqliteSaver.fromConnString(join(await workbench.folder(), "sealed.db"));
  const sealedSqlite = await attempt(converse(new SqliteSaver(second.db, new EncryptingSerializer())));
  second.db.close();
  const sealedPostgres = await attempt(converseOnPostgres(await (await workbench.postgres()).database()));
  const broken = { SqliteSaver: sealedSqlite, PostgresSaver: sealedPostgres };
  const errors = Object.entries(broken).map(([name, { error }]) =>
    error === undefined ? `works with ${name}` : `breaks ${name} ("${wordsOf(error)}")`,
  );
  return {
    failed: isReadable || shown || sealedSqlite.error !== undefined || sealedPostgres.error !== undefined,
    saw: [
      `the card number is ${isReadable ? "readable" : "not found"} in the file`,
      `a serializer that encrypts to bytes ${errors.join(" and ")}`,
      `the debug stream ${shown ? "shows" : "hides"} the number`,
      `all ${checkpoints} checkpoints stay; the only way to remove any is ${removers(sqlite).join(", ")}`,
    ].join("; "),
  };
}

/** What a saver offers for taking history away, by name. */
function removers(saver: object): readonly string[] {
  const names: string[] = [];
  for (let each = saver; each !== Object.prototype; each = Object.getPrototypeOf(each) as object)
    names.push(...Object.getOwnPropertyNames(each));
  return [...new Set(names)].filter((name) => /delete|prune|expire|retain|keep|ttl/i.test(name));
}

/** The beginning of a message, before it quotes bytes. */
function wordsOf(error: string): string {
  return error.match(/^[\w -]+/)?.[0].trim() ?? "an error";
}

async function converseOnPostgres(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url });
  try {
    const saver = new PostgresSaver(pool, new EncryptingSerializer());
    await saver.setup();
    return await converse(saver);
  } finally {
    await pool.end();
  }
}

async function shownByDebugStream(checkpointer: BaseCheckpointSaver): Promise<boolean> {
  const events = [];
  const stream = await notesGraph(checkpointer).stream(
    { notes: ["what do you know of me?"] },
    { ...CONVERSATION, streamMode: "debug" },
  );
  for await (const event of stream) events.push(event);
  return JSON.stringify(events).includes(CARD);
}

const Customer = defineState("customer", {
  version: 1,
  fields: { card: value(z.string()).optional().personal(), notes: list(z.string()) },
});

async function maru(workbench: Workbench): Promise<Observation> {
  const folder = await workbench.folder();
  const keyRing = new KeyRing([{ id: "proof", key: generateMasterKey() }]);
  const url = `sqlite:${join(folder, "maru.db")}`;
  const all = await withMaru(url, converse, { keyRing });
  const isReadable = await isInFolder(folder);
  const kept = await withMaru(url, prune, { keyRing });
  const state = apply(Customer, initialState(Customer, {}), { card: CARD, notes: [`my card is ${CARD}`] });
  const logged = JSON.stringify(redact(Customer, state, "log"));
  return {
    failed: isReadable || logged.includes(CARD) || kept.checkpoints !== 3 || kept.notes !== 2 * TURNS,
    saw: [
      `the card number is ${isReadable ? "readable" : "not found"} in the encrypted file, which reads back whole`,
      `a log gets \`${logged}\``,
      `of ${all} checkpoints the last ${kept.checkpoints} stay, with all ${kept.notes} notes`,
    ].join("; "),
  };
}

async function prune(checkpointer: BaseCheckpointSaver, { vault }: Storage) {
  const space = new CheckpointSpace(vault, spaceOfThread(CONVERSATION.configurable.thread_id));
  await pruneThread(vault, space, { last: 3 }, Date.now());
  const { values } = await notesGraph(checkpointer).getState(CONVERSATION);
  return { checkpoints: await countCheckpoints(checkpointer), notes: values.notes.length as number };
}

async function isInFolder(folder: string): Promise<boolean> {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  return files.some((bytes) => bytes.includes(CARD));
}

export const privacy: ProofRow = {
  number: 13,
  failure: "no encryption, no redaction, no retention",
  official,
  maru,
};
