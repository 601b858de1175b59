import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage, type Storage } from "@maru/storage";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readCsv } from "./csv.ts";
import { DealShelf } from "./deal-shelf.ts";
import { dealsOnShelf } from "./deal-source.ts";
import { importDeals } from "./import-deals.ts";
import { inEucKr, LEASE_CSV, leaseXml, SALE_CSV, SALE_XML } from "./ministry.fixture.ts";
import { readDealCsv } from "./read-deal-csv.ts";
import { increaseOf } from "./statistics.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const as_of = "2026-11-16";
const asking = { signal: new AbortController().signal, now: () => "2026-11-16T10:00:00+09:00" };

let folder: string;
let storage: Storage;
let shelf: DealShelf;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "maru-deals-"));
  storage = await openStorage(`sqlite:${join(folder, "maru.db")}`);
  shelf = new DealShelf(storage.store);
});
afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

const find = (region: string | null, kind: "sale" | "jeonse" | "rent" | null = null) =>
  dealsOnShelf(shelf).find({ region, property_type: null, kind }, asking);

describe("a file of the ministry's deal prices", () => {
  it("goes into SQLite and answers about prices afterwards", async () => {
    const report = await importDeals(utf8(LEASE_CSV), shelf, { as_of });
    expect(report).toMatchObject({ rows: 4, imported: 3, duplicates: 0, unreadable: 1 });
    expect(report.problems).toEqual([{ line: 11, reason: '"202613" is no month like 202610' }]);
    const found = await find("강남구");
    expect(found?.source).toMatchObject({ name: "국토교통부 실거래가(가져온 파일)", as_of });
    expect(found?.deals).toMatchObject([
      { complex: "한결아파트", kind: "jeonse", amount: 900_000_000, area: 84.93, month: "2026-10" },
      { complex: '한결"2차"아파트, 1동', kind: "rent", amount: 100_000_000, monthly_rent: 2_500_000 },
    ]);
    expect(found?.deals.map(increaseOf)).toEqual([2.27, null]);
    expect((await find("분당"))?.deals).toHaveLength(1);
    expect((await find("정자동"))?.deals).toHaveLength(1);
    expect(await find("부산")).toBeNull();
  });

  it("is read in the old Korean encoding as well", async () => {
    expect(await importDeals(inEucKr(SALE_CSV), shelf, { as_of })).toMatchObject({ imported: 2 });
    expect((await find("공덕동"))?.deals).toMatchObject([{ complex: "도담빌라", property_type: "villa" }]);
  });

  it("leaves out deals that were cancelled", async () => {
    const csv = await importDeals(utf8(SALE_CSV), shelf, { as_of });
    expect(csv).toMatchObject({ rows: 3, imported: 2, cancelled: 1 });
    expect((await find("마포구", "sale"))?.deals.map(({ amount }) => amount)).toEqual([350_000_000]);
    expect((await find("세종시"))?.deals).toHaveLength(1);
    const xml = await importDeals(utf8(SALE_XML), shelf, { as_of });
    expect(xml).toMatchObject({ rows: 2, imported: 1, cancelled: 1 });
    expect((await find("개포동"))?.deals[0]?.complex).toBe("새빛&숲");
  });

  it("changes nothing when it comes a second time, and adds what is new", async () => {
    const first = [{ name: "가", deposit: "50,000" }];
    await importDeals(utf8(leaseXml("202610", first)), shelf, { as_of });
    const again = await importDeals(utf8(leaseXml("202610", first)), shelf, { as_of });
    expect(again).toMatchObject({ imported: 0, duplicates: 1 });
    const more = await importDeals(
      utf8(leaseXml("202610", [...first, { name: "나", deposit: "60,000" }])),
      shelf,
      {
        as_of,
      },
    );
    expect(more).toMatchObject({ imported: 1, duplicates: 1 });
    expect((await find("강남구"))?.deals).toHaveLength(2);
  });

  it("says how far it is, and keeps a district's month of thousands of deals", async () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ name: `단지${index}`, deposit: "50,000" }));
    const progress: string[] = [];
    await importDeals(utf8(leaseXml("202610", items)), shelf, {
      as_of,
      onProgress: ({ phase, done }) => progress.push(`${phase} ${done}`),
    });
    expect(progress).toEqual(["reading 2000", "reading 4000", "writing 5000"]);
    expect((await find("강남구"))?.deals).toHaveLength(5000);
  });

  it.each(["", "hello", "<html></html>", "가,나\n1,2", "<response>"])(
    "that is something else («%s») is refused without a trace",
    async (text) => {
      const report = await importDeals(utf8(text), shelf, { as_of });
      expect(report).toMatchObject({ imported: 0, unreadable: 1 });
      expect(await shelf.contents()).toEqual({});
    },
  );
});

describe("comma-separated text", () => {
  it("reads back whatever was written", () => {
    const cell = fc.string({ unit: fc.constantFrom("가", "a", ",", '"', "\n", "\r", " ") });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(","))
          .join("\r\n");
        expect([...readCsv(text)]).toEqual(rows);
      }),
    );
  });

  it("of any kind never stops a reading", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => void [...readDealCsv(text)]));
  });
});
