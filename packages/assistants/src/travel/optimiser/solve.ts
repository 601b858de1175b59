import { Compiled } from "./compiled.ts";
import type { Plan, Problem } from "./problem.ts";
import { Random } from "./random.ts";
import { Recreate, type Taste } from "./recreate.ts";
import { ruin } from "./ruin.ts";
import { Solution } from "./solution.ts";

export interface SolveOptions {
  readonly seed: number;
  readonly budget: Budget;
}

/** Iterations give the same plan every time; a share of time spent (1 is all of it) depends on the machine. */
export type Budget = { readonly iterations: number } | { readonly spent: () => number };

/** In units of the mean score: a loss of this size is accepted about once in three at the beginning and end. */
const HOT = 1;
const COLD = 0.05;
/** Reading a clock costs about as much as an iteration on a small problem. */
const ITERATIONS_PER_LOOK = 16;

/**
 * Large neighbourhood search under simulated annealing: take runs of stops out of a few days, fill
 * the time again greedily with noise, keep the result when it is better or the temperature allows.
 */
export function solve(problem: Problem, options: SolveOptions): Plan {
  const compiled = new Compiled(problem);
  const random = new Random(options.seed);
  const recreate = new Recreate(compiled.nodes, compiled.days, random);
  const isOpen = new Uint8Array(compiled.days).fill(1);
  const taste: Taste = { halfPowers: 4, noise: 0 };
  let current = withMandatory(problem, options, compiled);
  recreate.run(current, isOpen, taste);
  let next = new Solution(compiled);
  const best = new Solution(compiled);
  best.copyFrom(current);

  taste.noise = 0.8;
  const scale = meanScore(problem);
  let temperature = 0;
  for (let iteration = 0; compiled.days > 0; iteration++) {
    if (iteration % ITERATIONS_PER_LOOK === 0) {
      const share = shareSpent(options.budget, iteration);
      if (share >= 1) break;
      temperature = scale * HOT * (COLD / HOT) ** share;
    }
    next.copyFrom(current);
    ruin(next, isOpen, random);
    taste.halfPowers = 3 + random.below(4);
    recreate.run(next, isOpen, taste);
    // The logarithm of a number below 1: by how much the value may fall.
    if (next.value <= current.value + temperature * Math.log(random.next())) continue;
    [current, next] = [next, current];
    if (current.value > best.value) best.copyFrom(current);
  }
  return best.toPlan();
}

/**
 * Where the search begins: with what must be visited, as if there were nothing else. Its worth is such
 * that the search never gives one of them up again for other places.
 */
function withMandatory(problem: Problem, options: SolveOptions, compiled: Compiled): Solution {
  const start = new Solution(compiled);
  const mandatory = problem.nodes.flatMap((node, index) => (node.mandatory ? [index] : []));
  if (mandatory.length === 0 || mandatory.length === problem.nodes.length) return start;
  const nodes = problem.nodes.filter((node) => node.mandatory);
  solve({ ...problem, nodes }, options).days.forEach((visits, day) => {
    visits.forEach((visit, position) => {
      start.insert(mandatory[visit.node] as number, day, position);
    });
  });
  return start;
}

function shareSpent(budget: Budget, iteration: number): number {
  return "iterations" in budget ? iteration / budget.iterations : budget.spent();
}

function meanScore(problem: Problem): number {
  return problem.nodes.reduce((sum, node) => sum + node.score, 0) / Math.max(1, problem.nodes.length);
}
