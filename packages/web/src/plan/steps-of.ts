import type { TodoStep } from "@maru/protocol";
import { objectIn, type Plain, partsIn } from "../plain/read-plain.ts";
import type { FinishedNode, SessionModel } from "../session/session-model.ts";

type Known = Pick<SessionModel, "todo" | "result" | "state" | "isRunning" | "finished">;

/** What is done for the person, step by step: the plan itself, or what an assistant without one says it goes through. */
export function stepsOf(model: Known): readonly TodoStep[] {
  return model.todo.length > 0 ? model.todo : stagesOf(model);
}

/** What a step is called: by its task, or by who does it. */
export function nameOf({ task, description, agent_name, step_id }: TodoStep): string {
  return task ?? description ?? agent_name ?? step_id;
}

export interface Count {
  readonly done: number;
  readonly total: number;
}

export function countOf(steps: readonly TodoStep[]): Count {
  const done = steps.filter(({ status }) => status === "completed" || status === "skipped").length;
  return { done, total: steps.length };
}

/** Stages of agents, one after the other; within a stage they work side by side. */
function stagesOf({ result, state, isRunning, finished }: Known): readonly TodoStep[] {
  const stages = stagesIn(result["plan"]);
  const results = partsIn(state["agent_results"]);
  const hasBegun = stages
    .flat()
    .some((name) => name in results || finished.some(({ node }) => node === name));
  if (!hasBegun) return [];
  const steps = stages.map((names) => names.map((name) => stepOf(name, results, finished)));
  const current = steps.findIndex((stage) => stage.some(({ status }) => status === "pending"));
  return steps.flatMap((stage, position) =>
    stage.map((step) =>
      isRunning && position === current && step.status === "pending"
        ? { ...step, status: "in_progress" }
        : step,
    ),
  );
}

function stepOf(name: string, results: Plain, finished: readonly FinishedNode[]): TodoStep {
  const result = objectIn(results[name]);
  const ran = finished.findLast(({ node }) => node === name);
  const status = result?.["status"] === "failed" ? "failed" : "completed";
  const summary = result?.["summary"];
  return {
    step_id: name,
    agent_name: name,
    status: name in results || ran !== undefined ? status : "pending",
    ...(typeof summary === "string" ? { result: summary } : {}),
    ...(ran === undefined ? {} : { milliseconds: ran.milliseconds }),
  };
}

function stagesIn(plan: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(plan)) return [];
  return plan.map((stage) => (Array.isArray(stage) ? stage.filter((name) => typeof name === "string") : []));
}
