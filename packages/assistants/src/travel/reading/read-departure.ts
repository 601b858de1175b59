import {
  addDays,
  clauseAt,
  daysBetween,
  findClauses,
  findDates,
  weekdayOf,
  withoutRejected,
} from "@maru/language";
import { assumedFrom } from "../experts/trip.ts";
import { NOTING } from "../texts/noting.ts";
import { nightsOf } from "./nights-of.ts";
import { NONE, problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";
import { readShift } from "./read-shift.ts";

/** The days that a message names to leave or to come back on. */
export function datesIn(text: string, options: QuantityOptions) {
  return withoutRejected(findDates(text, { now: options.now, expect: "future" }), options.corrections).filter(
    ({ value, confidence, span }) => {
      // «어제 정했어요»: told of a day that is over, and no day to leave on.
      const isOver = value.kind === "refused" && clauseAt(findClauses(text), span.start)?.isPast === true;
      return confidence >= 0.5 && !isOver;
    },
  );
}

/** When to leave. */
export function readDate(text: string, options: QuantityOptions): QuantityReading {
  const shifted = readShift(text, options);
  if (shifted !== null) return shifted;
  const last = datesIn(text, options).at(-1);
  if (last === undefined) return NONE;
  const said = text.slice(last.span.start, last.span.end);
  const { value } = last;
  switch (value.kind) {
    case "day":
      return dayOf(value.date, said, options);
    case "span": {
      const nights = daysBetween(value.from, value.to);
      const stay = nightsOf(nights, said);
      return { ...stay, facts: { departure_date: value.from, ...stay.facts } };
    }
    case "window": {
      const tomorrow = addDays(options.now.slice(0, 10), 1);
      // «2주 뒤» is a few days around one day; «12월 첫째 주» begins with its first.
      const isAround = /뒤|후|later|from now|from today|^in .{0,24}(?:week|month)/iu.test(said);
      const middle = addDays(value.from, Math.floor(daysBetween(value.from, value.to) / 2));
      const date = [tomorrow, isAround ? middle : value.from].toSorted().at(-1) ?? tomorrow;
      return told({ departure_date: date }, NOTING[options.language].dayWithin(said, date));
    }
    case "unclear":
      if (value.reason === "season" && !options.isPlanned) {
        const date = dayWithin(value, options.now);
        return told({ assumed_departure: date }, NOTING[options.language].dayWithin(said, date));
      }
      return problem("departure_date", "ambiguous", said);
    case "refused":
      return problem("departure_date", value.reason, said);
  }
}

/** A weekday alone moves a trip that has a day to the nearest such day; else it is the coming one. */
function dayOf(date: string, said: string, { departure, now, language }: QuantityOptions): QuantityReading {
  const today = now.slice(0, 10);
  if (departure !== null && /^[월화수목금토일](?:요일|욜)?$/u.test(said)) {
    const away = ((weekdayOf(date) - weekdayOf(departure) + 10) % 7) - 3;
    const near = addDays(departure, away);
    return told({ departure_date: near > today ? near : addDays(near, 7) });
  }
  // «11월 10일» on the 16th: a year without a word about it would surprise.
  const isNextYear = date.slice(0, 4) > today.slice(0, 4) && date.slice(5) < today.slice(5);
  const isFarOff = isNextYear && daysBetween(today, date) > 300 && !/년|year/u.test(said);
  return told(
    { departure_date: date },
    ...(isFarOff ? [NOTING[language].nextYear(said, date)] : []),
    ...(date === today ? [NOTING[language].today] : []),
  );
}

/** A season names no day: its first, or the usual one while it lasts. */
function dayWithin({ from, to }: { readonly from: string; readonly to: string }, now: string): string {
  if (from > now.slice(0, 10)) return from;
  return [assumedFrom(now), to].toSorted()[0] ?? from;
}
