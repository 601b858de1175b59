/**
 * Runs assistants on a storage: messages are durable before they are acknowledged, answered one after the other, and
 * every step is one transaction of state, events and effects.
 *
 * const runtime = new Runtime({ storage: await openStorage("sqlite:./maru.db"), assistants: [assistant] });
 * const session = await runtime.create({ assistant: "trip", tenant: "local", user: "me" });
 * await runtime.send(session, { client_id: "1", content: { type: "message", text: "오사카 3박 4일" } });
 */

// Say what an assistant is
export {
  type Assistant,
  type AssistantParts,
  defineAssistant,
  LIMITS,
  type Limits,
  type MessageReader,
  type Received,
  type StopReason,
  type Summary,
  type WhileBusy,
} from "./assistant.ts";
export type { Heard, Listener } from "./bus.ts";
export type {
  Decide,
  Decided,
  Decision,
  ModelPlace,
  ModelPort,
  ModelPrice,
  ModelReply,
  ModelRequest,
  Prompt,
} from "./decisions/decision.ts";
export { ALLOWANCES, type Allowances } from "./decisions/owner-spending.ts";
// Take results home
export { type DocumentSpec, type RenderedDocument, type RenderRequest, renderDocument } from "./documents.ts";
export { type Certainty, type EffectSpec, NotDone } from "./effects/effect.ts";
// Errors
export { isRuntimeError, RUNTIME_ERRORS, RuntimeError, type RuntimeErrorCode } from "./errors.ts";
export {
  defineGraph,
  type GraphDefinition,
  type GraphSpec,
  type NodeResult,
  type NodeSpec,
  type RetryPolicy,
} from "./graph/define-graph.ts";
export type { NodeContext, Progress } from "./graph/node-context.ts";
export { type Dispatch, dispatch, END, goTo, type Routed, type Targets } from "./graph/route.ts";
export { runSubgraph, type SubgraphSpec, subgraph } from "./graph/subgraph.ts";
export { rememberTasksWithinCalls } from "./graph/task-of-the-call.ts";
// Look into it
export type { AssistantSchema } from "./inspect/assistant-schema.ts";
export type { BranchTree } from "./inspect/branch-tree.ts";
export type { Difference } from "./inspect/differences.ts";
export type { DiagramKind } from "./inspect/draw-conversation.ts";
export type { EditIssue } from "./inspect/edit-state.ts";
export type { FieldHistory } from "./inspect/field-history.ts";
export type { HistoryEntry, HistoryPage } from "./inspect/history-page.ts";
export type { DiffBody, Forked, Inspector, StateAt, StatePartAt } from "./inspect/inspector.ts";
export type { ReplayReport } from "./inspect/replay.ts";
export { lettersIn, type StateEntry, type StatePart } from "./inspect/state-part.ts";
export {
  createLogger,
  type LogDestination,
  type LoggerOptions,
  type LogLevel,
} from "./logging/create-logger.ts";
export { type Logger, SILENT } from "./logging/logger.ts";
export type { Memories, Memory } from "./memory/memories.ts";
export { fromAssistant, fromUser } from "./messages.ts";
export { loadLlama } from "./models/file/llama.ts";
export {
  LIMIT_SETTINGS,
  type ModelRules,
  type ModelUse,
  readModelRules,
  usualLimit,
} from "./models/model-limits.ts";
export { modelPort } from "./models/model-port.ts";
export { type ModelSettings, readModelSettings } from "./models/model-settings.ts";
// Carry out operations
export { answerView } from "./operations/answer-view.ts";
export type { Abilities, Behaviour, Outcome, RulesRead, Scene } from "./operations/behaviour.ts";
export { carryOut } from "./operations/carry-out.ts";
export { operationNodes, startOfTurn } from "./operations/operation-nodes.ts";
// Carry out plans
export type { NewStep } from "./plans/next-wave.ts";
export type { Step } from "./plans/plan-field.ts";
export {
  type PlanSpec,
  planNodes,
  type ReplanSpec,
  type StepInputs,
  type StepOutcome,
} from "./plans/plan-nodes.ts";
export { abandonSteps, type Gap, gapSentence, type PlanOutcome, planOutcome } from "./plans/plan-outcome.ts";
export { type PlannedWorkSpec, plannedWork } from "./plans/planned-work.ts";
export type { Strategy } from "./plans/schedule.ts";
export { type RuntimePorts, SYSTEM_PORTS, seoulTime } from "./ports.ts";
export { keepingIdentity } from "./pure/keeping-identity.ts";
// Compute where nobody else has to wait
export { type Asking, INLINE_WORK, type PureWork, type WorkPort } from "./pure/pure-work.ts";
export { givenToThread, serveWork } from "./pure/serve-work.ts";
export { type ThreadOptions, threadWork } from "./pure/thread-work.ts";
// Run it
export { type Hands, Runtime } from "./runtime.ts";
export type { RuntimeOptions, View } from "./runtime-options.ts";
export type { Team } from "./team.ts";
export { fetchPageTool, type Page } from "./tools/fetch-page.ts";
export { type FetchOptions, fetchUntrusted } from "./tools/fetch-untrusted.ts";
export { type FoundDocuments, searchDocumentsTool } from "./tools/search-documents.ts";
export { type CallTool, defineTool, type Tool, type ToolContext } from "./tools/tool.ts";
export { type ToolFault, ToolFaults } from "./tools/tool-faults.ts";
export { openTracing } from "./tracing/open-tracing.ts";
export { NO_TRACING, type Span, type SpanFacts, type Tracing } from "./tracing/tracing.ts";
export type { Answer, ApprovalRequest, Awaiting, QuestionRequest } from "./turn/interrupts.ts";
export type { Incoming, IncomingInput } from "./turn/message.ts";
export type { Shares } from "./work/time-shares.ts";
