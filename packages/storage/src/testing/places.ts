import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Backend } from "../backends/backend.ts";
import { FileBackend } from "../backends/file/file-backend.ts";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { PostgresBackend } from "../backends/postgres/postgres-backend.ts";
import { SqliteBackend } from "../backends/sqlite/sqlite-backend.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** Somewhere a backend keeps its bytes. Opening it again finds what was there, unless it is memory. */
export interface Place {
  readonly durable: boolean;
  open(): Promise<Backend>;
  dispose(): Promise<void>;
}

export async function memoryPlace(): Promise<Place> {
  return { durable: false, open: async () => new MemoryBackend(), dispose: async () => {} };
}

export async function sqlitePlace(): Promise<Place> {
  const folder = await temporaryFolder();
  return {
    durable: true,
    open: () => SqliteBackend.open({ path: join(folder, "maru.db") }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function filePlace(): Promise<Place> {
  const folder = await temporaryFolder();
  return {
    durable: true,
    open: () => FileBackend.open({ directory: join(folder, "spaces") }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

let schemas = 0;

/** A schema of its own on a server that the test file started. */
export async function postgresPlace(server: PostgresServer): Promise<Place> {
  schemas += 1;
  const schema = `place_${schemas}`;
  return {
    durable: true,
    open: () => PostgresBackend.open({ url: server.url, schema }),
    dispose: async () => {},
  };
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "maru-test-"));
}
