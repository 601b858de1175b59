import type { ModelPort, ModelReply, ModelRequest } from "../decisions/decision.ts";
import { RuntimeError } from "../errors.ts";
import type { AskServer } from "./answer-piece.ts";
import { CallPieces } from "./call-pieces.ts";
import { openChatModel } from "./chat-model.ts";
import { askFile } from "./file/ask-file.ts";
import { type LoadLlama, loadLlama } from "./file/llama.ts";
import { askGoogle } from "./google.ts";
import { askLangchain } from "./langchain.ts";
import type { ModelSettings } from "./model-settings.ts";
import { askOllama } from "./ollama.ts";
import { TokenMeter } from "./token-meter.ts";

/** Longer than any answer we ask for. A model that goes on is cut off. */
const LONGEST_ANSWER = 400_000;

/** A language model behind our own port: text in, text and usage out, and nothing of what it says is run. */
export function modelPort(
  settings: ModelSettings,
  given: Given = { loadLlama: () => loadLlama() },
): ModelPort {
  const ask = serverOf(settings, given);
  return {
    name: `${settings.provider}:${settings.model}`,
    price: settings.price,
    complete: (request) => complete(ask, request),
  };
}

interface Given {
  /** Where the package for models in files comes from. */
  readonly loadLlama: LoadLlama;
}

function serverOf(settings: ModelSettings, given: Given): AskServer {
  switch (settings.provider) {
    case "openai":
    case "anthropic": {
      const { provider } = settings;
      return askLangchain(() => openChatModel({ ...settings, provider }), provider === "anthropic");
    }
    case "google":
      return askGoogle(settings);
    case "ollama":
      return askOllama(settings);
    case "file":
      return askFile(settings.model, given.loadLlama);
  }
}

async function complete(ask: AskServer, request: ModelRequest): Promise<ModelReply> {
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const meter = new TokenMeter(request);
  const calls = new CallPieces();
  let text = "";
  let end: string | null = null;
  try {
    for await (const piece of ask(request, signal)) {
      signal.throwIfAborted();
      text += piece.text;
      meter.heard(text.length + calls.length, piece.usage);
      request.onUsage?.(meter.tokens);
      // LangChain takes ever longer for each further call, so that thousands of them would stop everything.
      if (piece.calls.length > 0 && request.tools === undefined)
        throw new RuntimeError("MODEL_FAILED", { reason: "it calls a tool that nobody offered" });
      for (const call of piece.calls) calls.add(call);
      if (text.length + calls.length > LONGEST_ANSWER)
        throw new RuntimeError("MODEL_FAILED", { reason: "its answer does not end" });
      if (piece.text !== "") request.onToken?.(piece.text);
      end = piece.end ?? end;
    }
    if (request.schema === null) expectWhole(end);
    return { text: text.toWellFormed(), calls: calls.all, tokens: meter.tokens };
  } finally {
    stop.abort();
  }
}

const TOO_LONG = /^(?:length|max_tokens)$/i;
/** What servers call it when they stop an answer half-way. */
const STOPPED =
  /^(?:content_filter|refusal|safety|recitation|language|blocklist|prohibited_content|spii|malformed\w*|other)$/i;

/** Half a JSON object shows by itself; half a text looks like a text. */
function expectWhole(end: string | null): void {
  if (end === null) throw new Error("the answer broke off");
  if (TOO_LONG.test(end)) throw new RuntimeError("MODEL_FAILED", { reason: "its answer is too long" });
  if (STOPPED.test(end)) throw new RuntimeError("MODEL_FAILED", { reason: "its answer was held back" });
}
