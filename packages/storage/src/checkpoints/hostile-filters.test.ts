import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { isStorageError } from "../errors.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { filePlace, memoryPlace, type Place, postgresPlace, sqlitePlace } from "../testing/places.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { Vault } from "../vault.ts";
import { MaruCheckpointer } from "./checkpointer.ts";
import { FILTER_KEYS, readFilter } from "./metadata-filter.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server?.stop());

/** Texts that break out of quotes, paths and patterns, and plain noise. */
const hostile = fc.oneof(
  fc.constantFrom(
    "source' OR '1'='1",
    'source") --',
    "$.source",
    "step[*]",
    "source); DROP TABLE rows; --",
    "%",
    "_",
    "__proto__",
    "constructor",
    "$ne",
    "a\0b",
    "\ud800",
    "../../x",
    "/",
    "\u{10ffff}",
  ),
  fc.string({ unit: fc.constantFrom("'", '"', ")", "-", ";", "$", ".", "[", "]", "%", "\\", "/", "a") }),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const anything = fc.oneof(
  hostile,
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    -1,
    1.5,
    Infinity,
    [],
    {},
    { $ne: "" },
    ["loop"],
    true,
  ),
);

const places: readonly [string, () => Promise<Place>][] = [
  ["memory", memoryPlace],
  ["file", filePlace],
  ["SQLite", sqlitePlace],
  ["PostgreSQL", () => postgresPlace(server)],
];

describe.each(places)("A1: hostile queries on %s", (_, makePlace) => {
  let place: Place;
  let saver: MaruCheckpointer;
  let close: () => Promise<void>;
  let dump: () => Promise<unknown>;
  beforeEach(async () => {
    place = await makePlace();
    const backend = await place.open();
    saver = new MaruCheckpointer(new Vault(backend, null));
    close = () => backend.close();
    dump = () => dumpStore(backend);
    for (const thread of ["ours", "theirs"]) {
      const checkpoint = { ...emptyCheckpoint(), id: uuid6(0), channel_values: { secret: thread } };
      await saver.put(
        { configurable: { thread_id: thread } },
        { ...checkpoint, channel_versions: { secret: 1 } },
        { source: "loop", step: 1, parents: {} },
        { secret: 1 },
      );
    }
  });
  afterEach(async () => {
    await close();
    await place.dispose();
  });

  it("[C5] are refused by name or answered from their own thread, and change nothing", async () => {
    const before = await dump();
    const query = fc.record({
      key: fc.oneof(fc.constantFrom(...FILTER_KEYS), hostile),
      value: anything,
      before: anything,
      limit: fc.oneof(fc.constantFrom(undefined, 0, 1, 5), anything),
      checkpoint_ns: anything,
      checkpoint_id: anything,
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ key, value, before: earlier, limit, ...rest }) => {
        try {
          const found = saver.list(
            { configurable: { thread_id: "ours", ...rest } },
            {
              filter: { [key]: value },
              before: { configurable: { checkpoint_id: earlier } },
              limit: limit as number,
            },
          );
          for await (const { config, checkpoint } of found) {
            expect(config.configurable?.thread_id).toBe("ours");
            expect(checkpoint.channel_values).toEqual({ secret: "ours" });
          }
        } catch (error) {
          if (!isStorageError(error)) throw error;
          expect(["INVALID_FILTER", "INVALID_ID", "NOT_STORABLE"]).toContain(error.code);
        }
      }),
      { numRuns: 150 },
    );
    expect(await dump()).toEqual(before);
  });

  it("[C5] for a thread with a hostile name find that thread and no other", async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (thread_id) => {
        if (thread_id === "ours" || thread_id === "theirs" || thread_id === undefined) return;
        try {
          expect(await saver.getTuple({ configurable: { thread_id } })).toBeUndefined();
        } catch (error) {
          expect(error).toSatisfy((each) => isStorageError(each, "INVALID_ID"));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("A11: a filter", () => {
  it.each([
    ["limit", { limit: Number.NaN }],
    ["limit", { limit: "10" as unknown as number }],
    ["starting point", { before: { configurable: { checkpoint_id: { $ne: "" } } } }],
  ])("[C5] with a %s that is none is refused, never ignored", async (_, options) => {
    const saver = new MaruCheckpointer(new Vault(new MemoryBackend(), null));
    const listed = saver.list({ configurable: { thread_id: "t" } }, options);
    await expect(listed.next()).rejects.toMatchObject({ code: "INVALID_ID" });
  });

  it.each([
    ["a key that is not known", { user_id: "지우" }],
    ["an operator", { step: { $gt: 1 } }],
    ["a list", { source: ["loop"] }],
    ["null", { source: null }],
    ["nothing, which would match everything", { source: undefined }],
    ["a key that every object has", { constructor: "x" }],
  ])("[C5] with %s is refused, never ignored", (_, filter) => {
    expect(() => readFilter(filter)).toThrow(expect.objectContaining({ code: "INVALID_FILTER" }));
  });
});
