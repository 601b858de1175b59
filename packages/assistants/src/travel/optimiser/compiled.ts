import type { Problem } from "./problem.ts";

const FAR = 1_000_000_000;
/** In units of the highest score. */
const MINIMUM_WORTH = 4;
const MANDATORY_WORTH = 40;

/**
 * A problem in typed arrays. Points are the nodes, then start and end of each day. Windows stand at
 * `day * nodes + node`: first opening, last closing, and the gaps in between.
 */
export class Compiled {
  readonly nodes: number;
  readonly days: number;
  readonly points: number;
  /** From a row to a column, and turned round: all ways to one point lie together. */
  readonly travel: Int32Array;
  readonly travelTo: Int32Array;
  readonly penalty: Int32Array | null;
  readonly score: Int32Array;
  readonly duration: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;
  readonly gapOffset: Int32Array;
  readonly gapFrom: Int32Array;
  readonly gapTo: Int32Array;
  readonly leave: Int32Array;
  readonly back: Int32Array;
  /** −1 where a node has none. */
  readonly label: Int32Array;
  readonly group: Int32Array;
  readonly labels: number;
  readonly groups: number;
  /** Per day and label, then per day. */
  readonly leastOfLabel: Int32Array;
  readonly mostOfLabel: Int32Array;
  readonly leastStops: Int32Array;
  readonly mostStops: Int32Array;
  readonly mandatory: Int32Array;
  readonly minimumBonus: number;
  readonly mandatoryBonus: number;
  readonly hasGaps: boolean;
  /** False for a plain problem, which then skips all bookkeeping of limits. */
  readonly isConstrained: boolean;

  constructor(problem: Problem) {
    const { days, nodes, travel, penalty } = problem;
    this.nodes = nodes.length;
    this.days = days.length;
    const locations = [...nodes.map((node) => node.location), ...days.flatMap((day) => [day.start, day.end])];
    this.points = locations.length;
    this.travel = matrix(locations, travel);
    this.travelTo = matrix(locations, (to, from) => travel(from, to));
    this.penalty = penalty ? matrix(locations, penalty) : null;
    this.score = Int32Array.from(nodes, (node) => node.score);
    this.duration = Int32Array.from(nodes, (node) => node.duration);
    this.mandatory = Int32Array.from(nodes, (node) => (node.mandatory ? 1 : 0));
    this.leave = Int32Array.from(days, (day) => day.leave);
    this.back = Int32Array.from(days, (day) => day.back);

    const windows = days.flatMap((_, day) => nodes.map((node) => node.windows[day] ?? []));
    const gaps = windows.map((list) =>
      list.slice(1).map((window, before) => ({ from: list[before]?.close ?? FAR, to: window.open })),
    );
    this.open = Int32Array.from(windows, (list) => list[0]?.open ?? FAR);
    this.close = Int32Array.from(windows, (list) => list.at(-1)?.close ?? -FAR);
    this.gapOffset = offsets(gaps);
    this.gapFrom = Int32Array.from(gaps.flat(), (gap) => gap.from);
    this.gapTo = Int32Array.from(gaps.flat(), (gap) => gap.to);
    this.hasGaps = this.gapFrom.length > 0;

    const labels = distinct(nodes.map((node) => node.label));
    const groups = distinct(nodes.map((node) => node.group));
    this.labels = labels.size;
    this.groups = groups.size;
    this.label = Int32Array.from(nodes, (node) => labels.get(node.label) ?? -1);
    this.group = Int32Array.from(nodes, (node) => groups.get(node.group) ?? -1);
    const limits = days.flatMap((day) => [...labels.keys()].map((label) => day.labels?.[label ?? ""]));
    this.leastOfLabel = Int32Array.from(limits, (limit) => limit?.least ?? 0);
    this.mostOfLabel = Int32Array.from(limits, (limit) => limit?.most ?? FAR);
    this.leastStops = Int32Array.from(days, (day) => day.stops?.least ?? 0);
    this.mostStops = Int32Array.from(days, (day) => day.stops?.most ?? FAR);

    const highest = this.score.reduce((most, score) => Math.max(most, score), 1);
    this.minimumBonus = MINIMUM_WORTH * highest;
    this.mandatoryBonus = MANDATORY_WORTH * highest;
    this.isConstrained =
      penalty !== undefined ||
      this.labels + this.groups > 0 ||
      days.some((day) => day.stops !== undefined) ||
      nodes.some((node) => node.mandatory);
  }

  startPoint(day: number): number {
    return this.nodes + 2 * day;
  }
}

function matrix(locations: readonly number[], value: (from: number, to: number) => number): Int32Array {
  return Int32Array.from(locations.flatMap((from) => locations.map((to) => value(from, to))));
}

/** Where each list begins once they are laid end to end. */
function offsets(lists: readonly (readonly unknown[])[]): Int32Array {
  const result = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => {
    result[index + 1] = (result[index] ?? 0) + list.length;
  });
  return result;
}

function distinct(names: readonly (string | undefined)[]): Map<string | undefined, number> {
  const known = new Set(names.filter((name) => name !== undefined));
  return new Map([...known].map((name, index) => [name, index]));
}
