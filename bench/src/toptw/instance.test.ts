import { describe, expect, it } from "vitest";
import { readInstance } from "./instance.ts";
import { familyOf, readPublished } from "./published.ts";

const TEXT = `4 10 2 1
0 200
  0 40.00 50.00 0.00 0.00 0 0 0 1236
  1 43.00 54.00 90.00 10.00 1 1 1 912 967
  2 40.00 51.234 10.00 30.00 1 2 1 4 825 870

`;

describe("an instance", () => {
  it("is read in tenths for Solomon and hundredths for Cordeau, distances rounded down", () => {
    const solomon = readInstance("c101.txt", TEXT, 2);
    expect(solomon.days).toEqual(Array(2).fill({ start: 0, end: 0, leave: 0, back: 12_360 }));
    const window = [{ open: 9_120, close: 9_670 }];
    expect(solomon.nodes[0]).toEqual({ location: 1, score: 10, duration: 900, windows: [window, window] });
    expect([solomon.travel(0, 1), solomon.travel(2, 0)]).toEqual([50, 12]);
    expect(readInstance("pr01.txt", TEXT, 1).travel(0, 2)).toBe(123);
  });

  it("comes with published results of its family", () => {
    const [first] = readPublished(
      "m,instance,best,average,worst,time_ms\n2,rc108.txt,320.0,319.5,310.0,1189.0\n",
    );
    expect(first).toEqual({ days: 2, instance: "rc108.txt", best: 320, average: 319.5 });
    expect(["rc108.txt", "c201.txt", "pr11.txt"].map(familyOf)).toEqual(["rc1", "c2", "pr"]);
    expect(() => readPublished("m,instance\nnonsense")).toThrow("nonsense");
  });
});
