import { isDeepStrictEqual } from "node:util";

/**
 * What was computed elsewhere comes back as a copy. Parts that are as they were are the very same again: by that the
 * store knows that there is nothing to write.
 */
export function keepingIdentity<Update extends object>(update: Update, before: object): Update {
  const kept = Object.entries(update).map(([name, value]) => {
    const known = (before as Readonly<Record<string, unknown>>)[name];
    return [name, isSame(value, known) ? known : sharing(value, before)];
  });
  return Object.fromEntries(kept) as Update;
}

/** A value that stood under another name before, such as the last question among the earlier ones. */
function sharing(value: unknown, before: object): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.values(before).find((known) => isSame(value, known)) ?? value;
}

function isSame(value: unknown, known: unknown): boolean {
  return typeof known === "object" && known !== null && isDeepStrictEqual(value, known);
}
