import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { BaseCheckpointSaver } from "@langchain/langgraph";

/** Packages that are compiled on the machine. They have a folder of their own, so that nobody else waits for them. */
const PEERS = fileURLToPath(new URL("../../../peers/", import.meta.url));
const SQLITE_SAVER = `${PEERS}node_modules/@langchain/langgraph-checkpoint-sqlite/dist/index.js`;

export async function installPeers(progress: (line: string) => void): Promise<void> {
  if (existsSync(SQLITE_SAVER)) return;
  progress("installing the official SqliteSaver into peers/ (compiles for minutes)");
  await promisify(execFile)("npm", ["ci", "--prefix", PEERS, "--no-audit", "--no-fund"]);
}

interface SqliteSaverModule {
  readonly SqliteSaver: {
    fromConnString(path: string): BaseCheckpointSaver & { readonly db: { close(): void } };
  };
}

/** Loads the package now; the function it gives only opens. */
export async function loadSqliteSaver(): Promise<SqliteSaverModule["SqliteSaver"]> {
  const { SqliteSaver } = (await import(pathToFileURL(SQLITE_SAVER).href)) as SqliteSaverModule;
  return SqliteSaver;
}
