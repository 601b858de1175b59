import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { AnyField } from "../field.ts";
import { counter, counters, dict, list, set, steps, value } from "../field.ts";
import type { Plain } from "../plain.ts";
import { personal, secret } from "../zod-tree.ts";
import { describeChange } from "./describe-change.ts";

const said = (field: unknown, before: Plain, after: Plain) =>
  describeChange("it", field as AnyField, before, after);
const entry = z.object({ score: z.int() });
const step = (step_id: string, status: string) => ({ step_id, status });

describe("what a change is called", () => {
  it("shows a short value and how it became unknown", () => {
    expect(said(value(z.string()), "교토", "오사카")).toBe('it = "오사카"');
    expect(said(value(z.boolean()).optional(), null, true)).toBe("it = true");
    expect(said(value(z.int()).optional(), 3, null)).toBe("it = null");
    expect(said(value(entry), { score: 1 }, { score: 2 })).toBe("it = {…}");
    expect(said(value(z.array(entry)), [], [{ score: 1 }])).toBe("it = list of 1");
  });

  it("cuts a long text without cutting a character in two", () => {
    expect(said(value(z.string()), "", "가".repeat(40))).toBe(`it = "${"가".repeat(40)}"`);
    expect(said(value(z.string()), "", "😀".repeat(41))).toBe(`it = "${"😀".repeat(39)}…"`);
  });

  it("counts the elements of a list, by identity where there is one", () => {
    const withId = list(z.object({ id: z.string(), text: z.string() }), { id: "id" });
    const [a, b] = [
      { id: "a", text: "1" },
      { id: "b", text: "1" },
    ];
    expect(
      said(
        withId,
        [a, b],
        [
          { ...a, text: "2" },
          { id: "c", text: "1" },
        ],
      ),
    ).toBe("it (1 added, 1 changed, 1 removed)");
    expect(said(withId, [a, b], [b, a])).toBe("it (reordered)");
    expect(said(list(z.string()), ["x"], ["x", "y", "z"])).toBe("it (2 added)");
  });

  it("names the entries of a dictionary while they are few", () => {
    expect(
      said(
        dict(entry),
        { hotel: { score: 1 }, old: { score: 1 } },
        { hotel: { score: 2 }, flight: { score: 1 } },
      ),
    ).toBe("it (flight added, hotel changed, old removed)");
    expect(said(counters(), {}, { a: 1, b: 1, c: 1, d: 1 })).toBe("it (4 added)");
    expect(said(set(z.string()), ["food"], ["food", "onsen"])).toBe("it (onsen added)");
  });

  it("tells where the steps of a plan stand now", () => {
    const before = [step("a", "pending"), step("b", "pending")];
    const after = [step("a", "completed"), step("b", "in_progress"), step("c", "pending")];
    expect(said(steps(), before, after)).toBe("it (1 added, a completed, b in_progress)");
    const many = ["1", "2", "3", "4", "5"];
    expect(
      said(
        steps(),
        many.map((id) => step(id, "pending")),
        many.map((id) => step(id, "skipped")),
      ),
    ).toBe("it (1 skipped, 2 skipped, 3 skipped, 2 more changed)");
  });

  it("shows both ends of a count", () => {
    expect(said(counter(), 1, 4)).toBe("it 1 → 4");
  });
});

describe("a change of what is marked", () => {
  it("never shows a value, a key or a member", () => {
    const hidden = "hidden-value";
    const phone = z.object({ phone: personal(z.string()) });
    const changes = [
      said(value(z.string()).personal(), "x", hidden),
      said(value(z.string()).optional().secret(), null, hidden),
      said(value(secret(z.string())), "x", hidden),
      said(value(z.union([z.int(), personal(z.string())])).optional(), null, hidden),
      said(dict(phone), {}, { [hidden]: { phone: hidden } }),
      said(set(z.string()).personal(), [], [hidden]),
      said(counters().secret(), {}, { [hidden]: 1 }),
      said(steps().personal(), [], [step(hidden, "pending")]),
      said(counter().personal(), 1, 4711),
    ];
    for (const change of changes) expect(change).not.toMatch(/hidden-value|4711/);
  });

  it("still says how many", () => {
    expect(said(dict(z.object({ phone: personal(z.string()) })), {}, { 민지: { phone: "1" } })).toBe(
      "it (1 added)",
    );
  });

  it("does not quote from what is bulky", () => {
    expect(said(value(z.string()).bulky(), "", "<html>")).toBe("it changed");
  });
});
