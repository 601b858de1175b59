import fc from "fast-check";
import type { Limits, Node, Problem, Window } from "./problem.ts";

/** Small random problems with everything a problem can have. */
export function problems(size: { readonly nodes: number; readonly days: number }): fc.Arbitrary<Problem> {
  return fc
    .record({
      days: fc.integer({ min: 1, max: size.days }),
      spots: fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
        minLength: 2,
        maxLength: size.nodes + 1,
      }),
      limits: fc.option(
        fc.record({ least: fc.integer({ min: 0, max: 2 }), most: fc.integer({ min: 2, max: 4 }) }),
      ),
      hasPenalty: fc.boolean(),
    })
    .chain(({ days, spots, limits, hasPenalty }) => {
      const distance = (from: number, to: number) => {
        const [fromX, fromY] = spots[from] ?? [0, 0];
        const [toX, toY] = spots[to] ?? [0, 0];
        return Math.ceil(Math.hypot(fromX - toX, fromY - toY));
      };
      return fc.tuple(...spots.slice(1).map((_, index) => nodes(index + 1, days))).map(
        (list): Problem => ({
          days: Array.from({ length: days }, (_, day) => ({
            start: 0,
            end: day % 2,
            leave: 10 * day,
            back: 160,
            ...(limits === null
              ? {}
              : { stops: limits, labels: { food: { least: 1, most: 1 } satisfies Limits } }),
          })),
          nodes: list,
          travel: distance,
          ...(hasPenalty ? { penalty: (from, to) => Math.floor(distance(from, to) / 4) } : {}),
        }),
      );
    });
}

function nodes(location: number, days: number): fc.Arbitrary<Node> {
  return fc.record(
    {
      location: fc.constant(location),
      score: fc.integer({ min: 1, max: 30 }),
      duration: fc.integer({ min: 0, max: 40 }),
      windows: fc.array(windows(), { minLength: days, maxLength: days }),
      label: fc.constant("food"),
      group: fc.constantFrom("left", "right"),
      mandatory: fc.boolean(),
    },
    { requiredKeys: ["location", "score", "duration", "windows"] },
  );
}

/** None, one or two windows, in order and apart. */
function windows(): fc.Arbitrary<Window[]> {
  return fc.uniqueArray(fc.integer({ min: 0, max: 150 }), { minLength: 0, maxLength: 4 }).map((times) => {
    const sorted = times.toSorted((a, b) => a - b);
    const pairs = [sorted.slice(0, 2), sorted.slice(2, 4)];
    return pairs.flatMap(([open, close]) =>
      open === undefined || close === undefined ? [] : [{ open, close }],
    );
  });
}
