import { expect, it } from "vitest";
import { findPosition } from "./find-position.ts";

it("finds the place in a row that is named, and takes no amount for one", () => {
  expect(
    ["두 번째 것만 더 자세히", "3번 출처 뭐야", "마지막 거", "number 2 please", "800평이에요"].map(
      findPosition,
    ),
  ).toEqual([2, 3, -1, 2, undefined]);
});
