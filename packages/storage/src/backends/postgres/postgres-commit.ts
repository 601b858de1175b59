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

/** A batch on its way, under the name by which the server knows it again. */
export class Sending {
  readonly batch: Batch;
  /** Makes sending the same batch again harmless for as long as few others of its space came in between. */
  readonly name = randomUUID();
  /** Whether it was sent without an answer, so that it may have been applied. */
  isInDoubt = false;

  constructor(batch: Batch) {
    this.batch = batch;
  }
}

/** What the server answers for a batch whose space somebody else is writing: it would hold up all others. */
const TRY_ALONE = -1;

/** Batches of different spaces in one transaction and one round trip; a stale one is refused alone. */
export async function commitTogether(
  pool: PostgresPool,
  sendings: readonly Sending[],
): Promise<readonly (GroupOutcome | "alone")[]> {
  // Everyone who inserts new spaces does it in the same order, so that no two wait for each other.
  const order = [...sendings.keys()].sort((left, right) =>
    (sendings[left] as Sending).batch.space < (sendings[right] as Sending).batch.space ? -1 : 1,
  );
  const sorted = order.map((index) => sendings[index] as Sending);
  const checks = sorted.flatMap(({ batch }, at) =>
    (batch.checks ?? []).map((each) => ({ at: at + 1, each })),
  );
  const found = await pool.query(COMMIT, toParameters(sorted, checks), () => {
    for (const sending of sendings) sending.isInDoubt = true;
  });
  const answers = found[0]?.[0] as readonly number[];
  const outcomes = new Array<GroupOutcome | "alone">(sendings.length).fill(null);
  for (const [at, index] of order.entries()) {
    const said = answers[at] as number;
    const stale = checks[said - 1];
    if (said === TRY_ALONE) outcomes[index] = "alone";
    else if (stale !== undefined) outcomes[index] = refusal(sorted[at] as Sending, stale.each, pool.where);
  }
  return outcomes;
}

function toParameters(
  sendings: readonly Sending[],
  checks: readonly { readonly at: number; readonly each: Check }[],
): readonly unknown[] {
  const batches = sendings.map(({ batch }) => batch);
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
    sendings.map(({ name }) => name),
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

/**
 * What does not hold any more was changed by somebody else; or by this very batch, when its answer was lost and so many
 * others came before it was sent again that the server has forgotten it. Taken for somebody else's, it would be done
 * twice: whoever reads what is there now knows.
 */
function refusal({ batch, isInDoubt }: Sending, { table, key }: Check, where: string): StorageError {
  if (!isInDoubt) return new StorageError("STALE_WRITE", { space: batch.space, table, key });
  return new StorageError("UNREACHABLE", { where, reason: "the answer to a write was lost" });
}
