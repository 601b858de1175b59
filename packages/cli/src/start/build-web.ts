import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RuntimePorts } from "@maru/runtime";
import { oneAtATime } from "./one-at-a-time.ts";

const WEB = fileURLToPath(new URL("../../../web", import.meta.url));
const PROTOCOL = fileURLToPath(new URL("../../../protocol/src", import.meta.url));
const BUILT = join(WEB, "dist");
/** What the web app is made of. */
const SOURCES = [
  join(WEB, "src"),
  join(WEB, "public"),
  join(WEB, "index.html"),
  join(WEB, "vite.config.ts"),
  PROTOCOL,
];

/** Whether the web app is not built yet, or from older sources. */
export async function isWebOutdated(): Promise<boolean> {
  const built = await lastChange(join(BUILT, "index.html"));
  const sources = await Promise.all(SOURCES.map(lastChange));
  return Math.max(...sources) > built;
}

/** Builds the web app if it is outdated. Of several that start at once, one builds and the others wait for it. */
export const buildWeb = (ports: Pick<RuntimePorts, "wait">): Promise<void> =>
  oneAtATime(ports, join(WEB, "node_modules", ".web-lock"), isWebOutdated, build);

/** Beside the old one, and put in place whole: whoever reads it meanwhile finds either. */
async function build(): Promise<void> {
  const fresh = join(WEB, "node_modules", `.web-${process.pid}`);
  const old = `${fresh}-old`;
  const { resolve } = createRequire(join(WEB, "package.json"));
  const vite = join(dirname(resolve("vite/package.json")), "bin", "vite.js");
  const child = spawn(
    process.execPath,
    [vite, "build", "--outDir", fresh, "--emptyOutDir", "--logLevel", "error"],
    { cwd: WEB, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`the web app could not be built (vite ended with ${code})`);
  await rename(BUILT, old).catch(() => undefined);
  await rename(fresh, BUILT);
  await rm(old, { recursive: true, force: true });
}

/** When a file, or anything in a folder, was last written; 0 when it is not there. */
async function lastChange(path: string): Promise<number> {
  try {
    const here = await stat(path);
    if (!here.isDirectory()) return here.mtimeMs;
    const inside = await readdir(path);
    const times = await Promise.all(inside.map((name) => lastChange(join(path, name))));
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}
