/** Reads values of a state that the page did not write: what is not as expected is left out, never guessed. */
export type Plain = Readonly<Record<string, unknown>>;

export function objectIn(value: unknown): Plain | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Plain) : null;
}

/** The same, with nothing in it when it is none. */
export const partsIn = (value: unknown): Plain => objectIn(value) ?? {};

export const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
export const numberIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
