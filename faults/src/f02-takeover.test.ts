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
      const place = await ground.make();
      const first = spawn(process.execPath, [script, TASK, place.url], { stdio: "ignore" });
      const ended = once(first, "exit");
      while (ledger.attempts().length < after && first.exitCode === null) await pause(5);
      first.kill("SIGSTOP");
      const [told] = (await runOn("turns-child", TASK, [place])) as { booked: string[]; decision: string }[];
      expect(told?.booked.toSorted()).toEqual(EVERYTHING);
      first.kill("SIGCONT");
      await ended;
      const [later] = await runOn("turns-child", TASK, [place]);
      expect(later).toEqual(told);
      const keys = byLabel(ledger.applied());
      expect([...keys.values()].every((posted) => posted.length === 1)).toBe(true);
    }
  });
});
