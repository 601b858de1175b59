import { expect, it } from "vitest";
import { countParts, interval } from "./score.ts";

const mutant = (status: string, line: number) => ({
  status,
  mutatorName: "BooleanLiteral",
  location: { start: { line, column: 1 }, end: { line, column: 2 } },
});

it("counts by part what was caught, and leaves out what was not run", () => {
  const statuses = ["Killed", "Timeout", "Survived", "NoCoverage", "RuntimeError", "Ignored"];
  const counts = countParts(
    {
      files: {
        "packages/state/src/diff.ts": { mutants: statuses.map(mutant) },
        "packages/state/src/pictures/shape.ts": { mutants: [mutant("Killed", 1)] },
      },
    },
    1,
  );
  expect(counts.get("diff, patch, history, summaries")).toEqual({ all: 6, run: 4, caught: 2 });
  expect(counts.get("pictures")).toEqual({ all: 1, run: 1, caught: 1 });
});

it("the interval holds the share, stays between 0 and 1 and narrows with the number of tries", () => {
  const [low, high] = interval(85, 100);
  expect(low).toBeCloseTo(0.767, 3);
  expect(high).toBeCloseTo(0.907, 3);
  expect(interval(10, 10)[1]).toBeLessThanOrEqual(1);
  const [narrowLow, narrowHigh] = interval(850, 1000);
  expect(narrowHigh - narrowLow).toBeLessThan(high - low);
});
