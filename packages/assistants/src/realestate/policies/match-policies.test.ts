import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { given } from "../market/given.fixture.ts";
import { readRealEstateData } from "../market/read-data.ts";
import { POLICIES } from "./embedded-policies.ts";
import { matchPolicies } from "./match-policies.ts";

const { policies } = readRealEstateData(given);
const nobody = { age: null, income: null, owns_home: null, marriage_years: null, children: null };
const young = { age: 29, income: 38_000_000, owns_home: false, marriage_years: null, children: null };

describe("policies for a household", () => {
  it("are those whose every condition is met, with the conditions", () => {
    const matches = matchPolicies(policies, young);
    expect(matches.filter(({ fits }) => fits === "yes").map(({ id }) => id)).toEqual([
      "버팀목전세자금대출(청년)",
      "디딤돌대출",
    ]);
    expect(matches[0]?.met.map(({ ko }) => ko)).toEqual(["만 19~34세", "연소득 5,000만원 이하", "무주택"]);
  });

  it("say which condition is missed", () => {
    const matches = matchPolicies(policies, { ...young, age: 36, income: 55_000_000 });
    const missed = matches.find(({ id }) => id.includes("청년"));
    expect(missed).toMatchObject({ fits: "no" });
    expect(missed?.missed.map(({ ko }) => ko)).toEqual(["만 19~34세", "연소득 5,000만원 이하"]);
  });

  it("stay open where something is not known, and say what", () => {
    const match = matchPolicies(policies, young).find(({ id }) => id.startsWith("신혼부부"));
    expect(match).toMatchObject({ fits: "unknown", unknown: ["marriage_years"] });
  });

  it("never fit somebody of whom nothing is known", () => {
    expect(matchPolicies(POLICIES, nobody).some(({ fits }) => fits === "yes")).toBe(false);
  });

  it("account for every condition once, and put what fits first", () => {
    const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
    fc.assert(
      fc.property(
        fc.record({
          age: maybe(fc.integer({ min: 0, max: 100 })),
          income: maybe(fc.integer({ min: 0, max: 300_000_000 })),
          owns_home: maybe(fc.boolean()),
          marriage_years: maybe(fc.integer({ min: 0, max: 40 })),
          children: maybe(fc.integer({ min: 0, max: 6 })),
        }),
        (household) => {
          const matches = matchPolicies(POLICIES, household);
          const counts = (row: (typeof matches)[number]) =>
            row.met.length + row.missed.length + row.unknown.length;
          const all = new Map(matchPolicies(POLICIES, nobody).map((match) => [match.id, counts(match)]));
          for (const match of matches) expect(counts(match)).toBe(all.get(match.id));
          const order = matches.map(({ fits }) => ["yes", "unknown", "no"].indexOf(fits));
          expect(order).toEqual([...order].sort((one, two) => one - two));
        },
      ),
    );
  });

  it("each say since when they are true", () => {
    for (const { source } of POLICIES) expect(source.as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
