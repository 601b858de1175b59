import { documentOfTurn, NOT_READ_OF_DIALOGUE, narrowed, recordRead } from "@maru/dialogue";
import { keepingIdentity, type NodeContext, type PureWork, type Step } from "@maru/runtime";
import { initialState, overwrite, reset } from "@maru/state";
import { decideTopics, type TopicsInput } from "./decisions.ts";
import { operationsRead } from "./operations/read-calls.ts";
import type { ReadLeftover } from "./operations/read-leftover.ts";
import { describeSteps, planLines } from "./planning/describe-step.ts";
import { type Plan, planRequest } from "./planning/plan-request.ts";
import type { Listing, LoanProduct, RealEstateData } from "./ports.ts";
import { keptInStep } from "./reading/keep-in-step.ts";
import { readContractText } from "./reading/read-contract-text.ts";
import { readLease } from "./reading/read-lease.ts";
import { asksMeaning } from "./reading/read-look.ts";
import { mendText, readRequest } from "./reading/read-request.ts";
import { withSecondOpinion } from "./reading/second-opinion.ts";
import { sideTold } from "./reading/side-told.ts";
import { valuesTold, withTold } from "./reading/values-told.ts";
import { type Able, isReadBetter } from "./reading/weigh-readings.ts";
import type { Request, Topic } from "./shapes/request.ts";
import type { MainSupervisorState, SupervisorUpdate } from "./state.ts";
import { PlanningState } from "./states/planning-state.ts";
import { teamsByStatus } from "./states/state-manager.ts";
import type { Tools } from "./tools/tools.ts";

type State = MainSupervisorState;

export interface Supervised {
  readonly data: RealEstateData;
  readonly tools: Tools;
  /** The word of the glossary that a text names, as it names it. */
  readonly termIn: (text: string) => string | null;
  /** What is done with a message that no rule understands. */
  readonly readLeftover: ReadLeftover;
  /** What can be done. */
  readonly able: Able;
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
  const asked = { state: narrowed(state, NOT_READ) as State, now: context.now(), leaves: false };
  const byRules = await context.work(planQuestion(supervised), asked);
  const { request: byWords, previous_request: before = null } = byRules.update;
  // Beside a lease that is being written nobody but the rules knows what its values are.
  const isBetter =
    state.lease_fields === null &&
    isReadBetter(byWords as Request, before as Request | null, asked.now, supervised.able);
  const { asks, topics, update } = isBetter
    ? await context.work(planQuestion(supervised), { ...asked, leaves: true })
    : byRules;
  // What was judged is told, and not judged again.
  await context.decide({ ...decideTopics, rules: () => ({ topics: [...topics] }) }, asks);
  const planned = keepingIdentity(update, state);
  const request = update.request as Request;
  const isLeft = update.execution_steps === undefined || stepsIn(update) === 0;
  if (!isLeft || request.reuses || !isUnread(request)) return planned;
  const previous = (update.previous_request ?? null) as Request | null;
  const newly = (update.kept ?? {}) as State["kept"];
  const read = {
    ...state,
    operations: [...((update.operations ?? []) as State["operations"])],
    kept: { ...state.kept, ...newly },
  };
  const heard = { request, previous, newly, now: context.now() };
  return { ...planned, ...(await supervised.readLeftover(read, heard, context.work)) };
}

function stepsIn({ execution_plan }: SupervisorUpdate): number {
  return (execution_plan as { readonly steps?: readonly unknown[] } | undefined)?.steps?.length ?? 0;
}

/** What no question is understood with: what became of it, and how the answer came about. */
const NOT_READ = [
  "planning_state",
  "execution_plan",
  "team_results",
  "final_response",
  "analysis_team_state",
  "loaded_memories",
  "user_preferences",
  ...NOT_READ_OF_DIALOGUE,
] as const;

interface QuestionToPlan {
  readonly state: State;
  readonly now: string;
  /** Its values are taken, and its question is left to who knows better. */
  readonly leaves: boolean;
}

interface PlannedQuestion {
  readonly asks: TopicsInput;
  readonly topics: readonly Topic[];
  readonly update: SupervisorUpdate;
}

/** Planning as work that only computes. */
export function planQuestion(
  supervised: Pick<Supervised, "data" | "termIn">,
): PureWork<QuestionToPlan, PlannedQuestion> {
  return { name: PLAN_QUESTION, run: (asked) => understood(supervised, asked) };
}

export const PLAN_QUESTION = "realestate.plan_question";

function understood(
  { data, termIn }: Pick<Supervised, "data" | "termIn">,
  { state, now, leaves }: QuestionToPlan,
): PlannedQuestion {
  const mended = mendText(state.query);
  const previous = lastMeant(state);
  const pointed = previous === null || !asksMeaning(mended) ? null : termSpokenOf(state, previous, termIn);
  const term = termIn(mended) ?? pointed;
  const asks = { text: mended, term };
  const decided = decideTopics.rules(asks);
  const result = pointed === null || termIn(mended) !== null ? decided : { topics: ["term" as const] };
  // A contract that is pasted is read, not written.
  const document = documentOfTurn(state);
  const isPasted = readContractText(document ?? state.query) !== null;
  const topics = beginsLease(state, result.topics, mended)
    ? [...result.topics, "contract_creation" as const]
    : result.topics;
  const lease = readLease(
    state,
    isPasted ? topics.filter((topic) => topic !== "contract_creation") : topics,
    now,
  );
  const shown = shownListings(state);
  const whole = readRequest({
    text: state.query,
    document,
    now,
    data,
    said: lease.isMeant ? ["contract_creation", ...lease.besides] : result.topics,
    term: result.topics.includes("term") ? term : null,
    previous,
    earlier: state.previous_request as Request | null,
    questions: state.questions,
    shown: shown as unknown as readonly Listing[],
    shownLoans: (state.search_team_state?.loan_results ?? []) as unknown as readonly LoanProduct[],
  });
  const { facts, kept } = keptInStep(state, whole, previous);
  const isAboutHomes = previous !== null || whole.topics.length > 0;
  const byRules = operationsRead(previous, { ...whole, facts, topics: [] }, now, state.language);
  const taken = byRules.flatMap(({ covers = [] }) => covers);
  const isPlain = whole.contract_text === null && isAboutHomes;
  const told = isPlain
    ? [...valuesTold(state, { ...whole, facts }, { now, taken }), ...sideTold(state, state.query, now)]
    : [];
  const request: Request = {
    ...whole,
    facts: withTold(facts, told),
    ...(leaves ? { topics: [], reuses: false, intent: "UNCLEAR" } : {}),
  };
  const plan = planRequest(request, state.search_team_state !== null);
  const reuses = request.reuses && state.search_team_state !== null;
  const update: SupervisorUpdate = {
    ...recordRead(state, [
      ...operationsRead(previous, { ...request, facts }, now, state.language),
      ...told.map(({ slot, value, span }) => ({
        call: { op: "set", args: { slot, value: value.words } },
        changed: [`slot.${slot}`],
        covers: [span],
      })),
    ]),
    request,
    ...(Object.keys(kept).length + told.length === 0
      ? {}
      : { kept: { ...kept, ...Object.fromEntries(told.map(({ slot, value }) => [slot, [value]])) } }),
    previous_request: previous,
    questions: [],
    quick_replies: [],
    shown_listings: shown,
    data_reused: reuses,
    reuse_intent: reuses ? request.intent : null,
    // What was found is still there after a word that asks for nothing.
    ...(reuses || plan.steps.length === 0 ? {} : { search_team_state: null }),
    analysis_team_state: null,
    // A contract that was shown or finished is still there after another question.
    ...(lease.isMeant && lease.decision === null ? { document_team_state: null } : {}),
    lease_fields: lease.fields,
    ...planned(state, request, plan),
  };
  return { asks, topics: decided.topics, update };
}

/** Words that are no small talk, and that no rule found anything in. */
function isUnread({ text, topics }: Request): boolean {
  return text.trim() !== "" && topics.length === 0;
}

/** What is told in the words that begin a lease belongs to it, also where no rule knows them. */
function beginsLease({ lease_fields }: State, topics: readonly Topic[], mended: string): boolean {
  return lease_fields === null && withSecondOpinion(topics, mended).includes("contract_creation");
}

/** Homes that were shown last: those that were found, the nearest where none fitted, or those of an earlier search. */
function shownListings(state: State): State["shown_listings"] {
  const found = state.search_team_state?.property_search_results ?? [];
  if (found.length > 0) return found;
  const { nearest = [] } = (state.search_team_state?.aggregated_results["property"] ?? {}) as {
    readonly nearest?: State["shown_listings"];
  };
  return nearest.length > 0 ? nearest : state.shown_listings;
}

/** Small talk: what was asked before is still what is spoken of. */
const SMALL_TALK: readonly Topic[] = ["greeting", "thanks", "help", "recall"];

/** The last question that asked for something. */
function lastMeant(state: State): Request | null {
  const asked = [state.request, state.previous_request] as readonly (Request | null)[];
  return asked.find((each) => each?.topics.some((topic) => !SMALL_TALK.includes(topic))) ?? asked[0] ?? null;
}

/** Words that nobody has to have explained. */
const EVERYDAY = ["전세", "월세", "임대인", "임차인", "차임", "특약"];

/** «그게 무슨 뜻이야?»: the word of the last question, or else of the first sentence of its answer. */
function termSpokenOf({ messages }: State, { text }: Request, termIn: Supervised["termIn"]): string | null {
  const reply = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  const opening = /^[^\n.]*/u.exec(reply)?.[0] ?? "";
  const named = [text, opening].flatMap((said) => termIn(said) ?? []);
  return named.find((term) => !EVERYDAY.includes(term)) ?? null;
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
