import type * as z from "zod";
import { isEqual } from "./equal.ts";
import { StateError } from "./errors.ts";
import type { FieldOptions } from "./field.ts";
import { nearestName } from "./nearest-name.ts";
import { formatPath, type Path } from "./path.ts";
import { admitPlain, type Plain, type PlainLimits } from "./plain.ts";
import { requirementOf } from "./requirement.ts";
import { MASK } from "./sensitive-span.ts";
import { knownKeys, marksOf, type SchemaNode, schemasAt } from "./zod-tree.ts";

/** Which field of which definition a value is meant for. */
export interface Target {
  readonly definition: string;
  readonly field: string;
  readonly options: FieldOptions;
  readonly limits: PlainLimits;
}

/** A value's place: whose it is, what it must satisfy, and the path that errors name. */
interface Place {
  readonly target: Target;
  readonly schema: SchemaNode;
  readonly path: Path;
}

/** Admitted objects with the schema they satisfied: what is already in a state is never validated twice. */
const satisfied = new WeakMap<object, SchemaNode>();

/** Turns anything into frozen plain data that satisfies the field's schema, or refuses it. */
export function validate(target: Target, schema: z.ZodType, input: unknown, path: Path): Plain {
  const place: Place = { target, schema, path };
  const plain = admitAt(place, input);
  if (isObject(plain) && satisfied.get(plain) === schema) return plain;
  const parsed = schema.safeParse(plain);
  if (!parsed.success) throw toStateError(place, parsed.error);
  const output = parsed.data as Plain;
  refuseDropped(place, plain, output, []);
  const result = isEqual(plain, output) ? plain : admitAt(place, output);
  if (isObject(result)) satisfied.set(result, schema);
  return result;
}

/** Values of these fields never reach an error, nor do their keys. */
export function isHidden({ options }: Pick<Target, "options">): boolean {
  return options.marks.includes("personal") || options.marks.includes("secret");
}

/** Plain data for a field; a refusal inside a hidden field names the field only. */
export function admitAt({ target, path }: Pick<Place, "target" | "path">, input: unknown): Plain {
  try {
    return admitPlain(input, path, target.limits);
  } catch (error) {
    if (!(error instanceof StateError) || !isHidden(target)) throw error;
    throw new StateError(error.code, { ...error.details, path: target.field });
  }
}

function isObject(value: Plain): value is Extract<Plain, object> {
  return typeof value === "object" && value !== null;
}

/** Zod drops keys it does not know; a dropped key is a lost value, so it is refused instead. */
function refuseDropped(place: Place, before: Plain, after: Plain, trail: Path): void {
  if (!isObject(before) || !isObject(after) || before === after) return;
  if (Array.isArray(before)) {
    const outputs = after as readonly Plain[];
    for (const [index, each] of before.entries())
      refuseDropped(place, each, outputs[index] as Plain, [...trail, index]);
    return;
  }
  for (const [key, each] of Object.entries(before)) {
    if (!Object.hasOwn(after, key)) throw unknownKey(place, trail, key);
    refuseDropped(place, each as Plain, (after as Record<string, Plain>)[key] as Plain, [...trail, key]);
  }
}

function toStateError(place: Place, error: z.ZodError): StateError {
  const issue = error.issues[0];
  if (issue === undefined) throw error;
  const { target, schema } = place;
  const trail = issue.path.filter((segment) => typeof segment !== "symbol");
  if (issue.code === "unrecognized_keys" && issue.keys[0] !== undefined)
    return unknownKey(place, trail, issue.keys[0]);
  return new StateError("INVALID_VALUE", {
    definition: target.definition,
    path: tellPath(place, trail),
    // A refinement's own message may quote the value.
    problem: isHiddenAt(place, trail) ? "it is not what this field holds" : issue.message,
    requirement: requirementOf(
      target,
      deepest(schema, trail),
      isHiddenAt(place, trail) ? undefined : trail.at(-1),
    ),
  });
}

function unknownKey(place: Place, trail: Path, key: string): StateError {
  const known = deepestAll(place.schema, trail).flatMap((each) => [...knownKeys(each)]);
  return new StateError("UNKNOWN_FIELD", {
    definition: place.target.definition,
    path: tellPath(place, [...trail, key]),
    nearest: nearestName(key, known),
    known: [...new Set(known)],
  });
}

/** Where it is, without keys that only the data knows when the data is nobody's business. */
function tellPath(place: Place, trail: Path): string {
  if (!isHiddenAt(place, trail)) return formatPath([...place.path, ...trail]);
  const told = trail.map((segment, depth) => {
    const spelledOut = deepestAll(place.schema, trail.slice(0, depth)).flatMap((each) => [
      ...knownKeys(each),
    ]);
    return typeof segment === "number" || spelledOut.includes(segment) ? segment : MASK;
  });
  const inside = place.path.slice(1).map((segment) => (typeof segment === "number" ? segment : MASK));
  return formatPath([place.target.field, ...inside, ...told]);
}

function isHiddenAt(place: Place, trail: Path): boolean {
  if (isHidden(place.target)) return true;
  return (
    trail.some((_, depth) => isMarked(place.schema, trail.slice(0, depth))) || isMarked(place.schema, trail)
  );
}

function isMarked(schema: SchemaNode, trail: Path): boolean {
  return deepestAll(schema, trail).some((each) => marksOf(each).some((mark) => mark !== "bulky"));
}

function deepestAll(schema: SchemaNode, trail: Path): readonly SchemaNode[] {
  return trail.reduce<readonly SchemaNode[]>(
    (schemas, key) => schemas.flatMap((each) => schemasAt(each, key)),
    [schema],
  );
}

function deepest(schema: SchemaNode, trail: Path): SchemaNode {
  return deepestAll(schema, trail)[0] ?? schema;
}
