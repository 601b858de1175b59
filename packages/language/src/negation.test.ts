import { expect, it } from "vitest";
import { countDenials } from "./negation.ts";

it.each([
  ["점수 차이는 통계적으로 유의하지 않았다.", 1],
  ["임대료는 이 평가의 대상이 아니다.", 1],
  ["비교 집단이 없었다.", 1],
  ["Rents did not change measurably.", 1],
  ["The study had no control group.", 1],
  ["지각은 줄었다.", 0],
  ["안전성과 없어서는 안 될 비용", 2],
  ["Vacancy fell 9 percent.", 0],
])("%s: %i", (text, count) => {
  expect(countDenials(text)).toBe(count);
});
