import type { Compiled } from "./compiled.ts";
import type { Plan, Visit } from "./problem.ts";

/**
 * Routes with, at each position, the earliest time of leaving and the latest time of arriving that
 * keeps the rest possible: whether a node fits in between is then seen without walking the route.
 * Arriving early never harms (one waits), so this holds with several opening windows too.
 */
export class Solution {
  readonly problem: Compiled;
  /** Positions per day: the start, the nodes, the end. */
  readonly stride: number;
  readonly sequence: Int32Array;
  /** Earliest times. */
  readonly arrival: Int32Array;
  readonly ready: Int32Array;
  readonly latest: Int32Array;
  readonly length: Int32Array;
  /** The day of each node; −1 while it is not visited. */
  readonly dayOf: Int32Array;
  private readonly labelCount: Int32Array;
  private readonly groupCount: Int32Array;
  /** Scores, bonuses for what is required, less penalties. */
  value = 0;

  constructor(problem: Compiled) {
    this.problem = problem;
    this.stride = problem.nodes + 2;
    const size = problem.days * this.stride;
    this.sequence = new Int32Array(size);
    this.arrival = new Int32Array(size);
    this.ready = new Int32Array(size);
    this.latest = new Int32Array(size);
    this.length = new Int32Array(problem.days);
    this.dayOf = new Int32Array(problem.nodes).fill(-1);
    this.labelCount = new Int32Array(problem.days * problem.labels);
    this.groupCount = new Int32Array(problem.groups);
    for (let day = 0; day < problem.days; day++) {
      const base = day * this.stride;
      this.sequence[base] = problem.startPoint(day);
      this.sequence[base + 1] = problem.startPoint(day) + 1;
      this.ready[base] = at(problem.leave, day);
      this.refresh(day);
    }
  }

  copyFrom(other: Solution): void {
    this.sequence.set(other.sequence);
    this.arrival.set(other.arrival);
    this.ready.set(other.ready);
    this.latest.set(other.latest);
    this.length.set(other.length);
    this.dayOf.set(other.dayOf);
    this.labelCount.set(other.labelCount);
    this.groupCount.set(other.groupCount);
    this.value = other.value;
  }

  /** Puts a node behind `position`; that it fits there is the caller's business. */
  insert(node: number, day: number, position: number): void {
    this.value += this.gain(node, day, position);
    const from = day * this.stride + position + 1;
    const end = day * this.stride + at(this.length, day) + 2;
    this.sequence.copyWithin(from + 1, from, end);
    this.sequence[from] = node;
    this.length[day] = at(this.length, day) + 1;
    this.dayOf[node] = day;
    this.count(node, day, 1);
    this.refresh(day);
  }

  /** Takes out `count` nodes, the first of them at `position`. */
  removeRun(day: number, position: number, count: number): void {
    const first = day * this.stride + position;
    for (let left = count; left > 0; left--) {
      const node = at(this.sequence, first);
      this.sequence.copyWithin(first, first + 1, day * this.stride + at(this.length, day) + 2);
      this.length[day] = at(this.length, day) - 1;
      this.dayOf[node] = -1;
      this.count(node, day, -1);
      this.value -= this.gain(node, day, position - 1);
    }
    this.refresh(day);
  }

  /** What inserting the node behind this position adds to the value. */
  gain(node: number, day: number, position: number): number {
    const { problem } = this;
    const score = at(problem.score, node);
    if (!problem.isConstrained) return score;
    let bonus = at(problem.mandatory, node) * problem.mandatoryBonus;
    if (at(this.length, day) < at(problem.leastStops, day)) bonus += problem.minimumBonus;
    const label = at(problem.label, node);
    if (label >= 0) {
      const counter = day * problem.labels + label;
      if (at(this.labelCount, counter) < at(problem.leastOfLabel, counter)) bonus += problem.minimumBonus;
    }
    return score + bonus - this.addedPenalty(node, day * this.stride + position);
  }

  addedPenalty(node: number, index: number): number {
    const { penalty, points } = this.problem;
    if (penalty === null) return 0;
    const before = at(this.sequence, index);
    const after = at(this.sequence, index + 1);
    return (
      at(penalty, before * points + node) +
      at(penalty, node * points + after) -
      at(penalty, before * points + after)
    );
  }

  /** Whether the limits of the day and of the node's group leave room for it, whatever the time. */
  isAllowed(node: number, day: number): boolean {
    const { problem } = this;
    if (at(this.length, day) >= at(problem.mostStops, day)) return false;
    const group = at(problem.group, node);
    if (group >= 0 && at(this.groupCount, group) > 0) return false;
    const label = at(problem.label, node);
    if (label < 0) return true;
    const counter = day * problem.labels + label;
    return at(this.labelCount, counter) < at(problem.mostOfLabel, counter);
  }

  /** The first moment from `time` on that lies in no gap between windows. */
  afterGaps(window: number, time: number): number {
    const { gapOffset, gapFrom, gapTo } = this.problem;
    for (let gap = at(gapOffset, window); gap < at(gapOffset, window + 1); gap++) {
      if (time > at(gapFrom, gap) && time < at(gapTo, gap)) return at(gapTo, gap);
    }
    return time;
  }

  toPlan(): Plan {
    const { problem } = this;
    let score = 0;
    const days = Array.from(this.length, (length, day) => {
      const base = day * this.stride;
      return Array.from({ length }, (_, step): Visit => {
        const node = at(this.sequence, base + step + 1);
        const arrival = at(this.arrival, base + step + 1);
        const end = at(this.ready, base + step + 1);
        score += at(problem.score, node);
        return { node, arrival, start: end - at(problem.duration, node), end };
      });
    });
    return { score, days };
  }

  private count(node: number, day: number, change: number): void {
    const label = at(this.problem.label, node);
    if (label >= 0) {
      const counter = day * this.problem.labels + label;
      this.labelCount[counter] = at(this.labelCount, counter) + change;
    }
    const group = at(this.problem.group, node);
    if (group >= 0) this.groupCount[group] = at(this.groupCount, group) + change;
  }

  private refresh(day: number): void {
    const { sequence, arrival, ready, latest, problem } = this;
    const { travel, points, duration, open, close, hasGaps } = problem;
    const base = day * this.stride;
    const end = base + at(this.length, day) + 1;
    const windows = day * problem.nodes;
    let neighbour = at(sequence, base);
    let time = at(ready, base);
    for (let index = base + 1; index < end; index++) {
      const node = at(sequence, index);
      time += at(travel, neighbour * points + node);
      arrival[index] = time;
      time = Math.max(time, at(open, windows + node));
      if (hasGaps) time = this.afterGaps(windows + node, time);
      time += at(duration, node);
      ready[index] = time;
      neighbour = node;
    }
    arrival[end] = time + at(travel, neighbour * points + at(sequence, end));
    neighbour = at(sequence, end);
    time = at(problem.back, day);
    latest[end] = time;
    for (let index = end - 1; index > base; index--) {
      const node = at(sequence, index);
      time -= at(travel, node * points + neighbour) + at(duration, node);
      time = Math.min(time, at(close, windows + node));
      if (hasGaps) time = this.beforeGaps(windows + node, time);
      latest[index] = time;
      neighbour = node;
    }
  }

  private beforeGaps(window: number, time: number): number {
    const { gapOffset, gapFrom, gapTo } = this.problem;
    for (let gap = at(gapOffset, window); gap < at(gapOffset, window + 1); gap++) {
      if (time > at(gapFrom, gap) && time < at(gapTo, gap)) return at(gapFrom, gap);
    }
    return time;
  }
}

/** For one kind of array only, so that it compiles to a plain load. Indexes are computed, never given. */
export function at(numbers: Int32Array, index: number): number {
  return numbers[index] as number;
}
