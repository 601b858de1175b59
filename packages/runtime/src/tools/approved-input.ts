import { isEqual, type Language, type Plain, type PlainObject } from "@maru/state";
import { RuntimeError } from "../errors.ts";
import type { NodeContext } from "../graph/node-context.ts";
import type { Tool } from "./tool.ts";

/**
 * What a person agreed to, and nothing else. A node runs again when the answer is there and may want something else
 * by then, so a yes counts only for the very input that was shown.
 */
export async function approvedInput<Input, Output>(
  tool: Tool<Input, Output>,
  given: Input,
  { approve, language }: Pick<NodeContext, "approve"> & { readonly language: Language },
): Promise<Input> {
  const parsed = tool.input.safeParse(given);
  // The call itself refuses it, with its reasons; nobody has to be asked for that.
  if (!parsed.success) return given;
  const input = JSON.parse(JSON.stringify(parsed.data)) as Plain;
  const request = { action: tool.name, message: question(tool as Tool, language), details: { input } };
  for (;;) {
    const answer = await approve(request);
    if (!isEqual(answer.details ?? null, request.details)) continue;
    const { decision, changes, feedback } = answer;
    if (decision === "approve") return parsed.data;
    if (decision === "modify" && Object.keys(changes).length > 0 && isObject(input))
      return { ...input, ...changes } as Input;
    // "월세는 빼고 승인": in words, only the node can tell what is meant, so nothing is done here.
    throw new RuntimeError("TOOL_NOT_APPROVED", { tool: tool.name, decision, feedback });
  }
}

function question(tool: Tool, language: Language): string {
  return language === "ko"
    ? `다음 작업을 진행해도 될까요? ${tool.description.ko}`
    : `May this be done? ${tool.description.en}`;
}

function isObject(input: Plain): input is PlainObject {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}
