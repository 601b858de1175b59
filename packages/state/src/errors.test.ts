import { describe, expect, it } from "vitest";
import {
  InvalidTransitionError,
  isStateError,
  STATE_ERRORS,
  StateError,
  type StateErrorCode,
  type StateErrorDetails,
} from "./errors.ts";

const requirement = { ko: "기간은 1박~14박이어야 해요.", en: "Duration must be 1 to 14 nights." };
const MB = 1024 * 1024;

/** One refusal of every code, with what its message must tell an engineer. */
const EXAMPLES: { [Code in StateErrorCode]: { details: StateErrorDetails[Code]; tells: readonly string[] } } =
  {
    NOT_PLAIN: { details: { path: "a.b", found: "bigint" }, tells: ["a.b", "bigint", "string"] },
    LIMIT_EXCEEDED: { details: { path: "a", limit: "depth", allowed: 100 }, tells: ["a", "depth", "100"] },
    MALFORMED_JSON: { details: { reason: "position 3" }, tells: ["position 3"] },
    INVALID_DEFINITION: {
      details: { definition: "trip", reason: "no fields" },
      tells: ["trip", "no fields"],
    },
    MISSING_FIELD: {
      details: { definition: "trip", field: "user_id", label: { ko: "사용자", en: "User" } },
      tells: ["trip", "user_id", "default"],
    },
    UNKNOWN_FIELD: {
      details: { definition: "trip", path: "duraton", nearest: "duration", known: ["city", "duration"] },
      tells: ["duraton", 'Did you mean "duration"?', "city, duration"],
    },
    INVALID_VALUE: {
      details: { definition: "trip", path: "duration", problem: "too big", requirement },
      tells: ["trip", "duration", "too big"],
    },
    RULE_BROKEN: {
      details: { definition: "trip", rule: "dates", fields: ["from", "to"], requirement },
      tells: ["dates", "from, to", requirement.en],
    },
    INVALID_TRANSITION: {
      details: { definition: "trip", field: "step", from: "done", to: "planning", allowed: [] },
      tells: ["step", "done", "planning", "(none)"],
    },
    INVALID_STEP_MOVE: {
      details: { step: "step_1", from: "completed", to: "pending", allowed: [] },
      tells: ["step_1", "completed", "pending", "(none)"],
    },
    UNKNOWN_STEP: { details: { step: "step_9", known: ["step_1"] }, tells: ["step_9", "step_1"] },
    UNKNOWN_DEPENDENCY: {
      details: { step: "step_1", dependency: "step_9", known: ["step_1"] },
      tells: ["step_1", "step_9"],
    },
    DEPENDENCY_CYCLE: { details: { cycle: ["a", "b", "a"] }, tells: ["a → b → a"] },
    UNKNOWN_ELEMENT: {
      details: { definition: "trip", field: "notes", element: "n1" },
      tells: ["notes", "n1"],
    },
    CONFLICTING_WRITES: {
      details: { definition: "trip", path: "city", writers: ["planner", "searcher"] },
      tells: ["planner, searcher", "city"],
    },
    DUPLICATE_WRITER: { details: { definition: "trip", writer: "planner" }, tells: ["planner"] },
    STATE_TOO_LARGE: {
      details: {
        definition: "trip",
        bytes: 11 * MB,
        allowed: 10 * MB,
        largest: [{ field: "notes", bytes: 9 * MB }],
      },
      tells: ["11.0 MB", "10.0 MB", "notes 9.0 MB"],
    },
    FOREIGN_STATE: { details: { definition: "trip", found: "a list" }, tells: ["trip", "a list"] },
    FUTURE_VERSION: {
      details: { definition: "trip", found: 3, supported: 2 },
      tells: ["3", "2", "untouched"],
    },
    MIGRATION_FAILED: {
      details: { definition: "trip", migration: "2026-01-01/x", from: 1, reason: "it threw" },
      tells: ["2026-01-01/x", "1", "it threw", "untouched"],
    },
    INVALID_LIMIT: { details: { limit: 0 }, tells: ["0", "1"] },
    UNREADABLE_CHANGE: {
      details: { path: "a[0]", reason: "no such place" },
      tells: ["a[0]", "no such place"],
    },
  };
const CODES = Object.keys(STATE_ERRORS) as StateErrorCode[];

describe("errors", () => {
  it.each(CODES)("[E1] %s tells an engineer what was found and a person what happened", (code) => {
    const { details, tells } = EXAMPLES[code];
    const error = new StateError(code, details);
    for (const part of tells) expect(error.message).toContain(part);
    expect(error.sentence("ko")).toMatch(/[가-힣].*[.?]$/);
    expect(error.sentence("en")).toMatch(/^[^가-힣]+[.?]$/);
    expect(error.message).not.toMatch(/undefined|\[object/);
  });

  it.each(CODES)("[E1] the Korean sentence of %s is polite", (code) => {
    const sentence = new StateError(code, EXAMPLES[code].details).sentence("ko");
    expect(sentence).toMatch(/(요|까)[.?]$/);
  });

  it("[E1] without a near name none is suggested", () => {
    const error = new StateError("UNKNOWN_FIELD", {
      definition: "trip",
      path: "weather",
      nearest: null,
      known: [],
    });
    expect(error.message).toContain("(none)");
    for (const said of [error.message, error.sentence("ko"), error.sentence("en")]) {
      expect(said).toContain("weather");
      expect(said).not.toMatch(/null|mean|말씀/);
    }
    const near = new StateError("UNKNOWN_FIELD", EXAMPLES.UNKNOWN_FIELD.details);
    expect(near.sentence("ko")).toContain("duration");
    expect(near.sentence("en")).toContain("duration");
  });

  it("[E1] limits and missing fields are told to the person", () => {
    expect(new StateError("STATE_TOO_LARGE", EXAMPLES.STATE_TOO_LARGE.details).sentence("ko")).toContain(
      "10.0 MB",
    );
    expect(new StateError("STATE_TOO_LARGE", EXAMPLES.STATE_TOO_LARGE.details).sentence("en")).toContain(
      "10.0 MB",
    );
    expect(new StateError("MISSING_FIELD", EXAMPLES.MISSING_FIELD.details).sentence("ko")).toBe(
      "사용자는 꼭 필요해요.",
    );
    expect(new StateError("MISSING_FIELD", EXAMPLES.MISSING_FIELD.details).sentence("en")).toBe(
      "User is required.",
    );
    expect(new StateError("INVALID_VALUE", EXAMPLES.INVALID_VALUE.details).sentence("ko")).toBe(
      requirement.ko,
    );
    expect(new StateError("RULE_BROKEN", EXAMPLES.RULE_BROKEN.details).sentence("en")).toBe(requirement.en);
  });

  it("[T2] a refused move carries from, to and allowed", () => {
    const error = new InvalidTransitionError({
      definition: "trip",
      field: "step",
      from: "collecting",
      to: "done",
      allowed: ["searching"],
    });
    expect(error).toMatchObject({
      name: "InvalidTransitionError",
      code: "INVALID_TRANSITION",
      from: "collecting",
      to: "done",
      allowed: ["searching"],
    });
    expect(error.message).toContain("searching");
    expect(error).toBeInstanceOf(StateError);
  });

  it("[E6] isStateError tells refusals from other errors, by code if asked", () => {
    const error = new StateError("UNKNOWN_STEP", { step: "a", known: [] }, { cause: "why" });
    expect([error.name, error.code, error.cause]).toEqual(["StateError", "UNKNOWN_STEP", "why"]);
    expect(isStateError(error)).toBe(true);
    expect(isStateError(error, "UNKNOWN_STEP")).toBe(true);
    expect(isStateError(error, "NOT_PLAIN")).toBe(false);
    for (const other of [new Error("x"), { code: "UNKNOWN_STEP" }, null, undefined])
      expect(isStateError(other)).toBe(false);
  });
});
