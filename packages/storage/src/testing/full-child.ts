import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AFTER, type Backend, type Batch } from "../backends/backend.ts";
import { isStorageError } from "../errors.ts";
import { openBackend } from "./open-backend.ts";

/** Fills a small disk, says what happened, and goes on once there is room again; or meets one it may only read. */
const [kind, disk, phase] = process.argv.slice(2);
if (disk === undefined) throw new RangeError("no disk given");
const ballast = join(disk, "ballast");
const place = join(disk, "place");

const noise = (bytes: number) => createHash("shake256", { outputLength: bytes / 2 }).digest("hex");
const batch = (key: string, bytes: number): Batch => ({
  space: "s",
  puts: [{ table: "log", key, cell: JSON.stringify(noise(bytes)) }],
});
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "kept",
    (error: unknown) => (isStorageError(error) ? error.code : String(error)),
  );
const keys = async (from: Backend) => {
  const [rows] = await from.read("s", [{ type: "range", table: "log", from: "", to: AFTER }]);
  return (rows ?? []).map(({ key }) => key);
};
const say = (what: string, value: unknown) => writeSync(1, `${JSON.stringify([what, value])}\n`);

if (phase === "read-only") say("read-only", await outcome(openBackend(kind, place)));
else await fill();

async function fill(): Promise<void> {
  await writeFile(ballast, Buffer.alloc(400_000));
  const backend = await openBackend(kind, place);
  const acknowledged: string[] = [];
  let result = "kept";
  for (let number = 100; result === "kept"; number += 1) {
    result = await outcome(backend.commit(batch(String(number), 100_000)));
    if (result === "kept") acknowledged.push(String(number));
  }
  say("full", result);
  say("acknowledged", acknowledged);
  say("found", await keys(backend));

  const together = [batch("small 1", 10), batch("huge", 3_000_000), { ...batch("small 2", 10), space: "t" }];
  const results = await Promise.all(together.map((each) => outcome(backend.commit(each))));
  say("huge among small", results[1]);
  await rm(ballast);
  say("with room again", await outcome(backend.commit(batch("after", 10))));
  await backend.close();

  const again = await openBackend(kind, place);
  say("in the end", (await keys(again)).includes("after"));
  await again.close();
}
