import { randomUUID } from "node:crypto";
import { StorageError } from "../../errors.ts";
import type { Batch, Check } from "../backend.ts";
import type { GroupOutcome } from "../group-queue.ts";
import { rowSum } from "../row-sum.ts";
import { TABLE_NUMBERS } from "../table-number.ts";
import type { PostgresPool, Statement } from "./postgres-pool.ts";
import { settlePuts } from "./settle-puts.ts";

const COMMIT: Statement = {
  name: "commit_batches",
  text: "SELECT commit_batches($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
};

/** What the server answers for a batch whose space somebody else is writing: it would hold up all others. */
const TRY_ALONE = -1;

/** Batches of different spaces in one transaction and one round trip; a stale one is refused alone. */
export async function commitTogether(
  pool: PostgresPool,
  batches: readonly Batch[],
): Promise<readonly (GroupOutcome | "alone")[]> {
  // Everyone who inserts new spaces does it in the same order, so that no two wait for each other.
  const order = [...batches.keys()].sort((left, right) =>
    (batches[left] as Batch).space < (batches[right] as Batch).space ? -1 : 1,
  );
  const sorted = order.map((index) => batches[index] as Batch);
  const checks = sorted.flatMap((batch, at) => (batch.checks ?? []).map((each) => ({ at: at + 1, each })));
  const found = await pool.query(COMMIT, toParameters(sorted, checks));
  const answers = found[0]?.[0] as readonly number[];
  const outcomes = new Array<GroupOutcome | "alone">(batches.length).fill(null);
  for (const [at, index] of order.entries()) {
    const said = answers[at] as number;
    const stale = checks[said - 1];
    if (said === TRY_ALONE) outcomes[index] = "alone";
    else if (stale !== undefined) outcomes[index] = staleWrite(sorted[at] as Batch, stale.each);
  }
  return outcomes;
}

function toParameters(
  batches: readonly Batch[],
  checks: readonly { readonly at: number; readonly each: Check }[],
): readonly unknown[] {
  const deletes = batches.flatMap((batch, at) =>
    (batch.deletes ?? []).map((each) => ({
      at: at + 1,
      table: TABLE_NUMBERS[each.table],
      from: "key" in each ? each.key : each.from,
      to: "key" in each ? null : each.to,
    })),
  );
  const puts = batches.flatMap((batch, at) =>
    settlePuts(batch.puts ?? []).map((put) => ({ ...put, at: at + 1, space: batch.space })),
  );
  return [
    batches.map(({ space }) => space),
    batches.map(({ label }) => label ?? null),
    // Makes sending the same batch again harmless.
    batches.map(() => randomUUID()),
    checks.map(({ at }) => at),
    checks.map(({ each }) => TABLE_NUMBERS[each.table]),
    checks.map(({ each }) => each.key),
    checks.map(({ each }) => each.equals),
    deletes.map(({ at }) => at),
    deletes.map(({ table }) => table),
    deletes.map(({ from }) => from),
    deletes.map(({ to }) => to),
    puts.map(({ at }) => at),
    puts.map(({ table }) => TABLE_NUMBERS[table]),
    puts.map(({ key }) => key),
    puts.map(({ cell }) => (typeof cell === "string" ? cell : null)),
    puts.map(({ cell }) => (typeof cell === "string" ? null : cell)),
    puts.map(({ space, table, key, cell }) => rowSum(space, table, key, cell)),
    puts.map(({ ifAbsent }) => ifAbsent ?? false),
  ];
}

function staleWrite({ space }: Batch, { table, key }: Check): StorageError {
  return new StorageError("STALE_WRITE", { space, table, key });
}
