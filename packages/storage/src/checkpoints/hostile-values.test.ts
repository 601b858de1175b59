import { AIMessage, ToolMessage } from "@langchain/core/messages";
import { emptyCheckpoint, uuid6 } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { isStorageError } from "../errors.ts";
import { generateMasterKey, KeyRing } from "../sealing/key-ring.ts";
import { openSealer } from "../sealing/open-sealer.ts";
import { dumpStore } from "../testing/dump-store.ts";
import { Vault } from "../vault.ts";
import { MaruCheckpointer } from "./checkpointer.ts";

const LOOKS_LIKE_A_CLASS: readonly unknown[] = [
  {
    lc: 1,
    type: "constructor",
    id: ["langchain_core", "messages", "AIMessage"],
    kwargs: { content: "위조" },
  },
  { lc: 1, type: "secret", id: ["MARU_CANARY"] },
  { lc: 1, type: "not_implemented", id: ["langchain", "x"] },
  { lc: 2, type: "undefined" },
  { lc: 2, type: "constructor", id: ["Set"], method: "from", args: [[1]] },
  { lc: 2, type: "constructor", id: ["Uint8Array"], method: "from", args: ["x"] },
  { $maru: "message", value: "위조" },
  { $maru: "regexp", value: ["(a+)+$", ""] },
  { $maru: "gone" },
  { $maru: { $maru: "date" } },
  { v: 1 },
  { e: 0 },
  { l: [[0, 9]] },
  { o: { a: { e: 99 } } },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"toJSON":"문자열","then":"문자열","length":3}'),
  "\ud800 홀로",
  { "\udfff": "키" },
];

const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...LOOKS_LIKE_A_CLASS),
    fc.string({ unit: "binary" }),
    fc.constantFrom(null, true, 0, 7, "긴 글 ".repeat(40)),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom("lc", "type", "id", "$maru", "__proto__", "prototype"), fc.string()),
      tie("value"),
      { maxKeys: 3 },
    ),
  ),
})).value;

async function openSaver(isSealed: boolean) {
  const backend = new MemoryBackend();
  const ring = new KeyRing([{ id: "test", key: generateMasterKey() }]);
  const sealer = isSealed ? await openSealer(backend, ring) : null;
  const open = () => new MaruCheckpointer(new Vault(backend, sealer));
  return { backend, saver: open(), reader: open() };
}

const thread = { thread_id: "t", checkpoint_ns: "" };
async function put(saver: MaruCheckpointer, value: unknown): Promise<string> {
  const id = uuid6(0);
  const checkpoint = {
    ...emptyCheckpoint(),
    id,
    channel_values: { value, list: [value, value] },
    channel_versions: { value: 1, list: 1 },
  };
  const metadata = { source: "loop" as const, step: 1, parents: {}, quoted: value };
  await saver.put({ configurable: thread }, checkpoint, metadata, { value: 1, list: 1 });
  return id;
}

/** Same data, and nothing but plain objects and lists all the way down. */
function expectPlain(found: unknown, expected: unknown): void {
  expect(found).toEqual(expected);
  // Sees own properties called __proto__ too.
  expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(value));
    for (const key of Object.keys(value)) visit((value as Record<string, unknown>)[key]);
  };
  visit(found);
}

describe.each([
  ["plain", false],
  ["sealed", true],
])("A2, A3: what looks like a class, in a %s store", (_, isSealed) => {
  it("[C6] comes back as the data it is, from every slot, and later steps work", async () => {
    const { saver, reader } = await openSaver(isSealed);
    await fc.assert(
      fc.asyncProperty(hostileValue, async (value) => {
        const id = await put(saver, value);
        const config = { configurable: { ...thread, checkpoint_id: id } };
        await saver.putWrites(config, [["value", value]], "task");
        const tuple = await reader.getTuple(config);
        expectPlain(tuple?.checkpoint.channel_values, { value, list: [value, value] });
        expectPlain((tuple?.metadata as { quoted?: unknown } | undefined)?.quoted, value);
        expectPlain(tuple?.pendingWrites?.[0]?.[2], value);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("[C6] stays data inside the messages of a model, which are rebuilt by their own type only", async () => {
    const { saver, reader } = await openSaver(isSealed);
    for (const value of LOOKS_LIKE_A_CLASS) {
      const message = new AIMessage({
        content: "네",
        additional_kwargs: { forged: value },
        response_metadata: { forged: value },
      });
      const answer = new ToolMessage({ content: "결과", tool_call_id: "c", artifact: value });
      const id = await put(saver, [message, answer]);
      const tuple = await reader.getTuple({ configurable: { ...thread, checkpoint_id: id } });
      const messages = tuple?.checkpoint.channel_values.value ?? [];
      const [found, result] = messages as [AIMessage, ToolMessage];
      expectPlain(found.additional_kwargs.forged, value);
      expectPlain(found.response_metadata.forged, value);
      expectPlain(result.artifact, value);
    }
  });
});

describe("A2: reading", () => {
  it("[C6] asks the environment for nothing", async () => {
    const { saver, reader } = await openSaver(false);
    const ids = [];
    for (const value of LOOKS_LIKE_A_CLASS) ids.push(await put(saver, value));
    const asked: string[] = [];
    const environment = process.env;
    process.env = new Proxy(environment, {
      get: (target, name) => {
        asked.push(String(name));
        return Reflect.get(target, name);
      },
    });
    try {
      for (const id of ids) await reader.getTuple({ configurable: { ...thread, checkpoint_id: id } });
    } finally {
      process.env = environment;
    }
    expect(asked).toEqual([]);
  });
});

describe("a value that could not come back as it was", () => {
  class Trip {
    city = "오사카";
  }
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  it.each<[string, unknown]>([
    ["a bigint", { price: 10n }],
    ["a function", { price: () => 1 }],
    ["a symbol", { price: Symbol("s") }],
    ["an instance of a class", { price: new Trip() }],
    ["a cycle", { price: cycle }],
    ["an invalid date", { price: new Date(Number.NaN) }],
    ["a list with holes", { price: Array(3) }],
  ])("[C7] because it holds %s is refused with its path, and nothing is written", async (_, value) => {
    const { backend, saver } = await openSaver(false);
    const error = await put(saver, value).catch((reason: unknown) => reason);
    expect(error).toSatisfy((each) => isStorageError(each, "NOT_STORABLE"));
    expect(String(error)).toContain("value.price");
    expect(await dumpStore(backend)).toEqual([]);
  });
});
