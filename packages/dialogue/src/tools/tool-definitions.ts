import type { Language, Sentence } from "@maru/state";
import type { Argument } from "../operations/arguments.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import type { Operation } from "../operations/operation.ts";

/** An operation as a model is told of it: the wire format of native tool calls. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

export type JsonSchema = { readonly [key: string]: unknown };

/**
 * The operations of an assistant as tools. They are the same whatever was said, so that a provider can keep them in its
 * cache.
 */
export function toolDefinitions(catalogue: Catalogue, language: Language = "en"): readonly ToolDefinition[] {
  return [...catalogue.operations.values()].map((operation) => ({
    name: operation.name,
    description:
      operation.arguments["slot"] === undefined
        ? operation.does[language]
        : withClosedLists(operation.does[language], catalogue),
    parameters: parametersOf(operation, language),
  }));
}

/** Which values a slot with a few of them can have, by the names that a call gives them. */
function withClosedLists(does: string, { slots }: Catalogue): string {
  const closed = [...slots.values()].flatMap(({ name, is }) => {
    if (is.type === "yes_no") return [`${name}: true|false`];
    return is.type === "choice" ? [`${name}: ${is.choices.map(({ value }) => value).join("|")}`] : [];
  });
  return closed.length === 0 ? does : `${does}. The value of these is one of: ${closed.join("; ")}`;
}

export function parametersOf(operation: Operation, language: Language): JsonSchema {
  const own = Object.entries(operation.arguments).map(
    ([name, argument]) => [name, schemaOf(argument, language)] as const,
  );
  const required = Object.entries(operation.arguments).flatMap(([name, { isRequired }]) =>
    isRequired ? [name] : [],
  );
  return {
    type: "object",
    properties: { ...Object.fromEntries(own), ...MODIFIERS },
    required,
    additionalProperties: false,
  };
}

function schemaOf(argument: Argument, language: Language): JsonSchema {
  const one = schemaOfOne(argument, language);
  return argument.isList ? { type: "array", items: one } : one;
}

function schemaOfOne(argument: Argument, language: Language): JsonSchema {
  const description = describe(argument.label, argument, language);
  if (argument.type !== "choice") return { type: "string", description };
  return { type: "string", enum: argument.choices.map(({ value }) => value), description };
}

const HOW: { readonly [type in Exclude<Argument["type"], "choice">]: string } = {
  mention: "a mention (m1, m2 …) or exact words of the message",
  ref: "a reference: kind:id, kind:words or last:kind",
  text: "words",
};

function describe(label: Sentence, argument: Argument, language: Language): string {
  if (argument.type === "choice") return label[language];
  const kinds =
    argument.type === "ref" && argument.kinds.length > 0 ? ` of ${argument.kinds.join(", ")}` : "";
  return `${label[language]}: ${HOW[argument.type]}${kinds}`;
}

const MODIFIERS: JsonSchema = {
  suppose: { type: "boolean", const: true, description: "only to see what would be: nothing is kept" },
  by: { type: "string", description: "whose words or demand, when not the speaker's own" },
  if: { type: "string", description: "a condition: kept until it is known to hold" },
  at: { type: "string", description: "the day, leg or part it holds for" },
  not: { type: "string", description: "the value that is denied or replaced" },
};
