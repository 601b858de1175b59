import { addDays, type IsoDate, isoDate, weekdayOf, yearOf } from "./calendar.ts";

/** Days that follow the moon, announced by the Korean calendar authority. */
const LUNAR: Readonly<Record<number, { seollal: IsoDate; buddha: IsoDate; chuseok: IsoDate }>> = {
  2024: { seollal: "2024-02-10", buddha: "2024-05-15", chuseok: "2024-09-17" },
  2025: { seollal: "2025-01-29", buddha: "2025-05-05", chuseok: "2025-10-06" },
  2026: { seollal: "2026-02-17", buddha: "2026-05-24", chuseok: "2026-09-25" },
  2027: { seollal: "2027-02-07", buddha: "2027-05-13", chuseok: "2027-09-15" },
  2028: { seollal: "2028-01-27", buddha: "2028-05-02", chuseok: "2028-10-03" },
  2029: { seollal: "2029-02-13", buddha: "2029-05-20", chuseok: "2029-09-22" },
  2030: { seollal: "2030-02-03", buddha: "2030-05-09", chuseok: "2030-09-12" },
};

export type KoreanDay =
  | "new_year"
  | "seollal"
  | "independence_movement"
  | "labour"
  | "children"
  | "parents"
  | "buddha"
  | "memorial"
  | "constitution"
  | "liberation"
  | "chuseok"
  | "foundation"
  | "hangul"
  | "halloween"
  | "christmas_eve"
  | "christmas"
  | "new_years_eve"
  | "valentine"
  | "white_day";

const FIXED: Readonly<Partial<Record<KoreanDay, readonly [month: number, day: number]>>> = {
  new_year: [1, 1],
  valentine: [2, 14],
  independence_movement: [3, 1],
  white_day: [3, 14],
  labour: [5, 1],
  children: [5, 5],
  parents: [5, 8],
  memorial: [6, 6],
  constitution: [7, 17],
  liberation: [8, 15],
  foundation: [10, 3],
  hangul: [10, 9],
  halloween: [10, 31],
  christmas_eve: [12, 24],
  christmas: [12, 25],
  new_years_eve: [12, 31],
};

/** When a named day falls; undefined for lunar days of years that this table does not know. */
export function koreanDay(name: KoreanDay, year: number): IsoDate | undefined {
  const fixed = FIXED[name];
  if (fixed !== undefined) return isoDate(year, ...fixed);
  const lunar = LUNAR[year];
  switch (name) {
    case "seollal":
    case "buddha":
    case "chuseok":
      return lunar?.[name];
    default:
      return undefined;
  }
}

/** Labour and Constitution Day became days off for everyone in 2026. */
const OFF_SINCE: Readonly<Partial<Record<KoreanDay, number>>> = { labour: 2026, constitution: 2026 };
const SINGLE_DAYS: readonly KoreanDay[] = [
  "new_year",
  "independence_movement",
  "labour",
  "children",
  "buddha",
  "memorial",
  "constitution",
  "liberation",
  "foundation",
  "hangul",
  "christmas",
];
const NEVER_MOVED: ReadonlySet<KoreanDay> = new Set(["new_year", "memorial"]);

/**
 * The public holidays of a year by rule, with their substitute days. Election days and days that a government gives
 * once are not here: nobody can compute them.
 */
export function publicHolidays(year: number): ReadonlySet<IsoDate> {
  const off = new Map<IsoDate, number>();
  const count = (date: IsoDate) => off.set(date, (off.get(date) ?? 0) + 1);
  const moving: { date: IsoDate; saturdayCounts: boolean }[] = [];
  for (const name of ["seollal", "chuseok"] as const) {
    const day = koreanDay(name, year);
    if (day === undefined) continue;
    for (const date of [addDays(day, -1), day, addDays(day, 1)]) {
      count(date);
      moving.push({ date, saturdayCounts: false });
    }
  }
  for (const name of SINGLE_DAYS) {
    const date = koreanDay(name, year);
    if (date === undefined || year < (OFF_SINCE[name] ?? year)) continue;
    count(date);
    if (!NEVER_MOVED.has(name)) moving.push({ date, saturdayCounts: true });
  }
  const days = new Set(off.keys());
  const replaced = new Set<IsoDate>();
  for (const { date, saturdayCounts } of moving.sort((left, right) => left.date.localeCompare(right.date))) {
    const weekday = weekdayOf(date);
    const lost = weekday === 7 || (saturdayCounts && weekday === 6) || (off.get(date) ?? 0) > 1;
    if (!lost || replaced.has(date)) continue;
    replaced.add(date);
    let substitute = addDays(date, 1);
    while (days.has(substitute) || weekdayOf(substitute) >= 6) substitute = addDays(substitute, 1);
    days.add(substitute);
  }
  return days;
}

/**
 * The days off in a row around a holiday, weekends included; one working day that parts the holiday from a weekend is
 * taken off by everyone who says "연휴", so it belongs to it.
 */
export function breakAround(date: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  const holidays = publicHolidays(yearOf(date));
  const isOff = (day: IsoDate) => weekdayOf(day) >= 6 || holidays.has(day);
  let from = date;
  let to = date;
  while (isOff(addDays(from, -1))) from = addDays(from, -1);
  while (isOff(addDays(to, 1))) to = addDays(to, 1);
  if (from === to && weekdayOf(date) === 2) from = addDays(date, -3);
  if (from === to && weekdayOf(date) === 4) to = addDays(date, 3);
  return { from, to };
}
