import type { Random } from "./random.ts";
import { at, type Solution } from "./solution.ts";

const NO_ROOM = -1;
const MOST = 1_000_000_000;
/** The share of nodes that wait till last: one that is always taken first can bar a better one for ever. */
const OVERLOOKED = 0.04;

/** `halfPowers` weighs score against time: 4 is score² per minute. `noise`, 0 to 1, lets the order stray. */
export interface Taste {
  halfPowers: number;
  noise: number;
}

/** Fills the free time of a solution with unvisited nodes, those that give most for their time first. */
export class Recreate {
  private readonly random: Random;
  private readonly candidates: Int32Array;
  private readonly weight: Float64Array;
  /** Per day and node: where it fits best, and how good that is. */
  private readonly position: Int32Array;
  private readonly appeal: Float64Array;
  private foundCost = 0;

  constructor(nodes: number, days: number, random: Random) {
    this.random = random;
    this.candidates = new Int32Array(nodes);
    this.weight = new Float64Array(nodes);
    this.position = new Int32Array(nodes * days);
    this.appeal = new Float64Array(nodes * days);
  }

  /** Only days marked in `isOpen` are filled. */
  run(solution: Solution, isOpen: Uint8Array, taste: Taste): void {
    const { nodes } = solution.problem;
    const { candidates } = this;
    let count = this.collect(solution, isOpen, taste);
    for (;;) {
      const best = this.pick(solution, count);
      if (best < 0) return;
      const day = Math.floor(best / nodes);
      const chosen = best % nodes;
      solution.insert(chosen, day, at(this.position, best));
      let kept = 0;
      for (let index = 0; index < count; index++) {
        const node = at(candidates, index);
        if (node === chosen) continue;
        // What had no room keeps having none: the day only gets fuller.
        const cell = day * nodes + node;
        if (this.appeal[cell] !== NO_ROOM) this.appeal[cell] = this.evaluate(solution, node, day, taste);
        candidates[kept++] = node;
      }
      count = kept;
    }
  }

  private collect(solution: Solution, isOpen: Uint8Array, taste: Taste): number {
    const { nodes, days, score, isConstrained } = solution.problem;
    const { random } = this;
    let count = 0;
    for (let node = 0; node < nodes; node++) {
      if (at(solution.dayOf, node) >= 0) continue;
      const noise = random.next() < OVERLOOKED ? 0 : 1 - taste.noise * random.next();
      this.weight[node] = isConstrained ? noise : noise * raise(at(score, node), taste.halfPowers);
      let hasRoom = false;
      for (let day = 0; day < days; day++) {
        const appeal = isOpen[day] ? this.evaluate(solution, node, day, taste) : NO_ROOM;
        this.appeal[day * nodes + node] = appeal;
        if (appeal !== NO_ROOM) hasRoom = true;
      }
      if (hasRoom) this.candidates[count++] = node;
    }
    return count;
  }

  /** The best cell (`day * nodes + node`) among the candidates, or −1. */
  private pick(solution: Solution, count: number): number {
    const { nodes, days, isConstrained } = solution.problem;
    let best = -1;
    let highest = NO_ROOM;
    for (let index = 0; index < count; index++) {
      const node = at(this.candidates, index);
      for (let cell = node, day = 0; day < days; day++, cell += nodes) {
        const appeal = this.appeal[cell] as number;
        if (appeal <= highest) continue;
        // Another day may have taken a node of the same group meanwhile.
        if (isConstrained && !solution.isAllowed(node, day)) continue;
        highest = appeal;
        best = cell;
      }
    }
    return best;
  }

  private evaluate(solution: Solution, node: number, day: number, taste: Taste): number {
    const { nodes, isConstrained } = solution.problem;
    if (isConstrained && !solution.isAllowed(node, day)) return NO_ROOM;
    const position = this.find(solution, node, day);
    if (position < 0) return NO_ROOM;
    this.position[day * nodes + node] = position;
    const weight = this.weight[node] as number;
    if (!isConstrained) return weight / this.foundCost;
    const gain = solution.gain(node, day, position);
    return gain <= 0 ? NO_ROOM : (weight * raise(gain, taste.halfPowers)) / this.foundCost;
  }

  /** The position behind which the node delays the rest of the day least, or −1. */
  private find(solution: Solution, node: number, day: number): number {
    const { problem, sequence, arrival, ready, latest } = solution;
    const { travel, travelTo, hasGaps, penalty } = problem;
    const row = node * problem.points;
    const window = day * problem.nodes + node;
    const open = at(problem.open, window);
    const close = at(problem.close, window);
    const duration = at(problem.duration, node);
    const base = day * solution.stride;
    const end = base + at(solution.length, day);
    let index = base;
    while (index < end && at(latest, index + 1) < open + duration) index++;
    let found = -1;
    let least = MOST;
    for (; index <= end; index++) {
      const leaving = at(ready, index);
      if (leaving > close) break;
      let start = Math.max(leaving + at(travelTo, row + at(sequence, index)), open);
      if (hasGaps) start = solution.afterGaps(window, start);
      if (start > close) continue;
      const next = start + duration + at(travel, row + at(sequence, index + 1));
      if (next > at(latest, index + 1)) continue;
      let cost = next - at(arrival, index + 1);
      if (penalty !== null) cost += solution.addedPenalty(node, index);
      if (cost < least) {
        least = cost;
        found = index - base;
      }
    }
    this.foundCost = Math.max(least, 1);
    return found;
  }
}

/** `base ** (halves / 2)`, many times faster than the general power. */
function raise(base: number, halves: number): number {
  let result = halves % 2 === 1 ? Math.sqrt(base) : 1;
  for (let left = halves; left > 1; left -= 2) result *= base;
  return result;
}
