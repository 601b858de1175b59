import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineState } from "./define-state.ts";
import { type Change, diff } from "./diff.ts";
import { isEqual } from "./equal.ts";
import { isStateError } from "./errors.ts";
import { list, set } from "./field.ts";
import { patch } from "./patch.ts";
import { admitPlain, type Plain } from "./plain.ts";

/** Small alphabets, so that two random values have keys, ids and elements in common. */
const KEYS = ["a", "b", "0", "1", "10", "id", "step_id", "toString", ""];
const scalar = fc.constantFrom<Plain[]>(null, true, false, 0, 1, 2, "", "0", "x", "한글");
const { json } = fc.letrec<{ json: Plain }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    scalar,
    fc.array(tie("json"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie("json"), { maxKeys: 4 }),
    withIds(tie("json")),
  ),
}));

function withIds(content: fc.Arbitrary<Plain>): fc.Arbitrary<Plain> {
  const element = fc.record({ id: fc.constantFrom("p", "q", "r", "s", "t", "u"), content });
  return fc.oneof(
    fc.uniqueArray(element, { selector: ({ id }) => id, maxLength: 6 }),
    fc.array(element, { maxLength: 4 }),
  );
}

/** A value and what a few edits made of it: more alike than two values drawn on their own. */
const edited = fc
  .tuple(json, fc.array(fc.tuple(fc.nat(), fc.nat(3), json), { maxLength: 4 }))
  .map(([before, edits]): [Plain, Plain] => [
    before,
    edits.reduce((value, [at, kind, other]) => edit(value, at, kind, other), before),
  ]);

function edit(value: Plain, at: number, kind: number, other: Plain): Plain {
  if (Array.isArray(value)) {
    const list = [...value];
    const index = list.length === 0 ? 0 : at % list.length;
    if (kind === 0) list.splice(index, 1);
    else if (kind === 1) list.splice(index, 0, other);
    else if (kind === 2) list.push(...list.splice(index, 1));
    else if (list.length > 0) list[index] = edit(list[index], at >> 2, kind, other);
    return list;
  }
  if (typeof value === "object" && value !== null) {
    const keys = Object.keys(value);
    const key = keys[at % keys.length] ?? "a";
    const entries = new Map(Object.entries(value));
    if (kind === 0) entries.delete(key);
    else if (kind === 1) entries.set(KEYS[at % KEYS.length] as string, other);
    else entries.set(key, edit((entries.get(key) ?? null) as Plain, at >> 2, kind, other));
    return Object.fromEntries(entries);
  }
  return other;
}

describe("patch", () => {
  const rebuilds = (before: Plain, after: Plain) => {
    const changes = diff(before, after);
    expect(isEqual(patch(before, changes), after)).toBe(true);
    // Over the wire a change is JSON and nothing else.
    expect(isEqual(patch(before, JSON.parse(JSON.stringify(changes))), after)).toBe(true);
  };

  it("[D3] makes b out of a and what changed between them, for any two values", () => {
    fc.assert(fc.property(json, json, rebuilds), { numRuns: 500 });
  });

  it("makes b out of a when b is a with a few edits", () => {
    fc.assert(
      fc.property(edited, ([before, after]) => rebuilds(before, after)),
      { numRuns: 500 },
    );
  });

  it("makes b out of a when b is a in another order", () => {
    const ids = fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 8 });
    const shuffled = ids.chain((names) =>
      fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: 0 })),
    );
    fc.assert(
      fc.property(shuffled, ([names, others]) =>
        rebuilds(
          names.map((id) => ({ id, kept: true })),
          others.map((id, rank) => ({ id, kept: true, rank })),
        ),
      ),
    );
  });

  it("makes b out of a also where the data breaks what the definition says about ids", () => {
    const Loose = defineState("loose", {
      version: 1,
      fields: { stops: list(z.object({ code: z.int() }), { id: "code" }), tags: set(z.string()) },
    });
    const stops = fc.array(fc.oneof(scalar, fc.record({ code: scalar, n: fc.nat(1) })), { maxLength: 4 });
    const loose = fc.record({ stops, tags: fc.array(scalar, { maxLength: 5 }) });
    fc.assert(
      fc.property(loose, loose, (before, after) => {
        expect(isEqual(patch(before, diff(before, after, Loose)), after)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("returns frozen data and keeps the parts that did not change", () => {
    const before = admitPlain({ kept: { deep: [1] }, city: "오사카" }) as { kept: Plain };
    const after = patch(before, diff(before, { kept: { deep: [1] }, city: "도쿄" })) as { kept: Plain };
    expect(after.kept).toBe(before.kept);
    expect(Object.isFrozen(after)).toBe(true);
  });

  it("leaves the old value as it was", () => {
    const before = { list: [{ id: "a" }], city: "오사카" };
    patch(before, diff(before, { list: [{ id: "b" }, { id: "a", n: 1 }] }));
    expect(before).toEqual({ list: [{ id: "a" }], city: "오사카" });
  });

  const added = (path: Change["path"], after: Plain = 9): Change => ({ type: "added", path, after });
  const removed = (path: Change["path"], before: Plain): Change => ({ type: "removed", path, before });
  const changed = (path: Change["path"], before: Plain, after: Plain = 9): Change => ({
    type: "changed",
    path,
    before,
    after,
  });

  it.each<[string, Change[], string]>([
    ["changes another value than the one that is there", [changed(["city"], "도쿄")], "city"],
    ["removes another value than the one that is there", [removed(["city"], "도쿄")], "city"],
    ["removes another element than the one that is there", [removed(["tags", 0], "b")], "tags[0]"],
    ["changes what is not there", [changed(["town"], 1)], "town"],
    ["removes what is not there", [removed(["town"], 1)], "town"],
    ["removes what only an object's prototype has", [removed(["toString"], 1)], "toString"],
    ["adds what is already there", [added(["city"])], "city"],
    ["adds a property that it also removes", [removed(["city"], "오사카"), added(["city"])], "city"],
    ["removes a property that it also changes", [changed(["city"], "오사카"), removed(["city"], 9)], "city"],
    ["looks into a text", [changed(["city", 0], "오")], "city[0]"],
    ["takes a list for an object", [changed(["tags", "0"], "a")], 'tags["0"]'],
    ["takes an object for a list", [changed([0], "a")], "[0]"],
    ["adds under a number to an object", [added([0])], "[0]"],
    ["adds to a list under a name", [added(["tags", "x"])], "tags.x"],
    ["removes beyond the end of a list", [removed(["tags", 2], "c")], "tags[2]"],
    ["removes at half an index", [removed(["tags", 0.5], "c")], "tags[0.5]"],
    ["removes before the start of a list", [removed(["tags", -1], "b")], "tags[-1]"],
    ["adds before the start of a list", [added(["tags", -1])], "tags[-1]"],
    ["adds between two elements", [added(["tags", 0.5])], "tags[0.5]"],
    ["changes before the start of a list", [changed(["tags", -1], "b")], "tags[-1]"],
    ["changes at half an index", [changed(["tags", 0.5], "b")], "tags[0.5]"],
    ["would leave a hole in a list", [added(["tags", 3])], "tags[3]"],
    ["changes beyond the end of a list", [changed(["tags", 2], "c")], "tags[2]"],
    ["changes an element that it adds", [added(["tags", 1]), changed(["tags", 1], 9)], "tags[1]"],
    ["adds one element twice", [added(["tags", 1]), added(["tags", 1])], "tags[1]"],
    ["changes one place twice", [changed(["city"], "오사카"), changed(["city"], 9)], "city"],
    ["adds the whole value", [added([])], "(root)"],
    ["adds a key that reaches a prototype", [added(["__proto__"])], "__proto__"],
  ])("refuses a change that %s", (_, changes, path) => {
    const attempt = () => patch({ city: "오사카", tags: ["a", "b"] }, changes);
    expect(attempt).toThrow(
      expect.objectContaining({ code: "UNREADABLE_CHANGE", details: { path, reason: expect.any(String) } }),
    );
  });

  it("never repeats a value in its refusal, because it may be personal", () => {
    try {
      patch({ phone: "010-1234-5678" }, [changed(["phone"], "010-8765-4321")]);
      expect.unreachable();
    } catch (error) {
      expect(isStateError(error, "UNREADABLE_CHANGE") && error.message).not.toMatch(/010/);
    }
  });
});
