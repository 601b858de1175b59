/** Times of day are whole minutes after midnight of the date; a place open past midnight closes after 1440. */
export interface Trip {
  readonly days: readonly TripDay[];
  readonly places: readonly Place[];
}

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface TripDay {
  readonly date: string;
  /** Hotel or airport, and the first moment one can leave it. */
  readonly start: Point & { readonly time: number };
  readonly end: Point & { readonly time: number };
  /** How many of the day's stops are taken by other things, such as arriving and leaving. */
  readonly reserved?: number;
}

export type Meal = "lunch" | "dinner" | "snack";

export interface Place extends Point {
  readonly id: string;
  readonly area: string;
  readonly visit_minutes: number;
  /** By date; a date that is not there is a closed day. */
  readonly opening: Readonly<Record<string, readonly OpeningHours[]>>;
  /** From 0 to 100. */
  readonly score: number;
  /** Eating places only: when one eats there. */
  readonly meal?: Meal | "both";
  readonly must_visit?: boolean;
  /** From when on it is at its best, in minutes. */
  readonly best_from?: number;
  readonly indoor: boolean;
}

export interface OpeningHours {
  readonly open: number;
  readonly close: number;
}

export interface TripPlan {
  readonly days: readonly DayPlan[];
  /** For each day, what to do instead when it rains; no place of another day or of another such plan. */
  readonly rainy_days: readonly DayPlan[];
  /** The must-visits that are not in the plan. */
  readonly unplaced: readonly Unplaced[];
  readonly totals: Totals;
}

export interface DayPlan {
  readonly date: string;
  readonly leave: number;
  readonly stops: readonly Stop[];
  /** The way from the last stop to the end of the day. */
  readonly way_back: Leg;
  readonly back: number;
  /** Meals the day has time for and no eating place could be found. */
  readonly missing_meals: readonly Meal[];
  readonly totals: Totals;
}

export interface Stop {
  readonly place: string;
  readonly meal: Meal | null;
  /** From the previous stop, or from where the day starts. */
  readonly leg: Leg;
  readonly arrival: number;
  readonly waiting_minutes: number;
  readonly start: number;
  readonly end: number;
}

export interface Leg {
  readonly mode: "walk" | "transit" | "car";
  readonly minutes: number;
  readonly metres: number;
}

export interface Totals {
  readonly walking_metres: number;
  readonly travel_minutes: number;
  readonly waiting_minutes: number;
}

/** `closed`: not open while one is there. `too_far`: open, yet not to be reached and left in time. */
export type UnplacedReason = "closed" | "too_far" | "meal_taken" | "not_enough_time";

export interface Unplaced {
  readonly place: string;
  /** The reason of the day on which it came nearest to fitting. */
  readonly reason: UnplacedReason;
  readonly by_date: Readonly<Record<string, UnplacedReason>>;
}
