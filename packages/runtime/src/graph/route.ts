/** Where a graph ends. */
export const END = "end";

/** One of several runs of a node at the same time, each with its own input. */
export class Dispatch {
  readonly node: string;
  readonly input: unknown;

  constructor(node: string, input: unknown) {
    this.node = node;
    this.input = input;
  }
}

/** Runs a node once more beside the others of this step, with this input. */
export function dispatch(node: string, input: unknown): Dispatch {
  return new Dispatch(node, input);
}

export type Target = string | Dispatch;
export type Targets = Target | readonly Target[];

/** An update together with where to go, for nodes that decide their own way. */
export class Routed<Update> {
  readonly to: Targets;
  readonly update: Update;

  constructor(to: Targets, update: Update) {
    this.to = to;
    this.update = update;
  }
}

export function goTo<Update extends object>(to: Targets, update?: Update): Routed<Update> {
  return new Routed(to, update ?? ({} as Update));
}

export function asList(targets: Targets): readonly Target[] {
  return Array.isArray(targets) ? targets : [targets as Target];
}
