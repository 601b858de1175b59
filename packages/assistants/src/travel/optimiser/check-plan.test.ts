import { describe, expect, it } from "vitest";
import { checkPlan } from "./check-plan.ts";
import type { Problem } from "./problem.ts";

const problem: Problem = {
  days: [
    {
      start: 0,
      end: 0,
      leave: 0,
      back: 60,
      stops: { least: 0, most: 2 },
      labels: { food: { least: 0, most: 1 } },
    },
  ],
  nodes: [
    { location: 10, score: 3, duration: 5, windows: [[{ open: 0, close: 20 }]], label: "food", group: "a" },
    { location: 20, score: 4, duration: 5, windows: [[{ open: 0, close: 50 }]], label: "food", group: "a" },
    { location: 30, score: 5, duration: 5, windows: [[]] },
  ],
  travel: (from, to) => Math.abs(from - to),
};
const first = { node: 0, arrival: 10, start: 10, end: 15 };
const second = { node: 1, arrival: 25, start: 25, end: 30 };

describe("checking a plan", () => {
  it("finds nothing wrong with a plan that keeps every rule", () => {
    expect(checkPlan(problem, { score: 3, days: [[first]] })).toEqual([]);
  });

  it.each([
    ["a wrong sum", { score: 4, days: [[first]] }, "the score is 3, not 4"],
    ["a missing day", { score: 0, days: [] }, "the plan has another number of days"],
    ["two of one group", { score: 7, days: [[first, second]] }, "group a is visited twice"],
    ["too many of a label", { score: 7, days: [[first, second]] }, "day 0 has 2 of food"],
    ["the same twice", { score: 6, days: [[first, first]] }, "node 0 is visited twice"],
    ["flying", { score: 3, days: [[{ ...first, arrival: 9 }]] }, "node 0 on day 0 is reached at 9, not 10"],
    [
      "beginning before arrival",
      { score: 3, days: [[{ ...first, start: 9, end: 14 }]] },
      "node 0 on day 0 begins before arrival",
    ],
    ["leaving early", { score: 3, days: [[{ ...first, end: 12 }]] }, "node 0 on day 0 does not last 5"],
    [
      "closed hours",
      { score: 3, days: [[{ node: 0, arrival: 10, start: 21, end: 26 }]] },
      "node 0 on day 0 is closed at 21",
    ],
    [
      "a closed day",
      { score: 5, days: [[{ node: 2, arrival: 30, start: 30, end: 35 }]] },
      "node 2 on day 0 is closed at 30",
    ],
    [
      "being late",
      { score: 4, days: [[{ node: 1, arrival: 20, start: 40, end: 45 }]] },
      "day 0 ends at 65, not 60",
    ],
    ["too many stops", { score: 9, days: [[first, first, first]] }, "day 0 has too many stops"],
    ["an unknown node", { score: 3, days: [[{ ...first, node: 7 }]] }, "there is no node 7"],
  ])("names %s", (_, plan, broken) => {
    expect(checkPlan(problem, plan)).toContain(broken);
  });
});
