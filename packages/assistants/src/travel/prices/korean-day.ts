import { type IsoDate, weekdayOf } from "@maru/language";

const WEEKDAYS = ["월", "화", "수", "목", "금", "토", "일"] as const;

export function weekdayName(date: IsoDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? "";
}

/** `11월 27일(금)`. */
export function koreanDate(date: IsoDate): string {
  return `${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일(${weekdayName(date)})`;
}
