import { expect, it } from "vitest";
import { attack } from "./mean-model/attack.ts";

it("[B18] nothing that a mean model makes up reaches a reply or a state, in a few of its answers", async () => {
  const attacked = await attack(20261119, 32);
  expect(attacked.flatMap(({ reached }) => reached)).toEqual([]);
  expect(attacked.every(({ tried }) => tried > 0)).toBe(true);
  expect(attacked.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(20);
}, 240_000);
