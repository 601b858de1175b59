import type { PlannedStep } from "@maru/state";
import type * as z from "zod";

/** A step that waits for others, with nothing else to say. */
export function plannedStep(
  step_id: string,
  dependencies: readonly string[] = [],
  given: Partial<z.input<typeof PlannedStep>> = {},
): z.input<typeof PlannedStep> {
  return {
    step_id,
    step_type: "search",
    agent_name: `agent-${step_id}`,
    team: "search",
    task: `일 ${step_id}`,
    description: "",
    agents: [`agent-${step_id}`],
    dependencies: [...dependencies],
    retry_count: 0,
    ...given,
  };
}
