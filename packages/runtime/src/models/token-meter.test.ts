import { expect, it } from "vitest";
import { TokenMeter } from "./token-meter.ts";

const QUESTION = { system: "abc", messages: [{ role: "user" as const, content: "defghi" }], schema: null };

it("guesses a token for three characters until the server counts", () => {
  const meter = new TokenMeter(QUESTION);
  meter.heard(7, undefined);
  expect(meter.tokens).toEqual({ input: 3, output: 3 });
  meter.heard(9, { input_tokens: 50, output_tokens: 1 });
  expect(meter.tokens).toEqual({ input: 50, output: 3 });
  meter.heard(9, { input_tokens: 0, output_tokens: 40 });
  expect(meter.tokens).toEqual({ input: 50, output: 40 });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -5, "900", null, {}])("does not believe %o", (told) => {
  const meter = new TokenMeter(QUESTION);
  meter.heard(6, { input_tokens: told, output_tokens: told });
  expect(meter.tokens).toEqual({ input: 3, output: 2 });
});

it("does not believe more tokens than an answer can have", () => {
  const meter = new TokenMeter(QUESTION);
  meter.heard(6, { input_tokens: 1e300, output_tokens: 1e300 });
  expect(meter.tokens).toEqual({ input: 10_000_000, output: 10_000_000 });
});
