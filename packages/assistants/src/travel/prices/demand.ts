import { addDays, weekdayOf } from "@maru/language";
import { isKoreanHoliday } from "./holidays.ts";

/**
 * How much dearer than usual a day is, from what is known in advance: the month's crowd at the destination, the
 * weekday, and Korean holidays around it. Documented in docs/reference/travel-prices.md.
 */
export function flightDemand(date: string, crowd: number): number {
  const season = 0.8 + 0.5 * crowd;
  return season * weekdayFactor(date) * holidayFactor(date);
}

/** Stays follow the season more gently, and weekends only a little. */
export function stayDemand(date: string, crowd: number): number {
  const weekend = [5, 6].includes(weekdayOf(date)) ? 1.12 : 1;
  return (0.85 + 0.35 * crowd) * weekend * (holidayFactor(date) > 1 ? 1.1 : 1);
}

function weekdayFactor(date: string): number {
  switch (weekdayOf(date)) {
    case 5:
    case 6:
      return 1.15;
    case 7:
      return 1.08;
    case 2:
    case 3:
      return 0.94;
    default:
      return 1;
  }
}

/** A holiday on the day itself or within two days makes everybody travel. */
function holidayFactor(date: string): number {
  const near = [-1, 0, 1, 2].some((offset) => isKoreanHoliday(addDays(date, offset)));
  return near ? 1.25 : 1;
}
