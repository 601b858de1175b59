import { describe, expect, it } from "vitest";
import { readingsIn } from "./readings.ts";

const STATE = {
  hints: [{ op: "note", args: { what: "월세 50" } }],
  model_steps: [
    {
      round: 1,
      rounds_left: 3,
      model: "recorded",
      request: "x",
      called: [{ name: "set", arguments: '{"slot":"rent","value":"m1"}' }],
      reply: null,
      problems: ["set: value.0: too_big"],
      failed: null,
      tokens: { input: 900, output: 30 },
      milliseconds: 1200,
    },
  ],
  operations: [
    {
      id: "1.1",
      call: { op: "set", args: { slot: "rent", value: "m1" } },
      decided_by: "model",
      status: "refused",
      refusal: {
        code: "NOT_IN_MESSAGE",
        op: "set",
        argument: "value",
        found: "m1",
        allowed: [],
        sentence: { ko: "말씀에 없는 값이에요.", en: "The message does not say this." },
      },
      changed: [],
      result: null,
      covers: [],
    },
  ],
};

describe("how a message was read", () => {
  it("stands side by side: the rules, the model with what it cost, and who was overruled by what", () => {
    const { rules, model, operations } = readingsIn(STATE, true);
    expect(rules).toEqual([{ op: "note", args: { what: "월세 50" } }]);
    expect(model[0]).toMatchObject({
      calls: [{ op: "set", args: { slot: "rent", value: "m1" } }],
      tokens: { input: 900, output: 30 },
    });
    expect(operations[0]).toMatchObject({
      decided_by: "model, overruled: NOT_IN_MESSAGE",
      why: { ko: "말씀에 없는 값이에요." },
    });
  });

  it("hides what was said until somebody asks to see it", () => {
    const hidden = readingsIn(STATE, false);
    expect(JSON.stringify(hidden)).not.toMatch(/월세|말씀|rent/);
    expect(hidden).toMatchObject({ is_masked: true, rules: [{ op: "note", args: null }] });
  });

  it("is empty for a state that keeps no operations", () => {
    expect(readingsIn({}, true)).toMatchObject({ rules: [], model: [], operations: [] });
  });
});
