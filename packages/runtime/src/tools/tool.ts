import type { Plain, Sentence } from "@maru/state";
import type * as z from "zod";
import type { Certainty } from "../effects/effect.ts";

/** What a tool gets besides its input. */
export interface ToolContext {
  readonly signal: AbortSignal;
  readonly now: () => string;
  /** For tools that change something: the key by which the other side recognises a repetition. */
  readonly key: string;
}

/**
 * Something outside that a node can use. What it returns is data: it is validated, and never read as instructions.
 * A tool that changes something says what may be done when a crash leaves it uncertain.
 */
export interface Tool<Input = unknown, Output = unknown> {
  readonly name: string;
  readonly description: Sentence;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  readonly timeout: number;
  /** How often it is tried in all when it fails. */
  readonly attempts: number;
  readonly effect: { readonly type: "read" } | Certainty<Plain>;
  /** It only computes, from its input alone: another thread may run it. */
  readonly isPure: boolean;
  /** Nothing runs before a person has approved. */
  readonly needsApproval: boolean;
  /** Written as a method, so that tools of any input fit into one list. */
  run(input: Input, context: ToolContext): Promise<Output>;
  /** What "nothing found" looks like, for tests that make it so. */
  readonly empty: Output | null;
}

export interface ToolSpec<Input, Output> {
  readonly name: string;
  readonly description: Sentence;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  readonly effect?: Tool["effect"];
  readonly timeout?: number;
  readonly attempts?: number;
  readonly isPure?: boolean;
  readonly needsApproval?: boolean;
  readonly empty?: Output;
  readonly run: (input: Input, context: ToolContext) => Promise<Output> | Output;
}

export function defineTool<Input, Output>(spec: ToolSpec<Input, Output>): Tool<Input, Output> {
  return {
    timeout: 10_000,
    attempts: 3,
    effect: { type: "read" },
    isPure: false,
    needsApproval: false,
    empty: null,
    ...spec,
    run: async (input, context) => spec.run(input, context),
  };
}

/** Calls a tool by its declaration, so that what comes back has its type. */
export type CallTool = <Input, Output>(tool: Tool<Input, Output>, input: Input) => Promise<Output>;
