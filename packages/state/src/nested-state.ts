import * as z from "zod";
import { apply, restoreState } from "./apply.ts";
import type { StateDefinition, StateOf, UpdateOf } from "./define-state.ts";
import type { AnyField } from "./field.ts";
import { bulky, personal, secret } from "./zod-tree.ts";

/**
 * The shape of a whole state, for a field of another state that holds one. Its rules travel along and its marks
 * too, so a supervisor refuses a team state that the team's own definition would refuse.
 */
export function schemaOf<Definition extends StateDefinition>(
  definition: Definition,
): z.ZodType<StateOf<Definition>, StateOf<Definition>> {
  const shape = Object.fromEntries(
    Object.entries<AnyField>(definition.fields).map(([name, field]) => [name, wholeSchema(field)]),
  );
  const whole = definition.rules.reduce<z.ZodType>(
    (schema, rule) =>
      schema.refine((state) => rule.holds(state as never), { message: `${rule.id}: ${rule.requirement.en}` }),
    z.strictObject(shape),
  );
  return whole as unknown as z.ZodType<StateOf<Definition>, StateOf<Definition>>;
}

/** The next content of a field that holds a state: the inner definition decides what may follow. */
export function continueNested<Definition extends StateDefinition>(
  definition: Definition,
  nested: StateOf<Definition> | null,
  update: UpdateOf<Definition>,
): StateOf<Definition> {
  if (nested === null) throw new TypeError(`there is no ${definition.name} to continue`);
  return apply(definition, restoreState(definition, nested as Readonly<Record<string, unknown>>), update);
}

function wholeSchema({ options }: AnyField): z.ZodType {
  const content = contentSchema(options);
  const nullable = options.nullable ? content.nullable() : content;
  const marking = { personal, secret, bulky };
  return options.marks.reduce<z.ZodType>((schema, mark) => marking[mark](schema), nullable);
}

function contentSchema({ kind, schema, max }: AnyField["options"]): z.ZodType {
  const most = max ?? Number.MAX_SAFE_INTEGER;
  switch (kind) {
    case "value":
    case "untracked":
      return schema;
    case "list":
    case "set":
    case "steps":
      return z.array(schema).max(most);
    case "dict":
      return z.record(z.string(), schema).refine((entries) => Object.keys(entries).length <= most, {
        message: `at most ${most} are allowed`,
      });
    case "counters":
      return z.record(z.string(), z.int().min(0));
    case "counter":
      return z.int().min(0).max(most);
  }
}
