import {
  AIMessage,
  AIMessageChunk,
  type BaseMessage,
  ChatMessage,
  FunctionMessage,
  HumanMessage,
  isBaseMessage,
  RemoveMessage,
  SystemMessage,
  ToolMessage,
} from "@langchain/core/messages";
import type { Plain, PlainObject } from "@maru/state";
import { StorageError } from "../errors.ts";

/** What a LangChain message carries beyond its content. Empty ones are left out; the constructors put them back. */
const CARRIED = [
  "content",
  "id",
  "name",
  "additional_kwargs",
  "response_metadata",
  "tool_calls",
  "invalid_tool_calls",
  "tool_call_chunks",
  "usage_metadata",
  "tool_call_id",
  "status",
  "artifact",
  "metadata",
  "role",
] as const;

export function isMessage(value: object): value is BaseMessage {
  return isBaseMessage(value as BaseMessage);
}

export function encodeMessage(
  message: BaseMessage,
  inner: (value: unknown, segment: string) => Plain,
): PlainObject {
  const fields: Record<string, Plain> = {};
  for (const name of CARRIED) {
    const carried = (message as unknown as Record<string, unknown>)[name];
    if (carried === undefined || carried === null || isEmpty(carried)) continue;
    fields[name] = inner(carried, name);
  }
  return { type: typeOf(message), fields };
}

/** Whether a live message still is what its encoding says, without encoding it again. */
export function isSameMessage(
  message: BaseMessage,
  record: PlainObject,
  isSame: (live: unknown, encoded: Plain) => boolean,
): boolean {
  const fields = record.fields as PlainObject;
  let present = 0;
  for (const name of CARRIED) {
    const carried = (message as unknown as Record<string, unknown>)[name];
    if (carried === undefined || carried === null || isEmpty(carried)) continue;
    if (!Object.hasOwn(fields, name) || !isSame(carried, fields[name] as Plain)) return false;
    present += 1;
  }
  return present === Object.keys(fields).length && typeOf(message) === record.type;
}

function typeOf(message: BaseMessage): string {
  const type = message.getType();
  return type === "ai" && "concat" in message ? "ai-chunk" : type;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

type Fields = Record<string, unknown> & { content: string };

export function decodeMessage(record: PlainObject, decode: (value: Plain) => unknown): BaseMessage {
  const fields = { content: "", ...(decode(record.fields as Plain) as Record<string, unknown>) } as Fields;
  switch (record.type) {
    case "human":
      return new HumanMessage(fields);
    case "ai":
      return new AIMessage(fields);
    case "ai-chunk":
      return new AIMessageChunk(fields);
    case "system":
    case "developer":
      return new SystemMessage(fields);
    case "tool":
      return new ToolMessage(fields as Fields & { tool_call_id: string });
    case "function":
      return new FunctionMessage(fields as Fields & { name: string });
    case "remove":
      return new RemoveMessage(fields as unknown as { id: string });
    case "generic":
      return new ChatMessage(fields as Fields & { role: string });
    default:
      throw new StorageError("UNKNOWN_FORMAT", {
        found: `a message of type ${String(record.type)}`,
        supported: "LangChain's message types",
      });
  }
}
