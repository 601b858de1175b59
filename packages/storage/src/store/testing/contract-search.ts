import { beforeEach, describe, expect, it } from "vitest";
import { ME, type StoreSetting } from "./store-setting.ts";

export function describeTextSearch(setting: StoreSetting): void {
  describe("text search", () => {
    beforeEach(async () => {
      const texts = [
        "아버지는 부산 해운대에 살고 계세요",
        "매운 음식을 잘 못 먹어요. 새우 알레르기가 있어요",
        "제주도에서는 렌터카를 빌리는 걸 좋아해요",
        "Prefers aisle seats",
      ];
      await setting.store.batch(
        texts.map((text, n) => ({ namespace: ME, key: `memory ${n}`, value: { text, n } })),
      );
      await setting.store.put(["memories", "somebody else"], "secret", { text: "제주도 렌터카 새우" });
    });

    it("finds what a Korean question is about, best first, with its score", async () => {
      const found = await setting.store.search(ME, { query: "제주도 음식 추천" });
      expect(found.map(({ value }) => value.n)).toEqual([2, 1]);
      expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? Number.NaN);
      expect(found[1]?.score).toBeGreaterThan(0);
    });

    it("leaves out what does not match at all", async () => {
      expect(await setting.textsFound("렌터카 예약")).toEqual(["제주도에서는 렌터카를 빌리는 걸 좋아해요"]);
      expect(await setting.textsFound("AISLE")).toEqual(["Prefers aisle seats"]);
      expect(await setting.textsFound("xylophone")).toEqual([]);
      expect(await setting.textsFound("?!")).toEqual([]);
      expect(await setting.textsFound("")).toHaveLength(4);
    });

    it("goes with filters and pages", async () => {
      const query = "해운대 렌터카 알레르기";
      const all = await setting.store.search(ME, { query });
      expect(all).toHaveLength(3);
      expect(await setting.store.search(ME, { query, limit: 1, offset: 1 })).toEqual([all[1]]);
      expect(
        (await setting.store.search(ME, { query, filter: { n: { $lt: 1 } } })).map(({ key }) => key),
      ).toEqual(["memory 0"]);
    });

    it("looks only where an item says it may be looked at", async () => {
      await setting.store.put(ME, "hidden", { text: "펭귄" }, false);
      await setting.store.put(ME, "title", { title: "펭귄 관찰", body: "남극" }, ["title"]);
      await setting.store.put(ME, "all", { nested: [{ text: "펭귄이 남극에" }], year: 1987 });
      const keys = async (query: string) =>
        (await setting.store.search(ME, { query })).map(({ key }) => key).toSorted();
      expect(await keys("펭귄")).toEqual(["all", "title"]);
      expect(await keys("남극")).toEqual(["all"]);
      expect(await keys("1987")).toEqual(["all"]);
    });
  });
}
