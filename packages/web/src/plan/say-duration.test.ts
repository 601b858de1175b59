import { expect, it } from "vitest";
import { WORDS } from "../words/index.ts";
import { fillIn } from "../words/side-by-side.ts";
import { type Spoken, sayDuration, saySoon } from "./say-duration.ts";

const inWords = (spoken: Spoken) =>
  fillIn(WORDS.plan[spoken.key.slice("plan.".length) as "seconds"].ko, { ...spoken });

it.each([
  [0.4, "0ms"],
  [17, "17ms"],
  [2_400, "2초"],
  [125_000, "2분 5초"],
  [3 * 3_600_000 + 60_000, "3시간 1분"],
  [50 * 3_600_000, "2일 2시간"],
])("%d ms is %s", (milliseconds, words) => {
  expect(inWords(sayDuration(milliseconds))).toBe(words);
});

it("whoever waited less than a second is not told how much less", () => {
  expect(inWords(saySoon(17))).toBe("1초 안에");
  expect(inWords(saySoon(2_400))).toBe("2초");
});
