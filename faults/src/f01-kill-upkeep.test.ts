import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishAll, killAtEveryPoint, runOn } from "./driver/every-point.ts";
import { type Ground, KINDS, openGround } from "./driver/grounds.ts";
import { TASKS, type Task } from "./programs/care.ts";

/** Half-way through, some of a store is sealed and some is not, and no reader is meant to open that. */
const READABLE_MEANWHILE: readonly Task[] = TASKS.filter((task) => task !== "encrypt");

describe.each(KINDS)("[F1] upkeep on %s", (kind) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(kind);
  });
  afterAll(() => ground.clear());

  it.each(TASKS)(
    "%s killed at every step leaves each conversation old or new, and is finished by running again",
    async (task) => {
      const before = await ground.make();
      const [old] = (await runOn("care-child", `prepare ${task}`, [before])) as [unknown[]];
      const care = { program: "care-child", task, before };
      const { points, undisturbed, survivors } = await killAtEveryPoint(ground, care);
      console.log(`F1 ${task} on ${kind}: ${points.length} points`);
      expect(points.length).toBeGreaterThan(1);
      if (READABLE_MEANWHILE.includes(task)) {
        const places = survivors.map(({ place }) => place);
        for (const [index, found] of (await runOn("care-child", `look ${task}`, places)).entries())
          expectOldOrNew(found as unknown[], old, undisturbed as unknown[], survivors[index]?.point);
      }
      const finished = await finishAll(care, survivors);
      for (const [index, { point, place }] of survivors.entries()) {
        expect(finished[index], point).toEqual(undisturbed);
        expect(await place.leftovers(), point).toEqual([]);
        await place.remove();
      }
    },
  );
});

/** Whatever was not to be touched is there; whatever is there is wholly as it was or wholly as it is to be. */
function expectOldOrNew(
  found: readonly unknown[],
  old: readonly unknown[],
  next: readonly unknown[],
  point: string | undefined,
): void {
  const texts = (list: readonly unknown[]) => new Set(list.map((each) => JSON.stringify(each)));
  const [isThere, wasThere, willBe] = [texts(found), texts(old), texts(next)];
  for (const each of isThere) expect(wasThere.has(each) || willBe.has(each), point).toBe(true);
  for (const each of wasThere) if (willBe.has(each)) expect(isThere.has(each), point).toBe(true);
}
