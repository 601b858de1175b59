import type { NodeContext, Step, StepInputs, StepOutcome } from "@maru/runtime";
import { validate } from "./agents/compliance-agent.ts";
import { analyseData } from "./agents/data-agent.ts";
import { writeDocument } from "./agents/document-agent.ts";
import { retrieve } from "./agents/retrieval-agent.ts";
import { store } from "./agents/storage-agent.ts";
import type { Worked } from "./agents/worked.ts";
import type { Desk } from "./desk.ts";
import type { OpenForm } from "./domain/documents/open-form.ts";
import type { Request } from "./domain/request.ts";
import type { Records } from "./records.ts";
import type { GlobalSessionState, SessionUpdate } from "./states/state.ts";
import type { CompanyTools } from "./tools.ts";

type Definition = typeof import("./states/state.ts").GlobalSessionState;

export interface Team {
  readonly desk: Desk;
  readonly tools: CompanyTools;
  readonly records: Records;
}

/** One task by the agent it belongs to; what it leaves is kept under the number of the task. */
export function agentWork(team: Team) {
  return async (
    step: Step,
    state: GlobalSessionState,
    given: NodeContext,
    inputs: StepInputs,
  ): Promise<StepOutcome<Definition>> => {
    const context = { ...given, language: state.language };
    const request = state.requests.find(({ task_id }) => task_id === step.step_id);
    if (request === undefined) throw new Error("a step that nobody asked for");
    const started = context.now();
    const worked = await workOn(request, team, inputs, context);
    return {
      result: JSON.parse(JSON.stringify(worked.result)),
      update: kept(request, worked, state, { team, started, context }),
    };
  };
}

async function workOn(
  request: Request,
  { desk, tools, records }: Team,
  inputs: StepInputs,
  context: NodeContext,
): Promise<Worked> {
  switch (request.agent) {
    case "DataAnalysisAgent":
      return analyseData(request, tools, context);
    case "InformationRetrievalAgent":
      return retrieve(request, tools, records, context);
    case "DocumentGenerationAgent":
      return writeDocument(request, desk, inputs, context);
    case "ComplianceValidationAgent":
      return validate(request, desk, context);
    case "StorageDecisionAgent":
      return store(request, tools, records, context);
  }
}

interface Around {
  readonly team: Team;
  readonly started: string;
  readonly context: NodeContext;
}

function kept(
  request: Request,
  { text, result, own, queries = 0, draft, figures, form }: Worked,
  state: GlobalSessionState,
  { team, started, context }: Around,
): SessionUpdate {
  const ended = context.now();
  const { task_id, task, words, stored, looked, act } = request;
  const number = String(Object.keys(state.drafts).length + 1);
  const location = result["location"];
  return {
    agent_states: {
      [task_id]: {
        task_id,
        assigned_task: { task, words },
        result: { text, ...result },
        confidence_score: 1,
        execution_time: Math.max(0, (Date.parse(ended) - Date.parse(started)) / 1000),
        start_time: started,
        end_time: ended,
        ...own,
      } as never,
    },
    db_queries_executed: queries,
    audit_trail: [
      {
        id: context.id(`audit-${task_id}`),
        at: ended,
        actor: team.desk.asker.id,
        action: `${request.op}: ${task}`,
        outcome: "done" as const,
      },
    ],
    ...(draft === undefined
      ? {}
      : {
          drafts: {
            [number]: { id: number, language: context.language, version: 1, ...draft, gaps: [...draft.gaps] },
          },
        }),
    ...(figures === undefined ? {} : { shown_figures: structuredClone(figures) as never, last_sum: null }),
    ...(looked === null ? {} : { last_thing: thingTold(looked, result) as never }),
    ...(act === null ? {} : { last_act: structuredClone(act) as never }),
    ...(form === undefined ? {} : { open_form: { ...(structuredClone(form) as OpenForm), draft: number } }),
    ...(stored === null || location === undefined
      ? {}
      : {
          changed_records: [
            ...state.changed_records,
            { ...stored, value: undefined, before: textOf(result["old"]), after: String(result["new"]) },
          ].map(({ table, key, field, before, after }) => ({ table, key, field, before, after })),
        }),
  };
}

/** «담당이 누구야», then «그분 번호»: who was named is meant. */
function thingTold(looked: NonNullable<Request["looked"]>, { values }: Worked["result"]) {
  const person = (values as { readonly person?: unknown } | undefined)?.person;
  return typeof person === "string"
    ? { table: "HR_Info", key: person, fields: ["phone"] }
    : structuredClone(looked);
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);
