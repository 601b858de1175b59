import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../command/command-spec.ts";

/** One JSON file as it is, or a folder as an object of its JSON files by name. */
export async function readData(path: string): Promise<unknown> {
  const found = await stat(path).catch(() => null);
  if (found === null)
    throw new UsageError({
      ko: `${path}: 그런 파일이나 폴더가 없어요.`,
      en: `there is no file or folder ${path}.`,
    });
  if (!found.isDirectory()) return readJson(path);
  const names = (await readdir(path)).filter((name) => name.endsWith(".json")).sort();
  const entries = await Promise.all(
    names.map(async (name) => [name.slice(0, -".json".length), await readJson(join(path, name))] as const),
  );
  return Object.fromEntries(entries);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    throw new UsageError({ ko: `${path}: JSON으로 읽을 수 없어요.`, en: `${path} cannot be read as JSON.` });
  }
}
