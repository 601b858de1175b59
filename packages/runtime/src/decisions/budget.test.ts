import { expect, it } from "vitest";
import { Budget, type BudgetLimits } from "./budget.ts";

const LIMITS: BudgetLimits = {
  turn_tokens: 100,
  session_tokens: 1000,
  turn_cost: 1,
  session_cost: 10,
  turn_model_time: 60_000,
  turn_model_calls: 4,
  turn_operations: 20,
  model_call_time: 20_000,
};
const CALL = { tokens: 10, cost: 0.1, milliseconds: 5_000 };

it("has room until a limit is reached", () => {
  const budget = new Budget(LIMITS);
  budget.called(CALL);
  expect(budget.spent).toBeNull();
  expect([budget.tokens, budget.calls, budget.timeLeft]).toEqual([10, 1, 55_000]);
});

it.each([
  ["turn_tokens", { ...CALL, tokens: 100 }, undefined],
  ["session_tokens", CALL, { tokens: 990, cost: 0 }],
  ["turn_cost", { ...CALL, cost: 1 }, undefined],
  ["session_cost", CALL, { tokens: 0, cost: 9.9 }],
  ["turn_model_time", { ...CALL, milliseconds: 60_000 }, undefined],
] as const)("says that %s is spent", (name, call, before) => {
  const budget = new Budget(LIMITS, before);
  expect(budget.spent).toBeNull();
  budget.called(call);
  expect(budget.spent).toBe(name);
});

it("counts pauses as waiting, and gives no call more time than is left", () => {
  const budget = new Budget(LIMITS);
  expect(budget.callTime).toBe(20_000);
  budget.paused(50_000);
  expect(budget.callTime).toBe(10_000);
  budget.paused(50_000);
  expect([budget.callTime, budget.spent]).toEqual([0, "turn_model_time"]);
});
