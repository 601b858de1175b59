import { type NodeContext, runSubgraph, type Step, type StepOutcome } from "@maru/runtime";
import { initialState, overwrite, reset } from "@maru/state";
import { decideTopics } from "./decisions.ts";
import { findIssues } from "./issues/find-issues.ts";
import { describeSteps, planLines } from "./planning/describe-step.ts";
import { type Plan, planRequest } from "./planning/plan-request.ts";
import { searchFilters } from "./planning/search-filters.ts";
import type { Listing, RealEstateData } from "./ports.ts";
import { readContractText } from "./reading/read-contract-text.ts";
import { readLease } from "./reading/read-lease.ts";
import { mendText, readRequest } from "./reading/read-request.ts";
import type { Team } from "./shapes/common.ts";
import { LeaseFields } from "./shapes/lease-fields.ts";
import type { Request } from "./shapes/request.ts";
import type { StandardResult } from "./shapes/results.ts";
import type { MainSupervisorState, SupervisorUpdate } from "./state.ts";
import { PlanningState } from "./states/planning-state.ts";
import { createSharedState, mergeTeamResults, teamsByStatus } from "./states/state-manager.ts";
import { analysisTeam } from "./teams/analysis-team.ts";
import { documentTeam } from "./teams/document-team.ts";
import { searchTeam } from "./teams/search-team.ts";
import type { Tools } from "./tools/tools.ts";

type State = MainSupervisorState;
type Definition = typeof import("./state.ts").MainSupervisorState;

export interface Supervised {
  readonly data: RealEstateData;
  readonly tools: Tools;
  /** The word of the glossary that a text names, as it names it. */
  readonly termIn: (text: string) => string | null;
}

/** Everything of the last question that the next one starts without. What was found stays until it is known to be stale. */
export function nextQuestion(query: string, request_id: string): SupervisorUpdate {
  return {
    query,
    request_id,
    current_phase: "initialization",
    status: "initialized",
    planning_state: reset(),
    execution_plan: reset(),
    execution_steps: overwrite([]),
    active_teams: reset(),
    completed_teams: reset(),
    failed_teams: reset(),
    team_results: reset(),
    aggregated_results: reset(),
    final_response: reset(),
    start_time: reset(),
    end_time: reset(),
    total_execution_time: reset(),
    error_log: reset(),
    next_query: reset(),
    data_reused: false,
    reuse_intent: reset(),
  };
}

const MOST_MEMORIES = 5;

/** Begins a question: what is remembered of this person is at hand before anything is judged. */
export async function initialize(state: State, context: NodeContext): Promise<SupervisorUpdate> {
  const [memories, preferences] = await Promise.all([
    context.memories.relevant(state.query, MOST_MEMORIES),
    context.memories.preferences(),
  ]);
  return {
    current_phase: "planning",
    status: "processing",
    start_time: context.now(),
    loaded_memories: memories.map(({ summary, created_at, details }) => ({
      summary,
      timestamp: created_at,
      details,
    })),
    user_preferences: preferences,
    memory_load_time: context.now(),
  };
}

/** Understands the question and says who does what. */
export async function planning(
  supervised: Supervised,
  state: State,
  context: NodeContext,
): Promise<SupervisorUpdate> {
  const { data, termIn } = supervised;
  const mended = mendText(state.query);
  const term = termIn(mended);
  const { result } = await context.decide(decideTopics, { text: mended, term });
  const previous = state.request as Request | null;
  // A contract that is pasted is read, not written.
  const isPasted = readContractText(state.query) !== null;
  const lease = readLease(
    state,
    isPasted ? result.topics.filter((topic) => topic !== "contract_creation") : result.topics,
    context.now(),
  );
  const request = readRequest({
    text: state.query,
    now: context.now(),
    data,
    said: lease.isMeant ? ["contract_creation", ...lease.besides] : result.topics,
    term: result.topics.includes("term") ? term : null,
    previous,
    questions: state.questions,
    shown: (state.search_team_state?.property_search_results ?? []) as unknown as readonly Listing[],
  });
  const plan = planRequest(request, state.search_team_state !== null);
  const reuses = request.reuses && state.search_team_state !== null;
  return {
    request,
    previous_request: previous,
    questions: [],
    quick_replies: [],
    data_reused: reuses,
    reuse_intent: reuses ? request.intent : null,
    ...(reuses ? {} : { search_team_state: null }),
    analysis_team_state: null,
    document_team_state: null,
    lease_fields: lease.fields,
    ...planned(state, request, plan),
  };
}

function planned(state: State, request: Request, plan: Plan): SupervisorUpdate {
  const execution_steps = describeSteps(plan, state.language);
  const planning_state = initialState(PlanningState, {
    raw_query: state.query,
    analyzed_intent: {
      intent_type: request.intent,
      confidence: request.confidence,
      keywords: request.keywords,
      entities: entitiesOf(request),
    },
    intent_confidence: request.confidence,
    available_agents: ["search_team", "analysis_team", "document_team"],
    available_teams: ["search", "analysis", "document"],
    execution_steps,
    execution_strategy: plan.strategy,
    ...(plan.strategy === "parallel"
      ? { parallel_groups: [execution_steps.map(({ step_id }) => step_id)] }
      : {}),
    plan_validated: true,
    estimated_total_time: plan.steps.length * SECONDS_PER_STEP,
  });
  return {
    planning_state,
    execution_plan: { intent: request.intent, strategy: plan.strategy, steps: planLines(plan) },
    execution_steps,
    active_teams: plan.steps.map(({ team }) => team),
  };
}

/** What a step takes on this class of machine, with room to spare. */
const SECONDS_PER_STEP = 1.5;

function entitiesOf({ facts, topics }: Request): Record<string, string[]> {
  const said = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return {
    topics: [...topics],
    ...Object.fromEntries(said.map(([name, value]) => [name, [value].flat().map((each) => textOf(each))])),
  };
}

function textOf(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The work of the three teams. A team that fails leaves what it has, and its siblings go on. */
export function teamWork({ tools }: Supervised) {
  const search = searchTeam(tools.search);
  const analysis = analysisTeam(tools.analysis);
  const document = documentTeam(tools);
  return async (step: Step, state: State, context: NodeContext): Promise<StepOutcome<Definition>> => {
    const request = state.request as Request | null;
    if (request === null) throw new Error("a step without a question");
    const shared_context = createSharedState(state, context.now());
    switch (step.team as Team) {
      case "search": {
        const { scopes } = planRequest(request, false);
        const inner = await runSubgraph(
          search,
          {
            shared_context,
            keywords: { legal: [], real_estate: [], loan: [], general: request.keywords },
            search_scope: [...scopes],
            filters: searchFilters(request, scopes, findIssues(request.subject)),
          },
          context,
        );
        const result: StandardResult = {
          status: inner.status === "failed" ? "failed" : "completed",
          data: {
            total_results: inner.total_results,
            search_progress: { ...inner.search_progress },
            sources_used: [...inner.sources_used],
          },
          error: inner.error,
        };
        return outcome("search", result, { search_team_state: inner });
      }
      case "analysis": {
        const { analyses } = planRequest(request, state.data_reused);
        const found = state.search_team_state;
        const inner = await runSubgraph(
          analysis,
          {
            shared_context,
            analysis_type: analysisTypeOf(request),
            input_data: {
              legal_search: structuredClone(found?.legal_results ?? []) as never,
              real_estate_search: structuredClone(found?.real_estate_results ?? []) as never,
              property_search: structuredClone(found?.property_search_results ?? []) as never,
              loan_search: structuredClone(found?.loan_results ?? []) as never,
              facts: {
                facts: { ...request.facts },
                contract_text: request.contract_text,
                subject: request.subject,
              },
            },
            analysis_progress: Object.fromEntries(analyses.map((tool) => [tool, "pending"])),
          },
          context,
        );
        const result: StandardResult = {
          status: inner.status === "failed" ? "failed" : "completed",
          data: { analysis_progress: { ...inner.analysis_progress }, metrics: { ...inner.metrics } },
          error: inner.error,
        };
        return outcome("analysis", result, { analysis_team_state: inner });
      }
      case "document": {
        const inner = await runSubgraph(
          document,
          {
            shared_context,
            document_type: isSale(request.text) ? "sales_contract" : "lease_contract",
            lease_fields: LeaseFields.parse(state.lease_fields ?? {}),
          },
          context,
        );
        const words = [...inner.feedback];
        const asked = inner.decision === "other" ? (words.at(-1) ?? null) : null;
        const isOver = inner.final_document !== null || inner.decision === "reject";
        const result: StandardResult = {
          status: "completed",
          data: { decision: inner.decision, generation_progress: { ...inner.generation_progress } },
          error: null,
        };
        return outcome("document", result, {
          document_team_state: inner,
          lease_fields: isOver ? null : LeaseFields.parse(inner.lease_fields),
          next_query: asked,
          // What was said while the draft waited belongs to the conversation, too.
          messages: words.map((text, index) => ({
            role: "user" as const,
            id: context.id(`feedback-${index}`),
            content: text,
            created_at: context.now(),
          })),
        });
      }
    }
  };
}

function isSale(text: string): boolean {
  return /매매\s?계약|sales? contract/iu.test(text) && !/임대차|전세|월세|lease/iu.test(text);
}

function outcome(team: Team, result: StandardResult, update: SupervisorUpdate): StepOutcome<Definition> {
  return {
    result: { status: result.status, ...result.data },
    update: { ...update, ...mergeTeamResults(team, result) },
    ...(result.error === null ? {} : { failure: result.error }),
  };
}

function analysisTypeOf({ topics }: Request): "comprehensive" | "market" | "risk" | "contract" {
  if (topics.includes("contract_review")) return "contract";
  if (topics.includes("deposit_risk")) return "risk";
  return topics.includes("price_level") ? "market" : "comprehensive";
}

/** While the plan runs: which phase it is, and the plan as the planner sees it. */
export function notePlan(state: State, steps: readonly Step[]): SupervisorUpdate {
  if (state.planning_state === null) return {};
  return {
    ...(state.current_phase === "planning" ? { current_phase: "executing" as const } : {}),
    ...teamsByStatus(steps),
    planning_state: { ...state.planning_state, execution_steps: steps.map(bare) } as never,
  };
}

function bare(step: Step) {
  const { step_id, step_type, agent_name, team, task, description } = step;
  const { status, progress_percentage, started_at, completed_at, result, error } = step;
  const told = { step_id, step_type, agent_name, team, task, description, status };
  const done = status === "completed" ? 100 : progress_percentage;
  return { ...told, progress_percentage: done, started_at, completed_at, result, error };
}

/** Every team's result as it is: a failed one stays failed, also one that left nothing behind. */
export function aggregate(state: State): SupervisorUpdate {
  const lost = state.execution_steps.filter(
    ({ team, status }) => state.team_results[team] === undefined && status !== "completed",
  );
  const failed = Object.fromEntries(
    lost.map(({ team, error }) => [team, { status: "failed" as const, data: {}, error: error ?? "중단됨" }]),
  );
  return {
    current_phase: "aggregation",
    team_results: failed,
    aggregated_results: Object.fromEntries(
      Object.entries({ ...state.team_results, ...failed }).map(([team, { status, data }]) => [
        team,
        { status: status === "completed" ? ("success" as const) : ("failed" as const), data: { ...data } },
      ]),
    ),
  };
}
