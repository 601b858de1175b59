import { describe, expect, it } from "vitest";
import { beforeEachCommit } from "../../testing/crash-after-commits.ts";
import { ME, MINUTE, NOON, type StoreSetting } from "./store-setting.ts";

export function describeExpiry(setting: StoreSetting): void {
  describe("time to live", () => {
    it("[W2] makes an item invisible the moment it runs out", async () => {
      await setting.setTimeToLive(5);
      await setting.store.put(ME, "mood", { text: "피곤해요" });
      setting.now += 5 * MINUTE - 1;
      expect((await setting.store.get(ME, "mood"))?.value).toEqual({ text: "피곤해요" });
      setting.now += 1;
      expect(await setting.store.get(ME, "mood")).toBeNull();
      expect(await setting.textsFound("피곤")).toEqual([]);
      expect(await setting.keysIn([])).toEqual([]);
      expect(await setting.store.listNamespaces()).toEqual([]);
    });

    it("starts again with every put; an item put after its end is a new one", async () => {
      await setting.setTimeToLive(5);
      await setting.store.put(ME, "mood", { n: 1 });
      setting.now += 4 * MINUTE;
      await setting.store.put(ME, "mood", { n: 2 });
      setting.now += 4 * MINUTE;
      expect((await setting.store.get(ME, "mood"))?.createdAt).toEqual(new Date(NOON));
      setting.now += 4 * MINUTE;
      await setting.store.put(ME, "mood", { n: 3 });
      expect((await setting.store.get(ME, "mood"))?.createdAt).toEqual(new Date(setting.now));
    });

    it("can be set for one item, or lifted", async () => {
      await setting.setTimeToLive(5);
      await setting.store.putUntil(ME, "today", { n: 1 }, new Date(NOON + MINUTE));
      await setting.store.putUntil(ME, "always", { n: 2 }, null);
      setting.now += MINUTE;
      expect(await setting.keysIn(ME)).toEqual(["always"]);
      setting.now += 60 * MINUTE;
      expect(await setting.keysIn(ME)).toEqual(["always"]);
    });

    it("is refused when it is no time at all", async () => {
      for (const ttl of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
        await expect(setting.another({ ttl })).rejects.toMatchObject({ code: "INVALID_ID" });
      const never = setting.store.putUntil(ME, "mood", {}, new Date(Number.NaN));
      await expect(never).rejects.toMatchObject({ code: "INVALID_ID" });
    });

    it("is swept up: only what ran out is removed, from every namespace", async () => {
      await setting.store.putUntil(ME, "old", { n: 1 }, new Date(NOON + MINUTE));
      await setting.store.putUntil(["other"], "old", { n: 1 }, new Date(NOON + MINUTE));
      await setting.store.put(ME, "kept", { n: 2 });
      expect(await setting.store.sweep()).toBe(0);
      setting.now += MINUTE;
      expect(await setting.store.sweep()).toBe(2);
      expect(await setting.store.sweep()).toBe(0);
      setting.now = NOON;
      expect(await setting.keysIn([])).toEqual(["kept"]);
    });

    it("never sweeps away what another process puts meanwhile", async () => {
      await setting.store.putUntil(ME, "mood", { n: 1 }, new Date(NOON + MINUTE));
      setting.now += MINUTE;
      let isFirst = true;
      const sweeper = await setting.another(
        {},
        beforeEachCommit(setting.backend, async () => {
          if (isFirst) await setting.store.put(ME, "mood", { n: 2 });
          isFirst = false;
        }),
      );
      expect(await sweeper.sweep()).toBe(0);
      expect((await setting.store.get(ME, "mood"))?.value).toEqual({ n: 2 });
    });
  });
}
