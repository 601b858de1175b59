import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * `npm install` leaves out of the lock file what a registry could not offer for other platforms, and then `npm ci`
 * refuses the lock file everywhere. This puts those entries back, each with the checksum that the registry tells, so
 * that nothing is installed unchecked: `npx tsx scripts/complete-lock.ts`.
 */
export interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  /** A package of this repository, of which there is nothing to load. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const FOLDER = "node_modules/";
const SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
  "aix",
];
const PROCESSORS = [
  "arm64",
  "x64",
  "ia32",
  "ppc64",
  "s390x",
  "riscv64",
  "loong64",
  "mips64el",
  "wasm32",
  "arm",
];

/** Optional dependencies that some package names and the lock file does not have. */
export function missingEntries(lock: Lock): Readonly<Record<string, LockEntry>> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isResolved(lock, path, name))
        missing[`node_modules/${name}`] = entryFor(name, version, entry.dev === true);
    }
  }
  return missing;
}

/** Packages that would be installed without a look at what they are, by where they lie. */
export function uncheckedEntries({ packages }: Lock): readonly string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes(FOLDER) && entry.link !== true && entry.integrity === undefined)
    .map(([path]) => path);
}

/** Node looks for a package in the folder of whoever wants it, and then further and further out. */
function isResolved(lock: Lock, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (`${folder === "" ? "" : `${folder}/`}node_modules/${name}` in lock.packages) return true;
    if (folder === "") return false;
  }
}

/** Which platform a binding is for, read off its name, so that every other platform skips it. */
function entryFor(name: string, version: string, dev: boolean): LockEntry {
  const words = name.slice(name.indexOf("/") + 1).split("-");
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.includes("musl") ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  return {
    version: version.replace(/^[~^]/, ""),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/** The checksum that the registry of whoever asks tells; null when it does not know the package. */
async function integrityOf(name: string, version: string): Promise<string | null> {
  const asked = promisify(execFile)("npm", ["view", `${name}@${version}`, "dist.integrity"]);
  const told = (await asked.catch(() => ({ stdout: "" }))).stdout.trim();
  return told.startsWith("sha512-") ? told : null;
}

export const LOCK_FILE = fileURLToPath(new URL("../package-lock.json", import.meta.url));
export const readLock = (): Lock => JSON.parse(readFileSync(LOCK_FILE, "utf8")) as Lock;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock();
  const missing = missingEntries(lock);
  const named: Lock = { packages: { ...lock.packages, ...missing } };
  const checked: Record<string, LockEntry> = {};
  for (const path of uncheckedEntries(named)) {
    const { version, ...entry } = named.packages[path] as LockEntry;
    const integrity = await integrityOf(path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), version ?? "");
    if (integrity !== null)
      checked[path] = { ...(version === undefined ? {} : { version }), integrity, ...entry };
    else console.log(`${path}: the registry does not know ${version}`);
  }
  const packages = Object.entries({ ...named.packages, ...checked }).sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  writeFileSync(
    LOCK_FILE,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
  console.log(
    `package-lock.json: ${Object.keys(missing).length} entries put back, ${Object.keys(checked).length} checksums`,
  );
}
