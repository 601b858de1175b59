import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresServer } from "./postgres.ts";

/** What a row may need to stage its failure. Servers start when the first row asks for them. */
export interface Workbench {
  /** An empty folder of its own. */
  folder(): Promise<string>;
  postgres(): Promise<PostgresServer>;
  /** One line for whoever waits. */
  progress(line: string): void;
  close(): Promise<void>;
}

export async function openWorkbench(progress: (line: string) => void): Promise<Workbench> {
  const root = await mkdtemp(join(tmpdir(), "maru-proof-"));
  let folders = 0;
  let starting: Promise<PostgresServer> | null = null;
  return {
    progress,
    async folder() {
      folders += 1;
      const folder = join(root, String(folders));
      await mkdir(folder);
      return folder;
    },
    postgres() {
      if (starting === null) progress("starting PostgreSQL");
      starting ??= PostgresServer.start();
      return starting;
    },
    async close() {
      const server = await starting?.catch(() => null);
      await server?.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
