import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { type Change, diff } from "./diff.ts";
import { isEqual } from "./equal.ts";
import { StateError } from "./errors.ts";
import { list, set, steps, untracked, value } from "./field.ts";
import { remove } from "./instruction.ts";
import { Message } from "./message.ts";
import { admitPlain, type Plain } from "./plain.ts";
import { startStep } from "./plan-step.ts";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    duration: value(z.int()).optional(),
    travellers: value(z.object({ adults: z.int(), children: z.int().optional() })).default({ adults: 1 }),
    messages: list(Message, { id: "id" }),
    interests: set(z.string()),
    stops: list(z.object({ code: z.int(), nights: z.int() }), { id: "code" }),
    plan: steps(),
    scratch: untracked(z.string()),
  },
});
const message = (id: string, content = "안녕하세요") => ({ role: "user" as const, id, content });
const step = (step_id: string) => ({
  step_id,
  step_type: "search",
  agent_name: "flight",
  team: "search",
  task: "항공권 찾기",
  description: "",
});

describe("diff of states", () => {
  const start = initialState(Trip, { duration: 3, plan: [step("step_0"), step("step_1")] });

  it("[D1] names what changed, what came and what went by path", () => {
    const next = apply(Trip, start, { duration: 2, travellers: { adults: 2, children: 1 } });
    expect(diff(start, next, Trip)).toEqual([
      { type: "changed", path: ["duration"], before: 3, after: 2 },
      { type: "changed", path: ["travellers", "adults"], before: 1, after: 2 },
      { type: "added", path: ["travellers", "children"], after: 1 },
    ]);
    expect(diff(next, start, Trip)).toContainEqual({
      type: "removed",
      path: ["travellers", "children"],
      before: 1,
    });
  });

  it("tells which step of a plan moved", () => {
    const next = apply(Trip, start, { plan: [startStep("step_1", "2026-03-01T09:00:00+09:00")] });
    expect(diff(start, next, Trip)).toEqual([
      { type: "changed", path: ["plan", 1, "status"], id: "step_1", before: "pending", after: "in_progress" },
      {
        type: "changed",
        path: ["plan", 1, "started_at"],
        id: "step_1",
        before: null,
        after: "2026-03-01T09:00:00+09:00",
      },
    ]);
  });

  it("shows only the new messages of a conversation that grew, with or without the definition", () => {
    const before = apply(Trip, start, { messages: [message("m1"), message("m2")] });
    const after = apply(Trip, before, { messages: [message("m3")] });
    const expected = [
      { type: "added", path: ["messages", 2], id: "m3", after: { ...message("m3"), created_at: null } },
    ];
    expect(diff(before, after, Trip)).toEqual(expected);
    expect(diff(before, after)).toEqual(expected);
  });

  it("[D2] recognises messages by id when one in the middle was taken out and another was rewritten", () => {
    const before = apply(Trip, start, { messages: ["m1", "m2", "m3", "m4"].map((id) => message(id)) });
    const after = apply(Trip, apply(Trip, before, { messages: remove("m2") }), {
      messages: [message("m4", "고쳤어요")],
    });
    expect(diff(before, after, Trip)).toEqual([
      { type: "removed", path: ["messages", 1], id: "m2", before: before.messages[1] },
      {
        type: "changed",
        path: ["messages", 2, "content"],
        id: "m4",
        before: "안녕하세요",
        after: "고쳤어요",
      },
    ]);
  });

  it("uses the id that the definition names, also when it is a number", () => {
    const before = apply(Trip, start, {
      stops: [
        { code: 7, nights: 1 },
        { code: 8, nights: 1 },
      ],
    });
    const after = apply(Trip, apply(Trip, before, { stops: remove("7") }), {
      stops: [{ code: 8, nights: 2 }],
    });
    expect(diff(start, before, Trip).map(({ id }) => id)).toEqual(["7", "8"]);
    expect(diff(before, after, Trip).map(({ type, path, id }) => [type, path, id])).toEqual([
      ["removed", ["stops", 0], "7"],
      ["changed", ["stops", 0, "nights"], "8"],
    ]);
  });

  it("treats the members of a set as themselves, not as positions", () => {
    const before = apply(Trip, start, { interests: ["맛집", "쇼핑", "온천"] });
    const after = apply(Trip, apply(Trip, before, { interests: remove("맛집", "온천") }), {
      interests: ["야경", "바다"],
    });
    expect(diff(before, after, Trip)).toEqual([
      { type: "removed", path: ["interests", 0], before: "맛집" },
      { type: "removed", path: ["interests", 2], before: "온천" },
      { type: "added", path: ["interests", 1], after: "야경" },
      { type: "added", path: ["interests", 2], after: "바다" },
    ]);
  });

  it("leaves out what is never stored or sent", () => {
    const next = apply(Trip, start, { scratch: "임시" });
    expect(diff(start, next, Trip)).toEqual([]);
    expect(diff(start, next)).toHaveLength(1);
  });

  it("compares a state with its plain copy and with nothing at all", () => {
    const grown = apply(Trip, start, { messages: [message("m1")] });
    const copy = JSON.parse(JSON.stringify(grown));
    expect(diff(grown, copy, Trip)).toEqual([]);
    const [change] = diff(grown, null);
    expect(change).toEqual({ type: "changed", path: [], before: copy, after: null });
  });
});

describe("diff of plain data", () => {
  it("reports a moved element as taken out and put in under one id", () => {
    const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
    expect(diff([a, b, c], [b, c, a])).toEqual([
      { type: "removed", path: [0], id: "a", before: a },
      { type: "added", path: [2], id: "a", after: a },
    ]);
  });

  it("moves as few elements as possible", () => {
    const ids = (...names: string[]) => names.map((task_id) => ({ task_id }));
    const changes = diff(ids("1", "2", "3", "4", "5", "6"), ids("4", "1", "2", "6", "3", "5"));
    expect(changes.map(({ type, id }) => `${type} ${id}`)).toEqual([
      "removed 4",
      "removed 6",
      "added 4",
      "added 6",
    ]);
  });

  it.each<[string, Plain[], Plain[]]>([
    [
      "an id occurs twice",
      [
        { id: "a", n: 1 },
        { id: "a", n: 2 },
      ],
      [{ id: "a", n: 2 }],
    ],
    ["an element has no id", [{ id: "a", n: 1 }, { n: 2 }], [{ n: 2 }]],
    [
      "ids are numbers that nobody declared",
      [
        { id: 1, n: 1 },
        { id: 2, n: 2 },
      ],
      [{ id: 2, n: 2 }],
    ],
    ["an element is no object", [{ id: "a" }, "b"], ["b"]],
  ])("goes by position when %s", (_, before, after) => {
    const changes = diff(before, after);
    expect(changes).toEqual([{ type: "removed", path: [0], before: before[0] }]);
  });

  it("keeps common beginnings and ends of lists without ids", () => {
    expect(diff(["a", "b", "c", "d"], ["a", "x", "d"])).toEqual([
      { type: "removed", path: [2], before: "c" },
      { type: "changed", path: [1], before: "b", after: "x" },
    ]);
  });

  it("replaces a value whose kind changed as a whole", () => {
    expect(diff({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { type: "changed", path: ["a"], before: [1], after: { 0: 1 } },
    ]);
    expect(diff(null, {})).toEqual([{ type: "changed", path: [], before: null, after: {} }]);
  });

  it("gives a nested change the id of the nearest element that has one", () => {
    const before = { teams: [{ id: "search", tasks: [{ task_id: "t1", done: false }], tags: ["a"] }] };
    const after = { teams: [{ id: "search", tasks: [{ task_id: "t1", done: true }], tags: ["b"] }] };
    expect(diff(before, after).map(({ path, id }) => [path, id])).toEqual([
      [["teams", 0, "tasks", 0, "done"], "t1"],
      [["teams", 0, "tags", 0], "search"],
    ]);
  });

  it("knows fields called like built-in properties", () => {
    expect(diff({ toString: 1 }, { toString: 2 }, Trip)).toHaveLength(1);
    expect(diff({}, { valueOf: 1 })).toEqual([{ type: "added", path: ["valueOf"], after: 1 }]);
  });

  it("refuses what is not plain data", () => {
    expect(() => diff({ at: new Date(0) }, {})).toThrow(StateError);
  });

  it("does not change later when the caller's objects do", () => {
    const tags = ["a"];
    const changes = diff({}, { tags });
    tags.push("b");
    expect(changes).toEqual([{ type: "added", path: ["tags"], after: ["a"] }]);
  });

  it("[D4] finds nothing exactly when the data is equal, and freezes what it finds", () => {
    const json = fc.jsonValue({ maxDepth: 3 }).map(toPlain);
    fc.assert(
      fc.property(json, json, (before, after) => {
        const changes = diff(before, after);
        expect(changes.length === 0).toBe(isEqual(before, after));
        expect(diff(before, structuredClone(before))).toEqual([]);
        for (const change of changes) expect(isFrozen(change)).toBe(true);
      }),
    );
  });
});

/** JSON values that a state could hold: no keys that reach a prototype, no negative zero. */
function toPlain(json: unknown): Plain {
  const text = JSON.stringify(json).replaceAll("__proto__", "proto");
  return admitPlain(JSON.parse(text.replaceAll(/"(constructor|prototype)"/g, '"$1_"')));
}

function isFrozen(change: Change): boolean {
  const values = [
    change,
    change.path,
    change.type === "removed" ? change.before : change.after,
    change.type === "changed" ? change.before : null,
  ];
  return values.every((each) => Object.isFrozen(each));
}
