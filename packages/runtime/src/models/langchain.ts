import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, type AIMessageChunk, HumanMessage, SystemMessage } from "@langchain/core/messages";
import type { ModelRequest, ModelTool } from "../decisions/decision.ts";
import { type AskServer, type CallPiece, systemOf } from "./answer-piece.ts";

/** Any chat model of LangChain. */
export function askLangchain(
  open: () => Promise<Pick<BaseChatModel, "stream" | "bindTools">>,
  marksPrefix = false,
): AskServer {
  let opened: ReturnType<typeof open> | null = null;
  return async function* ask(request, signal) {
    opened ??= open();
    const model = await opened;
    const bound = request.tools === undefined ? model : withTools(model, request.tools);
    for await (const chunk of await bound.stream(messagesOf(request, marksPrefix), { signal }))
      yield {
        text: textOf(chunk.content),
        usage: (chunk as AIMessageChunk).usage_metadata,
        end: endOf(chunk as AIMessageChunk),
        calls: callsOf(chunk as AIMessageChunk),
      };
  };
}

function messagesOf(request: ModelRequest, marksPrefix: boolean) {
  return [
    systemMessageOf(request, marksPrefix),
    ...request.messages.map(({ role, content }) =>
      role === "user" ? new HumanMessage(content) : new AIMessage(content),
    ),
  ];
}

/** With tools the beginning is the same for every message: Anthropic keeps it when it is marked, others do so anyway. */
function systemMessageOf(request: ModelRequest, marksPrefix: boolean): SystemMessage {
  const text = systemOf(request);
  if (request.tools === undefined || !marksPrefix) return new SystemMessage(text);
  return new SystemMessage({ content: [{ type: "text", text, cache_control: { type: "ephemeral" } }] });
}

function withTools(model: Pick<BaseChatModel, "stream" | "bindTools">, tools: readonly ModelTool[]) {
  if (model.bindTools === undefined) throw new Error("this model knows no tools");
  const offered = tools.map((tool) => ({ type: "function" as const, function: tool }));
  return model.bindTools(offered, { tool_choice: "any" });
}

/** Streamed calls come in pieces; a whole answer has them whole. */
function callsOf(message: Partial<AIMessageChunk>): readonly CallPiece[] {
  const { tool_calls = [], tool_call_chunks = [], invalid_tool_calls = [] } = message;
  if (tool_call_chunks.length > 0)
    return tool_call_chunks.map(({ index, name, args }) => ({
      index: index ?? null,
      name: name ?? "",
      arguments: args ?? "",
    }));
  return [
    ...tool_calls.map(({ name, args }) => ({ index: null, name, arguments: JSON.stringify(args) })),
    ...invalid_tool_calls.map(({ name, args }) => ({ index: null, name: name ?? "", arguments: args ?? "" })),
  ];
}

function endOf(chunk: Pick<AIMessageChunk, "response_metadata" | "additional_kwargs">): string | null {
  const told = { ...chunk.additional_kwargs, ...chunk.response_metadata } as Record<string, unknown>;
  const reason = told.finish_reason ?? told.stop_reason;
  return typeof reason === "string" ? reason : null;
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
