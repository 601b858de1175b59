import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishAll, killAtEveryPoint } from "./driver/every-point.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";
import { EVERYTHING } from "./programs/booking.ts";
import { byLabel, type Ledger, openLedger } from "./programs/ledger.ts";

const TURNS = { program: "turns-child", task: "book", isTimed: true };
/** Every so many survivors are killed a second time, at every point of their recovery. */
const SECOND_KILL = 24;

describe.each(KINDS)("[F1] turns of the runtime on %s", (kind) => {
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

  it("killed at every step end as if nothing had happened, with every effect once, also when killed again", async () => {
    const { points, undisturbed, survivors } = await killAtEveryPoint(ground, TURNS);
    expect(undisturbed).toMatchObject({ decision: "approve", awaiting: null, waiting: 0, isGapless: true });
    let killedAgain = 0;
    for (const [index, survivor] of survivors.entries()) {
      if (index % SECOND_KILL !== 0) continue;
      const again = await killAtEveryPoint(ground, { ...TURNS, before: survivor.place });
      killedAgain += again.survivors.length;
      for (const told of await finishAll(TURNS, again.survivors))
        expect(told, survivor.point).toEqual(undisturbed);
    }
    console.log(
      `F1 turns on ${kind}: killed at ${survivors.length} of ${points.length} points, ${killedAgain} points of a second kill`,
    );
    for (const [index, told] of (await finishAll(TURNS, survivors)).entries())
      expect(told, survivors[index]?.point).toEqual(undisturbed);
    // Whatever was killed when: no session ordered a thing under two keys, and what cannot be repeated was sent once.
    const keysOf = byLabel(ledger.applied());
    expect([...keysOf].filter(([, keys]) => keys.length > 1)).toEqual([]);
    const confirmations = byLabel(ledger.attempts().filter(({ label }) => label.endsWith(" confirm")));
    expect([...confirmations.values()].every((sent) => sent.length === 1)).toBe(true);
    expect((undisturbed as { booked: readonly string[] }).booked.toSorted()).toEqual(EVERYTHING);
  });
});
