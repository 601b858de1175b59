import { z } from "zod";
import { isSpans } from "./opening-hours.ts";

export const TravelStyle = z.enum(["관광", "맛집", "쇼핑", "휴양", "액티비티", "문화", "자연", "역사"]);
export type TravelStyle = z.infer<typeof TravelStyle>;

export const Coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Coordinates = z.infer<typeof Coordinates>;

export const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower case words joined by hyphens");

/** `"09:00-17:00"`, `"11:00-14:00,17:00-21:30"`, `"18:00-02:00"` (until the next morning), `null` (closed). */
const Spans = z.string().refine(isSpans, 'spans like "09:00-17:00" or "11:00-14:00,17:00-21:30"').nullable();

/** Local hours. A named weekday wins over `daily`; a weekday that neither covers is closed. */
export const Hours = z.strictObject({
  daily: Spans.optional(),
  mon: Spans.optional(),
  tue: Spans.optional(),
  wed: Spans.optional(),
  thu: Spans.optional(),
  fri: Spans.optional(),
  sat: Spans.optional(),
  sun: Spans.optional(),
});
export type Hours = z.infer<typeof Hours>;

/**
 * A day off besides the weekly ones: `01-01`, `12-29/01-03` (both ends included), `lunar:01-01`,
 * `lunar:eve` (the day before the lunar new year), `wed#3` (the third Wednesday of a month).
 */
export const ClosedDay = z
  .string()
  .regex(
    /^(\d\d-\d\d(\/\d\d-\d\d)?|lunar:(eve|\d\d-\d\d)|(mon|tue|wed|thu|fri|sat|sun)#[1-5])$/,
    'a day like "01-01", "12-29/01-03", "lunar:01-01", "lunar:eve" or "wed#3"',
  );
export type ClosedDay = z.infer<typeof ClosedDay>;

const Price = z.strictObject({ adult: z.number().nonnegative(), child: z.number().nonnegative() });

export const Place = z.strictObject({
  id: Id,
  ko: z.string().min(1),
  local: z.string().min(1),
  en: z.string().min(1),
  ...Coordinates.shape,
  area: Id,
  styles: z.array(TravelStyle).min(1),
  visit_minutes: z.int().min(15).max(720),
  hours: Hours,
  hours_confirmed: z.boolean(),
  closed: z.array(ClosedDay).default([]),
  /** Entry, or a usual meal for a place to eat; 0 is free. Rounded to 100 won from the local price. */
  price_krw: Price,
  price_local: Price.optional(),
  indoor: z.boolean(),
  popularity: z.number().min(0).max(1),
  with_children: z.boolean(),
  meal: z.enum(["lunch", "dinner", "both", "snack"]).optional(),
  /** From when on it is at its best, such as a view at dusk or lights at night. */
  best_from: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
  /** Why a place further than the usual limit from the city still belongs to it. */
  far_reason: z.string().min(1).optional(),
  note_ko: z.string().min(1),
});
export type Place = z.infer<typeof Place>;
