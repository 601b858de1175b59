import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPlan, solve } from "@maru/assistants";
import type { Benchmark, Context, Figure, Target } from "./benchmark.ts";
import { readInstance } from "./toptw/instance.ts";
import { familyOf, type Published, readPublished } from "./toptw/published.ts";

const SECONDS = [0.1, 1];
const TARGET_SECONDS = 1;
const SEED = 1;

interface Outcome extends Published {
  readonly score: number;
}

export const toptw: Benchmark = {
  name: "toptw",
  title: "Day planner: team orienteering with time windows",
  needsData: true,
  async run(context) {
    return {
      figures: SECONDS.flatMap((seconds) => figuresOf(seconds, solveAll(seconds, context))),
      notes: NOTES,
    };
  },
};

const NOTES = [
  "76 classic instances (Solomon with 100 places, Cordeau with 48 to 288) for 1 to 4 days: 304 cases. Every figure is the sum of scores over the sum of the best that one published heuristic found in its runs, so it can pass 100 %. The peer is the average run of that heuristic, as published (10.6 s per case on its authors' machine), not run here.",
  "Ours is one run per case with one fixed seed. The limit is the processor time of the process, so that other work on the machine does not stop the search early; it still slows it down through shared caches.",
  "Every plan is checked against its instance by code that shares nothing with the search.",
];

function solveAll(seconds: number, { data, progress }: Context): readonly Outcome[] {
  const folder = data ?? "";
  const cases = readPublished(readFileSync(join(folder, "published.csv"), "utf8"));
  return cases.map((published, index) => {
    if (index % 19 === 0) progress(`${seconds} s: case ${index} of ${cases.length}`);
    const { instance, days } = published;
    const problem = readInstance(instance, readFileSync(join(folder, instance), "utf8"), days);
    const plan = solve(problem, { seed: SEED, budget: { spent: stopwatch(seconds) } });
    const broken = checkPlan(problem, plan);
    if (broken.length > 0) throw new Error(`${instance} for ${days} days: ${broken.join("; ")}`);
    return { ...published, score: plan.score };
  });
}

/** The share of the allowed processor time that is spent. */
function stopwatch(seconds: number): () => number {
  const begin = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / (seconds * 1_000_000);
  };
}

function figuresOf(seconds: number, outcomes: readonly Outcome[]): readonly Figure[] {
  const families = [...new Set(outcomes.map((each) => familyOf(each.instance)))];
  const row = (what: string, chosen: readonly Outcome[], target: Target | null = null) =>
    figure(`${what}, ${seconds} s`, chosen, seconds === TARGET_SECONDS ? target : null);
  return [
    ...families.map((family) =>
      row(
        family,
        outcomes.filter((each) => familyOf(each.instance) === family),
        family === "pr" ? { of: "ours", bound: "at least", limit: 97 } : null,
      ),
    ),
    row("all 304", outcomes, { of: "ours", bound: "at least", limit: 99 }),
    row("… against the average published run", outcomes, { of: "ratio", bound: "at least", limit: 1 }),
  ];
}

function figure(what: string, outcomes: readonly Outcome[], target: Target | null): Figure {
  const sum = (value: (each: Outcome) => number) => outcomes.reduce((total, each) => total + value(each), 0);
  const best = sum((each) => each.best);
  const ours = (100 * sum((each) => each.score)) / best;
  return { what, unit: "%", ours, peer: (100 * sum((each) => each.average)) / best, target };
}
