import { StateError } from "./errors.ts";
import { formatPath } from "./path.ts";
import type { Plain, PlainObject } from "./plain.ts";
import { isAdmitted } from "./plain-weight.ts";
import { admitAt, isHidden, type Target, validate } from "./validate.ts";

/** Every element of a written list, checked. */
export function validateAll(target: Target, update: unknown): readonly Plain[] {
  return elementsOf(target, update).map((element, index) =>
    validate(target, target.options.schema, element, [target.field, index]),
  );
}

/** The elements of a list as they are, once; a list's own methods are never called. */
export function elementsOf(target: Target, update: unknown): readonly unknown[] {
  if (!isList(update)) throw wrongShape(target, "expected a list");
  // Lists of a state are known; any other is read element by element where its shape can be checked.
  return isAdmitted(update)
    ? update
    : (admitAt({ target, path: [target.field] }, update) as readonly Plain[]);
}

function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    // A revoked proxy cannot even be asked.
    return false;
  }
}

/** Every entry of a written dictionary, checked. */
export function validateEntries(target: Target, update: unknown): PlainObject {
  const entries = shellOf(target, update);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, validate(target, target.options.schema, entry, [target.field, key])]),
  );
}

/** The entries of an object after the plain-data checks on its keys. */
export function shellOf(target: Target, update: unknown): readonly (readonly [string, Plain])[] {
  const plain = admitAt({ target, path: [target.field] }, update);
  if (typeof plain !== "object" || plain === null || Array.isArray(plain))
    throw wrongShape(target, "expected an object");
  return Object.entries(plain);
}

export function wrongShape(target: Target, problem: string, trail: readonly string[] = []): StateError {
  const label = target.options.label ?? { ko: target.field, en: target.field };
  return new StateError("INVALID_VALUE", {
    definition: target.definition,
    path: formatPath([target.field, ...(isHidden(target) ? [] : trail)]),
    problem,
    requirement: { ko: `${label.ko}: 형식이 맞지 않아요.`, en: `${label.en} does not have the right form.` },
  });
}
