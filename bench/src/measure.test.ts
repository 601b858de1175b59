import { describe, expect, it } from "vitest";
import { median, takeTurns, type Way } from "./measure.ts";

describe("measuring", () => {
  it("takes the middle, or the mean of the two in the middle", () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([10, 1, 2, 4])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it("lets the ways take turns, prepared and checked every time", async () => {
    const calls: string[] = [];
    const way = (name: string): Way => ({
      operations: 1,
      prepare() {
        calls.push(`prepare ${name}`);
        return { run: () => calls.push(`run ${name}`), check: () => calls.push(`check ${name}`) };
      },
    });
    const costs = await takeTurns({ a: way("a"), b: way("b") }, { warmUp: 1, measured: 2 });
    const round = ["prepare a", "run a", "check a", "prepare b", "run b", "check b"];
    const rounds = calls.length / round.length;
    // An interrupted trial is repeated, so there may be more rounds than asked for.
    expect(rounds).toBeGreaterThanOrEqual(3);
    expect(calls).toEqual(Array.from({ length: rounds }, () => round).flat());
    expect(costs.a).toBeGreaterThan(0);
  });

  it("refuses to measure what does not do its work", async () => {
    const broken: Way = {
      operations: 1,
      prepare: () => ({
        run() {},
        check() {
          throw new Error("3 messages are missing");
        },
      }),
    };
    await expect(takeTurns({ broken }, { warmUp: 0, measured: 1 })).rejects.toThrow("3 messages are missing");
  });
});
