/** `npm run history -- [--store sqlite|postgres] [--seed number] [--seconds number]`: ends with 1 when a promise broke. */
import { parseArgs } from "node:util";
import { makeHistory, type StoreKind } from "./history.ts";

const { values } = parseArgs({
  options: { store: { type: "string" }, seed: { type: "string" }, seconds: { type: "string" } },
});
const stores: readonly StoreKind[] =
  values.store === "sqlite" || values.store === "postgres" ? [values.store] : ["sqlite", "postgres"];
const seed = Number(values.seed ?? process.pid);
const seconds = Number(values.seconds ?? 60);
const tell = (line: string) => console.log(line);
const MOST = 30;

for (const store of stores) {
  tell(`${store}, seed ${seed}, ${seconds} s of trouble`);
  const { acknowledged, heard, troubles, violations, said } = await makeHistory({
    store,
    seed,
    seconds,
    tell,
  });
  tell(`  ${acknowledged} messages acknowledged, ${heard} events heard, ${troubles} troubles`);
  for (const { rule, session, what } of violations.slice(0, MOST)) tell(`  ✗ ${rule} ${session}: ${what}`);
  if (violations.length > 0) {
    tell(said.slice(-4_000));
    process.exitCode = 1;
  }
  tell(violations.length === 0 ? "  ✓ as promised" : `  ✗ ${violations.length} violations`);
}
