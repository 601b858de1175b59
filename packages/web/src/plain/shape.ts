import { numberIn, objectIn, type Plain, textIn, textsIn } from "./read-plain.ts";

/** Reads a value that the page did not write; undefined when it is not what it has to be. */
export type Reader<Value> = (given: unknown) => Value | undefined;
/** What a reader gives. */
export type Shown<Read> = Read extends Reader<infer Value> ? Value : never;

type Parts = Readonly<Record<string, (plain: Plain) => unknown>>;
type Whole<Of extends Parts> = { readonly [Name in keyof Of]: Exclude<ReturnType<Of[Name]>, undefined> };

/**
 * An object with named parts, read from one that calls them differently. Without a part that it must have it is none:
 * `shape({ price: at("price", number), perNight: at("price_per_night", numberOr(null)) })`.
 */
export function shape<Of extends Parts>(parts: Of): Reader<Whole<Of>> {
  const readers = Object.entries(parts);
  return (given) => {
    const plain = objectIn(given);
    if (plain === null) return undefined;
    const read = readers.map(([name, part]) => [name, part(plain)] as const);
    return read.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(read) as Whole<Of>);
  };
}

/** The part that stands under a name. */
export const at =
  <Value>(name: string, read: Reader<Value>) =>
  (plain: Plain): Value | undefined =>
    read(plain[name]);

/** Always there: nothing is an empty text, an empty list, a no. */
export const text = (given: unknown): string => textIn(given);
export const texts = (given: unknown): readonly string[] => textsIn(given);
export const flag = (given: unknown): boolean => given === true;

/** Has to be there. */
export const someText: Reader<string> = (given) => textIn(given) || undefined;
export const number: Reader<number> = (given) => numberIn(given) ?? undefined;
export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (given) =>
    choices.find((choice) => choice === given);

/** Something else in its place when it is not there. */
export const or =
  <Value, const Other>(read: Reader<Value>, other: Other) =>
  (given: unknown): Value | Other =>
    read(given) ?? other;

/** Every item that can be read; the others are left out. */
export const list =
  <Value>(read: Reader<Value>) =>
  (given: unknown): readonly Value[] =>
    Array.isArray(given) ? given.flatMap((item) => read(item) ?? []) : [];
