import type { Day, Plan, Problem, Visit } from "./problem.ts";

/**
 * What a plan breaks, in words; empty when nothing. Walks the plan from the problem alone and shares
 * nothing with the search, so that neither can cover for the other. Missed minimums are not broken rules.
 */
export function checkPlan(problem: Problem, plan: Plan): readonly string[] {
  const visits = plan.days.flat();
  const nodes = visits.map((visit) => visit.node);
  const groups = nodes.flatMap((node) => problem.nodes[node]?.group ?? []);
  const score = nodes.reduce((sum, node) => sum + (problem.nodes[node]?.score ?? Number.NaN), 0);
  return [
    ...(plan.days.length === problem.days.length ? [] : ["the plan has another number of days"]),
    ...(score === plan.score ? [] : [`the score is ${score}, not ${plan.score}`]),
    ...repeated(nodes).map((node) => `node ${node} is visited twice`),
    ...repeated(groups).map((group) => `group ${group} is visited twice`),
    ...problem.days.flatMap((day, index) => checkDay(problem, day, index, plan.days[index] ?? [])),
  ];
}

function checkDay(problem: Problem, day: Day, index: number, visits: readonly Visit[]): string[] {
  const broken: string[] = [];
  let location = day.start;
  let time = day.leave;
  for (const visit of visits) {
    const node = problem.nodes[visit.node];
    if (node === undefined) return [`there is no node ${visit.node}`];
    const name = `node ${visit.node} on day ${index}`;
    const earliest = time + problem.travel(location, node.location);
    if (visit.arrival < earliest) broken.push(`${name} is reached at ${visit.arrival}, not ${earliest}`);
    if (visit.start < visit.arrival) broken.push(`${name} begins before arrival`);
    if (visit.end !== visit.start + node.duration) broken.push(`${name} does not last ${node.duration}`);
    const windows = node.windows[index] ?? [];
    if (!windows.some(({ open, close }) => open <= visit.start && visit.start <= close))
      broken.push(`${name} is closed at ${visit.start}`);
    location = node.location;
    time = visit.end;
  }
  const back = time + problem.travel(location, day.end);
  if (back > day.back) broken.push(`day ${index} ends at ${back}, not ${day.back}`);
  if (visits.length > (day.stops?.most ?? visits.length)) broken.push(`day ${index} has too many stops`);
  for (const [label, limits] of Object.entries(day.labels ?? {})) {
    const count = visits.filter((visit) => problem.nodes[visit.node]?.label === label).length;
    if (count > limits.most) broken.push(`day ${index} has ${count} of ${label}`);
  }
  return broken;
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
