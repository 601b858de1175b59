import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROWS } from "./rows.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench(() => {});
});
afterAll(() => workbench.close());

/** Neither a compiler nor minutes are needed for these; `npm run proof` runs all. */
const QUICK = new Set([1, 2, 3, 4, 5, 6, 7, 10]);
const QUICK_ON_MARU = new Set([...QUICK, 13]);

describe.each(ROWS.filter((row) => QUICK_ON_MARU.has(row.number)))("row $number: $failure", (row) => {
  it("does not happen with Maru", async () => {
    expect(await row.maru(workbench)).toMatchObject({ failed: false });
  });
});

describe.each(ROWS.filter((row) => QUICK.has(row.number)))("row $number: $failure", (row) => {
  it("happens with the official packages, so the row can tell the difference", async () => {
    expect(await row.official(workbench)).toMatchObject({ failed: true });
  });
});

describe("the rows", () => {
  it("stand in the order of their numbers, each once", () => {
    const numbers = ROWS.map((row) => row.number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
});
