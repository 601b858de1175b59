import { mermaidIds, mermaidText } from "./mermaid-text.ts";
import type { RecordedRun, RecordedStep } from "./recorded-run.ts";

const USER = "user";

/** Who wrote what in which order, as a Mermaid sequence diagram of a recorded run. */
export function sequenceDiagram(run: RecordedRun): string {
  const writers = [...new Set(run.steps.map((step) => step.by))].filter((writer) => writer !== USER);
  const writerId = mermaidIds("agent", writers);
  const idOf = (writer: string) => (writer === USER ? USER : writerId(writer));
  return [
    "sequenceDiagram",
    `accTitle: Run of ${mermaidText(run.definition)}`,
    "autonumber",
    `actor ${USER} as ${USER}`,
    ...writers.map((writer) => `participant ${idOf(writer)} as ${mermaidText(writer)}`),
    `participant state as ${mermaidText(run.definition)}`,
    ...run.steps.flatMap((step) => drawStep(step, idOf(step.by))),
  ].join("\n  ");
}

function drawStep(step: RecordedStep, writer: string): readonly string[] {
  const said = step.summary === "" ? "nothing changed" : step.summary;
  const lines = [`${writer}->>state: ${mermaidText(`${timeOf(step)}${said}`)}`];
  const { phase_before, phase_after, rests } = step;
  if (phase_after === null || phase_after === phase_before) return lines;
  lines.push(
    `Note over state: ${mermaidText(phase_before === null ? phase_after : `${phase_before} → ${phase_after}`)}`,
  );
  if (rests !== null) lines.push(`state-->>${USER}: ${mermaidText(`${rests}: ${phase_after}`)}`);
  return lines;
}

/** The time of day where `at` is an ISO time: the day rarely changes within a run. */
function timeOf(step: RecordedStep): string {
  if (step.at === null) return "";
  return `${/T(\d{2}:\d{2}:\d{2})/.exec(step.at)?.[1] ?? step.at} · `;
}
