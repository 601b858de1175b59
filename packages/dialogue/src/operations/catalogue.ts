import type { Slot } from "../slots/slot.ts";
import { type Argument, type Choice, OF_THE_ASSISTANT } from "./arguments.ts";
import type { Operation } from "./operation.ts";

/** All that one assistant can be asked to do, and the values it keeps. */
export interface Catalogue {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly slots: ReadonlyMap<string, Slot>;
}

export interface CatalogueSpec {
  readonly operations: readonly Operation[];
  readonly slots: readonly Slot[];
  /** The choices that the common operations leave to each assistant: by operation, then by argument. */
  readonly choices?: { readonly [operation: string]: { readonly [argument: string]: readonly Choice[] } };
  /** What a common operation is asked about here besides: by operation. */
  readonly arguments?: { readonly [operation: string]: { readonly [argument: string]: Argument } };
}

/** An argument of this name takes one of the assistant's slots. */
const SLOT = "slot";

/**
 * Puts an assistant's operations and slots together. One name stays one thing; what an operation leaves to the
 * assistant is filled in here, so that nobody after this has to know of it.
 */
export function defineOperations(spec: CatalogueSpec): Catalogue {
  const slots = byName(spec.slots, "slot");
  const operations = byName(spec.operations, "operation");
  const named = [...Object.keys(spec.choices ?? {}), ...Object.keys(spec.arguments ?? {})];
  const unknown = named.find((name) => !operations.has(name));
  if (unknown !== undefined) throw new TypeError(`choices for «${unknown}», which is no operation here`);
  const complete = [...operations].map(([name, operation]) => [name, completed(operation, spec)] as const);
  return Object.freeze({ operations: new Map(complete), slots });
}

function completed(operation: Operation, spec: CatalogueSpec): Operation {
  const added = spec.arguments?.[operation.name] ?? {};
  const all = Object.entries({ ...operation.arguments, ...added });
  return {
    ...operation,
    arguments: Object.fromEntries(
      all.flatMap(([name, argument]) => {
        const choices = choicesOf(operation, name, argument, spec);
        if (choices === undefined) return [[name, argument]];
        if (choices.length > 0) return [[name, { ...argument, choices }]];
        if (argument.isRequired)
          throw new TypeError(`«${operation.name}» needs choices for «${name}» from the assistant`);
        return [];
      }),
    ),
  };
}

function choicesOf(
  operation: Operation,
  name: string,
  argument: Argument,
  { choices, slots }: CatalogueSpec,
): readonly Choice[] | undefined {
  if (argument.type !== "choice" || argument.choices !== OF_THE_ASSISTANT) return undefined;
  if (name === SLOT) return slots.map(({ name: value, label }) => ({ value, label }));
  return choices?.[operation.name]?.[name] ?? [];
}

function byName<Named extends { readonly name: string }>(
  all: readonly Named[],
  what: string,
): ReadonlyMap<string, Named> {
  const named = new Map<string, Named>();
  for (const each of all) {
    if (named.has(each.name)) throw new TypeError(`the ${what} «${each.name}» is declared twice`);
    named.set(each.name, each);
  }
  return named;
}
