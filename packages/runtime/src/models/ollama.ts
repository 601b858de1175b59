import * as z from "zod";
import { type AnswerPiece, type AskServer, systemOf } from "./answer-piece.ts";
import type { ModelSettings } from "./model-settings.ts";
import { parsePiece, postForLines } from "./post-for-lines.ts";

const HOME = "http://127.0.0.1:11434";

const ToolCall = z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) });
const Chunk = z.object({
  message: z
    .object({ content: z.string().default(""), tool_calls: z.array(ToolCall).default([]) })
    .default({ content: "", tool_calls: [] }),
  done: z.boolean().default(false),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
  error: z.string().optional(),
});

/**
 * A server of Ollama, in its own format: a JSON object per line. Its official client writes to standard output when
 * a server refuses, and stops everybody's answers when one of them is cancelled.
 */
export function askOllama({ model, base_url, streams }: ModelSettings): AskServer {
  const url = `${(base_url ?? HOME).replace(/\/$/, "")}/api/chat`;
  return async function* ask(request, signal) {
    const body = {
      model,
      stream: streams,
      messages: [{ role: "system", content: systemOf(request) }, ...request.messages],
      options: { temperature: 0 },
      ...(request.schema === null ? {} : { format: "json" }),
      ...(request.tools === undefined
        ? {}
        : { tools: request.tools.map((tool) => ({ type: "function", function: tool })) }),
    };
    let whole = "";
    for await (const line of postForLines(url, { body, signal })) {
      if (!streams) whole += line;
      else if (line.trim() !== "") yield pieceOf(line);
    }
    if (!streams) yield pieceOf(whole);
  };
}

function pieceOf(text: string): AnswerPiece {
  const { message, done, done_reason, prompt_eval_count, eval_count, error } = parsePiece(Chunk, text);
  if (error !== undefined) throw new Error("the server broke off");
  return {
    text: message.content,
    usage: { input_tokens: prompt_eval_count, output_tokens: eval_count },
    end: done ? (done_reason ?? "stop") : null,
    calls: message.tool_calls.map(({ function: { name, arguments: given } }) => ({
      index: null,
      name,
      arguments: JSON.stringify(given ?? {}),
    })),
  };
}
