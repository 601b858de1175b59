import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as z from "zod";
import { replaceFile } from "../backends/file/atomic-file.ts";
import { fromFileError } from "../backends/file/file-errors.ts";
import { createPrivateFolder } from "../backends/private-file.ts";
import { StorageError } from "../errors.ts";
import { associate, decrypt, encrypt } from "../sealing/aes-gcm.ts";
import type { KeyRing } from "../sealing/key-ring.ts";
import { createDataKey, unwrapDataKey } from "../sealing/wrapped-key.ts";
import { parseSessionId } from "../sessions/ids.ts";
import { readDocument, type SessionDocument } from "../sessions/transfer.ts";
import type { BackupSink } from "./migrate-all.ts";

const SealedBackup = z.strictObject({
  format: z.literal("maru-sealed-session/1"),
  session: z.string(),
  key: z.string(),
  sealed: z.base64(),
});

const NAME = /^[0-9a-z]{26}-[0-9a-f]{16}\.json$/;

/** Backups of sessions, one document each, that `importSession` takes in again. */
export interface BackupFolder extends BackupSink {
  names(): Promise<readonly string[]>;
  read(name: string): Promise<SessionDocument>;
}

/** Keeps backups in a folder of this user alone; encrypted when a key ring is given. */
export async function openBackupFolder(
  directory: string,
  keyRing: KeyRing | null = null,
): Promise<BackupFolder> {
  const folder = resolve(directory);
  const guarded = async <Result>(path: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw fromFileError(error, path);
    }
  };
  await guarded(folder, () => createPrivateFolder(folder));
  return {
    isSealed: keyRing !== null,
    write: async (document) => {
      const id = parseSessionId(document.session.id);
      const text = JSON.stringify(document, null, 1);
      // Named by its content: no backup ever takes the place of another.
      const name = `${id}-${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`;
      const content = keyRing === null ? text : seal(keyRing, id, text);
      await guarded(name, () => replaceFile(join(folder, name), Buffer.from(content, "utf8")));
    },
    names: () =>
      guarded(folder, async () => (await readdir(folder)).filter((name) => NAME.test(name)).sort()),
    read: async (name) => {
      if (!NAME.test(name))
        throw new StorageError("INVALID_ID", { kind: "backup", expected: "one of the folder's names" });
      const text = await guarded(name, () => readFile(join(folder, name), "utf8"));
      return readDocument(unseal(keyRing, name, parse(text, name)));
    },
  };
}

function seal(ring: KeyRing, session: string, text: string): string {
  const space = `backup/${session}`;
  const { dataKey, cell } = createDataKey(ring, space);
  const sealed = encrypt(dataKey.bytes, Buffer.from(text, "utf8"), associate(["maru backup", space]));
  return JSON.stringify({
    format: "maru-sealed-session/1",
    session,
    key: cell,
    sealed: sealed.toString("base64"),
  });
}

function unseal(ring: KeyRing | null, name: string, stored: unknown): unknown {
  const found = SealedBackup.safeParse(stored);
  if (!found.success) return stored;
  if (ring === null) throw new StorageError("MISSING_KEY", { key: "(any)", known: [] });
  const space = `backup/${found.data.session}`;
  const dataKey = unwrapDataKey(ring, space, found.data.key);
  const sealed = Buffer.from(found.data.sealed, "base64");
  const text = decrypt(dataKey.bytes, sealed, associate(["maru backup", space]));
  if (text === null)
    throw new StorageError("INTEGRITY", { where: `The backup ${name}`, reason: "its seal does not hold" });
  return parse(text.toString("utf8"), name);
}

/** The engine's own message quotes the text, so it is not passed on. */
function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StorageError("CORRUPT", {
      where: `The backup ${name}`,
      offset: null,
      reason: "it is not the JSON that was written",
      kept: null,
    });
  }
}
