import { MEAL_TIMES } from "../day-planner/meals.ts";
import type { Meal } from "../day-planner/trip.ts";
import { clockOf, minutesOf } from "../prices/local-time.ts";
import type { Activity } from "../shapes.ts";
import { NEARBY_MEAL } from "./nearby-meals.ts";
import { plain } from "./plain-activity.ts";
import type { Trip } from "./trip.ts";

/** From this on nothing planned is said to be free; less is a breather. */
const FREE_FROM = 100;
const MOST_ACTIVITIES = 6;
const MEAL_MINUTES = 60;
const NAMES: Readonly<Record<Meal, string>> = { lunch: "점심", dinner: "저녁", snack: "간식" };
const FREE_NOTE = "쉬거나 근처를 둘러보세요";

export function byTime(left: Activity, right: Activity): number {
  return left.time < right.time ? -1 : left.time > right.time ? 1 : 0;
}

/** What the places leave open: meals near where one is, long pauses, and whole days once everything has been seen. */
export function fillDay(
  trip: Trip,
  activities: readonly Activity[],
  missing: readonly Meal[],
  isEmpty: boolean,
): Activity[] {
  return isEmpty ? emptyDay(trip) : withFreeTime(trip, withMeals(trip, activities, missing));
}

function emptyDay(trip: Trip): Activity[] {
  return [
    free("10:00", 120, trip, "쉬거나 좋았던 곳을 한 번 더 가 보세요"),
    meal("12:00", "lunch", trip),
    free("13:30", 240, trip, "근교에 다녀오거나 숙소에서 쉬어도 좋아요"),
    meal("18:00", "dinner", trip),
  ];
}

function free(time: string, minutes: number, { destination }: Trip, note: string): Activity {
  return plain(time, minutes, "자유 시간", "rest", destination.names.ko, note);
}

function meal(time: string, which: Meal, { destination }: Trip): Activity {
  return plain(time, MEAL_MINUTES, `${NAMES[which]}: ${NEARBY_MEAL}`, "food", destination.names.ko);
}

/** A meal the plan has no place for is still eaten, where there is time. */
function withMeals(
  trip: Trip,
  activities: readonly Activity[],
  missing: readonly Meal[],
): readonly Activity[] {
  let result = [...activities];
  for (const which of missing) {
    if (which === "snack" || result.length >= MOST_ACTIVITIES) continue;
    const { from, to } = MEAL_TIMES[which];
    const times = Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + 10 * index);
    const start = times.find((time) =>
      result.every((each) => endOf(each) <= time || beginOf(each) >= time + MEAL_MINUTES),
    );
    if (start !== undefined) result = [...result, meal(clockOf(start), which, trip)].sort(byTime);
  }
  return result;
}

function beginOf({ time, travel_minutes }: Activity): number {
  return minutesOf(time) - travel_minutes;
}

function endOf({ time, duration }: Activity): number {
  return minutesOf(time) + duration;
}

/** A long pause is no hole in the plan but time of one's own, and is called so. */
function withFreeTime(trip: Trip, activities: readonly Activity[]): Activity[] {
  const result = [...activities];
  for (let index = 1; index < result.length && result.length < MOST_ACTIVITIES; index += 1) {
    const before = result[index - 1];
    const next = result[index];
    if (before === undefined || next === undefined) continue;
    const pause = beginOf(next) - endOf(before);
    if (pause < FREE_FROM) continue;
    result.splice(index, 0, free(clockOf(endOf(before)), pause, trip, FREE_NOTE));
    index += 1;
  }
  return result;
}
