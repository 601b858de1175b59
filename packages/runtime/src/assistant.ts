import type { Catalogue, Shown, TrainedReading, WaitingCall } from "@maru/dialogue";
import {
  type InitialOf,
  type Language,
  type PlainObject,
  type Sentence,
  type StateDefinition,
  StateError,
  type StateOf,
  type UpdateOf,
} from "@maru/state";
import type { NewEvent, Session } from "@maru/storage";
import type { BudgetLimits } from "./decisions/budget.ts";
import type { DocumentSpec } from "./documents.ts";
import type { GraphDefinition } from "./graph/define-graph.ts";
import type { PureWork } from "./pure/pure-work.ts";
import type { Tool } from "./tools/tool.ts";

/** What a turn gave, read from the state alone, so that it can be told again at any time. */
export interface Summary {
  readonly reply: string;
  /** The state fields the reply asks for. */
  readonly asks: readonly string[];
  readonly quick_replies?: readonly string[];
  readonly intent?: string | null;
  readonly teams?: readonly string[];
  readonly agents?: readonly string[];
  readonly plan?: readonly (readonly string[])[];
  readonly sources?: readonly string[];
  readonly status?: string;
  /** What else this assistant tells programs. */
  readonly extra?: PlainObject;
}

/** A message as it reaches the state. */
export interface Received {
  readonly id: string;
  readonly text: string;
  /** The whole text, where it is longer than what is read as a message. */
  readonly document?: string;
  readonly at: string;
  /** The number of the message in its conversation. */
  readonly turn: number;
  /** Who reads it: a model where one is configured. */
  readonly reads: "rules" | "model";
  /** What a hand or a program asked for instead of words. */
  readonly calls?: readonly WaitingCall[];
  /** What the assistant's reader made of it. */
  readonly trained?: TrainedReading;
}

/** Reads a message before it is taken in. That only computes, and may be done elsewhere. */
export interface MessageReader<Definition extends StateDefinition> {
  readonly work: PureWork<unknown, TrainedReading>;
  /** What the work needs, as plain data; null for a message that it does not read. */
  readonly toRead: (state: StateOf<Definition>, message: Received) => unknown;
}

export type StopReason = "cancelled" | "failed" | "timed_out" | "step_limit";

/** What a second message does while the first is being answered. */
export type WhileBusy = "queue" | "reject" | "interrupt";

export interface Limits extends BudgetLimits {
  readonly message_bytes: number;
  /** Milliseconds for one turn. */
  readonly turn_time: number;
}

export const LIMITS: Limits = {
  message_bytes: 64 * 1024,
  turn_time: 120_000,
  turn_tokens: 200_000,
  session_tokens: 2_000_000,
  turn_cost: 1,
  session_cost: 10,
  turn_model_time: 60_000,
  turn_model_calls: 4,
  turn_operations: 20,
  model_call_time: 20_000,
};

/** What makes one assistant besides its graph. The same parts in each of them. */
export interface AssistantParts<Definition extends StateDefinition> {
  readonly name: string;
  readonly title: Sentence;
  readonly description: Sentence;
  readonly examples: readonly Sentence[];
  /** The state of a new session; its first message is the greeting. */
  readonly initial: (
    session: Session,
    at: { now: string; id: string; language: Language },
  ) => InitialOf<Definition>;
  readonly reader?: MessageReader<Definition>;
  /** Takes a message in: what the state knows before the first node runs. */
  readonly receive: (state: StateOf<Definition>, message: Received) => UpdateOf<Definition>;
  /** What can be done by hand and by programs, and what can be named at the moment. */
  readonly operations?: {
    readonly catalogue: Catalogue;
    readonly shown: (state: StateOf<Definition>) => Shown;
    /** Those of the catalogue that it can carry out. */
    readonly able: readonly string[];
    /** What its slots hold, in words. */
    readonly kept?: (state: StateOf<Definition>) => ReadonlyMap<string, Sentence>;
  };
  /** Leaves a usable session behind when a turn ended early. */
  readonly stopped?: (
    state: StateOf<Definition>,
    reason: StopReason,
    at: { now: string; id: string; sentence: Sentence },
  ) => UpdateOf<Definition>;
  /** What no longer holds once somebody has changed values by hand, as it would not if they had said so. */
  readonly edited?: (before: StateOf<Definition>, after: StateOf<Definition>) => UpdateOf<Definition>;
  readonly describe: (state: StateOf<Definition>) => Summary;
  /** The state with what a page shows of it called as its reader calls it; without it, as it is kept. */
  readonly translate?: (state: StateOf<Definition>, language: Language) => StateOf<Definition>;
  /** What clients are told of a change. `todo_updated` for plan steps comes by itself. */
  readonly events?: (before: StateOf<Definition> | null, after: StateOf<Definition>) => readonly NewEvent[];
  /** The only tools within reach of its nodes. */
  readonly tools: readonly Tool[];
  /** What a result can be taken home as, by format: `pdf`, `ics`, `md` … */
  readonly exports?: Readonly<Record<string, DocumentSpec<StateOf<Definition>>>>;
  /** States of graphs that run inside its nodes: they are stored, and migrated, beside its own. */
  readonly innerStates?: readonly StateDefinition[];
  readonly whileBusy?: WhileBusy;
  readonly limits?: Partial<Limits>;
}

export interface Assistant<Definition extends StateDefinition = StateDefinition>
  extends AssistantParts<Definition> {
  readonly graph: GraphDefinition<Definition>;
}

/**
 * Keeps the type of the state while it is written, and forgets it where assistants are a list. A turn may be stopped in
 * any phase, so the table has to say in which one the next begins; that it can be reached is checked there.
 */
export function defineAssistant<Definition extends StateDefinition>(
  graph: GraphDefinition<Definition>,
  parts: AssistantParts<NoInfer<Definition>>,
): Assistant {
  const { name, phase } = graph.definition;
  if (phase !== null && phase.begins === null)
    throw new StateError("INVALID_DEFINITION", {
      definition: name,
      reason: "an assistant's phase table says in which phase a turn begins: `begins`.",
    });
  return { ...parts, graph } as unknown as Assistant;
}
