import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isStorageError, type StorageError } from "../errors.ts";
import { generateMasterKey } from "./key-ring.ts";
import { type KeyRingSources, loadKeyRing } from "./load-key-ring.ts";

const november = generateMasterKey();
const may = generateMasterKey();
const KEY_FILE = JSON.stringify({
  keys: [
    { id: "2026-11", key: november },
    { id: "2026-05", key: may },
  ],
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "maru-keys-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function keyFile(text: string, mode = 0o600): Promise<string> {
  const path = join(folder, "keys.json");
  await writeFile(path, text);
  await chmod(path, mode);
  return path;
}

async function refusal(sources: KeyRingSources): Promise<StorageError> {
  const error: unknown = await loadKeyRing(sources).then(
    () => new Error("it was not refused"),
    (error: unknown) => error,
  );
  if (!isStorageError(error)) throw error;
  for (const key of [november, may]) expect(inspect(error, { depth: 10 })).not.toContain(key.slice(0, 8));
  return error;
}

describe("the key ring from the environment", () => {
  it("is the list of ids and keys, the current one first", async () => {
    const ring = await loadKeyRing({ env: { MARU_MASTER_KEYS: ` 2026-11:${november} , 2026-05:${may}\n` } });
    expect(ring?.currentId).toBe("2026-11");
    expect(ring?.ids).toEqual(["2026-11", "2026-05"]);
  });

  it("is absent when nothing is configured", async () => {
    expect(await loadKeyRing({ env: { PATH: "/bin" } })).toBeNull();
    expect(await loadKeyRing({})).toBeNull();
  });

  it.each(["", "  "])("a setting that is there but empty (%j) does not mean plaintext", async (keys) => {
    expect((await refusal({ env: { MARU_MASTER_KEYS: keys } })).message).toContain("at least one key");
  });

  it.each([
    ["an entry without an id", november],
    ["an entry the wrong way round", `${november}:2026-11`],
    ["a comma too many", `2026-11:${november},`],
    ["a key that was cut off", `2026-11:${november.slice(0, 30)}`],
    ["two keys joined", `2026-11:${november}${may}`],
  ])("refuses %s without quoting it", async (_, keys) => {
    expect((await refusal({ env: { MARU_MASTER_KEYS: keys } })).message).toContain("MARU_MASTER_KEYS");
  });

  it("names the file where the keys are", async () => {
    const ring = await loadKeyRing({ env: { MARU_MASTER_KEY_FILE: await keyFile(KEY_FILE) } });
    expect(ring?.ids).toEqual(["2026-11", "2026-05"]);
  });

  it("must not give two rings at once", async () => {
    const env = { MARU_MASTER_KEYS: `a:${november}`, MARU_MASTER_KEY_FILE: await keyFile(KEY_FILE) };
    expect((await refusal({ env })).message).toContain("not both");
  });
});

describe("the key ring from a file", () => {
  it("stands above the environment when it is asked for by name", async () => {
    const ring = await loadKeyRing({ env: { MARU_MASTER_KEYS: `a:${may}` }, file: await keyFile(KEY_FILE) });
    expect(ring?.currentId).toBe("2026-11");
  });

  it.each([0o600, 0o400])("may be private (%i)", async (mode) => {
    expect((await loadKeyRing({ file: await keyFile(KEY_FILE, mode) }))?.currentId).toBe("2026-11");
  });

  it.each([0o644, 0o640, 0o620, 0o604, 0o601, 0o700])(
    "is refused when others may use it (%i)",
    async (mode) => {
      const error = await refusal({ file: await keyFile(KEY_FILE, mode) });
      expect(error.code).toBe("UNREADABLE_PATH");
      expect(error.message).toContain(`0${mode.toString(8)}`);
      expect(error.message).toContain("chmod 600");
    },
  );

  it.each([
    ["no JSON", november],
    ["a JSON text that was cut off", KEY_FILE.slice(0, 60)],
    ["another form", JSON.stringify({ "2026-11": november })],
    ["a key that is no text", JSON.stringify({ keys: [{ id: "2026-11", key: [...Buffer.from(november)] }] })],
    ["a field nobody knows", JSON.stringify({ keys: [{ id: "2026-11", key: november, note: "old" }] })],
    ["no key", JSON.stringify({ keys: [] })],
  ])("refuses %s without quoting it", async (_, text) => {
    const file = await keyFile(text);
    expect((await refusal({ file })).message).toContain(file);
  });

  it("says which file is missing", async () => {
    const file = join(folder, "nowhere.json");
    const error = await refusal({ file });
    expect(error.code).toBe("UNREADABLE_PATH");
    expect(error.message).toContain(file);
    expect(error.message).toContain("ENOENT");
  });

  it("is not a folder", async () => {
    await chmod(folder, 0o600);
    expect((await refusal({ file: folder })).message).toContain("not a file");
    await chmod(folder, 0o700);
  });
});
