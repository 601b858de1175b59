import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isSetAsideOf,
  isSpaceFileName,
  isUnfinishedFileName,
  lockNumber,
  setAsideName,
  spaceFileName,
} from "./space-file-name.ts";

describe("the file of a space", () => {
  it("[D4] has a name that stays in its folder on any system, whatever the space is called", () => {
    const hostile = [
      "../../etc/passwd",
      "..",
      "",
      ".",
      "/",
      "C:\\x",
      "CON",
      "a\0b",
      "x".repeat(5000),
      "～",
      "a_b",
      "‮",
    ];
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" })), (space) => {
        const name = spaceFileName(space);
        expect(name).toMatch(/^[A-Za-z0-9-]{0,48}_[0-9a-f]{32}\.json$/);
        expect(isSpaceFileName(name)).toBe(true);
        expect(lockNumber(name, 16)).toBeLessThan(16);
        expect(lockNumber(`${name}.tmp`, 16)).toBe(lockNumber(name, 16));
      }),
    );
  });

  it("tells spaces apart that look alike", () => {
    const names = ["a", "A", "a ", "a-", "a/", "ä", "a\u0308"].map(spaceFileName);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("is recognised among what else lies in the folder", () => {
    const name = spaceFileName("session/1");
    const kept = setAsideName(name, new Date(0));
    expect(kept).toBe(`${name}.corrupt-1970-01-01T00-00-00-000Z`);
    expect([isSpaceFileName(kept), isSpaceFileName(`${name}.tmp`), isSpaceFileName("notes.json")]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isUnfinishedFileName(`${name}.tmp`), isUnfinishedFileName("other.tmp")]).toEqual([true, false]);
    expect([isSetAsideOf(kept, name), isSetAsideOf(kept, spaceFileName("session/2"))]).toEqual([true, false]);
  });
});
