import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** One JSON file as it is, or a folder as an object of its JSON files by name. */
export async function readData(path: string): Promise<unknown> {
  if (!(await stat(path)).isDirectory()) return readJson(path);
  const names = (await readdir(path)).filter((name) => name.endsWith(".json")).sort();
  const entries = await Promise.all(
    names.map(async (name) => [name.slice(0, -".json".length), await readJson(join(path, name))] as const),
  );
  return Object.fromEntries(entries);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON`, { cause: error });
  }
}
