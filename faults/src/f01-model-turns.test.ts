import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishAll, killAtEveryPoint } from "./driver/every-point.ts";
import { type Ground, openGround } from "./driver/grounds.ts";
import { byLabel, type Ledger, openLedger } from "./programs/ledger.ts";

const TURNS = { program: "model-child", task: "talk", isTimed: true };
const PATIENCE = 3_600_000;
const KINDS = ["sqlite", "file", "postgres"] as const;

describe.each(KINDS)("[F1] turns in which a model reads and answers on %s", (kind) => {
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
    "killed at every step end the same, ask nothing twice that was answered and kept, and send once",
    async () => {
      const { points, undisturbed, survivors } = await killAtEveryPoint(ground, TURNS);
      expect(undisturbed).toMatchObject({ awaiting: null, waiting: 0, isGapless: true, replayed: [] });
      expect((undisturbed as { said: readonly string[] }).said.join("\n")).toContain("보냈어요.");
      expect((undisturbed as { said: readonly string[] }).said.join("\n")).not.toContain("9억");
      const before = ledger.attempts().filter(({ label }) => label.includes(" asked ")).length;
      const ended = await finishAll(TURNS, survivors);
      for (const [index, told] of ended.entries()) expect(told, survivors[index]?.point).toEqual(undisturbed);
      const asked = byLabel(ledger.attempts().filter(({ label }) => label.includes(" asked ")));
      const twice = [...asked.values()].filter((each) => each.length > 1);
      // A question that was answered, but whose answer was not stored before the kill, is asked once more.
      expect([...asked.values()].every((each) => each.length <= 2)).toBe(true);
      const placesAskedTwice = new Set(twice.map(([first]) => first?.label.split(" asked ")[0]));
      expect(twice.length).toBe(placesAskedTwice.size);
      const sent = byLabel(ledger.applied().filter(({ label }) => label.endsWith(" send")));
      expect([...sent.values()].every((each) => each.length === 1)).toBe(true);
      console.log(
        `F1 model turns on ${kind}: killed at ${survivors.length} of ${points.length} points; ` +
          `${before} questions until the kills, ${twice.length} asked again because the answer was not stored yet`,
      );
    },
    PATIENCE,
  );
});
