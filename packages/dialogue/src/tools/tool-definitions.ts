import type { Language } from "@maru/state";
import type { Argument } from "../operations/arguments.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import { KIND_RULES, type Kind, type Modifier } from "../operations/kinds.ts";
import type { Operation } from "../operations/operation.ts";

/** An operation as a model is told of it: the wire format of native tool calls. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

export type JsonSchema = { readonly [key: string]: unknown };

/**
 * The operations of an assistant as tools, short: what is the same for all (what a mention, a reference and words are,
 * what modifiers mean) is said once in the text before them. They are the same whatever was said, so that a provider can
 * keep them in its cache.
 */
export function toolDefinitions(
  catalogue: Catalogue,
  { language = "en", unread = {} }: Telling = {},
): readonly ToolDefinition[] {
  const usual = usualTypes(catalogue);
  return [...catalogue.operations.values()].map((operation) => ({
    name: operation.name,
    description:
      operation.arguments["slot"] === undefined
        ? operation.does[language]
        : withClosedLists(operation.does[language], catalogue),
    parameters: parametersOf(operation, usual, unread[operation.name] ?? []),
  }));
}

interface Telling {
  readonly language?: Language;
  /** Arguments and modifiers that are left out, by operation. */
  readonly unread?: { readonly [operation: string]: readonly string[] };
}

/** What the arguments of each name are, where it is the same in every operation. */
export function argumentNames(catalogue: Catalogue): {
  readonly [type in "mention" | "ref" | "text"]: readonly string[];
} {
  const usual = usualTypes(catalogue);
  const named = (type: string) => [...usual].flatMap(([name, each]) => (each === type ? [name] : []));
  return { mention: named("mention"), ref: named("ref"), text: named("text") };
}

type UsualTypes = ReadonlyMap<string, Argument["type"]>;

function usualTypes({ operations }: Catalogue): UsualTypes {
  const seen = new Map<string, Set<Argument["type"]>>();
  for (const { arguments: declared } of operations.values())
    for (const [name, { type }] of Object.entries(declared))
      seen.set(name, (seen.get(name) ?? new Set()).add(type));
  return new Map(
    [...seen].flatMap(([name, types]) => {
      const open = [...types].filter((type) => type !== "choice");
      const [only] = open;
      return open.length === 1 && only !== undefined ? [[name, only] as const] : [];
    }),
  );
}

/** Which values a slot with a few of them can have, by the names that a call gives them. */
function withClosedLists(does: string, { slots }: Catalogue): string {
  const closed = [...slots.values()].flatMap(({ name, is }) => {
    if (is.type === "yes_no") return [`${name}: true|false`];
    return is.type === "choice" ? [`${name}: ${is.choices.map(({ value }) => value).join("|")}`] : [];
  });
  return closed.length === 0 ? does : `${does} Closed: ${closed.join("; ")}`;
}

function parametersOf(
  { kind, arguments: declared }: Operation,
  usual: UsualTypes,
  unread: readonly string[],
): JsonSchema {
  const all = Object.entries(declared).filter(([name]) => !unread.includes(name));
  const required = all.flatMap(([name, { isRequired }]) => (isRequired ? [name] : []));
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(all.map(([name, argument]) => [name, schemaOf(name, argument, usual)])),
      ...Object.fromEntries(
        modifiersOfKind(kind)
          .filter((name) => !unread.includes(name))
          .map((name) => [name, MODIFIER_SCHEMAS[name]]),
      ),
    },
    ...(required.length === 0 ? {} : { required }),
  };
}

function schemaOf(name: string, argument: Argument, usual: UsualTypes): JsonSchema {
  const one = schemaOfOne(argument, usual.get(name) === argument.type);
  return argument.isList ? { type: "array", items: one } : one;
}

function schemaOfOne(argument: Argument, isUsual: boolean): JsonSchema {
  if (argument.type === "choice") return { type: "string", enum: argument.choices.map(({ value }) => value) };
  return isUsual ? { type: "string" } : { type: "string", description: HOW[argument.type] };
}

const HOW: { readonly [type in Exclude<Argument["type"], "choice">]: string } = {
  mention: "a mention",
  ref: "a reference",
  text: "words",
};

/** What is denied goes with every kept value. */
function modifiersOfKind(kind: Kind): readonly Modifier[] {
  const { modifiers } = KIND_RULES[kind];
  return modifiers.length === 0 ? [] : [...modifiers, "not"];
}

const MODIFIER_SCHEMAS: { readonly [name in Modifier]: JsonSchema } = {
  suppose: { type: "boolean" },
  by: { type: "string" },
  if: { type: "string" },
  at: { type: "string" },
  not: { type: "string" },
};
