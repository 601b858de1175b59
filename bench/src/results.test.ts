import { describe, expect, it } from "vitest";
import type { Figure } from "./benchmark.ts";
import { EMPTY_RESULTS, formatSection, formatTable, replaceSection } from "./results.ts";

const append: Figure = {
  what: "append",
  unit: "µs",
  ours: 8,
  peer: 2000,
  target: { of: "ratio", bound: "at least", limit: 10 },
};
const growth: Figure = {
  what: "growth of an append",
  unit: "×",
  ours: 3.2,
  peer: null,
  target: { of: "ours", bound: "at most", limit: 3 },
};

describe("a results table", () => {
  it("shows both sides, how many times better ours is, and whether the target is met", () => {
    expect(formatTable([append, growth]).split("\n")).toEqual([
      "| figure              | ours |     peer | ratio |      target | met? |",
      "| ------------------- | ---: | -------: | ----: | ----------: | ---: |",
      "| append              | 8 µs | 2,000 µs |  250× | ratio ≥ 10× |  yes |",
      "| growth of an append | 3.2× |        — |     — |   ours ≤ 3× |   NO |",
    ]);
  });

  it("stands in a section that says how to repeat it", () => {
    const origin = { command: "npm run bench -- state", date: "2026-03-02", machine: "2 cores, Node 20.0.0" };
    const section = formatSection("State", { figures: [append], notes: ["Medians."] }, origin);
    expect(section.split("\n").slice(0, 3)).toEqual([
      "## State",
      "",
      "`npm run bench -- state` · 2026-03-02 · 2 cores, Node 20.0.0",
    ]);
    expect(section).toContain(formatTable([append]));
    expect(section.endsWith("\n\n- Medians.")).toBe(true);
  });

  it("has no empty list of notes", () => {
    const origin = { command: "c", date: "d", machine: "m" };
    const section = formatSection("State", { figures: [append], notes: [] }, origin);
    expect(section.endsWith("|")).toBe(true);
  });
});

describe("the results document", () => {
  it("gets a new section at its end", () => {
    const document = replaceSection(EMPTY_RESULTS, "state", "first");
    expect(document).toBe(`${EMPTY_RESULTS}\n<!-- bench:state -->\n\nfirst\n\n<!-- /bench:state -->\n`);
  });

  it("renews one section and keeps every other word", () => {
    const handwritten = "\nWritten by hand, with $& and $1 in it.\n";
    const before =
      replaceSection(replaceSection("# Results\n", "state", "old"), "storage", "kept") + handwritten;
    const after = replaceSection(before, "state", "new, for $& and $1");
    expect(after).toBe(before.replace("old", () => "new, for $& and $1"));
    expect(replaceSection(after, "state", "old")).toBe(before);
  });

  it("is left alone when the markers of a section are broken", () => {
    for (const broken of ["<!-- bench:state -->", "<!-- /bench:state -->"]) {
      expect(() => replaceSection(`${broken}\n`, "state", "new")).toThrow("put both back");
    }
    expect(() => replaceSection("<!-- /bench:state --><!-- bench:state -->", "state", "new")).toThrow();
  });
});
