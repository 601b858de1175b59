import { RuntimeError } from "../../errors.ts";

/** The part of `node-llama-cpp` that is used here. It is no dependency: whoever wants it installs it. */
export interface LlamaModule {
  readonly getLlama: (options: {
    readonly build: "never";
    readonly progressLogs: false;
    readonly logLevel: string;
  }) => Promise<Llama>;
  readonly LlamaChatSession: new (options: {
    readonly contextSequence: unknown;
    readonly systemPrompt: string;
  }) => LlamaSession;
}

export interface Llama {
  readonly loadModel: (options: { readonly modelPath: string }) => Promise<LlamaModel>;
  readonly createGrammarForJsonSchema: (schema: object) => Promise<unknown>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  readonly tokenize: (text: string) => readonly unknown[];
  readonly createContext: (options: { readonly contextSize: number }) => Promise<LlamaContext>;
}

export interface LlamaContext {
  readonly getSequence: () => unknown;
  readonly dispose: () => Promise<void>;
}

export interface LlamaSession {
  readonly prompt: (
    text: string,
    options: {
      readonly grammar?: unknown;
      readonly signal: AbortSignal;
      readonly maxTokens: number;
      readonly temperature: number;
    },
  ) => Promise<string>;
}

export type LoadLlama = () => Promise<LlamaModule>;

const PACKAGE = "node-llama-cpp";
const COMMAND = `npm install --ignore-scripts ${PACKAGE}@3.22`;

/** Loads the package from where it is installed; `place` is another place than beside us. */
export async function loadLlama(place: string = PACKAGE): Promise<LlamaModule> {
  try {
    return (await import(place)) as LlamaModule;
  } catch (error) {
    if ((error as { code?: unknown }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new RuntimeError("MISSING_PACKAGE", { package: PACKAGE, command: COMMAND });
  }
}
