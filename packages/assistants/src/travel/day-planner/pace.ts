import type { Limits } from "../optimiser/problem.ts";
import type { TripDay } from "./trip.ts";

export interface Pace {
  readonly stops: Limits;
  /** Cafés and street food between the meals. */
  readonly snacks: Limits;
}

export interface Party {
  readonly children: number;
  readonly loves_food: boolean;
  /** «여유롭게», «더 알차게»; null is the usual. */
  readonly wish?: "relaxed" | "full" | null;
}

/** Four to six stops a day, meals among them; fewer with children; a third eating place for food lovers. */
export function paceOf({ children, loves_food, wish = null }: Party): Pace {
  const most = wish === "relaxed" ? 4 : wish === "full" || children === 0 ? 6 : 5;
  return {
    stops: { least: wish === "full" ? 5 : 4, most },
    snacks: loves_food ? { least: 1, most: 2 } : { least: 0, most: 1 },
  };
}

const MINUTES_PER_STOP = { leisurely: 135, brisk: 90 };

/** A day of a few hours is not filled like a whole one. */
export function stopsOf(pace: Pace, day: TripDay): Limits {
  const minutes = Math.max(0, day.end.time - day.start.time);
  const reserved = day.reserved ?? 0;
  const most = Math.max(0, Math.min(pace.stops.most - reserved, Math.ceil(minutes / MINUTES_PER_STOP.brisk)));
  const least = Math.min(pace.stops.least - reserved, Math.floor(minutes / MINUTES_PER_STOP.leisurely), most);
  return { least: Math.max(0, least), most };
}
