import type { RunnableConfig } from "@langchain/core/runnables";
import type { Language } from "@maru/state";
import type { Session } from "@maru/storage";
import type { Decide } from "../decisions/decision.ts";
import type { ModelAccess } from "../decisions/model-access.ts";
import type { PerformEffect } from "../effects/effect.ts";
import type { Logger } from "../logging/logger.ts";
import type { Memories } from "../memory/memories.ts";
import type { PureWork } from "../pure/pure-work.ts";
import type { CallTool } from "../tools/tool.ts";
import type { Answer, ApprovalRequest, QuestionRequest } from "../turn/interrupts.ts";

/** What a context knows of the engine that runs its node; for what runs graphs inside of nodes, not for nodes. */
export const TASK = Symbol("task");

/** All that a node may use besides its frozen state. Nothing else is in reach: no globals, no storage. */
export interface NodeContext {
  /** Who is spoken with, and in which conversation. */
  readonly session: Session;
  readonly language: Language;
  /** Now, as ISO 8601 in the time of Seoul. */
  readonly now: () => string;
  /** A name that is the same when the node runs again after a crash. */
  readonly id: (purpose: string) => string;
  readonly logger: Logger;
  /** Stops when the turn is cancelled or its time is over. */
  readonly signal: AbortSignal;
  /** Does something outside at most once, however often the node runs. */
  readonly effect: PerformEffect;
  /** Calls a declared tool: validated, timed, retried, recorded. */
  readonly call: CallTool;
  /** Has something computed that may take long, where nobody else has to wait for it. */
  readonly work: <Input, Result>(work: PureWork<Input, Result>, input: Input) => Promise<Result>;
  /** Lets rules or the model judge. */
  readonly decide: Decide;
  /** The model, for what reads and writes with operations; null without one. */
  readonly model: ModelAccess | null;
  /** Tells everyone who watches how far it is. Not kept. */
  readonly progress: (progress: Progress) => void;
  /** Streams a piece of the answer to everyone who watches. Not kept. */
  readonly token: (text: string) => void;
  /** Stops the turn until a person has approved, changed or rejected. */
  readonly approve: (request: ApprovalRequest) => Promise<Answer>;
  /** Stops the turn until the person has answered. */
  readonly ask: (request: QuestionRequest) => Promise<string>;
  /** Steps of the plan that somebody asked to skip since this work began. */
  readonly skips: () => Promise<readonly string[]>;
  /** What is remembered of this person beyond this conversation. */
  readonly memories: Memories;
  /** What this node was sent, when it is one of several that run at once. */
  readonly input: unknown;
  readonly [TASK]?: RunnableConfig;
}

export interface Progress {
  readonly message: string;
  /** 0 to 1, when it is known. */
  readonly fraction?: number;
}
