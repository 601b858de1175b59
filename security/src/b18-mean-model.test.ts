import { expect, it } from "vitest";
import { attack } from "./mean-model/attack.ts";

/** Another seed, another 2,000: `MARU_SEED=7 npm run security`. */
const SEED = Number(process.env.MARU_SEED ?? Date.now() % 1_000_000_000);
const TIMES = Number(process.env.MARU_TIMES ?? 2_048);

it("[B18] nothing that a mean model makes up reaches a reply or a state", async () => {
  console.log(`seed ${SEED}`);
  const attacked = await attack(SEED, TIMES);
  console.table(
    attacked.map(({ kind, tried, refused, reached }) => ({ kind, tried, refused, reached: reached.length })),
  );
  expect(attacked.flatMap(({ reached }) => reached)).toEqual([]);
}, 7_200_000);
