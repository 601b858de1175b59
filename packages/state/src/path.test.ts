import { describe, expect, it } from "vitest";
import { formatPath } from "./path.ts";

describe("paths", () => {
  it("[E7] a path reads like code", () => {
    expect(formatPath(["messages", 3, "content"])).toBe("messages[3].content");
    expect(formatPath(["messages", 3, "odd key"])).toBe('messages[3]["odd key"]');
    expect(formatPath(["결과", "항공편"])).toBe("결과.항공편");
  });

  it("[E7] keys that are no identifiers are quoted, also the first one", () => {
    expect(formatPath(["1st"])).toBe('["1st"]');
    expect(formatPath(["results", ""])).toBe('results[""]');
    expect(formatPath(["results", 'a"]b'])).toBe('results["a\\"]b"]');
    expect(formatPath(["a.b", "c d", "e"])).toBe('["a.b"]["c d"].e');
    expect(formatPath([0])).toBe("[0]");
  });

  it("[E7] the whole is called (root)", () => {
    expect(formatPath([])).toBe("(root)");
  });
});
