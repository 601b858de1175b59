import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BaseCheckpointSaver } from "@langchain/langgraph";

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
  if (existsSync(join(PEERS, "node_modules", PACKAGE))) return;
  progress("installing the official SQLite saver into peers/ (it is compiled: this takes minutes, once)");
  const npm = spawn("npm", ["ci", "--prefix", PEERS, "--no-audit", "--no-fund"], {
    stdio: ["ignore", "ignore", "pipe"],
    shell: process.platform === "win32",
  });
  let said = "";
  npm.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString("utf8");
  });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error(`npm ci --prefix peers ended with code ${code}: ${firstErrors(said)}`);
}

/** Loads what `installPeers` has installed. */
export async function loadSqliteSaver(): Promise<SqliteSaverClass> {
  const entry = createRequire(join(PEERS, "package.json")).resolve(PACKAGE);
  const loaded = (await import(pathToFileURL(entry).href)) as { SqliteSaver: SqliteSaverClass };
  return loaded.SqliteSaver;
}

/** npm says first what went wrong, then much about itself. */
function firstErrors(said: string): string {
  const errors = said.split("\n").filter((line) => line.startsWith("npm error"));
  return errors
    .slice(0, 2)
    .map((line) => line.slice("npm error".length).trim())
    .join(" ");
}
