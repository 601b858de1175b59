import { beforeEach, describe, expect, it } from "vitest";
import { AFTER, type Batch } from "./backends/backend.ts";
import { MemoryBackend } from "./backends/memory-backend.ts";
import { putState, tripOneAfter } from "./migrations/testing/trip-versions.ts";
import { assembleStorage, type Storage } from "./open-storage.ts";
import { SYSTEM_PORTS } from "./ports.ts";
import { sessionSpace } from "./sessions/sessions.ts";
import { dumpStore } from "./testing/dump-store.ts";
import { Vault } from "./vault.ts";
import { verifySpace } from "./verify.ts";

let backend: MemoryBackend;
let storage: Storage;
let space: string;
let ids: string[];
beforeEach(async () => {
  backend = new MemoryBackend();
  storage = assembleStorage(new Vault(backend, null), SYSTEM_PORTS);
  const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
  space = sessionSpace(id);
  ids = [];
  for (let turn = 1; turn <= 3; turn += 1)
    ids.push(await putState(storage.checkpointer, id, ids.at(-1) ?? null, tripOneAfter(turn)));
  await storage.events.append(id, [
    { type: "connected", data: null },
    { type: "final_response", data: "네" },
    { type: "closed", data: null },
  ]);
});

describe("verifying a space", () => {
  it("[V1] finds nothing where all is well, and counts what is there", async () => {
    const before = await dumpStore(backend);
    expect(await verifySpace(storage.vault, space)).toEqual({
      checkpoints: 3,
      elements: 3,
      events: 3,
      findings: [],
    });
    expect(await dumpStore(backend)).toEqual(before);
  });

  it.each<[string, () => Omit<Batch, "space">, RegExp]>([
    [
      "elements that are gone",
      () => ({ deletes: [{ table: "log", from: "", to: AFTER }] }),
      /elements .* missing/,
    ],
    [
      "an element that was taken away",
      () => ({ puts: [{ table: "log", key: "0000000001", cell: '[{"$maru":"gone"}]' }] }),
      /elements .* missing/,
    ],
    [
      "a parent that is gone",
      () => ({ deletes: [{ table: "checkpoint", key: `/${ids[0]}` }] }),
      /parent that is not there/,
    ],
    [
      "an event in the middle that is gone",
      () => ({ deletes: [{ table: "event", key: "000000000002" }] }),
      /missing although it is counted/,
    ],
    [
      "a row that is no JSON",
      () => ({ puts: [{ table: "inbox", key: "message/x", cell: "{" }] }),
      /not the JSON that was written/,
    ],
  ])("[V1] names %s, and changes nothing", async (_, damage, problem) => {
    await backend.commit({ space, ...damage() });
    const before = await dumpStore(backend);
    const { findings } = await verifySpace(storage.vault, space);
    expect(findings.map((finding) => finding.problem).join("\n")).toMatch(problem);
    expect(await dumpStore(backend)).toEqual(before);
  });
});
