import fc from "fast-check";
import { expect, it } from "vitest";
import { AFTER, type Put, type Table } from "../backend.ts";
import { MemoryBackend } from "../memory-backend.ts";
import { settlePuts } from "./settle-puts.ts";

const puts = fc.array(
  fc.record({
    table: fc.constantFrom<Table>("event", "log"),
    key: fc.constantFrom("1", "2", "3"),
    cell: fc.constantFrom("a", "b", "c"),
    ifAbsent: fc.boolean(),
  }),
  { maxLength: 8 },
);

async function result(before: readonly Put[], batch: readonly Put[]) {
  const backend = new MemoryBackend();
  await backend.commit({ space: "s", puts: before });
  await backend.commit({ space: "s", puts: batch });
  const everything = (table: Table) => ({ type: "range" as const, table, from: "", to: AFTER });
  return backend.read("s", [everything("event"), everything("log")]);
}

it("settled puts name each row once and leave what all of them in order would leave", async () => {
  await fc.assert(
    fc.asyncProperty(puts, puts, async (before, batch) => {
      const settled = settlePuts(batch);
      expect(new Set(settled.map(({ table, key }) => `${table} ${key}`)).size).toBe(settled.length);
      expect(await result(before, settled)).toEqual(await result(before, batch));
    }),
  );
});
