import type { AssistantFactory } from "@maru/assistants";
import type { Language, Sentence } from "@maru/state";
import type { ExitCode } from "./exit-code.ts";
import type { Printer } from "./printer.ts";
import type { World } from "./world.ts";

/** A command as data: the parser, the help and the reference are made from it. */
export interface CommandSpec {
  readonly name: string;
  readonly about: Sentence;
  /** What else one should know before using it. */
  readonly notes?: Sentence;
  readonly examples: readonly Example[];
  readonly parameters?: readonly ParameterSpec[];
  readonly options?: readonly OptionSpec[];
  /** It can answer programs: one JSON document on standard output. */
  readonly answersJson?: boolean;
  readonly commands?: readonly CommandSpec[];
  readonly run?: (call: Call<Flags, readonly unknown[]>) => Promise<ExitCode | undefined>;
}

export interface Example {
  /** What comes after `maru`. */
  readonly line: string;
  readonly about: Sentence;
}

export interface ParameterSpec {
  /** `<session>`, `[kind]` or `<files...>`. */
  readonly name: string;
  readonly about: Sentence;
  readonly choices?: readonly string[];
  readonly otherwise?: string;
}

export interface OptionSpec {
  /** `--store <url>` or `--dry-run`. */
  readonly name: string;
  readonly about: Sentence;
  readonly choices?: readonly string[];
  /** The value, or a UsageError that says what is allowed. */
  readonly read?: (text: string) => unknown;
  readonly otherwise?: string | number | readonly string[];
}

export type Flags = Readonly<Record<string, unknown>>;

/** One use of a command. */
export interface Call<Given, Parameters extends readonly unknown[]> {
  readonly parameters: Parameters;
  readonly flags: Given;
  readonly world: World;
  readonly language: Language;
  readonly print: Printer;
  readonly factories: ReadonlyMap<string, AssistantFactory>;
}

/** Keeps the types of what was given while a command is written, and forgets them where commands are a tree. */
export function defineCommand<Given, Parameters extends readonly unknown[] = readonly []>(
  spec: Omit<CommandSpec, "run"> & {
    readonly run: (call: Call<Given, Parameters>) => Promise<ExitCode | undefined>;
  },
): CommandSpec {
  return spec as unknown as CommandSpec;
}

/** A command was used in a way it does not allow. Nothing was changed. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly said: Sentence;

  constructor(said: Sentence) {
    super(said.en);
    this.said = said;
  }
}
