import { statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runChild } from "../testing/kill.ts";
import { observeSteps, STEPS, takeStep } from "../testing/known-steps.ts";
import { openBackend } from "../testing/open-backend.ts";
import { temporaryFolder } from "../testing/places.ts";
import { AFTER } from "./backend.ts";
import { mapLimited } from "./map-limited.ts";
import { MemoryBackend } from "./memory-backend.ts";

/** Crash tests start many processes; a busy machine may take its time. */
const PATIENT = 240_000;

/** What must be there after each number of steps, from a backend that cannot crash. */
async function expectedAfterEachStep(): Promise<readonly unknown[]> {
  const backend = new MemoryBackend();
  const states = [await observeSteps(backend)];
  for (let step = 1; step <= STEPS; step += 1) {
    await takeStep(backend, step);
    states.push(await observeSteps(backend));
  }
  return states;
}

/** A file can be watched growing; inside SQLite's log only time tells. */
async function duringWrite(kind: "file" | "sqlite", place: string, attempt: number): Promise<void> {
  if (kind === "sqlite") return void (await setTimeout(attempt * 50));
  for (let looks = 0; looks < 10_000; looks += 1) {
    const unfinished = (await readdir(place)).find((name) => name.endsWith(".tmp"));
    const size =
      unfinished === undefined
        ? 0
        : (statSync(join(place, unfinished), { throwIfNoEntry: false })?.size ?? 0);
    if (size > 0) return;
    await setTimeout(1);
  }
}

describe.each(["file", "sqlite"] as const)("a process on the %s backend", (kind) => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const leftovers = async (place: string) =>
    (await readdir(place, { recursive: true })).filter((name) => name.includes(".tmp"));

  it(
    "[B8] killed at any fault point keeps what it acknowledged, whole, and leaves nothing lying around",
    async () => {
      const expected = await expectedAfterEachStep();
      const recorded = await runChild({
        program: "commit-child",
        parameters: [kind, join(folder, "recorded")],
        fault: "record",
      });
      expect(recorded.lines).toHaveLength(STEPS);
      expect(recorded.points.length).toBeGreaterThan(STEPS * 2);

      await mapLimited([...recorded.points.entries()], 3, async ([number, point]) => {
        const place = join(folder, String(number), "place");
        const report = await runChild({ program: "commit-child", parameters: [kind, place], fault: point });
        expect(report.killed, point).toBe(true);
        const acknowledged = report.lines.length;

        const backend = await openBackend(kind, place);
        expect([expected[acknowledged], expected[acknowledged + 1]], point).toContainEqual(
          await observeSteps(backend),
        );
        await backend.commit({ space: "s", puts: [{ table: "event", key: "next", cell: "1" }] });
        await backend.close();
        expect(await leftovers(join(folder, String(number))), point).toEqual([]);
      });
    },
    PATIENT,
  );

  it(
    "killed in the middle of twenty megabytes leaves the old content or the new, never a mixture",
    async () => {
      const place = join(folder, "place");
      for (const attempt of [1, 2, 3]) {
        const report = await runChild({
          program: "big-child",
          parameters: [kind, place],
          onLine: (line, kill) => {
            if (line === "begin 1") duringWrite(kind, place, attempt).then(kill, kill);
            if (line === "done 4") kill();
          },
        });
        const acknowledged = report.lines.filter((line) => line.startsWith("done")).length - 1;
        const backend = await openBackend(kind, place);
        const [versions, cells] = await backend.read("big", [
          { type: "row", table: "version", key: "n" },
          { type: "range", table: "log", from: "", to: AFTER },
        ]);
        const round = Number(versions?.[0]?.cell);
        expect(round).toBeGreaterThanOrEqual(acknowledged);
        const whole = JSON.stringify(String.fromCharCode(97 + round).repeat(5_000_000));
        expect(cells?.map(({ cell }) => cell === whole)).toEqual([true, true, true, true]);
        await backend.close();
        expect(await leftovers(folder)).toEqual([]);
      }
    },
    PATIENT,
  );

  it(
    "[B3] shares its place with another one without losing an increment",
    async () => {
      const place = join(folder, "place");
      const child = () => runChild({ program: "increment-child", parameters: [kind, place, "40"] });
      await Promise.all([child(), child(), child()]);
      const backend = await openBackend(kind, place);
      const [rows] = await backend.read("shared", [{ type: "row", table: "version", key: "n" }]);
      expect(rows?.[0]?.cell).toBe("120");
      await backend.close();
    },
    PATIENT,
  );
});
