import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { readOperation } from "./operations.ts";

const place = { namespace: ["memories"], key: "k" };

describe("an operation", () => {
  it.each([
    ["get", place, { type: "get" }],
    ["put", { ...place, value: { n: 1 } }, { type: "put", value: { n: 1 }, index: undefined }],
    ["delete", { ...place, value: null }, { type: "delete" }],
    ["search", { namespacePrefix: [] }, { type: "search", filter: [], query: "", offset: 0, limit: 10 }],
    [
      "list",
      { matchConditions: undefined, limit: 5, offset: 1 },
      { type: "list", maxDepth: undefined, limit: 5 },
    ],
    ["list without conditions", { limit: 5, offset: 0 }, { type: "list", conditions: [] }],
  ])("is told by the names it carries: %s", (_, given, expected) => {
    expect(readOperation(given)).toMatchObject(expected);
  });

  it.each([
    ["nothing", null, "INVALID_ID"],
    ["no names", {}, "INVALID_ID"],
    ["a place without a key", { namespace: ["a"] }, "INVALID_ID"],
    ["a negative limit", { namespacePrefix: [], limit: -1 }, "INVALID_FILTER"],
    ["half an item", { namespacePrefix: [], offset: 0.5 }, "INVALID_FILTER"],
    ["a limit in words", { namespacePrefix: [], limit: "10; DROP TABLE rows" }, "INVALID_FILTER"],
    ["a depth of nothing", { limit: 1, offset: 0, maxDepth: 0 }, "INVALID_FILTER"],
    ["a query that is no text", { namespacePrefix: [], query: { $ne: "" } }, "INVALID_FILTER"],
    ["a value that is none", { ...place, value: undefined }, "NOT_STORABLE"],
  ])("is refused: %s", (_, given, code) => {
    expect(refusalOf(() => readOperation(given)).code).toBe(code);
  });
});
