import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { WebFile, WebFiles } from "@maru/server";

const BUILT = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
};

/** The built web app, read once: what is not in it cannot be asked for. Null while it is not built. */
export async function readWebFiles(folder: string = BUILT): Promise<WebFiles | null> {
  let entries: Awaited<ReturnType<typeof list>>;
  try {
    entries = await list(folder);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
  const files = await Promise.all(
    entries.map(async (path): Promise<[string, WebFile]> => {
      const address = `/${relative(folder, path).split(sep).join("/")}`;
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      return [address, { body: new Uint8Array(await readFile(path)), type }];
    }),
  );
  return new Map(files);
}

async function list(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
