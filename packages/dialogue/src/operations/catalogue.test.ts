import { describe, expect, it } from "vitest";
import { formOf, searchPalette } from "../forms/form.ts";
import { RENTING, SHOWN } from "../renting.fixture.ts";
import { toolDefinitions } from "../tools/tool-definitions.ts";
import { choice, choices, OF_THE_ASSISTANT } from "./arguments.ts";
import { defineOperations } from "./catalogue.ts";
import { COMMON_OPERATIONS } from "./common/index.ts";
import { KINDS } from "./kinds.ts";
import { defineOperation } from "./operation.ts";

const label = { ko: "이름", en: "name" };

describe("the common operations", () => {
  it("are thirty, of every kind but those that reach outside, each with labels and examples", () => {
    expect(COMMON_OPERATIONS).toHaveLength(30);
    expect(new Set(COMMON_OPERATIONS.map(({ kind }) => kind))).toEqual(
      new Set(KINDS.filter((kind) => kind !== "order")),
    );
    for (const { name, label, does, examples } of COMMON_OPERATIONS) {
      expect([name, label.ko, label.en, does.ko, does.en].every((each) => each.length > 1)).toBe(true);
      expect(examples.length, name).toBeGreaterThanOrEqual(9);
    }
  });

  it("name in their examples only words that stand in what was said", () => {
    for (const { name, arguments: declared, examples } of COMMON_OPERATIONS)
      for (const { say, args = {} } of examples)
        for (const [argument, words] of Object.entries(args)) {
          expect(declared[argument], `${name}.${argument}`).toBeDefined();
          const of = declared[argument];
          if (of?.type === "mention") expect(say, `${name}: ${say}`).toContain(words);
        }
  });
});

describe("what an assistant adds", () => {
  it("fills in slots and choices, and leaves out what it has no choices for", () => {
    const set = RENTING.operations.get("set")?.arguments["slot"];
    expect(set?.type === "choice" && set.choices.map(({ value }) => value)).toContain("deposit");
    expect(RENTING.operations.get("note")?.arguments["topic"]).toBeUndefined();
  });

  it("is refused where a choice that is needed is missing, or a name stands for two things", () => {
    const needs = defineOperation({
      name: "needs",
      kind: "ask",
      effect: "reads",
      label,
      does: label,
      arguments: { part: choice(label, OF_THE_ASSISTANT, { required: true }) },
    });
    expect(() => defineOperations({ operations: [needs], slots: [] })).toThrow("needs choices for «part»");
    expect(() => defineOperations({ operations: [needs, needs], slots: [] })).toThrow("declared twice");
    const others = { other: { part: choices({ a: ["가", "a"] }) } };
    expect(() => defineOperations({ operations: [], slots: [], choices: others })).toThrow("no operation");
  });
});

describe("what is made from a declaration", () => {
  it("is a form for every operation, with what is shown to choose from, the newest first", () => {
    for (const operation of RENTING.operations.values())
      expect(formOf(operation, SHOWN).fields).toHaveLength(Object.keys(operation.arguments).length);
    const explain = RENTING.operations.get("explain");
    const fields = explain === undefined ? [] : formOf(explain, SHOWN).fields;
    const about = fields.find(({ name }) => name === "ref");
    expect(about?.choices[0]?.value).toBe("result:t2");
  });

  it("is a tool for every operation, closed, with the slots as a list", () => {
    const tools = toolDefinitions(RENTING);
    expect(tools).toHaveLength(RENTING.operations.size);
    const set = tools.find(({ name }) => name === "set");
    expect(set?.parameters).toMatchObject({
      required: ["slot", "value"],
      additionalProperties: false,
      properties: { slot: { enum: [...RENTING.slots.keys()] }, suppose: { const: true } },
    });
  });

  it("is found in the palette by its name before its description", () => {
    expect(searchPalette(RENTING, "계산")[0]?.name).toBe("calc");
    expect(searchPalette(RENTING, "").length).toBe(RENTING.operations.size);
    expect(searchPalette(RENTING, "없는 말귀")).toEqual([]);
  });
});
