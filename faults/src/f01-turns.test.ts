import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishAll, killAtEveryPoint } from "./driver/every-point.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";
import { EVERYTHING } from "./programs/booking.ts";
import { byLabel, type Ledger, openLedger } from "./programs/ledger.ts";

const TURNS = { program: "turns-child", task: "book", isTimed: true };
/** So many survivors, spread over the run, are killed a second time, at every point of their recovery. */
const KILLED_AGAIN = 4;
const CONVERSATION = [
  "user: 예약해 주세요",
  "asks: 남길 말이 있나요?",
  "user: 거절",
  "asks: 확정할까요?",
  "user: 승인",
  "says: confirm",
];
/** Hundreds of processes for each of the stores, hours on a machine that does other things as well. */
const PATIENCE = 10_800_000;

describe.each(KINDS)("[F1] turns of the runtime on %s", (kind) => {
  let ground: Ground;
  let ledger: Ledger;
  beforeAll(async () => {
    ledger = await openLedger();
    process.env.MARU_LEDGER = ledger.url;
    process.env.MARU_BEGAN = String(Date.now());
    ground = await openGround(kind);
  });
  afterAll(async () => {
    await ground.clear();
    await ledger.close();
  });

  it(
    "killed at every step end as if nothing had happened, with every effect once, also when killed again",
    async () => {
      const { points, undisturbed, survivors } = await killAtEveryPoint(ground, TURNS);
      expect(undisturbed).toMatchObject({
        decision: "approve",
        awaiting: null,
        waiting: 0,
        isGapless: true,
        conversation: CONVERSATION,
        replayed: [],
      });
      let killedAgain = 0;
      const stride = Math.ceil(survivors.length / KILLED_AGAIN);
      for (const [index, survivor] of survivors.entries()) {
        if (index % stride !== Math.floor(stride / 2)) continue;
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
      // Whatever was killed when: nobody ordered a thing under two keys, and what cannot be repeated was sent once.
      const keysOf = byLabel(ledger.applied());
      expect([...keysOf].filter(([, keys]) => keys.length > 1)).toEqual([]);
      const confirmations = byLabel(ledger.attempts().filter(({ label }) => label.endsWith(" confirm")));
      expect([...confirmations.values()].every((sent) => sent.length === 1)).toBe(true);
      expect((undisturbed as { booked: readonly string[] }).booked.toSorted()).toEqual(EVERYTHING);
    },
    PATIENCE,
  );
});
