import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_NAME } from "../backends/admit.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { readKey, readNamespace, readNamespacePrefix, rowOfKey, spaceOfNamespace } from "./names.ts";

const element = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((each) => !each.includes(".") && each.isWellFormed());
const namespaces = fc.array(element, { minLength: 1, maxLength: 16 });

describe("a namespace", () => {
  it.each([
    ["empty", []],
    ["with a period", ["a.b"]],
    ["with an empty element", ["a", ""]],
    ["of LangGraph's own", ["langgraph", "x"]],
    ["with half a character", ["\ud800"]],
    ["with an operator for an id", [{ $ne: "" }]],
    ["with a hole", new Array(1)],
    ["that is a text", "memories"],
    ["too deep", Array.from({ length: 17 }, () => "a")],
    ["too long", ["a".repeat(513)]],
  ])("is refused: %s", (_, value) => {
    expect(refusalOf(() => readNamespace(value)).code).toBe("INVALID_ID");
  });

  it("may be empty as a prefix, since everything lies under it", () => {
    expect(readNamespacePrefix([])).toEqual([]);
    expect(refusalOf(() => readNamespacePrefix(["a.b"])).code).toBe("INVALID_ID");
  });

  it("has a space of its own that every backend takes", () => {
    fc.assert(
      fc.property(namespaces, namespaces, (left, right) => {
        const [leftSpace, rightSpace] = [left, right].map((each) =>
          spaceOfNamespace(each, encodeURIComponent),
        );
        expect(Buffer.byteLength(leftSpace ?? "")).toBeLessThanOrEqual(LONGEST_NAME);
        expect(leftSpace === rightSpace).toBe(JSON.stringify(left) === JSON.stringify(right));
      }),
    );
    const longest = Array.from({ length: 16 }, () => "가".repeat(512));
    expect(spaceOfNamespace(longest, encodeURIComponent).length).toBeLessThanOrEqual(LONGEST_NAME);
  });

  it("has a space that begins with that of another exactly when it lies below it", () => {
    const short = fc.array(fc.constantFrom("a", "ab", "a/", "%", "#"), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(short, short, (above, below) => {
        const isBelow = above.every((each, index) => each === below[index]);
        const [outer, inner] = [above, below].map((each) => spaceOfNamespace(each, encodeURIComponent));
        expect(inner?.startsWith(outer ?? "?")).toBe(isBelow);
      }),
    );
  });
});

describe("an item key", () => {
  it.each([
    ["empty", ""],
    ["10 kB", "k".repeat(10_240)],
    ["half a character", "\udfff"],
    ["a number", 1],
    ["nothing", undefined],
  ])("is refused: %s", (_, value) => {
    expect(refusalOf(() => readKey(value)).code).toBe("INVALID_ID");
  });

  it("has a row name of its own that every backend takes", () => {
    const long = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 300 })
      .filter((each) => each.isWellFormed());
    fc.assert(
      fc.property(long, long, (left, right) => {
        const [leftRow, rightRow] = [left, right].map((each) => rowOfKey(each, encodeURIComponent));
        expect(Buffer.byteLength(leftRow ?? "")).toBeLessThanOrEqual(LONGEST_NAME);
        expect(leftRow === rightRow).toBe(left === right);
      }),
    );
  });
});
