import type { Item, Operation } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { isStorageError } from "../../errors.ts";
import { anyOperation, hostileOperations } from "./hostile-input.ts";
import type { StoreSetting } from "./store-setting.ts";

export function describeHostileInput(setting: StoreSetting, runs: number): void {
  describe("A1: hostile input", () => {
    const OURS = "tenant-a";
    const THEIRS = {
      namespace: ["tenant-b", "memories"],
      key: "secret",
      value: { text: "남의 비밀", n: 1 },
    };

    beforeEach(async () => {
      await setting.store.batch([THEIRS, { ...THEIRS, namespace: [OURS], value: { text: "우리 것", n: 2 } }]);
    });

    const attempt = async (operation: Operation): Promise<unknown> => {
      try {
        const [answer] = await setting.store.batch([operation]);
        return answer;
      } catch (error) {
        if (isStorageError(error)) return null;
        throw error;
      }
    };

    it("[W4] is refused by name or answered from its own namespaces only", async () => {
      await fc.assert(
        fc.asyncProperty(hostileOperations(OURS), async (operation) => {
          const answer = await attempt(operation);
          for (const each of Array.isArray(answer) ? answer : answer === null ? [] : [answer]) {
            const namespace = Array.isArray(each) ? each : (each as Item).namespace;
            expect(namespace[0]).toBe(OURS);
          }
        }),
        { numRuns: runs },
      );
      expect((await setting.store.search(["tenant-b"])).map(({ value }) => value)).toEqual([THEIRS.value]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    it("is refused by name whatever it is", async () => {
      await fc.assert(
        fc.asyncProperty(anyOperation, async (operation) => {
          await attempt(operation);
        }),
        { numRuns: runs },
      );
      expect((await setting.store.get(THEIRS.namespace, THEIRS.key))?.value).toEqual(THEIRS.value);
    });

    it("in a key or a namespace stays what it is", async () => {
      const names = [
        "__proto__",
        "constructor",
        "' OR 1=1 --",
        "\0",
        "a/b",
        "%2F",
        "*",
        "#",
        "가".repeat(300),
      ];
      for (const each of names) await setting.store.put([OURS, each], each, { each });
      for (const each of names) {
        expect((await setting.store.get([OURS, each], each))?.value).toEqual({ each });
        expect((await setting.store.search([OURS, each])).map(({ key }) => key)).toEqual([each]);
      }
      expect(await setting.store.listNamespaces({ prefix: [OURS] })).toHaveLength(names.length + 1);
    });
  });
}
