import { describe, expect, it } from "vitest";
import { type Patience, patiently, type Timing } from "./patience.ts";

const PATIENCE: Patience = { limit: 1000, shortest: 10, longest: 200 };

/** Time that passes only by sleeping. */
function simulated(chance = 1) {
  let clock = 0;
  const sleeps: number[] = [];
  const timing: Timing = {
    elapsed: () => clock,
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      clock += milliseconds;
    },
    chance: () => chance,
  };
  return { timing, sleeps };
}

describe("patience", () => {
  it("tries again with growing pauses until it works", async () => {
    const { timing, sleeps } = simulated();
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      if (attempts < 7) throw new Error("busy");
      return "done";
    };
    expect(await patiently(attempt, () => true, PATIENCE, timing)).toBe("done");
    expect(sleeps).toEqual([10, 20, 40, 80, 160, 200]);
  });

  it("gives up with the last error once its time is over, and not later", async () => {
    const { timing, sleeps } = simulated();
    const attempt = async () => Promise.reject(new Error("still busy"));
    await expect(patiently(attempt, () => true, PATIENCE, timing)).rejects.toThrow("still busy");
    expect(sleeps.reduce((sum, each) => sum + each, 0)).toBe(1000);
  });

  it("does not repeat what will not pass", async () => {
    const { timing, sleeps } = simulated();
    const attempt = () => Promise.reject(new Error("no such table"));
    await expect(patiently(attempt, () => false, PATIENCE, timing)).rejects.toThrow("no such table");
    expect(sleeps).toEqual([]);
  });

  it("shortens pauses by chance, so that many do not come back at once", async () => {
    const { timing, sleeps } = simulated(0);
    let attempts = 0;
    await patiently(
      () => (attempts++ < 3 ? Promise.reject(new Error("busy")) : null),
      () => true,
      PATIENCE,
      timing,
    );
    expect(sleeps).toEqual([5, 10, 20]);
  });
});
