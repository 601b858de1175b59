import { describe, expect, it } from "vitest";
import { isAgainstMaru, type Outcome, type Seen, verdictOf } from "./outcome.ts";
import { formatDocument, formatTable } from "./table.ts";

const held: Seen = { failed: false, saw: "it was refused" };
const lost: Seen = { failed: true, saw: "it was lost" };
const absent: Seen = { notRun: "npm ci failed" };
const outcome = (official: Seen, maru: Seen): Outcome => ({ number: 1, failure: "a value", official, maru });

describe("the verdict", () => {
  it.each([
    [lost, held, "Maru holds", false],
    [held, held, "official no longer fails", false],
    [absent, held, "not compared", false],
    [lost, lost, "both fail", true],
    [held, lost, "Maru fails", true],
    [absent, lost, "Maru fails", true],
    [lost, absent, "Maru did not run", true],
  ] as const)("of %j and %j is: %s", (official, maru, verdict, isAgainst) => {
    expect(verdictOf(outcome(official, maru))).toBe(verdict);
    expect(isAgainstMaru(outcome(official, maru))).toBe(isAgainst);
  });
});

describe("the table", () => {
  it("says for each row what was seen on both sides", () => {
    const [headings, rule, row] = formatTable([outcome(lost, held)]).split("\n");
    expect(headings).toBe(
      "| # | failure | official packages: what happened | Maru: what happened | verdict |",
    );
    expect(rule).toBe("| --- | --- | --- | --- | --- |");
    expect(row).toBe("| 1 | a value | ✗ it was lost | ✓ it was refused | Maru holds |");
  });

  it("says that an official package no longer fails, and that one could not be run", () => {
    const table = formatTable([outcome(held, held), outcome(absent, held)]);
    expect(table).toContain("| ✓ it was refused | ✓ it was refused | official no longer fails |");
    expect(table).toContain("| not run: npm ci failed | ✓ it was refused | not compared |");
  });

  it("keeps whatever was quoted inside its cell", () => {
    const quoted = { failed: true, saw: 'Error: "a | b"\n  at line 1\u0000\u001b[31m' };
    const lines = formatTable([outcome(quoted, held)]).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('✗ Error: "a \\| b"   at line 1 [31m');
  });

  it("is written with the day, the machine and the versions it was seen on", () => {
    const origin = { date: "2026-11-16", machine: "2 cores", packages: ["saver 1.0.5", "graph 1.4.18"] };
    const document = formatDocument([outcome(lost, held)], origin);
    expect(document).toContain("2026-11-16 · 2 cores · saver 1.0.5, graph 1.4.18\n\n| # |");
  });
});
