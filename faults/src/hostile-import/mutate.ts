import { dice } from "../damage/dice.ts";

type Path = readonly (string | number)[];
export interface Mutant {
  readonly what: string;
  /** With the id of somebody else's conversation at hand. */
  readonly make: (other: string) => unknown;
}

/** Every place of a document. */
function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.flatMap((each, index) => placesOf(each, [...path, index]))
    : Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]));
  return [path, ...inside];
}

/** A copy with another value in one place; the place itself goes for `undefined`. */
function withAt(value: unknown, [step, ...rest]: Path, next: (old: unknown) => unknown): unknown {
  if (step === undefined) return next(value);
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const replaced = withAt(value[step as number], rest, next);
    if (replaced === undefined) copy.splice(step as number, 1);
    else copy[step as number] = replaced;
    return copy;
  }
  const record = value as Record<string, unknown>;
  const replaced = withAt(record[step], rest, next);
  const entries = Object.entries(record).flatMap(([key, each]) =>
    key !== step ? [[key, each]] : replaced === undefined ? [] : [[key, replaced]],
  );
  return Object.fromEntries(entries);
}

function nested(levels: number): unknown {
  return JSON.parse(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`);
}

const REPLACEMENTS: readonly (readonly [string, (old: unknown) => unknown])[] = [
  ["nothing", () => undefined],
  ["null", () => null],
  ["a text", () => "오사카"],
  ["an empty text", () => ""],
  ["a number", () => 7],
  ["a negative number", () => -1],
  ["a huge number", () => 2 ** 52],
  ["a broken number", () => 0.5],
  ["an object", () => ({ a: 1 })],
  ["a list", () => [1, 2, 3]],
  ["an empty object", () => ({})],
  ["a list of the same twice", (old) => [old, old]],
  ["20,000 levels", () => nested(20_000)],
  ["400 levels", () => nested(400)],
  ["a million characters", () => "가".repeat(1_000_000)],
  ["a poisoned object", () => JSON.parse('{"__proto__":{"polluted":true},"constructor":1}')],
];

/**
 * Documents with one change each. Half of the changes hit what holds a document together (records, cursors, versions,
 * headers), half any place at all.
 */
export function mutantsOf(document: unknown, seed: number, count: number): readonly Mutant[] {
  const roll = dice(seed);
  const pick = <Element>(from: readonly Element[]) => from[roll(from.length)] as Element;
  const all = placesOf(document);
  const holding = all.filter(
    ([first, table]) => first !== "tables" || !["event", "log"].includes(String(table)),
  );
  const id = (document as { session: { id: string } }).session.id;
  const text = JSON.stringify(document);
  const swapped: readonly Mutant[] = [
    ["the id in front", (other: string) => text.replace(id, other)],
    ["every id", (other: string) => text.replaceAll(id, other)],
    ["the tenant in front", () => text.replace('"tenant":"maru"', '"tenant":"acme"')],
    ["the user among the rows", () => text.replace(/("tables":.*"user":)"[^"]*"/, '$1"민수"')],
  ].map(([what, change]) => ({
    what: `${what as string} is another's`,
    make: (other) => JSON.parse((change as (other: string) => string)(other)) as unknown,
  }));
  const changed = Array.from({ length: count - swapped.length }, (_, index): Mutant => {
    const place = pick(index % 2 === 0 ? holding : all);
    const [name, next] = pick(REPLACEMENTS);
    return { what: `${place.join(".")} becomes ${name}`, make: () => withAt(document, place, next) };
  });
  return [...swapped, ...changed];
}
