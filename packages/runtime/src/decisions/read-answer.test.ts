import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { readAnswer, readText } from "./read-answer.ts";

const Trip = z.strictObject({ city: z.string().max(20), days: z.int() });
const GOOD = { city: "오사카", days: 3 };

it.each([
  ["alone", JSON.stringify(GOOD)],
  ["in a fence", `\`\`\`json\n${JSON.stringify(GOOD, null, 2)}\n\`\`\``],
  ["among words", `물론이죠! ${JSON.stringify(GOOD)} 입니다.`],
])("reads JSON %s", (_, text) => {
  expect(readAnswer(Trip, text)).toEqual({ ok: true, result: GOOD });
});

it.each([
  ["", "there is no JSON object in the answer"],
  ["} {", "there is no JSON object in the answer"],
  ['{"city":"오사', "there is no JSON object in the answer"],
  ['{"city":}', "the JSON is broken"],
  ['{"city":"오사카","days":3,"constructor":1}', "the JSON is broken"],
  ['{"city":"오사카","days":3,"__proto__":{"admin":true}}', "the JSON is broken"],
  ['{"city":1,"days":"3"}', "city: invalid_type; days: invalid_type"],
  ['{"city":"오사카","days":3,"extra":"비밀 7391"}', "(root): unrecognized_keys"],
  [`{"city":"${"a".repeat(400_000)}","days":1}`, "there is no JSON object in the answer"],
])("says what is wrong without repeating it (%#)", (text, reason) => {
  expect(readAnswer(Trip, text)).toEqual({ ok: false, reason });
});

it("does not fall over JSON that is nested without end", () => {
  const Anything = z.strictObject({ a: z.json() });
  const deep = `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  expect(readAnswer(Anything, deep).ok).toBe(false);
});

it("takes out what is no text: half letters, null bytes, commands to a terminal", () => {
  expect(readAnswer(Trip, '{"city":"a\\ud800\\u0000\\u001b[31m\\nb","days":1}')).toEqual({
    ok: true,
    result: { city: "a�[31m\nb", days: 1 },
  });
  expect(readAnswer(z.record(z.string(), z.int()), '{"\\ud800":1}').ok).toBe(false);
  expect(readText(z.string().min(1), " 안녕\u0000하세요\u0007 \n")).toEqual({
    ok: true,
    result: "안녕하세요",
  });
  expect(readText(z.string().min(1), " \n").ok).toBe(false);
});

it("never throws, and what it accepts fits", () => {
  const mutated = fc
    .tuple(fc.nat(60), fc.nat(5), fc.string({ unit: "binary" }))
    .map(
      ([at, length, text]) =>
        JSON.stringify(GOOD).slice(0, at) + text + JSON.stringify(GOOD).slice(at + length),
    );
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string({ unit: "binary" }), fc.json()), (text) => {
      const read = readAnswer(Trip, text);
      if (read.ok) expect(Trip.safeParse(read.result).success && read.result.city.isWellFormed()).toBe(true);
      else expect(read.reason).not.toBe("");
    }),
    { numRuns: 500 },
  );
});
