import { initialState } from "@maru/state";
import { describe, expect, it } from "vitest";
import { Brief } from "./domain/brief/brief.ts";
import type { Claim } from "./domain/evidence/claim.ts";
import { claimsFrom } from "./domain/evidence/join-claims.ts";
import { findQuote } from "./domain/evidence/quote.ts";
import { sourceOf } from "./domain/library/source.ts";
import { composeReport } from "./domain/report/compose-report.ts";
import { REPORT_FILES } from "./report-files.ts";
import { AgentState } from "./state.ts";

const AT = "2026-11-18T10:00:00+09:00";
const source = sourceOf(
  {
    url: "https://example.org/a?b=1&c=2",
    title: "수면 & <script>alert(1)</script> 50% 조사",
    text: "머리말 <img src=x onerror=alert(1)> 이다.\n평일 수면은 하루 평균 34분 늘었다.",
    kind: "paper",
    publisher: "해솔교육연구",
    published: "2023-05-20",
  },
  AT,
);
const quote = findQuote(source, "평일 수면은 하루 평균 34분 늘었다.");
if (quote === undefined) throw new Error("the quote is in the source");
const claims = claimsFrom("r1", [quote], 1);
const brief = Brief.parse({
  question: "수면이 늘었나?",
  kind: "answer",
  topics: [{ id: "r1", title: "수면", queries: ["수면"] }],
  limits: {},
  form: "report",
  language: "ko",
});
const state = initialState(AgentState, {
  report: structuredClone(composeReport(brief, { claims, notCovered: [], leftOut: [] })) as never,
  claims: Object.fromEntries(claims.map((claim: Claim) => [claim.id, structuredClone(claim) as never])),
  findings: {
    r1: {
      pages: [structuredClone(source) as never],
      searched: [],
      left_out: [],
      near: [],
      quotes: [structuredClone(quote) as never],
    },
  },
});
const written = async (format: string) =>
  String(await REPORT_FILES[format]?.render(state, { language: "ko", now: AT }));

describe("a report as a file", () => {
  it("marks the quoted words in their place, and lets no source bring markup along", async () => {
    const html = await written("html");
    expect(html).toContain("<mark>평일 수면은 하루 평균 34분 늘었다.</mark>");
    expect(html).toContain('<a class="mark" href="#source-1">[1]</a>');
    expect(html).not.toMatch(/<script|<img/u);
    expect(html).toContain("https://example.org/a?b=1&amp;c=2");
  });

  it("gives claims and cited sources as data", async () => {
    const data = JSON.parse(await written("json"));
    expect(data.claims).toMatchObject([{ id: "c1", quotes: [{ exact: quote.exact }] }]);
    expect(data.sources).toMatchObject([{ number: 1, url: source.url }]);
  });

  it("names only what is known of a source", async () => {
    const bib = await written("bib");
    expect(bib).toContain("@article{source1,");
    expect(bib).toContain("journal = {해솔교육연구}");
    expect(bib).toContain("50\\% 조사");
    expect(bib).not.toContain("author");
  });

  it("is Markdown with its sources, and nothing before there is a report", async () => {
    expect(await written("md")).toContain("[1] 수면");
    const empty = initialState(AgentState, {});
    expect(REPORT_FILES["md"]?.render(empty, { language: "ko", now: AT })).toBeNull();
  });
});
