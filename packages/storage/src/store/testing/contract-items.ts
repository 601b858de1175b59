import { AIMessage } from "@langchain/core/messages";
import { describe, expect, it } from "vitest";
import { AFTER } from "../../backends/backend.ts";
import { ME, MINUTE, NOON, type StoreSetting } from "./store-setting.ts";

export function describeItems(setting: StoreSetting): void {
  describe("items", () => {
    it("gives an item back as it was put, with when it was first and last put", async () => {
      const value = {
        text: "새우 알레르기",
        n: [1, null, { deep: true }],
        at: new Date(NOON),
        said: new AIMessage("네"),
      };
      await setting.store.put(ME, "food", value);
      setting.now += MINUTE;
      await setting.store.put(ME, "food", { ...value, again: true });
      expect(await setting.store.get(ME, "food")).toEqual({
        namespace: ME,
        key: "food",
        value: { ...value, again: true },
        createdAt: new Date(NOON),
        updatedAt: new Date(NOON + MINUTE),
      });
    });

    it("forgets what is deleted, and the namespace with its last item", async () => {
      await setting.store.put(ME, "food", { text: "새우" });
      await setting.store.delete(ME, "food");
      await setting.store.delete(ME, "never was");
      expect(await setting.store.get(ME, "food")).toBeNull();
      expect(await setting.store.search([])).toEqual([]);
      expect(await setting.store.listNamespaces()).toEqual([]);
    });

    it("leaves no trace of a namespace in which something was only looked for or deleted", async () => {
      const before = await setting.backend.listSpaces({ from: "", to: AFTER, limit: 10 });
      await setting.store.get(ME, "never was");
      await setting.store.delete(ME, "never was");
      expect(await setting.backend.listSpaces({ from: "", to: AFTER, limit: 10 })).toEqual(before);
    });

    it("is not changed by whoever changes what he put or got", async () => {
      const value = { tags: ["가족"] };
      const putting = setting.store.put(ME, "friends", value);
      value.tags.push("later");
      await putting;
      const got = await setting.store.get(ME, "friends");
      got?.value.tags.push("mine");
      expect((await setting.store.get(ME, "friends"))?.value).toEqual({ tags: ["가족"] });
    });

    it("P7: does not take one name for the beginning of another, as a prefix or joined", async () => {
      await setting.store.put(["user"], "k", { of: "user" });
      await setting.store.put(["users"], "k", { of: "users" });
      await setting.store.put(["a:b"], "k", { of: "a:b" });
      await setting.store.put(["a", "b"], "k", { of: "a, b" });
      expect((await setting.store.search(["user"])).map(({ value }) => value.of)).toEqual(["user"]);
      expect((await setting.store.search(["a"])).map(({ value }) => value.of)).toEqual(["a, b"]);
      expect((await setting.store.get(["a:b"], "k"))?.value).toEqual({ of: "a:b" });
      expect(await setting.store.listNamespaces({ prefix: ["a"] })).toEqual([["a", "b"]]);
    });

    it("lists items in the order they were first put, also when that was one moment", async () => {
      await setting.store.batch(["다", "가", "나"].map((key) => ({ namespace: ME, key, value: { key } })));
      await setting.store.put(ME, "다", { again: true });
      await setting.store.delete(ME, "가");
      await setting.store.put(ME, "가", { again: true });
      expect(await setting.keysIn(ME)).toEqual(["다", "나", "가"]);
    });

    it("has after it was closed and opened again what its backend keeps", async () => {
      await setting.store.put(ME, "food", { text: "새우 알레르기" });
      await setting.restart();
      expect(await setting.textsFound("새우")).toEqual(setting.isDurable ? ["새우 알레르기"] : []);
      expect(await setting.store.listNamespaces({ prefix: ["memories"] })).toEqual(
        setting.isDurable ? [ME] : [],
      );
    });
  });
}
