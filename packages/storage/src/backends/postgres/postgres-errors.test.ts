import pg from "pg";
import { describe, expect, it } from "vitest";
import { fromPostgresError, isTransient } from "./postgres-errors.ts";

const said = (code: string) =>
  Object.assign(
    new pg.DatabaseError('password authentication failed for user "kim", detail 주민번호', 1, "error"),
    { code },
  );
const named = (error: unknown) => fromPostgresError(error, "db:5432/maru", 7);

describe("what PostgreSQL says", () => {
  it("becomes one of our errors by its code, without a word of its own", () => {
    const codes = {
      "28P01": "UNREACHABLE",
      "3D000": "UNREACHABLE",
      "57P01": "UNREACHABLE",
      "53100": "STORAGE_FULL",
      "25006": "READ_ONLY",
      "42501": "READ_ONLY",
      "57014": "BUSY",
      "40001": "BUSY",
      "42P01": "UNKNOWN_FORMAT",
      XX001: "CORRUPT",
      "99999": "UNREACHABLE",
    };
    for (const [state, code] of Object.entries(codes)) {
      const error = named(said(state)) as Error;
      expect(error).toMatchObject({ code });
      expect([error.message, error.cause, JSON.stringify(error)].join()).not.toMatch(/kim|주민번호/);
    }
  });

  it("is worth another try when the connection broke or the server asks for it, and not otherwise", () => {
    for (const state of ["08006", "57P01", "57P03", "53300", "40001", "40P01"])
      expect(isTransient(said(state))).toBe(true);
    for (const state of ["28P01", "3D000", "53100", "25006", "23505"])
      expect(isTransient(said(state))).toBe(false);
    expect(
      isTransient(Object.assign(new Error("connect"), { syscall: "connect", code: "ECONNREFUSED" })),
    ).toBe(true);
    expect(isTransient(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isTransient(new TypeError("a mistake of ours"))).toBe(false);
  });

  it("that is a mistake of ours stays one", () => {
    const mistake = new TypeError("x is not a function");
    expect(named(mistake)).toBe(mistake);
  });
});
