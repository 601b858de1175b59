import { StateError } from "./errors.ts";

export interface Dependent {
  readonly step_id: string;
  readonly dependencies: readonly string[];
}

/**
 * Steps in the order they can run: each group may run in parallel once all groups before it are done.
 * Within a group the plan's own order is kept. A circle or an unknown dependency is refused.
 */
export function parallelGroups(plan: readonly Dependent[]): readonly (readonly string[])[] {
  const dependenciesOf = new Map(plan.map(({ step_id, dependencies }) => [step_id, dependencies]));
  for (const [step, dependencies] of dependenciesOf) {
    const unknown = dependencies.find((id) => !dependenciesOf.has(id));
    if (unknown !== undefined) {
      throw new StateError("UNKNOWN_DEPENDENCY", {
        step,
        dependency: unknown,
        known: [...dependenciesOf.keys()],
      });
    }
  }
  const waitsFor = new Map([...dependenciesOf].map(([id, dependencies]) => [id, new Set(dependencies)]));
  const dependents = new Map<string, string[]>([...waitsFor.keys()].map((id) => [id, []]));
  for (const [id, dependencies] of waitsFor) {
    for (const dependency of dependencies) dependents.get(dependency)?.push(id);
  }
  const position = new Map([...waitsFor.keys()].map((id, index) => [id, index]));
  const groups: string[][] = [];
  let ready = [...waitsFor].filter(([, dependencies]) => dependencies.size === 0).map(([id]) => id);
  while (ready.length > 0) {
    groups.push(ready);
    const next: string[] = [];
    for (const id of ready) {
      waitsFor.delete(id);
      for (const dependent of dependents.get(id) ?? []) {
        const open = waitsFor.get(dependent);
        if (open?.delete(id) && open.size === 0) next.push(dependent);
      }
    }
    ready = next.sort((left, right) => (position.get(left) ?? 0) - (position.get(right) ?? 0));
  }
  if (waitsFor.size > 0) throw new StateError("DEPENDENCY_CYCLE", { cycle: findCycle(waitsFor) });
  return groups;
}

/** Every step that is left waits for another one that is left, so following them must come back. */
function findCycle(waitsFor: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const trail: string[] = [];
  const seen = new Map<string, number>();
  let next = waitsFor.keys().next().value ?? "";
  while (!seen.has(next)) {
    seen.set(next, trail.length);
    trail.push(next);
    next = [...(waitsFor.get(next) ?? [])][0] ?? "";
  }
  return [...trail.slice(seen.get(next)), next];
}
