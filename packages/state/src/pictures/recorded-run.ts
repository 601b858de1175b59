import type { StateDefinition } from "../define-state.ts";
import { isEqual } from "../equal.ts";
import type { Plain } from "../plain.ts";
import { describeChange } from "./describe-change.ts";
import { hidesValues } from "./hides-values.ts";

/** What happened to a state, as plain data: enough to draw it, and nothing that a mark protects. */
export interface RecordedRun {
  readonly definition: string;
  readonly steps: readonly RecordedStep[];
}

export interface RecordedStep {
  /** The agent or node that wrote, or `user`. */
  readonly by: string;
  readonly at: string | null;
  /** Null before the first step, and where the definition has no phases. */
  readonly phase_before: string | null;
  readonly phase_after: string | null;
  /** Whether the state came to rest here: waiting for a person, or at its end. */
  readonly rests: "waiting" | "terminal" | null;
  readonly changed_fields: readonly string[];
  readonly summary: string;
}

/** A state and who brought it about. A redacted projection of the state will do as well. */
export interface Moment {
  readonly by: string;
  readonly at: string | null;
  readonly state: { readonly [field: string]: unknown };
}

/**
 * Turns successive states into a run that can be drawn. The first one is compared with the definition's defaults.
 *
 * @example
 * const run = recordRun(TravelState, [{ by: "user", at: null, state: first }, { by: "planner", at: null, state: second }]);
 */
export function recordRun(definition: StateDefinition, moments: readonly Moment[]): RecordedRun {
  return {
    definition: definition.name,
    steps: moments.map((moment, index) => recordStep(definition, moments[index - 1] ?? null, moment)),
  };
}

function recordStep(definition: StateDefinition, previous: Moment | null, moment: Moment): RecordedStep {
  const contentBefore = (name: string): Plain =>
    previous === null ? defaultOf(definition, name) : contentOf(previous, name);
  const changed = definition.fieldNames.filter(
    (name) =>
      definition.fields[name]?.kind !== "untracked" && !isEqual(contentBefore(name), contentOf(moment, name)),
  );
  const phase = phaseOf(definition, moment);
  return {
    by: moment.by,
    at: moment.at,
    phase_before: previous === null ? null : phaseOf(definition, previous),
    phase_after: phase,
    rests: restOf(definition, phase),
    changed_fields: changed,
    summary: summarise(definition, changed, contentBefore, moment),
  };
}

const MOST_FIELDS = 4;

function summarise(
  definition: StateDefinition,
  changed: readonly string[],
  contentBefore: (name: string) => Plain,
  moment: Moment,
): string {
  const parts = changed.slice(0, MOST_FIELDS).flatMap((name) => {
    const field = definition.fields[name];
    return field === undefined
      ? []
      : describeChange(name, field, contentBefore(name), contentOf(moment, name));
  });
  const rest = changed.length - parts.length;
  return [...parts, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
}

function contentOf(moment: Moment, name: string): Plain {
  return (moment.state[name] ?? null) as Plain;
}

function defaultOf(definition: StateDefinition, name: string): Plain {
  return (definition.fields[name]?.options.fallback?.value ?? null) as Plain;
}

function phaseOf(definition: StateDefinition, moment: Moment): string | null {
  const field = definition.phase === null ? undefined : definition.fields[definition.phase.field];
  if (definition.phase === null || field === undefined || hidesValues(field)) return null;
  const phase = moment.state[definition.phase.field];
  return typeof phase === "string" ? phase : null;
}

function restOf(definition: StateDefinition, phase: string | null): RecordedStep["rests"] {
  if (definition.phase === null || phase === null) return null;
  if (definition.phase.terminal.includes(phase)) return "terminal";
  return definition.phase.waiting.includes(phase) ? "waiting" : null;
}
