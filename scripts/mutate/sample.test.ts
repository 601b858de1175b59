import { expect, it } from "vitest";
import { isInSample } from "./sample.ts";

const mutant = (line: number, replacement: string) => ({
  mutatorName: "BooleanLiteral",
  replacement,
  location: { start: { line, column: 1 }, end: { line, column: 5 } },
});
const lines = Array.from({ length: 4000 }, (_, line) => line);
const drawn = (share: number, seed: number) =>
  lines.filter((line) => isInSample("diff.ts", mutant(line, "true"), share, seed));

it("draws about the share that was asked for, the same ones every time", () => {
  expect(drawn(0.25, 1).length).toBeGreaterThan(850);
  expect(drawn(0.25, 1).length).toBeLessThan(1150);
  expect(drawn(0.25, 1)).toEqual(drawn(0.25, 1));
  expect(drawn(0.25, 1)).not.toEqual(drawn(0.25, 2));
  expect(drawn(1, 1)).toHaveLength(lines.length);
});

it("a larger share keeps what a smaller one drew", () => {
  const larger = new Set(drawn(0.5, 1));
  expect(drawn(0.25, 1).every((line) => larger.has(line))).toBe(true);
});
