import { describe, expect, it } from "vitest";
import { defineState } from "./define-state.ts";
import { counter } from "./field.ts";

const define = (version: number, ids: readonly string[]) =>
  defineState("trip", {
    version,
    fields: { nights: counter() },
    migrations: ids.map((id) => ({ id, up: (state) => ({ ...state }) })),
  });
const invalid = (reason: RegExp) =>
  expect.objectContaining({
    code: "INVALID_DEFINITION",
    details: expect.objectContaining({ reason: expect.stringMatching(reason) }),
  });

describe("the migrations of a definition", () => {
  it("[V6] are one for every step between versions", () => {
    expect(define(1, []).migrations).toEqual([]);
    expect(define(3, ["2026-01-01/a", "2026-01-02/b"]).migrations).toHaveLength(2);
    expect(() => define(2, [])).toThrow(invalid(/version 2 needs 1 migrations.*has 0/));
    expect(() => define(1, ["2026-01-01/a"])).toThrow(invalid(/version 1 needs 0 migrations.*has 1/));
  });

  it("[V6] have dated ids that say what they do", () => {
    for (const id of [
      "travel/2-multi-agent",
      "2026-01-01",
      "2026-01-01/",
      "2026-1-1/a",
      "2026-01-01/A b",
      "x2026-01-01/a",
    ])
      expect(() => define(2, [id])).toThrow(invalid(/must look like/));
    for (const id of ["2026-13-01/a", "2026-00-10/a", "2026-01-32/a"])
      expect(() => define(2, [id])).toThrow(invalid(/must look like/));
    expect(define(2, ["2026-11-16/travel-2-multi-agent"]).version).toBe(2);
  });

  it("[V6] are in the order of their dates", () => {
    expect(() => define(3, ["2026-01-02/a", "2026-01-01/b"])).toThrow(
      invalid(/"2026-01-01\/b" is dated before/),
    );
    expect(define(3, ["2026-01-01/b", "2026-01-01/a"]).version).toBe(3);
  });

  it("[V6] have each its own id", () => {
    expect(() => define(3, ["2026-01-01/a", "2026-01-01/a"])).toThrow(invalid(/share an id/));
  });
});
