import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BaseCheckpointSaver } from "@langchain/langgraph";
import { installPeer } from "./install-peer.ts";

type Serializer = BaseCheckpointSaver["serde"];

/** The official SQLite saver; its types are not there until it is installed. */
export interface SqliteSaver extends BaseCheckpointSaver {
  readonly db: { close(): void; pragma(source: string): unknown };
}
interface SqliteSaverClass {
  new (db: SqliteSaver["db"], serializer?: Serializer): SqliteSaver;
  fromConnString(path: string): SqliteSaver;
}

const PEERS = fileURLToPath(new URL("./", import.meta.url));
const PACKAGE = "@langchain/langgraph-checkpoint-sqlite";

/** It is compiled on the machine, so it is installed only when something compares with it. */
export async function installPeers(progress: (line: string) => void): Promise<void> {
  await installPeer(PEERS, PACKAGE, progress, "the official SQLite saver (it is compiled)");
}

/** Loads what `installPeers` has installed. */
export async function loadSqliteSaver(): Promise<SqliteSaverClass> {
  const entry = createRequire(join(PEERS, "package.json")).resolve(PACKAGE);
  const loaded = (await import(pathToFileURL(entry).href)) as { SqliteSaver: SqliteSaverClass };
  return loaded.SqliteSaver;
}
