import { expect, it } from "vitest";
import { LIMIT_SETTINGS, readModelRules, usualLimit } from "./model-limits.ts";

it("sets nothing by itself", () => {
  expect(readModelRules({})).toEqual({ use: "always", limits: {}, allowances: {} });
});

it("reads when a model is used, how long it may take and what it may cost", () => {
  const rules = readModelRules({
    MARU_MODEL_USE: "Unsure",
    MARU_MODEL_TIMEOUT: "90",
    MARU_MODEL_LIMITS: "message_calls=3, message_operations = 10,person_cost=2.5",
  });
  expect(rules.use).toBe("unsure");
  expect(rules.limits).toMatchObject({ model_call_time: 90_000, turn_model_calls: 3, turn_operations: 10 });
  // A message has time for all of its calls, and for what they ask for.
  expect(rules.limits.turn_model_time).toBe(360_000);
  expect(rules.limits.turn_time).toBeGreaterThan(360_000);
  expect(rules.allowances).toEqual({ user_cost: 2.5 });
});

it("gives every limit a usual value", () => {
  expect(LIMIT_SETTINGS.map(usualLimit).every((value) => value > 0)).toBe(true);
  expect(usualLimit(LIMIT_SETTINGS[0] ?? { name: "", is: { limit: "turn_time" } })).toBe(4);
});

it.each([
  { MARU_MODEL_USE: "sometimes" },
  { MARU_MODEL_TIMEOUT: "soon" },
  { MARU_MODEL_TIMEOUT: "-1" },
  { MARU_MODEL_LIMITS: "calls=3" },
  { MARU_MODEL_LIMITS: "message_calls=many" },
])("names a setting that it does not understand: %o", (environment) => {
  expect(() => readModelRules(environment)).toThrow(
    expect.objectContaining({ code: "INVALID_MODEL_SETTING" }),
  );
});
