import { expect, it } from "vitest";
import { type Found, withoutOverlaps } from "./found.ts";

const found = (value: string, start: number, end: number, confidence = 0.9): Found<string> => ({
  value,
  span: { start, end },
  confidence,
});
const kept = (...all: readonly Found<string>[]) => withoutOverlaps(all).map(({ value }) => value);

it("of two readings of the same words one stays: the earlier, the longer, the surer", () => {
  expect(kept(found("later", 2, 9), found("earlier", 0, 3))).toEqual(["earlier"]);
  expect(kept(found("short", 0, 3), found("long", 0, 5))).toEqual(["long"]);
  expect(kept(found("unsure", 0, 3, 0.4), found("sure", 0, 3, 0.8))).toEqual(["sure"]);
});

it("readings that only touch all stay, in order of the text", () => {
  expect(kept(found("second", 3, 5), found("first", 0, 3))).toEqual(["first", "second"]);
});
