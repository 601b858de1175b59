import { writeSync } from "node:fs";
import { openBackend } from "./open-backend.ts";

/** Writes twenty megabytes of one letter after another, for as long as it lives. */
const [kind, where] = process.argv.slice(2);
const backend = await openBackend(kind, where);
for (let round = 0; ; round += 1) {
  const cell = JSON.stringify(String.fromCharCode(97 + (round % 26)).repeat(5_000_000));
  const puts = ["1", "2", "3", "4"].map((key) => ({ table: "log" as const, key, cell }));
  writeSync(1, `begin ${round}\n`);
  await backend.commit({
    space: "big",
    puts: [...puts, { table: "version", key: "n", cell: String(round) }],
  });
  writeSync(1, `done ${round}\n`);
}
