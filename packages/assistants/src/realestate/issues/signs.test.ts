import { describe, expect, it } from "vitest";
import examples from "./examples.json" with { type: "json" };
import { findIssues } from "./find-issues.ts";

describe("questions in words that nobody listed", () => {
  it("knows nearly all of them as people ask them", () => {
    const asked = Object.entries(examples).flatMap(([id, texts]) => texts.map((text) => ({ id, text })));
    const known = asked.filter(({ id, text }) => findIssues(text).some((issue) => issue.id === id));
    expect(known.length / asked.length).toBeGreaterThan(0.94);
  });

  it.each(["전세금 5% 인상 가능해?", "계약서 쓰고 이사 가게 되면 뭐 해야 해요"])(
    "«%s» speaks neither of taxes nor of a shop",
    (text) => {
      const ids = findIssues(text).map(({ id }) => id);
      expect(ids.filter((id) => id === "tax" || id.startsWith("shop"))).toEqual([]);
    },
  );
});
