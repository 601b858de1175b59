import { describe, expect, it } from "vitest";
import { AFTER } from "../backends/backend.ts";
import { everything, keysOf, type Opened, put, rowsOf } from "./contract-fixture.ts";

export function describeSpaces(at: Opened): void {
  describe("spaces", () => {
    it("are listed by label, then by name, in pages and in both directions", async () => {
      await Promise.all(
        [
          ["three", "b/3"],
          ["one", "b/1"],
          ["two", "b/2"],
          ["also two", "b/2"],
          ["elsewhere", "c/1"],
          ["한글", "b/가"],
        ].map(([space, label]) => at.backend.commit({ space: space as string, label: label as string })),
      );
      const list = async (range: object) =>
        (await at.backend.listSpaces({ from: "b/", to: "b0", limit: 9, ...range })).map(({ space }) => space);
      expect(await list({})).toEqual(["one", "also two", "two", "three", "한글"]);
      expect(await list({ reverse: true, limit: 2 })).toEqual(["한글", "three"]);
      expect(await list({ from: "b/2", to: "b/3" })).toEqual(["also two", "two"]);
      expect(await list({ limit: 1 })).toEqual(["one"]);
    });

    it("keep their label until a batch gives another", async () => {
      const all = { from: "", to: AFTER, limit: 9 };
      await at.backend.commit({ space: "s", puts: [put("1", "1")] });
      expect(await at.backend.listSpaces(all)).toEqual([{ space: "s", label: "" }]);
      await at.backend.commit({ space: "s", label: "first" });
      await at.backend.commit({ space: "s", puts: [put("1", "2")] });
      expect(await at.backend.listSpaces(all)).toEqual([{ space: "s", label: "first" }]);
      await at.backend.commit({ space: "s", label: "second" });
      expect(await at.backend.listSpaces({ ...all, from: "first", to: "g" })).toEqual([]);
      expect(await at.backend.listSpaces(all)).toEqual([{ space: "s", label: "second" }]);
    });

    it("[B6] are gone with every row when deleted, and only they", async () => {
      await at.backend.commit({ space: "s", label: "l", puts: [put("1", "1"), put("1", "1", "log")] });
      await at.backend.commit({ space: "s2", puts: [put("1", "1")] });
      await at.backend.deleteSpace("s");
      await at.backend.deleteSpace("never was");
      const answers = await at.backend.read("s", [everything("event"), everything("log")]);
      expect(answers).toEqual([[], []]);
      expect(await rowsOf(at.backend, "s2", everything())).toEqual([{ key: "1", cell: "1" }]);
      expect(await at.backend.listSpaces({ from: "", to: AFTER, limit: 9 })).toEqual([
        { space: "s2", label: "" },
      ]);
      await at.backend.commit({
        space: "s",
        checks: [{ table: "version", key: "n", equals: null }],
        puts: [put("2", "1")],
      });
      expect(await keysOf(at.backend, everything())).toEqual(["2"]);
    });

    it("with dangerous names are ordinary spaces", async () => {
      const names = [
        "__proto__",
        "constructor",
        "../../etc/passwd",
        "a/../b",
        "%2e%2e",
        "C:\\x",
        "CON",
        "x".repeat(300),
        ".",
        "Ä",
        "ä",
      ];
      await Promise.all(
        names.map((space) => at.backend.commit({ space, puts: [put("__proto__", JSON.stringify(space))] })),
      );
      for (const space of names) {
        expect(await rowsOf(at.backend, space, everything())).toEqual([
          { key: "__proto__", cell: JSON.stringify(space) },
        ]);
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    it("by the hundred are written at once without mixing", async () => {
      const names = Array.from({ length: 100 }, (_, index) => `space ${index}`);
      await Promise.all(
        names.flatMap((space) =>
          ["1", "2"].map((key) =>
            at.backend.commit({ space, label: `l ${space}`, puts: [put(key, JSON.stringify(space))] }),
          ),
        ),
      );
      const found = await Promise.all(names.map((space) => rowsOf(at.backend, space, everything())));
      expect(found.map((rows) => rows.map(({ cell }) => JSON.parse(cell as string)))).toEqual(
        names.map((name) => [name, name]),
      );
      expect(await at.backend.listSpaces({ from: "l ", to: "m", limit: 1000 })).toHaveLength(100);
    });
  });
}
