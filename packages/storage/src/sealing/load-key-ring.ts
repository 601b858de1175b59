import { open } from "node:fs/promises";
import { decode } from "@maru/state";
import { z } from "zod";
import { StorageError } from "../errors.ts";
import { invalidKeyRing, KeyRing, type MasterKey } from "./key-ring.ts";

export interface KeyRingSources {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** A JSON file; stands above the environment. */
  readonly file?: string;
}

const KeyFile = z.strictObject({ keys: z.array(z.strictObject({ id: z.string(), key: z.string() })) });

/**
 * The key ring from a file `{"keys":[{"id":"2026-11","key":"<base64>"}]}` (named by `file` or MARU_MASTER_KEY_FILE) or
 * from MARU_MASTER_KEYS="2026-11:<base64>,2026-05:<base64>". The first key is the current one. Null when nothing is
 * configured at all; a setting that is there but empty is a mistake, not a wish to store plaintext.
 */
export async function loadKeyRing({ env = {}, file }: KeyRingSources): Promise<KeyRing | null> {
  const { MARU_MASTER_KEYS: keys, MARU_MASTER_KEY_FILE: envFile } = env;
  if (file !== undefined) return readKeyFile(file);
  if (keys !== undefined && envFile !== undefined) {
    throw invalidKeyRing("the environment", "either MARU_MASTER_KEYS or MARU_MASTER_KEY_FILE, not both");
  }
  if (envFile !== undefined) return readKeyFile(envFile);
  return keys === undefined ? null : new KeyRing(parseKeyList(keys), "MARU_MASTER_KEYS");
}

function parseKeyList(list: string): readonly MasterKey[] {
  if (list.trim() === "") return [];
  return list.split(",").map((entry, index) => {
    const colon = entry.indexOf(":");
    if (colon === -1) throw invalidKeyRing("MARU_MASTER_KEYS", `entry ${index + 1} to be written id:key`);
    return { id: entry.slice(0, colon).trim(), key: entry.slice(colon + 1).trim() };
  });
}

async function readKeyFile(path: string): Promise<KeyRing> {
  const text = await readPrivateFile(path);
  let parsed: unknown;
  try {
    parsed = decode(text);
  } catch {
    throw invalidKeyRing(path, "JSON");
  }
  const keyFile = KeyFile.safeParse(parsed);
  if (!keyFile.success) throw invalidKeyRing(path, 'the form {"keys":[{"id":"…","key":"…"}]}');
  return new KeyRing(keyFile.data.keys, path);
}

async function readPrivateFile(path: string): Promise<string> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    throw new StorageError("UNREADABLE_PATH", { path, reason: `the key file does not open (${error.code})` });
  });
  try {
    // Asked of the open file, so nobody can swap it between the question and the reading.
    const info = await file.stat();
    if (!info.isFile())
      throw new StorageError("UNREADABLE_PATH", { path, reason: "the key file is not a file" });
    if ((info.mode & 0o177) !== 0) {
      const found = (info.mode & 0o777).toString(8).padStart(4, "0");
      const reason = `the key file has permissions ${found}, expected 0600 or stricter; run chmod 600 on it`;
      throw new StorageError("UNREADABLE_PATH", { path, reason });
    }
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}
