import { expect, it } from "vitest";
import { OperationForm } from "./operations.ts";
import { doableWith, isMostDone, missingIn } from "./pointing.ts";

const label = { ko: "이름", en: "name" };
const field = (name: string, is: string, more: object = {}) => ({
  ...{ name, label, is, is_required: false, is_list: false, choices: [] },
  ...more,
});
const form = (op: string, kind: string, fields: readonly object[]) =>
  OperationForm.parse({ op, kind, label, does: label, fields });
const FORMS = [
  form("talk", "talk", [field("words", "words")]),
  form("draft", "write", [field("kind", "choice", { is_required: true }), field("ref", "thing")]),
  form("choose", "respond", [field("ref", "thing")]),
  form("compare", "ask", [field("ref", "thing", { is_list: true })]),
  form("set", "keep", [
    field("slot", "choice", { is_required: true }),
    field("value", "value", { is_required: true }),
  ]),
  form("undo", "respond", [field("kind", "choice", { is_required: true }), field("ref", "thing")]),
];

it("gives what takes a thing, filled in, the likeliest first", () => {
  const found = doableWith({ ref: "plan:B", kind: "plan" }, FORMS);
  expect(found.map(({ call, isWhole }) => [call.op, call.args, isWhole])).toEqual([
    ["choose", { ref: "plan:B" }, true],
    ["compare", { ref: ["plan:B"] }, false],
    ["draft", { ref: "plan:B" }, false],
    ["undo", { kind: "change", ref: "plan:B" }, true],
  ]);
  expect([isMostDone("plan", "choose"), isMostDone("plan", "undo")]).toEqual([true, false]);
});

it("names a kept value by its slot, and asks for the new one", () => {
  const [set] = doableWith({ ref: "slot:budget", kind: "slot" }, FORMS);
  expect(set).toMatchObject({ call: { op: "set", args: { slot: "budget" } }, isWhole: false });
  expect(set === undefined ? [] : missingIn(set.form, set.call)).toEqual(["value"]);
});
