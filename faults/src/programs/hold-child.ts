import { writeSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { holdSqlite } from "@maru/storage/testing";

/** Keeps a SQLite file locked for a while, again and again, and says so each time, until it is killed. */
const [path = "", held, pause] = process.argv.slice(2);
for (;;) {
  const release = holdSqlite(path);
  writeSync(1, "held\n");
  await setTimeout(Number(held));
  release();
  writeSync(1, "released\n");
  await setTimeout(Number(pause));
}
