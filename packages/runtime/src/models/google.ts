import * as z from "zod";
import type { ModelRequest } from "../decisions/decision.ts";
import { type AnswerPiece, type AskServer, systemOf } from "./answer-piece.ts";
import type { ModelSettings } from "./model-settings.ts";
import { parsePiece, postForLines, ServerRefusal } from "./post-for-lines.ts";

const HOME = "https://generativelanguage.googleapis.com";

const Part = z.object({
  text: z.string().default(""),
  /** What the model thinks before it answers. */
  thought: z.boolean().default(false),
  functionCall: z.object({ name: z.string(), args: z.unknown() }).optional(),
});
const Chunk = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({ parts: z.array(Part).default([]) }).default({ parts: [] }),
        finishReason: z.string().optional(),
      }),
    )
    .default([]),
  promptFeedback: z.object({ blockReason: z.string().optional() }).default({}),
  usageMetadata: z
    .object({
      promptTokenCount: z.number().default(0),
      candidatesTokenCount: z.number().default(0),
      thoughtsTokenCount: z.number().default(0),
    })
    .optional(),
});

/**
 * Gemini, in its own format: server-sent events of JSON. Its official client ends the whole process when a
 * connection is lost in the middle of an answer, and cannot tell how long a server wants to be left alone.
 */
export function askGoogle({ model, base_url, key, streams }: ModelSettings): AskServer {
  const base = (base_url ?? HOME).replace(/\/$/, "");
  const method = streams ? "streamGenerateContent?alt=sse" : "generateContent";
  const url = `${base}/v1beta/models/${encodeURIComponent(model.replace(/^models\//, ""))}:${method}`;
  const headers: Record<string, string> = key === null ? {} : { "x-goog-api-key": key };
  return async function* ask(request, signal) {
    const body = {
      systemInstruction: { parts: [{ text: systemOf(request) }] },
      contents: request.messages.map(({ role, content }) => ({
        role: role === "user" ? "user" : "model",
        parts: [{ text: content }],
      })),
      ...toolsOf(request),
      generationConfig: {
        temperature: 0,
        ...(request.schema === null ? {} : { responseMimeType: "application/json" }),
      },
    };
    try {
      let whole = "";
      for await (const line of postForLines(url, { headers, body, signal })) {
        if (!streams) whole += line;
        else if (line.startsWith("data:")) yield pieceOf(line.slice(5));
      }
      if (!streams) yield pieceOf(whole);
    } catch (error) {
      throw withPause(error);
    }
  };
}

function toolsOf({ tools }: Pick<ModelRequest, "tools">) {
  if (tools === undefined) return {};
  const functionDeclarations = tools.map(({ name, description, parameters }) => ({
    name,
    description,
    parametersJsonSchema: parameters,
  }));
  return { tools: [{ functionDeclarations }], toolConfig: { functionCallingConfig: { mode: "ANY" } } };
}

function pieceOf(text: string): AnswerPiece {
  const { candidates, promptFeedback, usageMetadata } = parsePiece(Chunk, text);
  const parts = candidates[0]?.content.parts ?? [];
  return {
    text: parts
      .filter(({ thought }) => !thought)
      .map((part) => part.text)
      .join(""),
    usage: usageMetadata && {
      input_tokens: usageMetadata.promptTokenCount,
      output_tokens: usageMetadata.candidatesTokenCount + usageMetadata.thoughtsTokenCount,
    },
    end: candidates[0]?.finishReason ?? promptFeedback.blockReason ?? null,
    calls: parts.flatMap(({ functionCall }) =>
      functionCall === undefined
        ? []
        : [{ index: null, name: functionCall.name, arguments: JSON.stringify(functionCall.args ?? {}) }],
    ),
  };
}

const RETRY_DELAY = /"retryDelay"\s*:\s*"(\d{1,6}(?:\.\d{1,9})?)s"/;

/** How long to wait is said in the body of a refusal, where others have a header. */
function withPause(error: unknown): unknown {
  if (!(error instanceof ServerRefusal) || error.headers.has("retry-after")) return error;
  const seconds = RETRY_DELAY.exec(error.body)?.[1];
  if (seconds === undefined) return error;
  return new ServerRefusal(error.status, new Headers({ "retry-after": seconds }), error.body);
}
