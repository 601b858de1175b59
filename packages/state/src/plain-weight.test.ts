import { describe, expect, it } from "vitest";
import { admitPlain, type Plain, type PlainObject } from "./plain.ts";
import { isAdmitted, markAdmitted, plainBytes } from "./plain-weight.ts";

const ENOUGH = { depth: 100, elements: 1000, bytes: 10_000 };
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Whether a value is within exactly these limits and beyond any that is one less. */
function weighs(value: unknown, limits: { depth: number; elements: number }): boolean {
  const fits = (given: Partial<typeof ENOUGH>) => {
    try {
      admitPlain(value, [], { ...ENOUGH, ...given });
      return true;
    } catch {
      return false;
    }
  };
  const { depth, elements } = limits;
  return fits({ depth, elements }) && !fits({ depth: depth - 1 }) && !fits({ elements: elements - 1 });
}

describe("what admitted data weighs", () => {
  const whole = admitPlain({
    before: ["오사카", { deep: [[]] }],
    inner: { list: [1, 2, 3], text: "맛집" },
    after: 1,
  }) as PlainObject;
  const inner = whole.inner as PlainObject;

  it("[C13] a part knows its own size, whatever stood before it", () => {
    for (const part of [whole, inner, inner.list as Plain, (whole.before as readonly Plain[])[1] as Plain]) {
      expect(plainBytes(part)).toBe(json(part));
    }
  });

  it("[C9] a part that is used again brings its own depth and elements, and no others", () => {
    expect(weighs({ again: inner }, { depth: 3, elements: 6 })).toBe(true);
    expect(weighs([inner, inner], { depth: 3, elements: 12 })).toBe(true);
    expect(weighs([whole.before], { depth: 5, elements: 5 })).toBe(true);
    expect(weighs([whole], { depth: 6, elements: 13 })).toBe(true);
  });

  it("[C9] [C13] so does a list that was unfolded from its elements", () => {
    const list = Object.freeze([inner, inner]);
    markAdmitted(list, plainBytes(inner) * 2);
    expect(isAdmitted(list)).toBe(true);
    expect(plainBytes(list)).toBe(json(list));
    expect(admitPlain(list)).toBe(list);
    expect(weighs({ list }, { depth: 4, elements: 13 })).toBe(true);
    markAdmitted(list, 0);
    expect(plainBytes(list)).toBe(json(list));
  });

  it("[C13] data that was never admitted is measured as it is", () => {
    expect(plainBytes({ a: [{ b: "값" }], c: null })).toBe(json({ a: [{ b: "값" }], c: null }));
  });
});
