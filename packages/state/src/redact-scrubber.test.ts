import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createScrubber } from "./redact-scrubber.ts";
import { maskSpans } from "./sensitive-span.ts";

const scrub = (values: readonly (string | number)[], text: string) =>
  maskSpans(text, createScrubber(values).find(text));

describe("values are found however they are written", () => {
  it.each([
    ["홍길동", "홍길동은", "[가려짐]은"],
    ["홍길동", "홍길동".normalize("NFD"), "[가려짐]"],
    ["Hong", "HONG hong Ｈｏｎｇ", "[가려짐] [가려짐] [가려짐]"],
    ["  Hong  ", "(hong)", "([가려짐])"],
    ['a "b" c', 'x: a \\"b\\" c, a \\\\\\"b\\\\\\" c', "x: [가려짐], [가려짐]"],
    ["홍길동", "\\uD64D\\uae38\\ub3d9", "[가려짐]"],
    ["홍 길동", "?q=%ED%99%8D%20%EA%B8%B8%EB%8F%99", "?q=[가려짐]"],
    ["İstanbul", "x İstanbul İ", "x [가려짐] İ"],
  ])("%s in %s", (value, text, shown) => {
    expect(scrub([value], text)).toBe(shown);
  });

  it("overlapping values leave nothing of either", () => {
    expect(scrub(["abcd", "cdef", "abc"], "abcdef abcx")).toBe("[가려짐] [가려짐]x");
  });

  it("numbers with and without commas and sign", () => {
    expect(scrub([-1234567.25], "1234567.25 / 1,234,567.25 / 234567")).toBe("[가려짐] / [가려짐] / 234567");
  });

  it("long values are found as a whole and in parts", () => {
    const long = Array.from({ length: 200 }, (_, at) => `문장 ${at} 끝.`).join(" ");
    expect(scrub([long], `앞 ${long} 뒤`)).toMatch(/^앞 (?:\[가려짐\])+ 뒤$/);
    expect(scrub([long], long.slice(0, 600))).not.toContain("문장 3 ");
  });
});

describe("short values are found only as words of their own", () => {
  it.each([
    ["A", "A, BA, A-1, a.", "[가려짐], BA, A-1, [가려짐]."],
    [2, "10:30 → 23:40, 2:40, 2, 1-2", "10:30 → 23:40, 2:40, [가려짐], 1-2"],
    [16, "16 2026-11-16 10:16 160 (16)", "[가려짐] 2026-11-16 10:16 160 ([가려짐])"],
    [1.5, "11.55", "11.55"],
    ["허준", "허준은 허준님이 허준호 왔다", "[가려짐]은 [가려짐]님이 허준호 왔다"],
    ["!!", "hi!!", "hi!!"],
    ["!!", "!!", "[가려짐]"],
    ["", "text", "text"],
    ["   ", "a   b", "a   b"],
  ])("%s in %s", (value, text, shown) => {
    expect(scrub([value], text)).toBe(shown);
  });
});

it("tells whether a number is one of the values", () => {
  const scrubber = createScrubber([12345, "678"]);
  expect([12345, -12345, 678, 1234].map(scrubber.has)).toEqual([true, true, true, false]);
});

it("no value is left, however many there are and wherever they stand", () => {
  const value = fc
    .string({ minLength: 3, maxLength: 12, unit: fc.constantFrom(...'abcAB12가나"\\ ') })
    .filter((each) => each.trim().length >= 3);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), fc.array(fc.string()), (values, others) => {
      const text = values.map((each, at) => `${others[at] ?? ""}${each.toUpperCase()}`).join("");
      const shown = scrub(values, text).toLowerCase();
      for (const each of values) expect(shown).not.toContain(each.toLowerCase());
    }),
  );
});
