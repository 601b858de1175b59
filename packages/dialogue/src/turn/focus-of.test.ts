import { expect, it } from "vitest";
import type { DialogueState } from "./dialogue-fields.ts";
import { focusOf } from "./focus-of.ts";

const NOTHING = {
  operations: [],
  results: {},
  drafts: {},
  wishes: [],
  circumstances: [],
  kept: {},
  supposed_calls: [],
} as const;

const record = (id: string, op: string) =>
  ({ id, call: { op, args: {} } }) as unknown as DialogueState["operations"][number];

it("knows a conversation that has not begun", () => {
  expect(focusOf(NOTHING, 1, ["rent"])).toEqual({ isFirst: true, last: [], done: [], known: [] });
});

it("names what the message before came to, and leaves out what this one did already", () => {
  const state = {
    ...NOTHING,
    operations: [record("2.1", "query"), record("3.1", "talk")],
    drafts: { "1": {} as DialogueState["drafts"][string] },
    rent: 450_000,
    origin: "",
  };
  expect(focusOf(state, 3, ["rent", "origin"])).toEqual({
    isFirst: false,
    last: ["query"],
    done: ["draft", "query", "set"],
    known: ["rent"],
  });
});
