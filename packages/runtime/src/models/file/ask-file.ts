import * as z from "zod";
import type { ModelRequest } from "../../decisions/decision.ts";
import { RuntimeError } from "../../errors.ts";
import { type AnswerPiece, type AskServer, systemOf } from "../answer-piece.ts";
import { callsGrammar, toolsInWords } from "./calls-grammar.ts";
import type { Llama, LlamaModel, LlamaModule, LoadLlama } from "./llama.ts";

const Called = z.object({
  calls: z.array(z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()) })),
});

/** Room that an answer needs beside the question. */
const ANSWER = 768;
/** More room than any of our questions needs; memory is kept for it. */
const LARGEST = 8_192;

interface Opened {
  readonly module: LlamaModule;
  readonly llama: Llama;
  readonly model: LlamaModel;
}

/**
 * A model in a file on this machine. What it writes is held to a grammar made from the schemas of the tools, so that
 * even a small one calls nothing that does not exist. One question at a time: the processor is shared.
 */
export function askFile(modelPath: string, load: LoadLlama): AskServer {
  let opened: Promise<Opened> | null = null;
  let before: Promise<unknown> = Promise.resolve();
  return async function* ask(request, signal) {
    opened ??= open(modelPath, load);
    const { module, llama, model } = await opened.catch((error: unknown) => {
      // Who installs the package meanwhile need not start anew.
      opened = null;
      throw error;
    });
    const turn = before.catch(() => undefined).then(() => answer({ module, llama, model }, request, signal));
    before = turn;
    yield await turn;
  };
}

async function open(modelPath: string, load: LoadLlama): Promise<Opened> {
  const module = await load();
  // Nothing is compiled on this machine: what is not there in binary form is refused.
  const llama = await module.getLlama({ build: "never", progressLogs: false, logLevel: "error" });
  return { module, llama, model: await llama.loadModel({ modelPath }) };
}

async function answer(
  { module, llama, model }: Opened,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<AnswerPiece> {
  signal.throwIfAborted();
  const { tools, schema, messages } = request;
  const systemPrompt =
    tools === undefined ? systemOf(request) : `${request.system}\n\n${toolsInWords(tools)}`;
  const question = messages.map(({ content }) => content).join("\n\n");
  const asked = model.tokenize(systemPrompt).length + model.tokenize(question).length;
  const contextSize = Math.min(model.trainContextSize, LARGEST);
  if (asked + ANSWER > contextSize)
    throw new RuntimeError("MODEL_FAILED", { reason: "what it is asked is more than it can read at once" });
  const shape = tools === undefined ? schema : callsGrammar(tools);
  const grammar = shape === null ? undefined : await llama.createGrammarForJsonSchema(shape);
  const context = await model.createContext({ contextSize });
  try {
    const session = new module.LlamaChatSession({ contextSequence: context.getSequence(), systemPrompt });
    const limits = { signal, maxTokens: ANSWER, temperature: 0 };
    const text = await session.prompt(question, grammar === undefined ? limits : { ...limits, grammar });
    const usage = { input_tokens: asked, output_tokens: model.tokenize(text).length };
    const calls = tools === undefined ? [] : callsIn(text);
    return { text: tools === undefined ? text : "", usage, end: "stop", calls };
  } finally {
    await context.dispose();
  }
}

/** An answer that was cut off in the middle calls nothing. */
function callsIn(text: string): AnswerPiece["calls"] {
  const read = Called.safeParse(parsed(text));
  if (!read.success) return [];
  return read.data.calls.map(({ name, arguments: given }) => ({
    index: null,
    name,
    arguments: JSON.stringify(given),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
