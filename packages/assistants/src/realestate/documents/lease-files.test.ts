import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPdf } from "../../testing/read-pdf.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";
import { leaseDocx } from "./lease-docx.ts";
import { leasePdf } from "./lease-pdf.ts";

const now = "2026-11-16T10:00:00+09:00";
const fields = LeaseFields.parse({
  address_road: "서울특별시 마포구 백범로 100",
  address_detail: "301호",
  deposit: 150_000_000,
  monthly_rent: 0,
  start_date: "2026-12-01",
  end_date: "2028-11-30",
  lessor_name: "김가람",
  lessee_name: "이나래",
  special_terms: ["반려동물을 키울 수 있다 & <b>조용히</b>"],
});
const said = [
  "주택 임대차 계약서",
  "백범로 100",
  "301호",
  "금 일억오천만원정",
  "김가람",
  "이나래",
  "2028년 11월 30일",
  "반려동물",
];

/** What spaces and line breaks do on paper says nothing. */
const squeeze = (text: string) => text.replaceAll(/\s/gu, "");

/** One file of a zip archive, found by the archive's directory. */
function unzip(archive: Uint8Array, name: string): string {
  const bytes = Buffer.from(archive);
  const entry = "PK\u0001\u0002";
  for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 4)) {
    const length = bytes.readUInt16LE(at + 28);
    if (bytes.toString("utf8", at + 46, at + 46 + length) !== name) continue;
    const size = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    return inflateRawSync(bytes.subarray(start, start + size)).toString("utf8");
  }
  throw new Error(`${name} is not in the archive.`);
}

describe("a lease as a file", () => {
  it("is a PDF whose Korean text can be read and copied", async () => {
    const { pages, title } = readPdf(await leasePdf(fields, now));
    const text = squeeze(pages.join(""));
    for (const each of said) expect(text).toContain(squeeze(each));
    expect(title).toBe("주택 임대차 계약서");
    expect(text).not.toMatch(/null|undefined|\{\{/u);
  });

  it("is the same PDF for the same lease on the same day", async () => {
    const [first, second] = await Promise.all([leasePdf(fields, now), leasePdf(fields, now)]);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it("breaks long special terms over pages and keeps both signatures", async () => {
    const long = {
      ...fields,
      special_terms: Array.from({ length: 30 }, (_, index) => `${index} ${"가나다 ".repeat(100)}`),
    };
    const { pages } = readPdf(await leasePdf(long, now));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join("").match(/서명 또는 날인/gu)?.length).toBeGreaterThanOrEqual(2);
  });

  it("is a Word document with the same words, and markup in them stays text", async () => {
    const xml = unzip(await leaseDocx(fields, now), "word/document.xml");
    const text = squeeze(xml.replaceAll(/<[^>]+>/gu, ""));
    for (const each of said) expect(text).toContain(squeeze(each));
    expect(xml).toContain("&amp; &lt;b&gt;조용히&lt;/b&gt;");
  });
});
