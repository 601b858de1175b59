import { addDays, type IsoDate, publicHolidays, weekdayOf } from "@maru/language";

/** Days of work from one day to another, both included: no Sundays, no public holidays, Saturdays only where wanted. */
export function workingDays(from: IsoDate, to: IsoDate, withSaturdays = false): number {
  let count = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day, withSaturdays)) count += 1;
  return count;
}

/** The last of so many days of work after a day. */
export function afterWorkingDays(from: IsoDate, count: number): IsoDate {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, false)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: IsoDate, withSaturdays: boolean): boolean {
  const weekday = weekdayOf(day);
  const isFree = weekday === SUNDAY || (weekday === SATURDAY && !withSaturdays);
  return !isFree && !publicHolidays(Number(day.slice(0, 4))).has(day);
}

const SUNDAY = 7;
const SATURDAY = 6;

export function lastDayOfMonth(day: IsoDate): IsoDate {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  date.setUTCDate(0);
  return date.toISOString().slice(0, 10) as IsoDate;
}
