import type { FieldMap, Refuse } from "./define-state.ts";
import { InvalidTransitionError } from "./errors.ts";
import { lookInside, type SchemaNode } from "./zod-tree.ts";

type PhaseName<Fields extends FieldMap, Name extends keyof Fields> = Fields[Name]["types"]["value"] & string;

/** Fields that can be a phase: one value out of a closed set of words. */
type PhaseField<Fields extends FieldMap> = {
  [Name in keyof Fields]: Fields[Name]["kind"] extends "value"
    ? Fields[Name]["types"]["value"] extends string
      ? Name
      : never
    : never;
}[keyof Fields] &
  string;

/**
 * Where a conversation can go from where. It starts at the field's default; `terminal` phases end it, `waiting`
 * phases pause it for a person. `begins` is the phase in which each message finds it: since a turn may be stopped
 * anywhere, every phase that does not end the conversation must be able to move there.
 */
export type PhaseSpec<Fields extends FieldMap> = {
  [Name in PhaseField<Fields>]: {
    readonly field: Name;
    readonly moves: { readonly [From in PhaseName<Fields, Name>]?: readonly PhaseName<Fields, Name>[] };
    readonly terminal?: readonly PhaseName<Fields, Name>[];
    readonly waiting?: readonly PhaseName<Fields, Name>[];
    readonly begins?: PhaseName<Fields, Name>;
  };
}[PhaseField<Fields>];

export interface PhaseTable {
  readonly field: string;
  readonly initial: string;
  readonly phases: readonly string[];
  readonly moves: ReadonlyMap<string, readonly string[]>;
  readonly terminal: readonly string[];
  readonly waiting: readonly string[];
  /** Null where nothing is said of turns: the table of a part of the work. */
  readonly begins: string | null;
}

interface LoosePhaseSpec {
  readonly field: string;
  readonly moves: Readonly<Record<string, readonly string[] | undefined>>;
  readonly terminal?: readonly string[];
  readonly waiting?: readonly string[];
  readonly begins?: string;
}

/** Turns the table of a definition into one that is known to have no unreachable phase and no trap. */
export function checkPhase(spec: LoosePhaseSpec, fields: FieldMap, refuse: Refuse): PhaseTable {
  const field = fields[spec.field];
  if (field === undefined) return refuse(`the phase field "${spec.field}" does not exist.`);
  const phases = enumValues(field.options.schema);
  if (phases.length === 0) return refuse(`the phase field "${spec.field}" must be value(z.enum([…])).`);
  const initial = field.options.fallback?.value;
  if (typeof initial !== "string")
    return refuse(`the phase field "${spec.field}" needs .default(…): the first phase.`);
  const table: PhaseTable = {
    field: spec.field,
    initial,
    phases,
    moves: new Map(
      phases.map((phase) => [
        phase,
        Object.freeze([...(Object.hasOwn(spec.moves, phase) ? (spec.moves[phase] ?? []) : [])]),
      ]),
    ),
    terminal: Object.freeze([...(spec.terminal ?? [])]),
    waiting: Object.freeze([...(spec.waiting ?? [])]),
    begins: spec.begins ?? null,
  };
  checkNames(spec, table, refuse);
  checkEnds(table, refuse);
  checkBeginning(table, refuse);
  return table;
}

function checkNames(spec: LoosePhaseSpec, table: PhaseTable, refuse: Refuse): void {
  const known = new Set(table.phases);
  const begins = table.begins === null ? [] : [table.begins];
  const named = [table.initial, ...begins, ...table.terminal, ...table.waiting, ...Object.keys(spec.moves)];
  for (const name of [...named, ...Object.values(spec.moves).flatMap((targets) => targets ?? [])]) {
    if (!known.has(name)) refuse(`the phase table names "${name}", which ${table.field} cannot be.`);
  }
}

function checkEnds(table: PhaseTable, refuse: Refuse): void {
  const reachable = reach(table, [table.initial], (phase) => table.moves.get(phase) ?? []);
  const unreachable = table.phases.filter((phase) => !reachable.has(phase));
  if (unreachable.length > 0) refuse(`no move leads to: ${unreachable.join(", ")}.`);
  for (const phase of table.phases) {
    const exits = table.moves.get(phase) ?? [];
    if (table.terminal.includes(phase) && exits.length > 0) {
      refuse(`"${phase}" is terminal but moves on to ${exits.join(", ")}; make it waiting instead.`);
    }
    if (!table.terminal.includes(phase) && exits.length === 0)
      refuse(`"${phase}" is a dead end and not marked terminal.`);
  }
  const rests = [...table.terminal, ...table.waiting];
  const canRest = reach(table, rests, (phase) =>
    table.phases.filter((from) => table.moves.get(from)?.includes(phase)),
  );
  const restless = table.phases.filter((phase) => !canRest.has(phase));
  if (restless.length > 0)
    refuse(
      `from ${restless.join(", ")} no terminal or waiting phase can be reached, so it could run for ever.`,
    );
}

/** A phase from which no turn could begin would refuse every message that comes after a stop there. */
function checkBeginning(table: PhaseTable, refuse: Refuse): void {
  const { begins } = table;
  if (begins === null) return;
  if (table.terminal.includes(begins))
    refuse(`a turn begins in "${begins}", which is terminal; what is over cannot begin.`);
  const stuck = table.phases.filter(
    (phase) =>
      phase !== begins &&
      !table.terminal.includes(phase) &&
      table.moves.get(phase)?.includes(begins) !== true,
  );
  if (stuck.length > 0)
    refuse(`a turn begins in "${begins}", but nothing moves there from ${stuck.join(", ")}.`);
}

function reach(
  table: PhaseTable,
  from: readonly string[],
  next: (phase: string) => readonly string[],
): Set<string> {
  const found = new Set(from);
  const open = [...from];
  for (let phase = open.pop(); phase !== undefined; phase = open.pop()) {
    for (const target of next(phase)) {
      if (found.has(target) || !table.phases.includes(target)) continue;
      found.add(target);
      open.push(target);
    }
  }
  return found;
}

/** Staying is always allowed; moving needs an edge. */
export function checkMove(definition: string, table: PhaseTable, from: string, to: string): void {
  if (from === to) return;
  const allowed = table.moves.get(from) ?? [];
  if (!allowed.includes(to))
    throw new InvalidTransitionError({ definition, field: table.field, from, to, allowed });
}

function enumValues(schema: SchemaNode): readonly string[] {
  const inner = lookInside(schema).inner;
  if (inner !== undefined) return enumValues(inner);
  const values = [...(schema._zod.values ?? [])];
  return values.every((each) => typeof each === "string") ? values : [];
}
