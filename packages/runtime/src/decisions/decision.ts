import type * as z from "zod";

/**
 * One place where an agent must judge. The rules always work; the prompt is used when there is a model, and its
 * answer counts only if it fits the schema.
 */
export interface Decision<Input, Result> {
  readonly name: string;
  readonly schema: z.ZodType<Result>;
  readonly rules: (input: Input) => Result;
  /** What another thread needs of the input to decide by the rules, as plain data; without it they decide here. */
  readonly view?: (input: Input) => Input;
  readonly prompt?: Prompt<Input, Result>;
}

export interface Prompt<Input, Result> {
  /** Grows when the wording changes, and is recorded with what it decided. */
  readonly version: number;
  readonly system: string;
  /** The question itself. What people wrote goes in as data, never into `system`. */
  readonly ask: (input: Input) => string;
  /** `text` is shown while it is being written, and must fit a schema of text; otherwise the answer is JSON. */
  readonly format?: "json" | "text";
  /** The last word of the code over a model's answer: what may not differ from the rules is put back. */
  readonly settle?: (answer: Result, rules: Result, input: Input) => Result;
}

export interface Decided<Result> {
  readonly result: Result;
  readonly by: "rules" | "model";
}

export type Decide = <Input, Result>(
  decision: Decision<Input, Result>,
  input: Input,
) => Promise<Decided<Result>>;

/** What is kept of a decision, for the inspector. */
export interface DecisionRecord {
  readonly decision: string;
  readonly by: "rules" | "model";
  readonly prompt_version: number | null;
  readonly tokens: number;
  readonly calls: number;
  /** In the currency of the model's price; 0 when it has none. */
  readonly cost: number;
  readonly milliseconds: number;
  /** Why the rules had to answer although there is a model. */
  readonly fell_back: string | null;
}

/** What a language model can do for us. */
export interface ModelPort {
  readonly name: string;
  readonly price: ModelPrice | null;
  readonly complete: (request: ModelRequest) => Promise<ModelReply>;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly { readonly role: "user" | "assistant"; readonly content: string }[];
  /** JSON Schema the answer must fit; null for plain text. */
  readonly schema: Readonly<Record<string, unknown>> | null;
  /** What it may call, and has to: the answer is calls then. Always the same for one assistant, so that it is cached. */
  readonly tools?: readonly ModelTool[];
  /** Where in which conversation it is asked, so that an answer can be recorded and found again. */
  readonly place?: ModelPlace;
  readonly signal: AbortSignal;
  readonly onToken?: (text: string) => void;
  /** What was used so far, while it is used: also a call that breaks off has cost something. */
  readonly onUsage?: (tokens: Tokens) => void;
}

/** A place of a conversation that stays the same when prompts are worded anew: what was said up to it, and the round. */
export interface ModelPlace {
  readonly id: string;
  readonly said: readonly string[];
  readonly round: number;
}

/** Something that a model may ask to be done. Nothing of it is done by the port. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What a model asks for: its arguments are the text it wrote, read and checked by who offered the tool. */
export interface ModelToolCall {
  readonly name: string;
  readonly arguments: string;
}

export interface ModelReply {
  readonly text: string;
  /** In the order in which they were begun. */
  readonly calls?: readonly ModelToolCall[];
  readonly tokens: Tokens;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** For a million tokens. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}
