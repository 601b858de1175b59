import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StorageError } from "../../errors.ts";
import { beforeEachCommit } from "../../testing/crash-after-commits.ts";
import { ME, type StoreSetting } from "./store-setting.ts";

export function describeBatches(setting: StoreSetting): void {
  describe("batches", () => {
    it("[W3] refuses a batch as a whole when one operation is not valid", async () => {
      const batch = setting.store.batch([
        { namespace: ME, key: "good", value: { n: 1 } },
        { namespace: ME, key: "bad", value: { n: 1n } },
      ]);
      await expect(batch).rejects.toMatchObject({ code: "NOT_STORABLE", details: { path: "value.n" } });
      expect(await setting.store.get(ME, "good")).toBeNull();
    });

    it("keeps the last of several puts that nobody waited for, also when the first is slow", async () => {
      let patience = 30;
      const slow = await setting.another(
        {},
        beforeEachCommit(setting.backend, async () => {
          const ticks = patience;
          patience -= 10;
          for (let tick = 0; tick < ticks; tick += 1) await setImmediate();
        }),
      );
      await Promise.all([1, 2, 3].map((n) => slow.put(ME, "counter", { n })));
      expect((await setting.store.get(ME, "counter"))?.value).toEqual({ n: 3 });
    });

    it("writes nothing of a batch when one of its reads fails, and says why", async () => {
      let isBroken = false;
      const broken = await setting.another(
        {},
        {
          ...beforeEachCommit(setting.backend, async () => {}),
          listSpaces: async (range) => {
            if (isBroken) throw new StorageError("UNREACHABLE", { where: "the disk", reason: "unplugged" });
            return setting.backend.listSpaces(range);
          },
        },
      );
      isBroken = true;
      const batch = broken.batch([{ namespacePrefix: [] }, { namespace: ME, key: "k", value: {} }]);
      await expect(batch).rejects.toMatchObject({ code: "UNREACHABLE" });
      expect(await setting.store.get(ME, "k")).toBeNull();
    });

    it("says when the write to one namespace failed", async () => {
      let commits = 0;
      const full = await setting.another(
        {},
        beforeEachCommit(setting.backend, async () => {
          commits += 1;
          if (commits === 1) throw new StorageError("STORAGE_FULL", { where: "the disk" });
        }),
      );
      const puts = ["a", "b"].map((element) => ({ namespace: [element], key: "k", value: {} }));
      await expect(full.batch(puts)).rejects.toMatchObject({ code: "STORAGE_FULL" });
      expect(await setting.store.listNamespaces()).toHaveLength(1);
    });

    it("loses nothing when two processes put into one namespace at once", async () => {
      const other = await setting.another();
      const puts = Array.from({ length: 12 }, (_, n) =>
        (n % 2 ? setting.store : other).put(ME, `item ${n}`, { n }),
      );
      await Promise.all(puts);
      expect((await setting.keysIn(ME)).toSorted()).toEqual(
        Array.from({ length: 12 }, (_, n) => `item ${n}`).toSorted(),
      );
    });
  });
}
