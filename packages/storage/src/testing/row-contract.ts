import { beforeEach, describe, expect, it } from "vitest";
import { AFTER, type Cell, type ReadRequest } from "../backends/backend.ts";
import { cellOf, everything, keysOf, type Opened, put, rowsOf } from "./contract-fixture.ts";
import { bare } from "./plain-rows.ts";

export function describeRows(at: Opened): void {
  describe("ranges", () => {
    beforeEach(async () => {
      await at.backend.commit({ space: "s", puts: ["b", "a", "d", "c"].map((key) => put(key, "0")) });
      await at.backend.commit({ space: "other", puts: [put("b2", "0")] });
      await at.backend.commit({ space: "s", puts: [put("b3", "0", "log")] });
    });

    it("[B4] include their start, exclude their end, and stay in their space and table", async () => {
      expect(await keysOf(at.backend, { type: "range", table: "event", from: "b", to: "d" })).toEqual([
        "b",
        "c",
      ]);
      expect(await keysOf(at.backend, { type: "range", table: "event", from: "b", to: "b" })).toEqual([]);
      expect(await keysOf(at.backend, { type: "range", table: "event", from: "d", to: "b" })).toEqual([]);
    });

    it("give the first or, reversed, the last rows up to a limit", async () => {
      expect(await keysOf(at.backend, { ...everything(), limit: 2 } as ReadRequest)).toEqual(["a", "b"]);
      expect(await keysOf(at.backend, { ...everything(), limit: 2, reverse: true } as ReadRequest)).toEqual([
        "d",
        "c",
      ]);
      expect(await keysOf(at.backend, { ...everything(), reverse: true } as ReadRequest)).toEqual([
        "d",
        "c",
        "b",
        "a",
      ]);
      expect(await keysOf(at.backend, { ...everything(), limit: 0 } as ReadRequest)).toEqual([]);
    });

    it("take only a whole number as their limit", async () => {
      for (const limit of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
        const refused = { code: "INVALID_ID" };
        await expect(keysOf(at.backend, { ...everything(), limit } as ReadRequest)).rejects.toMatchObject(
          refused,
        );
        await expect(at.backend.listSpaces({ from: "", to: AFTER, limit })).rejects.toMatchObject(refused);
      }
      expect(
        await keysOf(at.backend, { ...everything(), limit: Number.MAX_SAFE_INTEGER } as ReadRequest),
      ).toHaveLength(4);
    });

    it("[B4] are ordered by code point, also beyond the basic plane", async () => {
      const keys = [
        "가",
        "Z",
        "a",
        "~",
        "힣",
        "\uffee",
        "😀",
        "é",
        "10",
        "9",
        " ",
        "__proto__",
        "constructor",
      ];
      await at.backend.commit({ space: "s", puts: keys.map((key) => put(key, "1", "item")) });
      const sorted = [...keys].sort((left, right) => Buffer.compare(Buffer.from(left), Buffer.from(right)));
      expect(await keysOf(at.backend, { type: "range", table: "item", from: "", to: "\u{10ffff}" })).toEqual(
        sorted,
      );
    });
  });

  describe("cells", () => {
    const cells: readonly Cell[] = [
      '"다음 주 오사카 3박 4일 🗾👨‍👩‍👧 \\u0000 \\ud800"',
      '{"quote":"\\"","slash":"\\\\","line":"\\n\\r\\t","sql":"\'; DROP TABLE rows; --","braces":"{,}"}',
      '{"2":1,"10":2,"1":3}',
      '{"a":1,"a":2}',
      '{"$bytes":"AAAA"}',
      '{"$text":"1"}',
      "1e3",
      "-0",
      "1.0",
      " [ 1 ] ",
      "",
      "not json",
      "null",
      "NULL",
      '"\u2028\u2029\ufeff\uffff\u{1f600}e\u0301"',
      Uint8Array.of(),
      Uint8Array.of(0, 1, 255, 128, 10, 92, 34),
      Buffer.from("xx한글yy").subarray(2, 8),
    ];

    it("[B5] come back exactly as they were, text as text and bytes as bytes", async () => {
      await at.backend.commit({
        space: "s",
        puts: cells.map((cell, index) => put(String(index).padStart(3, "0"), cell)),
      });
      expect((await rowsOf(at.backend, "s", everything())).map(({ cell }) => cell)).toEqual(cells.map(bare));
    });

    it("of five megabytes come back whole", async () => {
      const prose = "가나다라마바사 아자차카타파하 \\n";
      const text = `"${prose.repeat(5_000_000 / Buffer.byteLength(prose))}"`;
      const bytes = Buffer.from(text).reverse();
      await at.backend.commit({ space: "s", puts: [put("text", text), put("bytes", bytes)] });
      const [found] = await at.backend.read("s", [everything()]);
      expect(found?.map(({ key }) => key)).toEqual(["bytes", "text"]);
      expect(bytes.equals(found?.[0]?.cell as Uint8Array)).toBe(true);
      expect(found?.[1]?.cell === text).toBe(true);
    });

    it("do not change with the buffer they came from or went to", async () => {
      const bytes = Uint8Array.of(1, 2, 3);
      await at.backend.commit({ space: "s", puts: [put("1", bytes)] });
      bytes[0] = 9;
      const [first] = await at.backend.read("s", [everything()]);
      (first?.[0]?.cell as Uint8Array)[1] = 9;
      expect(await cellOf(at.backend, "event", "1")).toEqual(Uint8Array.of(1, 2, 3));
    });

    it("[B5] that no store could give back are refused before anything is written", async () => {
      const refused = { code: "NOT_STORABLE" };
      await expect(
        at.backend.commit({ space: "s", puts: [put("1", "1"), put("2", "\0")] }),
      ).rejects.toMatchObject(refused);
      await expect(at.backend.commit({ space: "s", puts: [put("1", '"\ud800"')] })).rejects.toMatchObject(
        refused,
      );
      await expect(at.backend.commit({ space: "s", puts: [put("\udc00", "1")] })).rejects.toMatchObject(
        refused,
      );
      await expect(
        at.backend.commit({ space: "s", puts: [put("x".repeat(1025), "1")] }),
      ).rejects.toMatchObject(refused);
      await expect(at.backend.commit({ space: "s\0", puts: [put("1", "1")] })).rejects.toMatchObject(refused);
      await expect(at.backend.read("\ud800", [everything()])).rejects.toMatchObject(refused);
      expect(await at.backend.listSpaces({ from: "", to: AFTER, limit: 9 })).toEqual([]);
      await at.backend.commit({
        space: "가".repeat(341),
        label: "나".repeat(341),
        puts: [put("다".repeat(341), "1")],
      });
    });
  });
}
