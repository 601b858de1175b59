import type { ModelTool } from "../../decisions/decision.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

/** Longer than any value of a call; the words of an answer have more room. */
const LONGEST_VALUE = 120;
const LONGEST_TEXT = 1_200;
const MOST_CALLS = 8;
const MOST_ITEMS = 8;

/** What an answer must look like that calls tools: the model can write nothing else. */
export function callsGrammar(tools: readonly ModelTool[]): JsonSchema {
  const oneOf = tools.map(({ name, parameters }) => ({
    type: "object",
    properties: { name: { const: name }, arguments: constrained(parameters) },
  }));
  return {
    type: "object",
    properties: { calls: { type: "array", minItems: 1, maxItems: MOST_CALLS, items: { oneOf } } },
  };
}

/** A schema in the part of JSON Schema that can be made a grammar; optional values may be null. */
function constrained(schema: unknown, isText = false): JsonSchema {
  const {
    enum: choices,
    type,
    properties,
    items,
    required,
  } = (schema ?? {}) as {
    readonly enum?: readonly string[];
    readonly type?: string;
    readonly properties?: JsonSchema;
    readonly items?: unknown;
    readonly required?: readonly string[];
  };
  if (choices !== undefined) return { enum: choices };
  if (type === "array") return { type: "array", maxItems: MOST_ITEMS, items: constrained(items) };
  if (type === "boolean") return { type: "boolean" };
  if (type === "object" || properties !== undefined) {
    const entries = Object.entries(properties ?? {}).map(([name, each]) => {
      const one = constrained(each, name === "text");
      return [name, required?.includes(name) === true ? one : { oneOf: [{ type: "null" }, one] }] as const;
    });
    return { type: "object", properties: Object.fromEntries(entries) };
  }
  return { type: "string", maxLength: isText ? LONGEST_TEXT : LONGEST_VALUE };
}

/** Tools as words: a model in a file has no native calls. */
export function toolsInWords(tools: readonly ModelTool[]): string {
  const lines = tools.map(({ name, description }) => `- ${name}: ${description}`);
  return `Answer with JSON: {"calls": [{"name": …, "arguments": {…}}]}. What can be called:\n${lines.join("\n")}`;
}
