import { expect, it } from "vitest";
import { backupName } from "./backup-name.ts";

it("a backup label is a short plain word and nothing that could lead elsewhere", () => {
  for (const label of ["before-migration", "2026-01-01", "a", "x".repeat(40)])
    expect(backupName(label)).toBe(label);
  for (const label of [
    "",
    "../x",
    "a/b",
    "A",
    "-a",
    "a-",
    "a.b",
    "x".repeat(41),
    "한글",
    'a"; DROP',
    "a\0",
  ]) {
    expect(() => backupName(label)).toThrow(expect.objectContaining({ code: "INVALID_ID" }));
  }
});
