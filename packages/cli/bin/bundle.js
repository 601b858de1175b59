import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const CLI = fileURLToPath(new URL("..", import.meta.url));
const MAIN = join(CLI, "src", "main.ts");
/** What its threads run: a part of the program, in a file of its own, so that a thread loads no more than that. */
const THREADS = createRequire(MAIN).resolve("@maru/assistants/threads");
const PACKAGES = dirname(CLI.replace(/[\\/]$/, ""));
const OUT = join(CLI, "dist");
const HERE = fileURLToPath(import.meta.url);
/** The web app is built by itself. */
const OTHERS = new Set(["web"]);

/**
 * The address of the program in one file, made anew when any source is another one than it was made of; null where
 * it cannot be made or kept. Two processes may make it at once: each puts it in place whole.
 *
 * @returns {Promise<string | null>}
 */
export async function bundle() {
  const name = `maru-${fingerprint()}.js`;
  const file = join(OUT, name);
  if (existsSync(file)) return pathToFileURL(file).href;
  const unfinished = join(OUT, `.${process.pid}-${name}`);
  try {
    await mkdir(OUT, { recursive: true });
    await makeBundle(THREADS, unfinished);
    await rename(unfinished, threadsOf(file));
    await makeBundle(MAIN, unfinished);
    await rename(unfinished, file);
  } catch {
    // A folder that may only be read, a compiler that is not there for this machine: it goes without, only slower.
    return null;
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
  await removeOlder(name);
  return pathToFileURL(file).href;
}

/** Where the program of the threads lies. @param {string} file */
function threadsOf(file) {
  return file.replace(/\.js$/, "-threads.js");
}

/** Changes with every file that is added, removed, moved or written, whatever its date. */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const path of sources()) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(PACKAGES, path)}\n${mtimeMs}\n${size}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

function sources() {
  const folders = readdirSync(PACKAGES)
    .filter((name) => !OTHERS.has(name))
    .map((name) => join(PACKAGES, name, "src"));
  const files = folders.filter(existsSync).flatMap(filesIn);
  return [HERE, ...files].sort();
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.name.endsWith(".test.ts") ? [] : [path];
  });
}

/**
 * Puts a program and everything of ours that it needs into one file.
 *
 * @param {string} program
 * @param {string} file
 */
export async function makeBundle(program, file) {
  const { build, stop } = await import("esbuild");
  await build({
    entryPoints: [program],
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20.19",
    packages: "external",
    plugins: [ourPackages, dataFiles, ownPlaces(dirname(file))],
    logLevel: "silent",
  });
  await stop();
}

/** What is ours goes into the file; what was installed stays where it is. */
const ourPackages = {
  name: "our-packages",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onResolve }) {
    const { resolve } = createRequire(MAIN);
    // Nothing of ours does anything when it is loaded: what is not used need not be there.
    onResolve({ filter: /^@maru\// }, ({ path }) => ({ path: resolve(path), sideEffects: false }));
  },
};

/** Reading data as text is faster than compiling it, and Node would warn of files that are not code. */
const dataFiles = {
  name: "data-files",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.json$/ }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
    }));
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, "utf8")));
      return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: "js" };
    });
  },
};

/**
 * A source that looks for something beside itself finds it from the one file too.
 *
 * @param {string} folder
 */
const ownPlaces = (folder) => ({
  name: "own-places",
  /** @param {import("esbuild").PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes("import.meta.url")) return undefined;
      const place = JSON.stringify(relative(folder, path).replaceAll("\\", "/"));
      return {
        contents: source.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`),
        loader: "ts",
      };
    });
  },
});

/** Whoever runs an older one has read it already. @param {string} newest */
async function removeOlder(newest) {
  const names = await readdir(OUT);
  const older = names.filter(
    (name) =>
      /^maru-[0-9a-f]{16}(?:-threads)?\.js$/.test(name) && ![newest, threadsOf(newest)].includes(name),
  );
  await Promise.all(older.map((name) => rm(join(OUT, name), { force: true })));
}
