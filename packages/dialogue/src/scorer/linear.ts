import type { Features } from "./features.ts";

/** What is learnt from one text: which classes hold, and among which that was to be said. */
export interface Lesson {
  readonly features: Features;
  readonly holds: readonly number[];
  /** Classes that this text says nothing about are left alone. */
  readonly among: readonly number[];
}

/** Weights of every class for every feature, while they are learnt: a row for each feature. */
export interface Weights {
  readonly rows: ReadonlyMap<number, number>;
  readonly values: Float32Array;
  readonly classes: number;
}

export interface TrainingOptions {
  readonly classes: number;
  readonly rounds?: number;
  /** Features seen less often tell of single texts only. */
  readonly least?: number;
  readonly rate?: number;
  readonly seed?: number;
}

/**
 * One judge for each class, all trained together: hinge loss, steps that shrink with what a weight has learnt already.
 * The same lessons give the same weights.
 */
export function trainLinear(lessons: readonly Lesson[], options: TrainingOptions): Weights {
  const { classes, rounds = 8, least = 2, rate = 0.3, seed = 7 } = options;
  const rows = frequentFeatures(lessons, least);
  const values = new Float32Array(rows.size * classes);
  const squares = new Float32Array(rows.size * classes);
  const known = lessons.map(({ features }) => rowsIn(rows, features));
  const order = lessons.map((_, index) => index);
  const scores = new Float32Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, seed + round);
    for (const index of order) {
      const lesson = lessons[index];
      const indices = known[index];
      if (lesson === undefined || indices === undefined || indices.length === 0) continue;
      const size = 1 / Math.sqrt(indices.length);
      addUp(values, indices, classes, size, scores);
      for (const each of lesson.among) {
        const target = lesson.holds.includes(each) ? 1 : -1;
        const margin = target * (scores[each] ?? 0);
        // What is wanted is rare beside what is not.
        const wanted = target === 1 ? 1 : 0.35;
        if (margin >= wanted) continue;
        learn(values, squares, indices, { at: each, classes, step: target * size, rate });
      }
    }
  }
  return { rows, values, classes };
}

interface Step {
  readonly at: number;
  readonly classes: number;
  readonly step: number;
  readonly rate: number;
}

function learn(values: Float32Array, squares: Float32Array, indices: Uint32Array, step: Step): void {
  const gradient = step.step * step.step;
  for (const row of indices) {
    const cell = row * step.classes + step.at;
    const seen = (squares[cell] ?? 0) + gradient;
    squares[cell] = seen;
    values[cell] = (values[cell] ?? 0) + (step.rate * step.step) / (Math.sqrt(seen) + 0.02);
  }
}

function addUp(
  values: Float32Array,
  indices: Uint32Array,
  classes: number,
  size: number,
  scores: Float32Array,
): void {
  scores.fill(0);
  for (const row of indices) {
    const from = row * classes;
    for (let each = 0; each < classes; each += 1)
      scores[each] = (scores[each] ?? 0) + (values[from + each] ?? 0);
  }
  for (let each = 0; each < classes; each += 1) scores[each] = (scores[each] ?? 0) * size;
}

function frequentFeatures(lessons: readonly Lesson[], least: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of lessons)
    for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= least).map(([feature]) => feature);
  return new Map(kept.sort((left, right) => left - right).map((feature, row) => [feature, row]));
}

function rowsIn(rows: ReadonlyMap<number, number>, features: Features): Uint32Array {
  const found: number[] = [];
  for (const each of features) {
    const row = rows.get(each);
    if (row !== undefined) found.push(row);
  }
  return Uint32Array.from(found);
}

function shuffle(order: number[], seed: number): void {
  let state = seed >>> 0;
  for (let index = order.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (index + 1);
    const held = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = held;
  }
}
