import { expect, it } from "vitest";
import { withParticle } from "./particle.ts";

it.each([
  ["오사카", "은/는", "오사카는"],
  ["방콕", "은/는", "방콕은"],
  ["서울", "으로/로", "서울로"],
  ["다낭", "으로/로", "다낭으로"],
  ["3박", "이/가", "3박이"],
] as const)("%s with %s is %s", (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected);
});
