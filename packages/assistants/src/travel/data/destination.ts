import { z } from "zod";
import { Coordinates, Id, Place } from "./place.ts";

const Won = z.int().nonnegative();

const Airport = z.strictObject({
  iata: z.string().regex(/^[A-Z]{3}$/),
  name_ko: z.string().min(1),
  /** The usual public way into the centre, one adult one way. */
  to_centre: z.strictObject({
    minutes: z.int().min(5).max(300),
    price_krw: Won,
    how_ko: z.string().min(1),
    how_en: z.string().min(1),
  }),
});

/** One way, one adult, on an ordinary day. */
const GroundAccess = z.strictObject({
  mode: z.enum(["train", "bus", "ferry", "subway"]),
  from_ko: z.string().min(1),
  to_ko: z.string().min(1),
  minutes: z.int().min(10).max(900),
  price_krw: Won,
  note_ko: z.string().min(1).optional(),
});

const Access = z.strictObject({
  /** `minutes` is the usual outbound time from Seoul; not direct means one change on the way. */
  flight: z
    .strictObject({
      kind: z.enum(["domestic", "international"]),
      direct: z.boolean(),
      minutes: z.int().min(40).max(1800),
    })
    .nullable(),
  ground: z.array(GroundAccess),
});

const Month = z.strictObject({
  month: z.int().min(1).max(12),
  /** Mean daily low and high in °C. */
  low: z.int(),
  high: z.int(),
  /** Share of days with rain or snow. */
  rain: z.number().min(0).max(1),
  crowd: z.number().min(0).max(1),
  note_ko: z.string().min(1).optional(),
});

const Area = z.strictObject({ id: Id, ko: z.string().min(1), en: z.string().min(1), centre: Coordinates });
export type Area = z.infer<typeof Area>;

/** A typical stay by area and class. No hotel is named: names and vacancies come from a live source only. */
export const Stay = z.strictObject({
  area: Id,
  type: z.enum(["budget", "standard", "premium"]),
  kind: z.enum(["hotel", "resort", "guesthouse", "apartment", "ryokan", "hanok"]),
  /** Stars of hotels and resorts; null where nobody gives stars. */
  stars: z.int().min(1).max(5).nullable(),
  why_ko: z.string().min(1),
});
export type Stay = z.infer<typeof Stay>;

export const Destination = z.strictObject({
  id: Id,
  kind: z.literal("city"),
  /** The year that hours and prices were common knowledge in; they are said to be estimates. */
  as_of: z.string().regex(/^\d{4}$/),
  country: z.strictObject({ code: z.string().regex(/^[A-Z]{2}$/), ko: z.string(), en: z.string() }),
  names: z.strictObject({
    ko: z.string().min(1),
    en: z.string().min(1),
    local: z.string().min(1),
    /** Other spellings people type: foreign scripts, old spellings, parts of the city. */
    aliases: z.array(z.string().min(1)),
  }),
  centre: Coordinates,
  time_zone: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Rounded rate behind every `price_krw` here, as of `as_of`. */
  krw_per_unit: z.number().positive(),
  language: z.strictObject({ ko: z.string().min(1), note_ko: z.string().min(1) }),
  airports: z.array(Airport),
  access: Access,
  price_levels: z.strictObject({
    /** One double room. */
    stay_per_night_krw: z.strictObject({ budget: Won, standard: Won, premium: Won }),
    meal_krw: z.strictObject({ light: Won, normal: Won, fine: Won }),
    local_transport_day_krw: Won,
  }),
  seasons: z.array(Month).length(12),
  areas: z.array(Area).min(2),
  stays: z.array(Stay).min(3),
  places: z.array(Place),
});
export type Destination = z.infer<typeof Destination>;
