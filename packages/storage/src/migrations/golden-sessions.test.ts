import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listBranches } from "../checkpoints/branches.ts";
import { CheckpointSpace } from "../checkpoints/checkpoint-space.ts";
import { namedCheckpoints } from "../checkpoints/named-checkpoints.ts";
import { openStorage, type Storage } from "../open-storage.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import type { SessionId } from "../sessions/ids.ts";
import { sessionSpace } from "../sessions/sessions.ts";
import { exportSession, importSession } from "../sessions/transfer.ts";
import { verifySpace } from "../verify.ts";
import { migrateAll } from "./migrate-all.ts";
import { stateAt, TRIP, TripOne, TripThree, tripThreeAfter } from "./testing/trip-versions.ts";

/** Sessions as released versions stored them. They are never changed; a new release adds its own. */
const FOLDER = new URL("./fixtures/sessions/", import.meta.url);
const golden = readdirSync(FOLDER).sort();
const documentOf = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
/** Every copy begins an epoch of its own, so documents of this version name none. */
function exportedToday(name: string) {
  const document = documentOf(name);
  document.tables.cursor.log.epoch = 0;
  return document;
}

async function expectToday(storage: Storage, id: SessionId, nights: number | null): Promise<void> {
  const space = sessionSpace(id);
  const nodes = await listBranches(storage.vault, new CheckpointSpace(storage.vault, space));
  expect(nodes.map(({ parent }) => nodes.findIndex((node) => node.id === parent))).toEqual([-1, 0, 1, 0]);
  const expected = [tripThreeAfter(1), tripThreeAfter(2), tripThreeAfter(3), tripThreeAfter(2, "교토")];
  for (const [index, node] of nodes.entries()) {
    const { definition, version, state } = expected[index] ?? tripThreeAfter(0);
    expect(await stateAt(storage.checkpointer, id, node.id)).toEqual({
      definition,
      version,
      state: { ...state, nights },
    });
  }
  expect(await namedCheckpoints(storage.vault, space)).toEqual([
    { name: "예약 전", checkpoint: nodes[1]?.id },
  ]);
  expect(await storage.inbox.waiting(id)).toMatchObject([{ content: "하루 더 있을게요" }]);
  expect((await storage.events.read(id, 0)).events).toEqual([{ type: "connected", data: null, sequence: 1 }]);
  const branch = { thread_id: id, checkpoint_id: nodes[3]?.id };
  const tuple = await storage.checkpointer.getTuple({ configurable: branch });
  expect(tuple?.pendingWrites).toEqual([["asking", "__interrupt__", "예약할까요?"]]);
  expect((await verifySpace(storage.vault, space)).findings).toEqual([]);
}

describe.each(golden)("F15: the session that a released version stored as %s", (name) => {
  const nights = name === "trip-1.json" ? null : 3;

  it("[M10] loads in this version, with all its history", async () => {
    const storage = await openStorage("memory:", { states: TRIP });
    const id = await importSession(storage.vault, SYSTEM_PORTS, documentOf(name));
    await expectToday(storage, id, nights);
    expect(await exportSession(storage.vault, id)).toEqual(exportedToday(name));
  });

  it("[M10] migrates to this version, with all its history", async () => {
    const storage = await openStorage("memory:");
    const id = await importSession(storage.vault, SYSTEM_PORTS, documentOf(name));
    const backup = { isSealed: false, write: async () => {} };
    expect(await migrateAll(storage, [TripThree], { backup })).toMatchObject({ migrated: 1 });
    await expectToday(storage, id, nights);
  });
});

it("F15: a session of a later version is refused by an older program, and untouched", async () => {
  const storage = await openStorage("memory:", { states: { definitions: [TripOne] } });
  const id = await importSession(storage.vault, SYSTEM_PORTS, documentOf("trip-2.json"));
  await expect(stateAt(storage.checkpointer, id)).rejects.toMatchObject({ code: "FUTURE_VERSION" });
  expect(await exportSession(storage.vault, id)).toEqual(exportedToday("trip-2.json"));
});
