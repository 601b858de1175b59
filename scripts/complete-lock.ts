import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * `npm install` leaves out of the lock file what a registry could not offer for other platforms, and then `npm ci`
 * refuses the lock file everywhere. This puts those entries back: `npx tsx scripts/complete-lock.ts`.
 */
export interface LockEntry {
  readonly version?: string;
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

export const LOCK_FILE = fileURLToPath(new URL("../package-lock.json", import.meta.url));
export const readLock = (): Lock => JSON.parse(readFileSync(LOCK_FILE, "utf8")) as Lock;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = readLock();
  const missing = missingEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([left], [right]) =>
    left < right ? -1 : 1,
  );
  writeFileSync(
    LOCK_FILE,
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
  console.log(`package-lock.json: ${Object.keys(missing).length} entries completed`);
}
