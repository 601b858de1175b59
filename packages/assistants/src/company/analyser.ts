import { type Offer, type Part, waitingCalls } from "@maru/dialogue";
import type { Abilities, NodeContext } from "@maru/runtime";
import { initialState } from "@maru/state";
import { verdictOf } from "./agents/compliance-agent.ts";
import { FACT_QUESTIONS } from "./answer/say-verdict.ts";
import type { Desk } from "./desk.ts";
import type { Request } from "./domain/request.ts";
import { type ReadMessage, readMessage } from "./operations/read-message.ts";
import { periodLabels } from "./reading/entities.ts";
import { type ReadRequests, readRequests } from "./reading/read-requests.ts";
import { afterDenial } from "./states/after-denial.ts";
import { QueryAnalyzerState } from "./states/meta-states.ts";
import type { GlobalSessionState as Definition, GlobalSessionState, SessionUpdate } from "./states/state.ts";

const INTENTS = {
  DataAnalysisAgent: "data_analysis",
  InformationRetrievalAgent: "information_retrieval",
  DocumentGenerationAgent: "document_generation",
  ComplianceValidationAgent: "compliance_check",
  StorageDecisionAgent: "data_storage",
} as const;
const WEIGHT_OF_A_TASK = 0.25;

/** The four analyses of a message: what is meant, by whom, what stands in it, and whether it can be done. */
export function analyse(desk: Desk, abilities: Abilities<typeof Definition>) {
  return (state: GlobalSessionState, given: NodeContext): SessionUpdate => {
    const context = { ...given, language: state.language };
    const text = state.unread ?? state.messages.findLast(({ role }) => role === "user")?.content ?? "";
    const view = {
      ...{ now: context.now(), desk, abilities },
      ...{ last: state.last_query, thing: state.last_thing },
      lines: (state.shown_figures?.lines ?? []).map(({ name }) => name),
    };
    const message = readMessage(text, state, view);
    const own = message.read;
    const { open_request: open } = state;
    const isAnswer = open !== null && own.requests.length === 0 && message.calls.length === 0;
    const joined = isAnswer ? `${open.words} ${text}` : null;
    const read = joined === null ? own : readRequests(joined, view);
    const undone = own.isUndo ? undoRequest(state) : null;
    const requests = undone === null ? read.requests : [undone];
    const question = joined === null ? questionAbout(requests, desk, context) : null;
    return {
      ...analysed({ ...read, requests }, { text, question, desk, context }),
      ...toCarryOut(message, state, text, context),
    };
  };
}

/** Operations that are carried out at once, and what is offered where nothing was sure. */
function toCarryOut(
  { calls, offers }: ReadMessage,
  { turn, operations, heard, parts, language }: GlobalSessionState,
  text: string,
  context: NodeContext,
): SessionUpdate {
  const offer: Part[] =
    offers.length === 0
      ? []
      : [{ type: "offer", lead: MEANT[language], offers: structuredClone(offers) as Offer[] }];
  if (calls.length === 0)
    return offers.length === 0 ? {} : { parts: [...(structuredClone(parts) as Part[]), ...offer] as never };
  const waiting = waitingCalls(turn, calls, "rules").map((each, index) => ({
    ...each,
    id: `${turn}.${operations.length + index + 1}`,
  }));
  return {
    calls: structuredClone(waiting) as never,
    heard: heard === null ? { turn, text, at: context.now() } : structuredClone(heard),
    unread: null,
  };
}

const MEANT = { ko: "혹시 이걸까요?", en: "Did you mean one of these?" };

interface Analysed {
  readonly text: string;
  readonly question: { readonly request: Request; readonly sentence: string } | null;
  readonly desk: Desk;
  readonly context: NodeContext;
}

/** What a reading changes in the state, whoever read: words or a form. */
export function analysed(read: ReadRequests, { text, question, desk, context }: Analysed): SessionUpdate {
  const { requests, denied, deniedQuery, refusals } = read;
  const { asker } = desk;
  const now = context.now();
  const agents = [...new Set(requests.map(({ agent }) => agent))];
  const query = requests.findLast((each) => each.query !== null)?.query ?? null;
  const { language } = context;
  return {
    requests: JSON.parse(JSON.stringify(requests)),
    ...(query === null ? {} : { last_query: JSON.parse(JSON.stringify(query)) }),
    ...(deniedQuery === null ? {} : afterDenial(deniedQuery)),
    ...refusedOrNot(read),
    open_request: question === null ? null : JSON.parse(JSON.stringify(question.request)),
    current_agent: "query_analyzer",
    refusals: [...denied, ...refusals].map((each) => each[language]),
    is_help: read.isHelp,
    query_analyzer_state: initialState(QueryAnalyzerState, {
      raw_query: text === "" ? "-" : text,
      query_timestamp: now,
      user_context: { role: asker.role, team: asker.team, personal_info: { name: asker.name } },
      parsed_intents: agents.map((agent) => ({ intent: INTENTS[agent], confidence: 0.9 })),
      required_capabilities: agents.map((agent) => INTENTS[agent]),
      complexity_score: Math.min(1, requests.length * WEIGHT_OF_A_TASK),
      suggested_agents: agents,
      context_requirements: { need_auth: true, data_scope: asker.team ?? "company" },
      extracted_entities: [...periodLabels(text, now, query)],
      ambiguities: question === null ? [] : [{ about: "act", question: question.sentence }],
      clarification_needed: question !== null,
      feasibility_check: {
        data_available: refusals.length === 0,
        permission_granted: denied.length === 0,
        estimated_time: requests.length,
        resource_status: "available",
      },
    }),
    audit_trail: denied.map((_, index) => ({
      id: context.id(`denied-${index}`),
      at: now,
      actor: asker.id,
      action: "query",
      outcome: "refused" as const,
    })),
  };
}

/** It stays refused until something is answered. */
function refusedOrNot({ requests, denied, refusals }: ReadRequests): SessionUpdate {
  if (requests.length > 0) return { was_refused: false };
  return denied.length + refusals.length > 0 ? { was_refused: true } : {};
}

/** Facts without which an act cannot be judged are asked once; after that the answer says what is open. */
function questionAbout(requests: readonly Request[], desk: Desk, { language }: NodeContext) {
  const request = requests.find(({ op, act }) => op === "rule" && act !== null);
  if (request === undefined || request.act === null) return null;
  const { status, missing } = verdictOf(request.act, desk);
  if (status !== "open") return null;
  const asked = missing.map((fact) => FACT_QUESTIONS[fact]?.[language] ?? fact);
  const lead = { ko: "판단하려면 알아야 할 것이 있어요.", en: "To judge this I need to know:" }[language];
  return { request, sentence: [lead, ...asked.map((each) => `- ${each}`)].join("\n") };
}

/** The last change of a record, the other way round: it needs a yes like any other. */
function undoRequest({ changed_records }: GlobalSessionState): Request | null {
  const change = changed_records.at(-1);
  if (change === undefined || change.before === null) return null;
  const { table, key, field, before } = change;
  return {
    ...{ task_id: "task_001", agent: "StorageDecisionAgent", op: "store", task: "되돌리기", words: before },
    ...{ query: null, looked: null, act: null, form: null, after: [] },
    stored: { table, key, field, value: before },
  };
}
