import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculated } from "./calculated.fixture.ts";
import { isRefusal } from "./calculation.ts";
import { renewalDates, terminationAfterRenewal } from "./renewal-dates.ts";

const dates = (lease_end: string, today = "2026-11-16") =>
  calculated(renewalDates({ lease_end, today })).result;

describe("when both sides must speak up", () => {
  it("follows the ministry's guide: the day two months before is already too late", () => {
    expect(dates("2026-09-30")).toMatchObject({ opens_on: "2026-03-30", closes_on: "2026-07-29" });
  });

  it("ends with the month where it is shorter", () => {
    expect(dates("2027-04-30")).toMatchObject({ opens_on: "2026-10-30", closes_on: "2027-02-27" });
    expect(dates("2028-08-31").opens_on).toBe("2028-02-29");
  });

  it("says where today stands, and how many days are left", () => {
    expect(dates("2027-01-20")).toMatchObject({ phase: "open", closes_on: "2026-11-19", days_left: 3 });
    expect(dates("2027-01-10")).toMatchObject({ phase: "closed", days_left: -7 });
    expect(dates("2028-01-10").phase).toBe("before");
    expect(dates("2026-11-15").phase).toBe("ended");
  });

  it("renews for two years to the day", () => {
    expect(dates("2026-11-30").renewed_until).toBe("2028-11-30");
    expect(dates("2026-02-28").renewed_until).toBe("2028-02-29");
  });

  it("always leaves more than three months between the first and the last day", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2021-01-01"), max: new Date("2040-12-31"), noInvalidDate: true }),
        (day) => {
          const { opens_on, closes_on, renewed_until } = dates(day.toISOString().slice(0, 10));
          expect(opens_on < closes_on && closes_on < renewed_until).toBe(true);
          expect((Date.parse(closes_on) - Date.parse(opens_on)) / 86_400_000).toBeGreaterThan(115);
        },
      ),
    );
  });

  it("refuses a day that the calendar does not have", () => {
    expect(isRefusal(renewalDates({ lease_end: "2026-02-30", today: "2026-11-16" }))).toBe(true);
  });
});

describe("leaving after an implied renewal", () => {
  it("takes three months from the day the notice arrives", () => {
    expect(calculated(terminationAfterRenewal({ notice_on: "2026-11-30" })).result.ends_on).toBe(
      "2027-02-28",
    );
  });
});
