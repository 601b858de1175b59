import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, type AIMessageChunk, HumanMessage, SystemMessage } from "@langchain/core/messages";
import type { ModelPort, ModelReply, ModelRequest } from "../decisions/decision.ts";
import { RuntimeError } from "../errors.ts";
import { openChatModel } from "./chat-model.ts";
import type { ModelSettings, Provider } from "./model-settings.ts";
import { TokenMeter } from "./token-meter.ts";

/** Longer than any answer we ask for. A model that goes on is cut off. */
const LONGEST_ANSWER = 400_000;

/** What is used of LangChain's interface. */
type Streaming = Pick<BaseChatModel, "stream">;

/** A language model behind our own port: text in, text and usage out, and nothing of what it says is run. */
export function modelPort(settings: ModelSettings): ModelPort {
  let opened: Promise<Streaming> | null = null;
  return {
    name: `${settings.provider}:${settings.model}`,
    price: settings.price,
    complete: async (request) => {
      opened ??= openChatModel(settings);
      return complete(await opened, SAYS_THE_END[settings.provider], request);
    },
  };
}

/** Whether the last piece always says why it is the last, so that an answer that broke off is noticed. */
const SAYS_THE_END: Readonly<Record<Provider, boolean>> = {
  openai: true,
  anthropic: true,
  google: false,
  ollama: false,
};

async function complete(model: Streaming, saysTheEnd: boolean, request: ModelRequest): Promise<ModelReply> {
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const meter = new TokenMeter(request);
  let text = "";
  let end: string | null = null;
  try {
    for await (const chunk of await model.stream(messagesOf(request), { signal })) {
      signal.throwIfAborted();
      const piece = textOf(chunk.content);
      text += piece;
      meter.heard(text.length, (chunk as AIMessageChunk).usage_metadata);
      request.onUsage?.(meter.tokens);
      refuseToolCalls(chunk);
      if (text.length > LONGEST_ANSWER)
        throw new RuntimeError("MODEL_FAILED", { reason: "its answer does not end" });
      if (piece !== "") request.onToken?.(piece);
      end = endOf(chunk) ?? end;
    }
    if (request.schema === null) expectWhole(end, saysTheEnd);
    return { text: text.toWellFormed(), tokens: meter.tokens };
  } finally {
    stop.abort();
  }
}

/** None was offered. LangChain takes ever longer for each further call, so that thousands of them stop everything. */
function refuseToolCalls(message: Partial<AIMessageChunk>): void {
  const { tool_calls = [], tool_call_chunks = [], invalid_tool_calls = [] } = message;
  if (tool_calls.length + tool_call_chunks.length + invalid_tool_calls.length > 0)
    throw new RuntimeError("MODEL_FAILED", { reason: "it calls a tool that nobody offered" });
}

/** Half a JSON object shows by itself; half a text looks like a text. */
function expectWhole(end: string | null, saysTheEnd: boolean): void {
  if (end === null && saysTheEnd) throw new Error("the answer broke off");
  if (end === "length" || end === "max_tokens")
    throw new RuntimeError("MODEL_FAILED", { reason: "its answer is too long" });
}

function endOf(chunk: Pick<AIMessageChunk, "response_metadata" | "additional_kwargs">): string | null {
  const told = { ...chunk.additional_kwargs, ...chunk.response_metadata } as Record<string, unknown>;
  const reason = told.finish_reason ?? told.stop_reason;
  return typeof reason === "string" ? reason : null;
}

function messagesOf({ system, messages, schema }: ModelRequest) {
  const format =
    schema === null
      ? ""
      : `\n\nAnswer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;
  return [
    new SystemMessage(system + format),
    ...messages.map(({ role, content }) =>
      role === "user" ? new HumanMessage(content) : new AIMessage(content),
    ),
  ];
}

/** Content comes as text or as a list of blocks; only text counts. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((block: unknown) => {
      const text = (block as { text?: unknown } | null)?.text;
      return typeof text === "string" ? text : "";
    })
    .join("");
}
