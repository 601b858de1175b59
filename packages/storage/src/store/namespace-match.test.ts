import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { commonPrefix, matchesConditions, readConditions, summariseNamespaces } from "./namespace-match.ts";

const NAMESPACE = ["memories", "user-1", "food"];

describe("a condition on namespaces", () => {
  it.each([
    ["prefix", ["memories"], true],
    ["prefix", ["memories", "*"], true],
    ["prefix", ["*", "user-1"], true],
    ["prefix", ["user-1"], false],
    ["prefix", ["memories", "user-1", "food", "more"], false],
    ["suffix", ["food"], true],
    ["suffix", ["*", "food"], true],
    ["suffix", ["memories"], false],
    ["suffix", ["x", "memories", "user-1", "food"], false],
    ["suffix", [], true],
  ] as const)("%s %j: %s", (matchType, path, expected) => {
    expect(matchesConditions(NAMESPACE, [{ matchType, path }])).toBe(expected);
  });

  it.each([
    ["an unknown kind", [{ matchType: "infix", path: ["a"] }], "INVALID_FILTER"],
    ["no kind", [{ path: ["a"] }], "INVALID_FILTER"],
    ["nothing", [null], "INVALID_FILTER"],
    ["no list", { matchType: "prefix", path: ["a"] }, "INVALID_FILTER"],
    ["a path that is none", [{ matchType: "prefix", path: "a" }], "INVALID_ID"],
  ])("is refused: %s", (_, given, code) => {
    expect(refusalOf(() => readConditions(given)).code).toBe(code);
  });

  it("narrows down where to look, up to its first wildcard", () => {
    const prefix = (path: string[]) =>
      commonPrefix([
        { matchType: "suffix", path: ["z"] },
        { matchType: "prefix", path },
      ]);
    expect(prefix(["a", "b", "*", "c"])).toEqual(["a", "b"]);
    expect(prefix(["a", "b"])).toEqual(["a", "b"]);
    expect(commonPrefix([])).toEqual([]);
  });
});

describe("a list of namespaces", () => {
  const namespaces = [["b"], ["a", "y", "2"], ["a", "x"], ["a", "y", "1"], ["a"], ["a,y"]];

  it("is in order, those above before those below", () => {
    expect(summariseNamespaces(namespaces, undefined)).toEqual([
      ["a"],
      ["a", "x"],
      ["a", "y", "1"],
      ["a", "y", "2"],
      ["a,y"],
      ["b"],
    ]);
  });

  it("cut to a depth has each namespace once", () => {
    expect(summariseNamespaces(namespaces, 2)).toEqual([["a"], ["a", "x"], ["a", "y"], ["a,y"], ["b"]]);
    expect(summariseNamespaces(namespaces, 1)).toEqual([["a"], ["a,y"], ["b"]]);
  });
});
