import { checkSync } from "recheck";
import { expect, it } from "vitest";
import { newExpressions } from "./known-expressions.ts";

const PATIENCE = 20_000;

const isProved = (source: string, flags: string) =>
  checkSync(source, flags, { timeout: PATIENCE }).status === "safe";

it("[B7] a new expression outside of language is proved to be linear by recheck", {
  timeout: 300_000,
}, () => {
  const unproved = newExpressions().filter(({ source, flags }) => !isProved(source, flags));
  expect(unproved.map(({ where, source }) => `${where} /${source.slice(0, 80)}/`)).toEqual([]);
});

it.each([
  ["^(?:가+)+$", false],
  ["\\s*\\s*\\s*[가-힣]", false],
  ["^\\d{1,3}박", true],
])("recheck tells what takes for ever from what does not: %s", (source, proved) => {
  expect(isProved(source, "u")).toBe(proved);
});
