import { randomUUID } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@maru/storage/testing";
import pg from "pg";
import type { SaverName } from "./savers.ts";

const MEGABYTE = 1024 * 1024;

/** Fresh places for savers to write to: a file, or a database of a real server that waits for its disk. */
export interface Places {
  make(name: SaverName): Promise<string>;
  /** Megabytes on disk, once nobody has it open. */
  size(name: SaverName, place: string): Promise<number>;
  remove(): Promise<void>;
}

export async function openPlaces(): Promise<Places> {
  const folder = await mkdtemp(join(tmpdir(), "maru-bench-"));
  const server = await startPostgres({ waitForDisk: true });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const empty = new Map<string, number>();
  const databaseSize = async (url: string) => {
    const { rows } = await admin.query("SELECT pg_database_size($1)::float8 AS bytes", [databaseOf(url)]);
    return rows[0].bytes as number;
  };
  return {
    async make(name) {
      if (!isPostgres(name)) return join(folder, `${name}-${randomUUID()}.db`);
      const database = `bench_${randomUUID().replaceAll("-", "")}`;
      await admin.query(`CREATE DATABASE ${admin.escapeIdentifier(database)}`);
      const url = server.url.replace(/[^/]+$/, database);
      empty.set(url, await databaseSize(url));
      return url;
    },
    async size(name, place) {
      if (isPostgres(name)) return ((await databaseSize(place)) - (empty.get(place) ?? 0)) / MEGABYTE;
      const files = await Promise.all([place, `${place}-wal`].map((path) => stat(path).catch(() => null)));
      return files.reduce((sum, file) => sum + (file?.size ?? 0), 0) / MEGABYTE;
    },
    async remove() {
      await admin.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isPostgres(name: SaverName): boolean {
  return name === "maru-postgres" || name === "PostgresSaver";
}

function databaseOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
