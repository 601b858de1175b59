import { expect, it } from "vitest";
import { rememberLast } from "./remember-last.ts";

function counted(most: number) {
  const computed: string[] = [];
  const remembered = rememberLast<string>(most);
  const ask = (key: string) =>
    remembered(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  return { ask, computed };
}

it("computes a thing once", () => {
  const { ask, computed } = counted(2);
  expect([ask("a"), ask("a")]).toEqual(["A", "A"]);
  expect(computed).toEqual(["a"]);
});

it("forgets what was not asked for the longest", () => {
  const { ask, computed } = counted(2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) ask(key);
  expect(computed).toEqual(["a", "b", "c", "b"]);
});
