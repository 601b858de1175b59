import type { JsonObject } from "@maru/protocol";

type Json = JsonObject[string];

export interface Change<Name extends string> {
  readonly field: Name;
  readonly before: Json;
  readonly after: Json;
}

/** What somebody changed their mind about: values that were known and are others now. */
export function changesIn<Name extends string>(
  before: JsonObject,
  after: JsonObject,
  fields: readonly Name[],
): readonly Change<Name>[] {
  return fields.flatMap((field) => {
    const [old = null, now = null] = [before[field], after[field]];
    if (isUnknown(old) || JSON.stringify(old) === JSON.stringify(now)) return [];
    return [{ field, before: old, after: now }];
  });
}

function isUnknown(value: Json): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
