import { apply, applyAll, type StateDefinition, type StateOf, type UpdateOf } from "@maru/state";

/** What an agent returns: an update, or a function that reads the state first, as a graph node does. */
export type Said<Definition extends StateDefinition> =
  | UpdateOf<Definition>
  | ((state: StateOf<Definition>) => UpdateOf<Definition>);

/** One agent writes. */
export interface Turn<Definition extends StateDefinition> {
  readonly by: string;
  readonly at: string;
  readonly update: Said<Definition>;
}

/** Several agents write in one parallel step; none sees what the others say. */
export interface ParallelTurn<Definition extends StateDefinition> {
  readonly at: string;
  readonly together: readonly Omit<Turn<Definition>, "at">[];
}

export type Timeline<Definition extends StateDefinition> = readonly (
  | Turn<Definition>
  | ParallelTurn<Definition>
)[];

/** Every state of a timeline, the start first: `states[n]` is what the n-th turn left behind. */
export function play<Definition extends StateDefinition>(
  definition: Definition,
  start: StateOf<Definition>,
  timeline: Timeline<Definition>,
): readonly StateOf<Definition>[] {
  const states = [start];
  for (const turn of timeline) states.push(takeTurn(definition, states.at(-1) ?? start, turn));
  return states;
}

export function takeTurn<Definition extends StateDefinition>(
  definition: Definition,
  state: StateOf<Definition>,
  turn: Turn<Definition> | ParallelTurn<Definition>,
): StateOf<Definition> {
  if ("by" in turn) return apply(definition, state, listen(turn.update, state));
  const written = turn.together.map(({ by, update }) => ({ writer: by, update: listen(update, state) }));
  return applyAll(definition, state, written);
}

export function writersOf(turn: Turn<StateDefinition> | ParallelTurn<StateDefinition>): readonly string[] {
  return "by" in turn ? [turn.by] : turn.together.map((each) => each.by);
}

function listen<Definition extends StateDefinition>(
  said: Said<Definition>,
  state: StateOf<Definition>,
): UpdateOf<Definition> {
  return typeof said === "function" ? said(state) : said;
}
