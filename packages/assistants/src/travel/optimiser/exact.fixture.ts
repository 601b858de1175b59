import type { Problem } from "./problem.ts";

/** The best score by trying everything; for a handful of nodes without minimums or penalties. */
export function exactScore(problem: Problem): number {
  const search = (day: number, location: number, time: number, used: ReadonlySet<number>): number => {
    const bounds = problem.days[day];
    if (bounds === undefined) return 0;
    const following = problem.days[day + 1];
    const canEnd = time + problem.travel(location, bounds.end) <= bounds.back;
    let best = canEnd
      ? search(day + 1, following?.start ?? 0, following?.leave ?? 0, used)
      : Number.NEGATIVE_INFINITY;
    problem.nodes.forEach((node, index) => {
      const group = [...used].some(
        (other) => node.group !== undefined && problem.nodes[other]?.group === node.group,
      );
      if (used.has(index) || group) return;
      const arrival = time + problem.travel(location, node.location);
      const window = (node.windows[day] ?? []).find(({ close }) => arrival <= close);
      if (window === undefined) return;
      const end = Math.max(arrival, window.open) + node.duration;
      if (end > bounds.back) return;
      best = Math.max(best, node.score + search(day, node.location, end, new Set([...used, index])));
    });
    return best;
  };
  const first = problem.days[0];
  return first ? search(0, first.start, first.leave, new Set()) : 0;
}
