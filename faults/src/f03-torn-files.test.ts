import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isStorageError, openStorage, type Session, type Storage } from "@maru/storage";
import { temporaryFolder } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder: string;
let storage: Storage;
let session: Session;
let file: string;
let good: Buffer;

beforeAll(async () => {
  folder = await temporaryFolder();
  storage = await openStorage(`file:${folder}`);
  session = await storage.sessions.create({
    tenant: "maru",
    user: "지우",
    assistant: "travel",
    title: "오사카",
  });
  await storage.inbox.accept(session.id, { client_id: "1", content: "안녕하세요" });
  await storage.events.append(session.id, [{ type: "connected", data: null }]);
  file = join(folder, (await documents())[0] as string);
  good = await readFile(file);
});
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

const documents = async () => (await readdir(folder)).filter((name) => name.includes(".json"));

/** Puts damaged bytes in place, and says how reading and writing ended. The bytes must be somewhere, unharmed. */
async function meet(damaged: Buffer): Promise<readonly string[]> {
  await writeFile(file, damaged);
  const outcomes = [await outcomeOf(() => storage.sessions.get(session.id))];
  outcomes.push(await outcomeOf(() => storage.sessions.rename(session, "도쿄")));
  const kept = await Promise.all((await documents()).map((name) => readFile(join(folder, name))));
  if (!kept.some((bytes) => bytes.equals(damaged))) outcomes.push("the damaged bytes are gone");
  for (const name of await documents()) await rm(join(folder, name));
  return outcomes;
}

async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "taken for good";
  } catch (error) {
    return isStorageError(error) ? error.code : String(error);
  }
}

const REFUSED = ["CORRUPT", "CORRUPT"];
const NEWER = ["UNKNOWN_FORMAT", "UNKNOWN_FORMAT"];

describe("[F3] a session's document", () => {
  it("cut off at any byte is refused by name and kept as it is", async () => {
    const wrong: unknown[] = [];
    for (let length = 0; length < good.length; length += 1) {
      const outcomes = await meet(good.subarray(0, length));
      if (String(outcomes) !== String(REFUSED)) wrong.push([length, outcomes]);
    }
    console.log(`F3 cut off at each of ${good.length} bytes`);
    expect(wrong).toEqual([]);
  });

  it("with any byte changed is refused by name and kept as it is", async () => {
    const version = good.indexOf('",\n  "checksum"') - 1;
    const wrong: unknown[] = [];
    for (let offset = 0; offset < good.length; offset += 1) {
      const damaged = Buffer.from(good);
      damaged[offset] = (damaged[offset] ?? 0) ^ (1 << (offset % 8));
      const outcomes = await meet(damaged);
      // Another digit there is a newer version, which is left in its place.
      const isExpected = offset === version ? [String(NEWER), String(REFUSED)] : [String(REFUSED)];
      if (!isExpected.includes(String(outcomes))) wrong.push([offset, outcomes]);
    }
    console.log(`F3 changed each of ${good.length} bytes`);
    expect(wrong).toEqual([]);
  });

  it("is found again whole once the good bytes are back, also beside what a crash left", async () => {
    await meet(good.subarray(0, 100));
    await writeFile(`${file}.tmp`, good.subarray(0, 50));
    await writeFile(file, good);
    const reader = await openStorage(`file:${folder}`);
    expect(await reader.sessions.get(session.id)).toEqual(session);
    expect((await reader.events.read(session.id, 0)).last).toBe(1);
    await reader.close();
    expect(await documents()).toHaveLength(1);
  });
});
