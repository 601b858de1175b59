import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";
import { runOn } from "./driver/every-point.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";
import { EVERYTHING } from "./programs/booking.ts";
import { byLabel, type Ledger, openLedger } from "./programs/ledger.ts";

const TASK = "take over";
const SETTLED = 300;
const PATIENCE = 60_000;

describe.each(KINDS)("[F2] a worker that stands still on %s", (kind) => {
  let ground: Ground;
  let ledger: Ledger;
  beforeAll(async () => {
    ledger = await openLedger();
    process.env.MARU_LEDGER = ledger.url;
    ground = await openGround(kind);
  });
  afterAll(async () => {
    await ground.clear();
    await ledger.close();
  });

  it("is taken over, and when it goes on it changes nothing", async () => {
    const script = await bundle("turns-child");
    for (const after of [1, 3, 4]) {
      ledger.forget();
      ledger.holdFrom(after);
      const place = await ground.make();
      const first = spawn(process.execPath, [script, TASK, place.url], { stdio: "ignore" });
      const ended = once(first, "exit");
      while (ledger.attempts().length < after && first.exitCode === null) await pause(5);
      // It waits for the shop now, and all it had to write is written.
      await pause(SETTLED);
      first.kill("SIGSTOP");
      ledger.goOn();
      const second = runOn("turns-child", TASK, [place]);
      // Whoever stopped in the middle of a write sits on the store's lock; then the other gets on only after it.
      await Promise.race([second, pause(PATIENCE)]);
      first.kill("SIGCONT");
      const [told] = (await second) as { booked: string[] }[];
      expect(told?.booked.toSorted()).toEqual(EVERYTHING);
      await ended;
      const [later] = await runOn("turns-child", TASK, [place]);
      expect(later).toEqual(told);
      const keys = byLabel(ledger.applied());
      expect([...keys.values()].every((posted) => posted.length === 1)).toBe(true);
    }
  });
});
