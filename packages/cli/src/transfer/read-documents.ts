import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type KeyRing, openBackupFolder } from "@maru/storage";
import { UsageError } from "../command/command-spec.ts";

const LARGEST = 256 * 1024 * 1024;

/** Backups of a migration are named by session and content, and may be sealed. */
const BACKUP = /^[0-9a-z]{26}-[0-9a-f]{16}\.json$/;

/** The documents that these paths mean: files themselves, and every JSON file of a folder. */
export async function documentPaths(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const found = await statOf(path);
      // Nobody knows whether something ever comes out of a pipe, and waiting for it could not be ended.
      if (!found.isDirectory() && !found.isFile())
        throw new UsageError({
          ko: `${path}: 파일이나 폴더가 아니에요. 먼저 파일로 저장해 주세요.`,
          en: `${path} is neither a file nor a folder. Save it as a file first.`,
        });
      if (found.isFile() && found.size > LARGEST)
        throw new UsageError({
          ko: `${path}: 문서가 너무 커요 (256 MB까지).`,
          en: `${path} is too large for a document (up to 256 MB).`,
        });
      if (found.isFile()) return [path];
      const names = (await readdir(path)).filter((name) => name.endsWith(".json")).sort();
      return names.map((name) => join(path, name));
    }),
  );
  return found.flat();
}

export async function readDocument(path: string, ring: KeyRing | null): Promise<unknown> {
  if (BACKUP.test(basename(path))) return (await openBackupFolder(dirname(path), ring)).read(basename(path));
  const text = await readFile(path, "utf8");
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError({ ko: `${path}: JSON 문서가 아니에요.`, en: `${path} is no JSON document.` });
  }
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch {
    throw new UsageError({
      ko: `${path}: 그런 파일이나 폴더가 없어요.`,
      en: `there is no file or folder ${path}.`,
    });
  }
}
