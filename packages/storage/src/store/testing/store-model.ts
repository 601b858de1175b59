import { InMemoryStore, type Item, type Operation } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { expect } from "vitest";
import type { MaruStore } from "../maru-store.ts";

/**
 * Random operations for LangGraph's own store and ours, side by side. Elements have one length, since the other store
 * takes ["user"] for a prefix of ["users"]; objects are always the same ones, since it compares them by identity.
 */
const NAMESPACES = [
  ["aa"],
  ["aa", "bb"],
  ["aa", "bb", "cc"],
  ["aa", "cc"],
  ["bb"],
  ["bb", "aa"],
  ["cc", "bb", "cc"],
];
const FAMILY = ["가족", "친구"];
const ADDRESS = { city: "서울", floor: 3 };
const scalar = fc.constantFrom(0, 1, 7.5, -2, "1", "7.5", "서울", "", true, false, null);
const anyField = fc.oneof(scalar, fc.constantFrom(FAMILY, ADDRESS));
const field = fc.constantFrom("age", "city", "tags");
const number = fc.constantFrom(0, 1, 2, 7.5, "1", "7.5");

const value = fc.dictionary(field, anyField);
const operators = fc.record(
  {
    $eq: anyField,
    $ne: anyField,
    $gt: number,
    $gte: number,
    $lt: number,
    $lte: number,
    $in: fc.array(anyField, { maxLength: 3 }),
    $nin: fc.array(anyField, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
const condition = fc.oneof(
  anyField,
  operators.filter((each) => Object.keys(each).length > 0),
);
const namespace = fc.constantFrom(...NAMESPACES);
const place = { namespace, key: fc.constantFrom("one", "two", "three", "__proto__") };
const page = { limit: fc.integer({ min: 0, max: 6 }), offset: fc.integer({ min: 0, max: 3 }) };
const path = fc.array(fc.constantFrom("aa", "bb", "cc", "*"), { maxLength: 3 });

const put = fc.record({ ...place, value });
const operation = fc.oneof(
  { weight: 6, arbitrary: put },
  { weight: 2, arbitrary: fc.record({ ...place, value: fc.constant(null) }) },
  { weight: 3, arbitrary: fc.record(place) },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        namespacePrefix: fc.oneof(
          namespace.map((each) => each.slice(0, 1)),
          namespace,
          fc.constant([]),
        ),
        filter: fc.dictionary(field, condition, { maxKeys: 2 }),
        ...page,
      },
      { requiredKeys: ["namespacePrefix"] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        matchConditions: fc.array(
          fc.record({ matchType: fc.constantFrom("prefix" as const, "suffix" as const), path }),
          { maxLength: 2 },
        ),
        maxDepth: fc.integer({ min: 1, max: 3 }),
        ...page,
      },
      { requiredKeys: ["matchConditions", "limit", "offset"] },
    ),
  },
) as fc.Arbitrary<Operation>;
export const anyBatches = fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { maxLength: 20 });

/** Runs the batches on both stores and compares every answer. Ours is emptied first. */
export async function expectSameAnswers(store: MaruStore, batches: readonly Operation[][]): Promise<void> {
  for (const { namespace, key } of await store.search([], { limit: 1000 }))
    await store.delete(namespace, key);
  expect(await store.listNamespaces()).toEqual([]);
  const reference = new InMemoryStore();
  // It lists namespaces in the order they were first used; ours in their own order, whoever came first.
  for (const each of NAMESPACES) {
    await reference.put(each, "first", {});
    await reference.delete(each, "first");
  }
  for (const batch of batches) {
    const held = await reference.search([], { limit: 1000 });
    const expected: unknown[] = [];
    // One by one and before the writes: what it gives out changes with a later put.
    for (const each of batch) expected.push(await answerOf(reference, held, each));
    await reference.batch(batch.filter((each) => "value" in each));
    const answers: unknown[] = await store.batch(batch);
    expect(answers.map(withoutTimes)).toEqual(expected);
  }
}

async function answerOf(
  reference: InMemoryStore,
  held: readonly Item[],
  operation: Operation,
): Promise<unknown> {
  if ("value" in operation) return null;
  // It also lists namespaces that hold nothing any more; a new one with the same items does not.
  const asked = "matchConditions" in operation ? await copyOf(held) : reference;
  const [answer] = await asked.batch([operation]);
  return withoutTimes(answer);
}

async function copyOf(held: readonly Item[]): Promise<InMemoryStore> {
  const copy = new InMemoryStore();
  for (const { namespace, key, value } of held) await copy.put(namespace, key, value);
  return copy;
}

function withoutTimes(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutTimes);
  if (typeof answer !== "object" || answer === null) return answer;
  const { namespace, key, value } = answer as Item;
  return { namespace, key, value };
}
