import type { Problem } from "@maru/assistants";

/** Distances are rounded down to one decimal in Solomon's instances and to two in Cordeau's: count in those. */
function unitsOf(name: string): number {
  return name.startsWith("pr") ? 100 : 10;
}

/** Reads one instance file for `days` tours: two lines of header, then the hotel, then a line per place. */
export function readInstance(name: string, text: string, days: number): Problem {
  const units = unitsOf(name);
  const places = text
    .split("\n")
    .slice(2)
    .flatMap((line) => readPlace(line) ?? []);
  const [hotel, ...others] = places;
  if (hotel === undefined) throw new Error(`${name} has no places.`);
  const day = { start: 0, end: 0, leave: 0, back: hotel.close * units };
  return {
    days: Array.from({ length: days }, () => day),
    nodes: others.map((place, index) => {
      const windows = [{ open: place.open * units, close: place.close * units }];
      return {
        location: index + 1,
        score: place.score,
        duration: place.duration * units,
        windows: Array.from({ length: days }, () => windows),
      };
    }),
    travel(from, to) {
      const [a, b] = [places[from] ?? hotel, places[to] ?? hotel];
      return Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * units + 1e-9);
    },
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly duration: number;
  readonly score: number;
  readonly open: number;
  readonly close: number;
}

function readPlace(line: string): Place | null {
  const numbers = line.trim().split(/\s+/).map(Number);
  const [, x, y, duration, score] = numbers;
  const [open, close] = numbers.slice(-2);
  if (x === undefined || y === undefined || duration === undefined || score === undefined) return null;
  if (open === undefined || close === undefined || numbers.some(Number.isNaN)) return null;
  return { x, y, duration, score, open, close };
}
