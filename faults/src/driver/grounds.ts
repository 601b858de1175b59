import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { asAdministrator, type PostgresServer, startPostgres, temporaryFolder } from "@maru/storage/testing";

export const KINDS = ["file", "sqlite", "postgres"] as const;
export type Kind = (typeof KINDS)[number];

/** One store: what `openStorage` opens, and what a crash may leave beside it. */
export interface Place {
  readonly url: string;
  /** Names of files that have no business there once a store was opened and closed again. */
  leftovers(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

/** Where places of one kind are made, each empty or a copy of another that nobody has open. */
export interface Ground {
  readonly kind: Kind;
  make(): Promise<Place>;
  copy(place: Place): Promise<Place>;
  clear(): Promise<void>;
}

export async function openGround(kind: Kind): Promise<Ground> {
  switch (kind) {
    case "file":
      return folderGround(kind, (folder) => `file:${folder}/spaces`);
    case "sqlite":
      return folderGround(kind, (folder) => `sqlite:${folder}/maru.db`);
    case "postgres":
      return postgresGround(await startPostgres());
  }
}

const DOCUMENT = "[A-Za-z0-9-]*_[0-9a-f]{32}\\.json";
/** A store in use, and finished backups of it. */
const EXPECTED = [
  /^spaces(?:\/backups(?:\/daily)?|\/\.locks(?:\/\d+\.lock)?)?$/,
  new RegExp(`^spaces/(?:backups/daily/)?${DOCUMENT}$`),
  /^maru\.db(?:-wal|-shm|\.backup-daily)?$/,
];

async function folderGround(kind: Kind, urlOf: (folder: string) => string): Promise<Ground> {
  const base = await temporaryFolder();
  const folders = new Map<Place, string>();
  const place = async (fill: (folder: string) => Promise<unknown>): Promise<Place> => {
    const folder = join(base, String(folders.size));
    const made: Place = {
      url: urlOf(folder),
      leftovers: async () =>
        (await readdir(folder, { recursive: true })).filter(
          (name) => !EXPECTED.some((pattern) => pattern.test(name)),
        ),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
    folders.set(made, folder);
    await fill(folder);
    return made;
  };
  return {
    kind,
    make: () => place((folder) => mkdir(folder)),
    copy: (from) => place((folder) => cp(String(folders.get(from)), folder, { recursive: true })),
    clear: () => rm(base, { recursive: true, force: true }),
  };
}

export function postgresGround(server: PostgresServer): Ground {
  let databases = 0;
  const create = async (template: string): Promise<Place> => {
    databases += 1;
    const name = `place_${databases}`;
    await asAdministrator(server.url, (ask) => ask(`CREATE DATABASE ${name} TEMPLATE ${template}`));
    return {
      url: server.url.replace(/\/postgres$/, `/${name}`),
      leftovers: async () => [],
      remove: async () => {
        await asAdministrator(server.url, (ask) => ask(`DROP DATABASE ${name} WITH (FORCE)`));
      },
    };
  };
  return {
    kind: "postgres",
    make: () => create("template0"),
    copy: ({ url }) => create(url.slice(url.lastIndexOf("/") + 1)),
    clear: () => server.stop(),
  };
}
