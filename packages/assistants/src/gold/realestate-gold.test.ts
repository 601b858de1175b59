import { expect, it } from "vitest";
import { REALESTATE_OPERATIONS } from "../realestate/operations/index.ts";
import { compareGold, sumOf } from "./never-worse.ts";

it("is never worse with a model than without, message by message on typed gold", async () => {
  const { compared, outdated } = await compareGold("realestate", REALESTATE_OPERATIONS);
  if (outdated.length > 0) console.log("to be recorded anew:", outdated);
  console.table(sumOf(compared));
  const worse = compared.filter(({ without, recorded }) => recorded.score < without.score);
  expect(worse).toEqual([]);
  expect(compared.length).toBeGreaterThan(30);
}, 300_000);
