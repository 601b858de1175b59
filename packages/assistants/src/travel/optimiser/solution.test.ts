import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Compiled } from "./compiled.ts";
import { problems } from "./problem.fixture.ts";
import { Solution } from "./solution.ts";

describe("a solution", () => {
  it("has its value back when what was put in is taken out again, in any order of runs", () => {
    fc.assert(
      fc.property(problems({ nodes: 8, days: 2 }), fc.array(fc.nat(), { maxLength: 8 }), (problem, cuts) => {
        const solution = new Solution(new Compiled(problem));
        problem.nodes.forEach((_, node) => {
          solution.insert(node, node % problem.days.length, 0);
        });
        for (const cut of cuts) {
          const day = cut % problem.days.length;
          const length = solution.length[day] ?? 0;
          if (length > 0) solution.removeRun(day, 1 + (cut % length), 1);
        }
        problem.days.forEach((_, day) => {
          solution.removeRun(day, 1, solution.length[day] ?? 0);
        });
        expect(solution.value).toBe(0);
        expect(solution.toPlan()).toEqual({ score: 0, days: problem.days.map(() => []) });
      }),
    );
  });

  it("knows the latest arrival, also with hours closed in between", () => {
    const windows = [
      [
        { open: 0, close: 20 },
        { open: 60, close: 80 },
      ],
    ];
    const solution = new Solution(
      new Compiled({
        days: [{ start: 0, end: 0, leave: 0, back: 70 }],
        nodes: [{ location: 10, score: 1, duration: 5, windows }],
        travel: (from, to) => Math.abs(from - to),
      }),
    );
    solution.insert(0, 0, 0);
    // Back at 70 means leaving at 60 and beginning at 55, when it is closed: 20 is the last moment.
    expect(Array.from(solution.latest.subarray(1, 3))).toEqual([20, 70]);
    expect(Array.from(solution.arrival.subarray(1, 3))).toEqual([10, 25]);
  });
});
