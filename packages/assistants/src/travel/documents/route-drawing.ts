import { distanceKm } from "../data/distance.ts";
import { estimateTravel } from "../day-planner/travel-time.ts";
import type { Point } from "../day-planner/trip.ts";
import type { Activity, ItineraryDay } from "../shapes.ts";

export interface RoutePoint {
  readonly x: number;
  readonly y: number;
  /** In the order of the day; 0 is where one stays. */
  readonly number: number;
  readonly activity: Activity | null;
}

/** A day on paper: north is up, and the same distance is the same length in every direction. */
export interface RouteDrawing {
  readonly width: number;
  readonly height: number;
  readonly points: readonly RoutePoint[];
  readonly lines: readonly {
    readonly from: RoutePoint;
    readonly to: RoutePoint;
    readonly isWalked: boolean;
  }[];
  readonly scale: { readonly kilometres: number; readonly length: number };
}

export interface DrawingSize {
  readonly width: number;
  readonly height: number;
  /** Half the size of a marker. */
  readonly radius: number;
}

const LENGTHS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];
/** A day within one street would otherwise be drawn house by house. */
const NARROWEST_KM = 0.4;

/** From where one stays through every stop and back; null when the day goes nowhere. */
export function drawRoute({ activities }: ItineraryDay, base: Point, size: DrawingSize): RouteDrawing | null {
  const stops = activities.filter(hasPosition);
  if (stops.length === 0) return null;
  const project = projection([base, ...stops], size);
  const placed = spread(
    [base, ...stops].map((stop) => project(stop)),
    size,
  );
  const points = placed.map((point, index) => ({
    ...point,
    number: index,
    activity: index === 0 ? null : (stops[index - 1] ?? null),
  }));
  const places = [base, ...stops];
  const lines = points.flatMap((from, index) => {
    const next = (index + 1) % points.length;
    const [to, start, end] = [points[next], places[index], places[next]];
    if (to === undefined || start === undefined || end === undefined) return [];
    return [{ from, to, isWalked: estimateTravel(start, end).mode === "walk" }];
  });
  return { ...size, points, lines, scale: project.scale };
}

type Positioned = Activity & Point;

function hasPosition(activity: Activity): activity is Positioned {
  return activity.latitude !== null && activity.longitude !== null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function projection(places: readonly Point[], { width, height, radius }: DrawingSize) {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  // Kilometres of one degree each way, here.
  const north = distanceKm(middle, { ...middle, latitude: middle.latitude + 0.01 }) * 100;
  const east = distanceKm(middle, { ...middle, longitude: middle.longitude + 0.01 }) * 100;
  const wide = Math.max(NARROWEST_KM, (Math.max(...longitudes) - Math.min(...longitudes)) * east);
  const high = Math.max(NARROWEST_KM, (Math.max(...latitudes) - Math.min(...latitudes)) * north);
  const margin = radius * 2.5;
  const perKm = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  const kilometres = LENGTHS.findLast((length) => length * perKm <= width / 3) ?? 0.1;
  const project = ({ latitude, longitude }: Point): Spot => ({
    x: width / 2 + (longitude - middle.longitude) * east * perKm,
    y: height / 2 - (latitude - middle.latitude) * north * perKm,
  });
  return Object.assign(project, { scale: { kilometres, length: kilometres * perKm } });
}

/** Moves markers apart that would cover each other, a little at a time, and keeps them on the paper. */
function spread(spots: readonly Spot[], { width, height, radius }: DrawingSize): readonly Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  const apart = radius * 2.2;
  for (let round = 0; round < 60; round += 1)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [across, down] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(across, down);
        if (distance >= apart) continue;
        // Two on the same spot part to the side.
        const [x, y] = distance < 0.01 ? [1, 0.3 * index] : [across / distance, down / distance];
        const push = (apart - distance) / 2;
        one.x = within(one.x - x * push, width, radius);
        one.y = within(one.y - y * push, height, radius);
        other.x = within(other.x + x * push, width, radius);
        other.y = within(other.y + y * push, height, radius);
      }
  return moved.map(({ x, y }) => ({ x: round1(x), y: round1(y) }));
}

function within(value: number, size: number, radius: number): number {
  return Math.min(size - radius - 1, Math.max(radius + 1, value));
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
