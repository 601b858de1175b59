import { describe, expect, it } from "vitest";
import { type FormScene, formOf, formsOf, thingsIn } from "../forms/form.ts";
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

const SCENE: FormScene = { assistant: "realestate", catalogue: RENTING, shown: SHOWN };

describe("what is made from a declaration", () => {
  it("is a form for every operation, with what each field takes", () => {
    for (const operation of RENTING.operations.values())
      expect(formOf(operation, SCENE).fields).toHaveLength(Object.keys(operation.arguments).length);
    const [set] = formsOf(["set"], {
      ...SCENE,
      kept: new Map([["rent", { ko: "45만원", en: "450,000 won" }]]),
    });
    expect(set?.fields[0]?.choices.map(({ value, takes, now }) => [value, takes, now?.ko])).toEqual(
      expect.arrayContaining([
        ["rent", "money", "45만원"],
        ["end_date", "date", undefined],
      ]),
    );
    expect(set?.modifiers).toContain("suppose");
  });

  it("is only what is possible now, with what can be pointed at, the newest first", () => {
    const able = [...RENTING.operations.keys()];
    const names = (scene: FormScene) => formsOf(able, scene).map(({ op }) => op);
    expect(names(SCENE)).toContain("choose");
    expect(names({ ...SCENE, shown: [] })).not.toContain("choose");
    expect(thingsIn(SHOWN)[0]?.ref).toBe("result:t2");
  });

  it("is a tool for every operation, closed, with the slots as a list", () => {
    const tools = toolDefinitions(RENTING);
    expect(tools).toHaveLength(RENTING.operations.size);
    const set = tools.find(({ name }) => name === "set");
    expect(set?.parameters).toMatchObject({
      required: ["slot", "value"],
      properties: { slot: { enum: [...RENTING.slots.keys()] }, suppose: { type: "boolean" } },
    });
  });
});
