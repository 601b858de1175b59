import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Backend, Batch, LabelRange, ReadRequest, Table } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import type { Place } from "./places.ts";
import { plain } from "./plain-rows.ts";

type Command =
  | { readonly type: "commit"; readonly batch: Batch }
  | { readonly type: "read"; readonly space: string; readonly requests: readonly ReadRequest[] }
  | { readonly type: "list"; readonly range: LabelRange }
  | { readonly type: "delete"; readonly space: string };

const space = fc.constantFrom("a", "b", "가");
const table = fc.constantFrom<Table>("event", "version");
const key = fc.constantFrom("", "1", "10", "2", "a", "가", "\uffee", "😀", "__proto__");
const text = fc.oneof(fc.constantFrom("1", "2", '{"2":1,"1":2}', '"\\ud800"', "1.0"), fc.json());
const cell = fc.oneof(text, fc.uint8Array({ maxLength: 8 }));
const address = { table, key };
const range = { table, from: key, to: key };

const batch: fc.Arbitrary<Batch> = fc.record(
  {
    space,
    label: fc.constantFrom("x", "y", "나"),
    checks: fc.array(fc.record({ ...address, equals: fc.option(fc.constantFrom("1", "2")) }), {
      maxLength: 2,
    }),
    deletes: fc.array(fc.oneof(fc.record(address), fc.record(range)), { maxLength: 2 }),
    puts: fc.array(
      fc.record({ ...address, cell, ifAbsent: fc.boolean() }, { requiredKeys: ["table", "key", "cell"] }),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ["space"] },
);
const request: fc.Arbitrary<ReadRequest> = fc.oneof(
  fc.record({ type: fc.constant("row" as const), ...address }),
  fc.record(
    { type: fc.constant("range" as const), ...range, limit: fc.nat({ max: 3 }), reverse: fc.boolean() },
    { requiredKeys: ["type", "table", "from", "to"] },
  ),
);
const listed = fc.record(
  {
    from: fc.constantFrom("", "x"),
    to: fc.constantFrom("y", "\u{10ffff}"),
    limit: fc.nat({ max: 3 }),
    reverse: fc.boolean(),
  },
  { requiredKeys: ["from", "to", "limit"] },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("commit" as const), batch }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant("read" as const),
      space,
      requests: fc.array(request, { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("list" as const), range: listed }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("delete" as const), space }) },
);

/** Gives the same random commands to every backend and expects the same answers from all. */
export function describeSameAnswers(
  places: Readonly<Record<string, () => Promise<Place>>>,
  runs: number,
): void {
  describe("the same commands", () => {
    const opened: { name: string; place: Place; backend: Backend }[] = [];

    beforeAll(async () => {
      for (const [name, makePlace] of Object.entries(places)) {
        const place = await makePlace();
        opened.push({ name, place, backend: await place.open() });
      }
    });

    afterAll(async () => {
      for (const { backend, place } of opened) {
        await backend.close();
        await place.dispose();
      }
    });

    it(`[B7] get the same answers from ${Object.keys(places).join(", ")}`, async () => {
      await fc.assert(
        fc
          .asyncProperty(fc.array(command, { maxLength: 20 }), async (commands) => {
            const histories = await Promise.all(opened.map(({ backend }) => observe(backend, commands)));
            for (const [index, { name }] of opened.entries()) {
              expect(histories[index], name).toEqual(histories[0]);
            }
          })
          .afterEach(async () => {
            for (const { backend } of opened)
              for (const each of ["a", "b", "가"]) await backend.deleteSpace(each);
          }),
        { numRuns: runs, endOnFailure: false },
      );
    });
  });
}

async function observe(backend: Backend, commands: readonly Command[]): Promise<readonly unknown[]> {
  const history: unknown[] = [];
  for (const each of commands) {
    history.push(
      await perform(backend, each).catch((error: unknown) => {
        if (isStorageError(error)) return { code: error.code, details: error.details };
        throw error;
      }),
    );
  }
  return history;
}

async function perform(backend: Backend, each: Command): Promise<unknown> {
  switch (each.type) {
    case "commit":
      return backend.commit(each.batch);
    case "read":
      return (await backend.read(each.space, each.requests)).map(plain);
    case "list":
      return backend.listSpaces(each.range);
    case "delete":
      return backend.deleteSpace(each.space);
  }
}
