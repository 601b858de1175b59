import { expect, it } from "vitest";
import { lastDayOfMonth, workingDays } from "./working-days.ts";

it("leaves out weekends and public holidays", () => {
  expect(workingDays("2026-11-19", "2026-11-30")).toBe(8);
  expect(workingDays("2026-12-24", "2026-12-26")).toBe(1);
});

it("counts Saturdays where they are wanted", () => {
  expect(workingDays("2026-11-19", "2026-11-30", true)).toBe(10);
});

it("knows how long a month is", () => {
  expect(lastDayOfMonth("2028-02-10")).toBe("2028-02-29");
});
