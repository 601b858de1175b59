import { clockOf, minutesOf } from "../prices/local-time.ts";
import type { Activity } from "../shapes.ts";

/** Something that happens at an hour but at no place of the data: arriving, leaving, time of one's own. */
export function plain(
  time: string,
  duration: number,
  activity: string,
  type: Activity["type"],
  location: string,
  description = "",
): Activity {
  return {
    time,
    end_time: clockOf(minutesOf(time) + duration),
    activity,
    type,
    place_id: null,
    location,
    duration,
    travel_minutes: 0,
    travel_mode: "",
    price: 0,
    latitude: null,
    longitude: null,
    description,
  };
}
