import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { documentOfFile, READABLE_FILES } from "@maru/assistants";
import { UsageError } from "../command/command-spec.ts";

export interface ReadLibrary {
  readonly documents: readonly ReturnType<typeof documentOfFile>[];
  /** Files whose text cannot be read: they are named, not passed over in silence. */
  readonly unread: readonly string[];
}

const LARGEST_FILE = 5_000_000;
const MOST_FILES = 2_000;

/** The documents of a folder and of the folders in it. */
export async function readLibrary(folder: string): Promise<ReadLibrary> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (found === null)
    throw new UsageError({
      ko: `${folder}: 자료 폴더를 열 수 없어요.`,
      en: `the library folder ${folder} cannot be opened.`,
    });
  const paths = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, MOST_FILES);
  const documents: ReturnType<typeof documentOfFile>[] = [];
  const unread: string[] = [];
  for (const path of paths) {
    const name = relative(folder, path);
    const { size, mtime } = await stat(path);
    const isReadable = READABLE_FILES.some((ending) => name.toLowerCase().endsWith(ending));
    if (!isReadable || size === 0 || size > LARGEST_FILE) {
      unread.push(name);
      continue;
    }
    const text = await readFile(path, "utf8");
    documents.push(documentOfFile({ name, text, changed: mtime.toISOString().slice(0, 10) }));
  }
  return { documents, unread };
}
