import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { proseFrom } from "./prose.ts";

describe("prose", () => {
  it("is as long as asked for, and the same for the same seed", () => {
    const [first, second, other] = [proseFrom(7), proseFrom(7), proseFrom(8)].map((prose) => prose.text(400));
    expect(first).toHaveLength(400);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it("is so random that deflate saves less than half", () => {
    const text = proseFrom(1).text(100_000);
    expect(deflateRawSync(text, { level: 9 }).length).toBeGreaterThan(50_000);
  });
});
