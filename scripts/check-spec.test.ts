import { describe, expect, it } from "vitest";
import { isTestFile, problemsOf, rulesIn, rulesTestedIn } from "./check-spec.ts";

describe("the check of numbered rules", () => {
  it("finds the rules of a spec", () => {
    expect(rulesIn("- **A1** one\n- **B12** two, see A1\n**not a rule**")).toEqual(["A1", "B12"]);
  });

  it("finds the rules that test titles name, and nothing in comments or data", () => {
    const source = `
      // [A9] is only a comment
      const notATitle = "[A8]";
      it("[A1] plain", () => { expect(rows[A7]).toBe(1); });
      test.each([["[A6]"]])("[B2] %s and [B3]", () => {});
      it(\`[C4] \${name}\`, () => {});
    `;
    expect(rulesTestedIn(source)).toEqual(["A1", "B2", "B3", "C4"]);
  });

  it("looks into test files and into the suites they share", () => {
    const paths = ["src/a.test.ts", "src/testing/a-contract.ts", "src/a.ts", "src/testing.ts"];
    expect(paths.filter(isTestFile)).toEqual(["src/a.test.ts", "src/testing/a-contract.ts"]);
  });

  it("says nothing when every rule has a test", () => {
    expect(problemsOf("**A1**", [{ path: "a.test.ts", source: `it("[A1] holds", () => {});` }])).toEqual([]);
  });

  it("names rules without a test, tests without a rule and numbers given twice", () => {
    const tests = [{ path: "a.test.ts", source: `it("[A1] x", () => {}); it("[X1] y", () => {});` }];
    expect(problemsOf("**A1** **A2** **A1**", tests)).toEqual([
      "A1 is defined twice",
      "A2 has no test",
      "a.test.ts tests X1, which is no rule",
    ]);
  });
});
