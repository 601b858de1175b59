import { expect, it } from "vitest";
import { moveInDates } from "./move-in-dates.ts";

it("protects from the day after moving in, and gives fourteen days to register", () => {
  expect(moveInDates({ moves_on: "2026-12-31" })).toMatchObject({
    result: { holds_from: "2027-01-01", register_by: "2027-01-14" },
  });
});

it("refuses what is no day", () => {
  expect(moveInDates({ moves_on: "2026-02-30" })).toHaveProperty("problem");
});
