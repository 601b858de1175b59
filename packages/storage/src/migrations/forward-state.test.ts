import { beforeEach, describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { MaruCheckpointer } from "../checkpoints/checkpointer.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { forwardTuples } from "./forward-state.ts";
import {
  putState,
  stateAt,
  TRIP,
  TripBroken,
  TripOne,
  tripOneAfter,
  tripThreeAfter,
} from "./testing/trip-versions.ts";

let backend: MemoryBackend;
/** The program of the first release, and today's. */
let older: MaruCheckpointer;
let newer: MaruCheckpointer;
beforeEach(() => {
  backend = new MemoryBackend();
  older = new MaruCheckpointer(new Vault(backend, null));
  newer = new MaruCheckpointer(new Vault(backend, null), { forward: forwardTuples(TRIP) });
});

describe("a state that an older version stored", () => {
  it("[M1] comes back as the newest version says it, from every point of its history", async () => {
    const first = await putState(older, "t", null, tripOneAfter(1));
    await putState(older, "t", first, tripOneAfter(2), { counter: 7 });
    expect(await stateAt(newer, "t", first)).toEqual(tripThreeAfter(1));
    const listed = [];
    for await (const { checkpoint } of newer.list({ configurable: { thread_id: "t" } }))
      listed.push(checkpoint.channel_values);
    expect(listed).toEqual([{ state: tripThreeAfter(2), counter: 7 }, { state: tripThreeAfter(1) }]);
  });

  it("[M2] stays as it is until the next state is written, which is stored in the new version", async () => {
    const first = await putState(older, "t", null, tripOneAfter(1));
    const before = await dumpStore(backend);
    const state = await stateAt(newer, "t");
    expect(await dumpStore(backend)).toEqual(before);
    const second = await putState(newer, "t", first, state);
    expect(await stateAt(older, "t", second)).toEqual(tripThreeAfter(1));
    expect(await stateAt(older, "t", first)).toEqual(tripOneAfter(1));
  });

  it("is only looked for in its own channel, and left alone when no definition here has its name", async () => {
    const other = { ...tripOneAfter(1), definition: "company" };
    await putState(older, "t", null, other, { quoted: tripOneAfter(1) });
    const tuple = await newer.getTuple({ configurable: { thread_id: "t" } });
    expect(tuple?.checkpoint.channel_values).toEqual({ state: other, quoted: tripOneAfter(1) });
  });

  it("[M4] loses the updates of a step that was under way, which runs again; questions and answers stay", async () => {
    const id = await putState(older, "t", null, tripOneAfter(1));
    const config = { configurable: { thread_id: "t", checkpoint_ns: "", checkpoint_id: id } };
    await older.putWrites(
      config,
      [
        ["state", { city: "도쿄" }],
        ["branch:to:plan", null],
      ],
      "updating",
    );
    await older.putWrites(config, [["counter", 1]], "counting");
    await older.putWrites(config, [["__interrupt__", { value: "예약할까요?" }]], "asking");
    const tuple = await newer.getTuple({ configurable: { thread_id: "t" } });
    expect(tuple?.pendingWrites).toEqual([
      ["asking", "__interrupt__", { value: "예약할까요?" }],
      ["counting", "counter", 1],
    ]);
    expect((await older.getTuple({ configurable: { thread_id: "t" } }))?.pendingWrites).toHaveLength(4);
  });
});

describe("a state that cannot be brought forward", () => {
  it.each([
    ["is from a newer version", "FUTURE_VERSION", { definitions: [TripOne] }, { version: 3 }],
    ["has a version nobody released", "FOREIGN_STATE", TRIP, { version: 1.5 }],
    ["fails its migration", "MIGRATION_FAILED", { definitions: [TripBroken] }, {}],
    ["does not satisfy the newest schema", "INVALID_VALUE", TRIP, tripOneAfter(0, "가".repeat(41))],
  ])("[M3] because it %s is refused with %s and stays as it is", async (_, code, known, changes) => {
    await putState(older, "t", null, { ...tripOneAfter(1), ...changes });
    const before = await dumpStore(backend);
    const reader = new MaruCheckpointer(new Vault(backend, null), { forward: forwardTuples(known) });
    await expect(stateAt(reader, "t")).rejects.toMatchObject({ code });
    expect(await dumpStore(backend)).toEqual(before);
  });

  it("is refused without a word of what it says", async () => {
    await putState(older, "t", null, tripOneAfter(1, "제주".repeat(30)));
    await expect(stateAt(newer, "t")).rejects.toThrow(/^(?!.*제주)/);
  });
});
