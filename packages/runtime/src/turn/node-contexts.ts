import { createHash } from "node:crypto";
import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import { interrupt } from "@langchain/langgraph";
import type { Language, Plain } from "@maru/state";
import type { Session, Storage } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import type { Budget } from "../decisions/budget.ts";
import type { ModelPort } from "../decisions/decision.ts";
import { type EffectSpec, performEffect } from "../effects/effect.ts";
import { RuntimeError } from "../errors.ts";
import type { ModelUsage } from "../graph/model-usage.ts";
import { type NodeContext, TASK } from "../graph/node-context.ts";
import type { NodePlace } from "../graph/run-context.ts";
import type { Logger } from "../logging/logger.ts";
import type { Memories } from "../memory/memories.ts";
import type { ModelUse } from "../models/model-limits.ts";
import { type RuntimePorts, seoulTime } from "../ports.ts";
import type { WorkPort } from "../pure/pure-work.ts";
import { approvedInput } from "../tools/approved-input.ts";
import { callTool, type ToolRunner } from "../tools/call-tool.ts";
import type { CircuitBreaker } from "../tools/circuit-breaker.ts";
import type { Tool } from "../tools/tool.ts";
import type { ToolFaults } from "../tools/tool-faults.ts";
import type { NodeSpans } from "../tracing/node-spans.ts";
import { traced } from "../tracing/tracing.ts";
import { type Answer, APPROVAL_OPTIONS, type Awaiting, type Raised } from "./interrupts.ts";
import type { Journal } from "./journal.ts";
import { skipsIn } from "./message.ts";
import { modelWork } from "./model-work.ts";
import type { TurnLease } from "./turn-lease.ts";

/** What a session's watchers hear at once and nobody keeps. */
export type Transient =
  | { readonly type: "token"; readonly data: { readonly node: string; readonly text: string } }
  /** The tokens of this node so far do not count: the answer begins again, or comes from the rules. */
  | { readonly type: "tokens_dropped"; readonly data: { readonly node: string } }
  | {
      readonly type: "progress";
      readonly data: { readonly node: string; readonly message: string; readonly fraction: number | null };
    };

export interface ContextOptions {
  readonly storage: Storage;
  readonly assistant: Assistant;
  readonly session: Session;
  readonly lease: TurnLease;
  readonly language: Language;
  readonly ports: RuntimePorts;
  readonly journal: Journal;
  /** The message this work began with; another one than the turn's after an approval or a question. */
  readonly began: number;
  readonly logger: Logger;
  readonly faults: ToolFaults;
  readonly breaker: CircuitBreaker;
  readonly memories: Memories;
  readonly model: ModelPort | null;
  readonly modelUse: ModelUse;
  readonly budget: Budget;
  /** What decisions cost, until an update carries it into the state. */
  readonly usage: ModelUsage;
  readonly spans: NodeSpans;
  readonly whisper: (transient: Transient) => void;
  /** Where pure work is done, and who is told what it took. */
  readonly work: WorkPort;
  readonly spent: (milliseconds: number) => void;
}

/** Builds what a node may use. Everything it does is bound to its place in the run. */
export function contextFor(
  options: ContextOptions,
  place: NodePlace,
  signal: AbortSignal,
  input: unknown,
): NodeContext {
  const { ports, journal, session } = options;
  const now = () => seoulTime(ports.now());
  const nameOf = (purpose: string) => hash(session.id, place.path, String(place.position ?? ""), purpose);
  const progress: NodeContext["progress"] = ({ message, fraction }) =>
    options.whisper({ type: "progress", data: { node: place.node, message, fraction: fraction ?? null } });
  const logger = options.logger.child({ node: place.node });
  const token = (text: string) => options.whisper({ type: "token", data: { node: place.node, text } });
  const effect = <Result extends Plain>(spec: EffectSpec<Result>) =>
    performEffect(
      {
        effects: options.storage.effects,
        lease: options.lease,
        now,
        faultPoint: ports.faultPoint,
        alongside: (change) => journal.add(change),
        unsaved: journal.unsaved,
        askWhetherDone: async (name) =>
          (await approve(uncertainRequest(name, options.language))).decision === "approve",
      },
      nameOf(spec.name),
      spec,
    );
  // LangGraph looks for the task in what stands around the call.
  const raise = (awaiting: Awaiting) =>
    AsyncLocalStorageProviderSingleton.runWithConfig(place.task, () =>
      interrupt<Raised, Answer>({ ...awaiting, turn: journal.turn }),
    );
  const approve: NodeContext["approve"] = async (request) =>
    raise({
      type: "approval",
      action: request.action,
      message: request.message,
      details: request.details,
      changeable: request.changeable ?? {},
      options: APPROVAL_OPTIONS,
      asked_at: now(),
      deadline: request.deadline === undefined ? null : seoulTime(ports.now() + request.deadline),
    });
  const work: NodeContext["work"] = (pure, given) =>
    options.work.perform(pure, given, { owner: ownerOf(session), signal, spent: options.spent });
  return {
    session,
    language: options.language,
    now,
    id: (purpose) => nameOf(`id/${purpose}`).slice(0, 26),
    logger,
    signal,
    effect,
    call: async (tool, given) => {
      admit(options.assistant, tool as Tool);
      const input = tool.needsApproval
        ? await approvedInput(tool, given, { approve, language: options.language })
        : given;
      const facts = { "maru.tool": tool.name };
      const runner: ToolRunner = {
        ports,
        now,
        signal,
        faults: options.faults,
        breaker: options.breaker,
        work,
        record: (call) => journal.trace.toolCalled(call),
        retrying: (name, attempt, attempts) =>
          progress({ message: retrySentence(name, attempt, attempts, options.language) }),
        once: (called, content, perform) => {
          const certainty = called.effect;
          if (certainty.type === "read") return perform("");
          return effect({ name: `tool/${called.name}/${JSON.stringify(content)}`, certainty, perform });
        },
      };
      return traced(options.spans.of(place), `tool ${tool.name}`, facts, () => callTool(runner, tool, input));
    },
    work,
    ...modelWork(options, place, { signal, logger, token }, work),
    progress,
    token,
    approve,
    ask: async (request) =>
      raise({
        type: "question",
        message: request.question,
        asks: request.asks ?? [],
        choices: request.choices ?? [],
        asked_at: now(),
      }).feedback,
    skips: async () => skipsIn(await options.storage.inbox.since(session.id, options.began)),
    memories: options.memories,
    input,
    [TASK]: place.task,
  };
}

/** Whose share of the machine something is. */
export function ownerOf({ tenant, user }: Session): string {
  return `${tenant}/${user}`;
}

/** Only what the assistant declares is within reach, whoever asks for it. */
function admit(assistant: Assistant, tool: Tool): void {
  if (assistant.tools.includes(tool)) return;
  throw new RuntimeError("TOOL_NOT_ALLOWED", {
    tool: tool.name,
    allowed: assistant.tools.map(({ name }) => name),
  });
}

function hash(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}

function retrySentence(tool: string, attempt: number, attempts: number, language: Language): string {
  return language === "ko"
    ? `${tool} 재시도 중 (${attempt}/${attempts})`
    : `Retrying ${tool} (${attempt}/${attempts})`;
}

function uncertainRequest(name: string, language: Language) {
  return {
    action: "confirm_effect",
    message:
      language === "ko"
        ? "중단되기 전에 이 작업이 처리됐는지 확실하지 않아요. 이미 처리됐으면 ‘승인’, 아니면 ‘거절’이라고 답해 주세요."
        : "It is not certain whether this was done before the interruption. Approve if it was, reject if not.",
    details: { effect: name },
  };
}
