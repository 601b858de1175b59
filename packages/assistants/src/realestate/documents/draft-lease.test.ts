import { describe, expect, it } from "vitest";
import { namedArticles } from "../law/named-articles.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";
import { draftLease } from "./draft-lease.ts";

const given = {
  address_road: "서울특별시 마포구 백범로 100",
  address_detail: "301호",
  deposit: 300_000_000,
  monthly_rent: 0,
  start_date: "2026-12-01",
  end_date: "2028-11-30",
  lessor_name: "김가람",
  lessee_name: "이나래",
};

function contentOf(fields: Partial<LeaseFields>): string {
  const drafted = draftLease(LeaseFields.parse({ ...given, ...fields }));
  if (!("draft" in drafted)) throw new Error(JSON.stringify(drafted));
  return drafted.draft.content;
}

describe("a drafted lease", () => {
  it("says what was given, sums in Hangul and in figures", () => {
    const content = contentOf({});
    for (const text of ["백범로 100", "301호", "김가람", "이나래", "2026년 12월 1일", "2028년 11월 30일"])
      expect(content).toContain(text);
    expect(content).toContain("금 삼억원정 (₩300,000,000)");
    expect(content).toContain("| 월세 | 없음 |");
  });

  it("asks for what is missing, in the order of the form, and makes nothing up", () => {
    expect(draftLease(LeaseFields.parse({}))).toEqual({
      missing: ["address_road", "deposit", "start_date", "end_date", "lessor_name", "lessee_name"],
    });
    expect(draftLease(LeaseFields.parse({ ...given, lessee_name: null }))).toEqual({
      missing: ["lessee_name"],
    });
    const content = contentOf({ monthly_rent: null });
    for (const label of ["전화", "관리비", "계약금 |", "월세 |", "null", "undefined", "{{"])
      expect(content).not.toContain(label);
  });

  it("writes down payment and balance so that they add up to the deposit", () => {
    const content = contentOf({ down_payment: 30_000_000 });
    expect(content).toContain("| 계약금 | 금 삼천만원정 (₩30,000,000) |");
    expect(content).toContain("| 잔금 | 금 이억칠천만원정 (₩270,000,000) |");
  });

  it("refuses what cannot be and says why", () => {
    const refusals = (fields: Partial<LeaseFields>) => {
      const drafted = draftLease(LeaseFields.parse({ ...given, ...fields }));
      return "refused" in drafted ? drafted.refused.map(({ field }) => field) : [];
    };
    expect(refusals({ end_date: "2026-11-01" })).toEqual(["end_date"]);
    expect(refusals({ down_payment: 400_000_000 })).toEqual(["down_payment"]);
    expect(refusals({ lessee_name: "김가람" })).toEqual(["lessee_name"]);
    expect(refusals({ deposit: 0 })).toEqual(["deposit"]);
  });

  it("cites only articles that the corpus has", () => {
    const cited = [...contentOf({}).matchAll(/\(([^()]*제\d+조[^()]*)\)/gu)].map(([, text]) => text ?? "");
    expect(cited.length).toBeGreaterThan(8);
    for (const text of cited.filter((each) => !each.startsWith("같은 법")))
      expect(namedArticles(text).length).toBeGreaterThan(0);
  });

  it("keeps markup in what people typed from becoming markup", () => {
    const content = contentOf({ lessor_name: "[김](http://evil)", special_terms: ["# 제목\n<script>"] });
    expect(content).toContain("\\[김\\](http://evil)");
    expect(content).toContain("1. \\# 제목 \\<script\\>");
  });

  it("shows its template with every placeholder", () => {
    const drafted = draftLease(LeaseFields.parse(given));
    if (!("draft" in drafted)) throw new Error("no draft");
    const { template_content, placeholders } = drafted.draft.template;
    for (const placeholder of placeholders)
      expect(template_content.replaceAll("\\", "")).toContain(`{{${placeholder}}}`);
  });
});
