import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { AIMessage, type AIMessageChunk, HumanMessage, SystemMessage } from "@langchain/core/messages";
import type { ModelRequest } from "../decisions/decision.ts";
import { type AskServer, systemOf } from "./answer-piece.ts";

/** Any chat model of LangChain. */
export function askLangchain(open: () => Promise<Pick<BaseChatModel, "stream">>): AskServer {
  let opened: ReturnType<typeof open> | null = null;
  return async function* ask(request, signal) {
    opened ??= open();
    for await (const chunk of await (await opened).stream(messagesOf(request), { signal }))
      yield {
        text: textOf(chunk.content),
        usage: (chunk as AIMessageChunk).usage_metadata,
        end: endOf(chunk),
        callsTool: callsTool(chunk),
      };
  };
}

function messagesOf(request: ModelRequest) {
  return [
    new SystemMessage(systemOf(request)),
    ...request.messages.map(({ role, content }) =>
      role === "user" ? new HumanMessage(content) : new AIMessage(content),
    ),
  ];
}

function callsTool(message: Partial<AIMessageChunk>): boolean {
  const { tool_calls = [], tool_call_chunks = [], invalid_tool_calls = [] } = message;
  return tool_calls.length + tool_call_chunks.length + invalid_tool_calls.length > 0;
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
