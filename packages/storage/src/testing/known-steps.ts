import { AFTER, type Backend, type Batch } from "../backends/backend.ts";
import { plain } from "./plain-rows.ts";

export const STEPS = 5;
const TABLES = ["version", "event", "log"] as const;

/** A batch that changes several tables at once, so that half of it would show. */
function batch(step: number): Batch {
  return {
    space: "s",
    label: `after ${step}`,
    checks: [{ table: "version", key: "head", equals: step === 1 ? null : String(step - 1) }],
    deletes: [{ table: "event", key: String(step - 2) }],
    puts: [
      { table: "version", key: "head", cell: String(step) },
      { table: "event", key: String(step), cell: JSON.stringify({ 걸음: step }) },
      { table: "log", key: String(step), cell: Buffer.alloc(3000, step) },
    ],
  };
}

/** The last two delete what was there and give its room back, so that crashes meet those as well. */
export async function takeStep(backend: Backend, step: number): Promise<void> {
  if (step <= 3) await backend.commit(batch(step));
  else if (step === 4) await backend.deleteSpace("s");
  else await backend.reclaim();
}

export async function observeSteps(backend: Backend): Promise<unknown> {
  const requests = TABLES.map((table) => ({ type: "range" as const, table, from: "", to: AFTER }));
  return {
    rows: (await backend.read("s", requests)).map(plain),
    spaces: await backend.listSpaces({ from: "", to: AFTER, limit: 9 }),
  };
}
