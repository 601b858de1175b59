import { describe, expect, it } from "vitest";
import { AFTER } from "../backends/backend.ts";
import { cellOf, everything, type Opened, put, rowsOf } from "./contract-fixture.ts";
import { plain } from "./plain-rows.ts";

export function describeBatches(at: Opened): void {
  describe("one batch", () => {
    it("[B1] is there as a whole once it is acknowledged", async () => {
      await at.backend.commit({ space: "s", puts: [put("1", '"a"'), put("2", '"b"', "log")] });
      const answers = await at.backend.read("s", [
        everything("event"),
        everything("log"),
        everything("item"),
      ]);
      expect(answers.map(plain)).toEqual([[{ key: "1", cell: '"a"' }], [{ key: "2", cell: '"b"' }], []]);
    });

    it("replaces a row, leaves an existing one alone on request, and fills an absent one", async () => {
      await at.backend.commit({ space: "s", puts: [put("1", "1"), put("2", "1")] });
      await at.backend.commit({
        space: "s",
        puts: [put("1", "2"), { ...put("2", "2"), ifAbsent: true }, { ...put("3", "2"), ifAbsent: true }],
      });
      expect((await rowsOf(at.backend, "s", everything())).map(({ cell }) => cell)).toEqual(["2", "1", "2"]);
    });

    it("deletes single rows and ranges before it puts, the end of a range excluded", async () => {
      await at.backend.commit({ space: "s", puts: ["1", "2", "3", "4", "5"].map((key) => put(key, "0")) });
      await at.backend.commit({
        space: "s",
        deletes: [
          { table: "event", key: "1" },
          { table: "event", from: "3", to: "5" },
          { table: "event", key: "never was" },
        ],
        puts: [put("3", "9")],
      });
      expect(await rowsOf(at.backend, "s", everything())).toEqual([
        { key: "2", cell: "0" },
        { key: "3", cell: "9" },
        { key: "5", cell: "0" },
      ]);
    });

    it("that writes one row several times leaves what doing it in order would leave", async () => {
      await at.backend.commit({
        space: "s",
        puts: [
          put("1", "1"),
          { ...put("1", "2"), ifAbsent: true },
          { ...put("2", "1"), ifAbsent: true },
          put("2", "2"),
          put("3", "1"),
          put("3", Uint8Array.of(7)),
        ],
      });
      expect((await rowsOf(at.backend, "s", everything())).map(({ cell }) => cell)).toEqual([
        "1",
        "2",
        Uint8Array.of(7),
      ]);
    });
  });

  describe("checks", () => {
    it("[B2] let a batch through only while the row holds exactly that text, and name the row otherwise", async () => {
      await at.backend.commit({ space: "s", label: "old", puts: [put("n", "1", "version")] });
      const stale = at.backend.commit({
        space: "s",
        label: "new",
        checks: [
          { table: "version", key: "n", equals: "1" },
          { table: "version", key: "m", equals: "1" },
          { table: "version", key: "n", equals: "2" },
        ],
        deletes: [{ table: "version", key: "n" }],
        puts: [put("x", "1")],
      });
      await expect(stale).rejects.toMatchObject({
        code: "STALE_WRITE",
        details: { space: "s", table: "version", key: "m" },
      });
      expect(await cellOf(at.backend, "version", "n")).toBe("1");
      expect(await rowsOf(at.backend, "s", everything())).toEqual([]);
      expect(await at.backend.listSpaces({ from: "", to: AFTER, limit: 9 })).toEqual([
        { space: "s", label: "old" },
      ]);
      await at.backend.commit({
        space: "s",
        checks: [{ table: "version", key: "n", equals: "1" }],
        puts: [put("n", "2", "version")],
      });
      expect(await cellOf(at.backend, "version", "n")).toBe("2");
    });

    it("for absence hold only while the row does not exist", async () => {
      const create = {
        space: "s",
        checks: [{ table: "version", key: "n", equals: null }],
        puts: [put("n", "1", "version")],
      } as const;
      await at.backend.commit(create);
      await expect(at.backend.commit(create)).rejects.toMatchObject({ code: "STALE_WRITE" });
    });

    it("of text never match bytes that read the same", async () => {
      await at.backend.commit({ space: "s", puts: [put("n", Buffer.from("1"), "version")] });
      const stale = at.backend.commit({ space: "s", checks: [{ table: "version", key: "n", equals: "1" }] });
      await expect(stale).rejects.toMatchObject({ code: "STALE_WRITE" });
    });

    it("that fail on a space that does not exist do not create it", async () => {
      const stale = at.backend.commit({
        space: "s",
        checks: [{ table: "version", key: "n", equals: "1" }],
        puts: [put("1", "1")],
      });
      await expect(stale).rejects.toMatchObject({ code: "STALE_WRITE" });
      expect(await at.backend.listSpaces({ from: "", to: AFTER, limit: 9 })).toEqual([]);
    });

    it("[B3] make parallel increments of one number lose none", async () => {
      const increment = async (): Promise<void> => {
        for (;;) {
          const before = await cellOf(at.backend, "version", "n");
          const after = String(Number(before ?? "0") + 1);
          const check = { table: "version", key: "n", equals: before as string | null } as const;
          try {
            return await at.backend.commit({
              space: "s",
              checks: [check],
              puts: [put("n", after, "version")],
            });
          } catch (error) {
            expect(error).toMatchObject({ code: "STALE_WRITE" });
          }
        }
      };
      await Promise.all(Array.from({ length: 20 }, increment));
      expect(await cellOf(at.backend, "version", "n")).toBe("20");
    });
  });
}
