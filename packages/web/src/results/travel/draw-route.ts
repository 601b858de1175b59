import type { Activity } from "./trip.ts";

export interface Stop {
  readonly number: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export interface RouteDrawing {
  readonly width: number;
  readonly height: number;
  readonly stops: readonly Stop[];
  /** How far it is along the bar of the scale, and how long that bar is. */
  readonly scale: { readonly kilometres: number; readonly length: number };
}

const WIDTH = 360;
const TALLEST = 240;
const SHORTEST = 110;
const MARGIN = 26;
const KILOMETRES_PER_DEGREE = 111.32;
/** A walk around the block is not drawn as a journey. */
const LEAST_SPAN = 0.6;
const ROUND_DISTANCES = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** A day's way from place to place, drawn to scale, north up. Null with fewer than two places. */
export function drawRoute(activities: readonly Activity[]): RouteDrawing | null {
  const places = activities.flatMap(({ place, name }) => (place === null ? [] : [{ place, name }]));
  if (places.length < 2) return null;
  const middle = average(places.map(({ place }) => place[0]));
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const points = places.map(({ place: [latitude, longitude], name }) => ({
    name,
    east: longitude * KILOMETRES_PER_DEGREE * narrowing,
    south: -latitude * KILOMETRES_PER_DEGREE,
  }));
  const east = rangeOf(points.map((point) => point.east));
  const south = rangeOf(points.map((point) => point.south));
  const room = WIDTH - 2 * MARGIN;
  const perKilometre = Math.min(room / east.span, (TALLEST - 2 * MARGIN) / south.span);
  const height = Math.max(SHORTEST, Math.round(south.span * perKilometre + 2 * MARGIN));
  const kilometres =
    ROUND_DISTANCES.findLast((distance) => distance * perKilometre <= room / 3) ?? ROUND_DISTANCES[0] ?? 1;
  return {
    width: WIDTH,
    height,
    stops: points.map((point, index) => ({
      number: index + 1,
      name: point.name,
      x: WIDTH / 2 + (point.east - east.middle) * perKilometre,
      y: height / 2 + (point.south - south.middle) * perKilometre,
    })),
    scale: { kilometres, length: kilometres * perKilometre },
  };
}

function rangeOf(values: readonly number[]): { readonly span: number; readonly middle: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { span: Math.max(LEAST_SPAN, most - least), middle: (least + most) / 2 };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
