import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";
import { runOn } from "./driver/every-point.ts";
import { type Ground, openGround } from "./driver/grounds.ts";
import { type Ledger, openLedger } from "./programs/ledger.ts";

const RUNS = 50;
/** Three things are held at once, then paid for in two steps. */
const ORDERS = 5;
const ALLOWED = 10_000;

describe.each(["sqlite", "postgres"] as const)("[F18] a process on %s that is told to stop", (kind) => {
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

  it(`leaves ${RUNS} running turns within ten seconds, and the next one finishes them all`, async () => {
    const place = await ground.make();
    ledger.holdFrom(1);
    const script = await bundle("stopping-child");
    const child = spawn(process.execPath, [script, "begin", place.url, String(RUNS)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
    // Every turn is in the middle of its three orders, and the shop answers none of them.
    while (ledger.attempts().length < RUNS * 3 && child.exitCode === null) await pause(20);
    const told = performance.now();
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(ALLOWED);
    expect(lines.map((line) => JSON.parse(line))).toEqual([{ begun: RUNS }, { refused: ["STOPPING"] }]);
    ledger.goOn();
    const [later] = await runOn("stopping-child", "finish", [place]);
    expect(later).toEqual({
      recovered: RUNS,
      sessions: RUNS,
      ends: [
        JSON.stringify({
          booked: ["authorise", "capture", "hold car", "hold flight", "hold hotel"],
          asks: "남길 말이 있나요?",
          waiting: 0,
          begun: 1,
        }),
      ],
    });
    expect(ledger.applied()).toHaveLength(RUNS * ORDERS);
  });
});
