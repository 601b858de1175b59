import type { StateDefinition } from "../define-state.ts";
import { StateError } from "../errors.ts";
import type { PhaseTable } from "../phase.ts";
import { mermaidIds, mermaidText } from "./mermaid-text.ts";
import type { RecordedRun } from "./recorded-run.ts";

/**
 * The phases of a state and the moves between them, as a Mermaid flowchart. With a run: how often each move was
 * made and where the state stands. Shapes, lines and words tell the kinds apart; no colour is needed.
 */
export function flowDiagram(definition: StateDefinition, run: RecordedRun | null = null): string {
  if (run !== null && run.definition !== definition.name) {
    throw new StateError("FOREIGN_STATE", {
      definition: definition.name,
      found: `a run of "${run.definition}"`,
    });
  }
  const body = definition.phase === null ? openFlow(definition, run) : phaseFlow(definition.phase, run);
  return ["flowchart TB", `accTitle: Flow of ${mermaidText(definition.name)}`, ...body].join("\n  ");
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly isAllowed: boolean;
  readonly times: number;
}

function phaseFlow(table: PhaseTable, run: RecordedRun | null): readonly string[] {
  const moves = movesOf(table, run);
  const phases = [
    ...new Set([...table.phases, ...visited(run), ...moves.flatMap(({ from, to }) => [from, to])]),
  ];
  const idOf = mermaidIds("phase", phases);
  const current = run?.steps.at(-1)?.phase_after ?? null;
  const waiting = phases.filter((phase) => table.waiting.includes(phase));
  const terminal = phases.filter((phase) => table.terminal.includes(phase));
  return [
    'start(("start"))',
    ...phases.map((phase) => drawPhase(table, idOf(phase), phase, phase === current)),
    `start --> ${idOf(table.initial)}`,
    ...moves.map((move) => drawMove(move, idOf(move.from), idOf(move.to), run !== null)),
    ...drawClass("waiting", "stroke-dasharray:6 4", waiting.map(idOf)),
    ...drawClass("terminal", "stroke-width:3px", terminal.map(idOf)),
    ...drawClass("current", "stroke-width:5px,font-weight:bold", current === null ? [] : [idOf(current)]),
  ];
}

/** All moves of the table, and those a run made although the table (now) lacks them. */
function movesOf(table: PhaseTable, run: RecordedRun | null): readonly Move[] {
  const times = new Map<string, Move>();
  const keyOf = (from: string, to: string) => JSON.stringify([from, to]);
  for (const [from, targets] of table.moves) {
    for (const to of targets) times.set(keyOf(from, to), { from, to, isAllowed: true, times: 0 });
  }
  for (const { phase_before: from, phase_after: to } of run?.steps ?? []) {
    if (from === null || to === null || from === to) continue;
    const known = times.get(keyOf(from, to)) ?? { from, to, isAllowed: false, times: 0 };
    times.set(keyOf(from, to), { ...known, times: known.times + 1 });
  }
  return [...times.values()];
}

function visited(run: RecordedRun | null): readonly string[] {
  return (run?.steps ?? []).flatMap((step) => (step.phase_after === null ? [] : [step.phase_after]));
}

function drawPhase(table: PhaseTable, id: string, phase: string, isCurrent: boolean): string {
  const isWaiting = table.waiting.includes(phase);
  const isTerminal = table.terminal.includes(phase);
  const notes = [
    ...(isWaiting ? ["waiting"] : []),
    ...(isTerminal ? ["terminal"] : []),
    ...(table.phases.includes(phase) ? [] : ["unknown phase"]),
    ...(isCurrent ? ["current"] : []),
  ];
  const label = [mermaidText(phase), ...notes.map((note) => `«${note}»`)].join("<br/>");
  if (isWaiting) return `${id}{{"${label}"}}`;
  return isTerminal ? `${id}(["${label}"])` : `${id}["${label}"]`;
}

function drawMove(move: Move, from: string, to: string, hasRun: boolean): string {
  if (!hasRun) return `${from} --> ${to}`;
  if (move.times === 0) return `${from} -.-> ${to}`;
  return `${from} ==>|"${move.times}×${move.isAllowed ? "" : " not in the table"}"| ${to}`;
}

function drawClass(name: string, style: string, ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [] : [`classDef ${name} ${style}`, `class ${ids.join(",")} ${name}`];
}

/** Without phases any update may follow any other; a run shows who wrote how often. */
function openFlow(definition: StateDefinition, run: RecordedRun | null): readonly string[] {
  const writers = new Map<string, number>();
  for (const { by } of run?.steps ?? []) writers.set(by, (writers.get(by) ?? 0) + 1);
  const idOf = mermaidIds("writer", [...writers.keys()]);
  return [
    'start(("start"))',
    `state["${mermaidText(definition.name)}<br/>«no phases»"]`,
    "start --> state",
    ...[...writers].flatMap(([writer, times]) => [
      `${idOf(writer)}("${mermaidText(writer)}")`,
      `${idOf(writer)} ==>|"${times}×"| state`,
    ]),
  ];
}
