import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishAll, killAtEveryPoint } from "./driver/every-point.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";

const CONVERSATION = { program: "conversation-child", task: "converse" };

describe.each(KINDS)("[F1] a conversation on %s", (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(kind);
  });
  afterAll(() => ground.clear());

  it("killed at every step ends, resumed by another process, as if nothing had happened", async () => {
    const { points, undisturbed, survivors } = await killAtEveryPoint(ground, CONVERSATION);
    console.log(`F1 conversation on ${kind}: ${points.length} points`);
    expect(points.length).toBeGreaterThan(40);
    const finished = await finishAll(CONVERSATION, survivors);
    for (const [index, { point, place }] of survivors.entries()) {
      expect(finished[index], point).toEqual(undisturbed);
      expect(await place.leftovers(), point).toEqual([]);
    }
  });
});
