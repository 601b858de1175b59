import { readPosition } from "@maru/language";
import type { ReferenceKind, Shown, Thing } from "./thing.ts";

const LONGEST = 40;
/** «두 번째 호텔» is three words, «마지막에서 두 번째 거» four. */
const MOST_WORDS = 4;
/** Particles and endings that a word carries: «두 번째꺼로요». */
const MOST_ENDING = 4;
const LEAST_NAME = 2;

/** Which shown thing words point at, by its name or its place; undefined where several or none fit. */
export function findReference(words: string, kinds: readonly string[], shown: Shown): Thing | undefined {
  const fits = shown.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  if (fits.length === 0 || words.length > LONGEST * 5) return undefined;
  return named(words, fits) ?? counted(words, fits);
}

/** The longest name that stands in the words. */
function named(words: string, things: readonly Thing[]): Thing | undefined {
  const said = fold(words);
  const found = things.flatMap((thing) =>
    [thing.label.ko, thing.label.en, ...(thing.names ?? [])]
      .map(fold)
      .filter((name) => name.length >= LEAST_NAME && said.includes(name))
      .map((name) => ({ thing, length: name.length })),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return only(found.filter(({ length }) => length === longest).map(({ thing }) => thing));
}

/** A place in a row is one of those that were shown last. */
function counted(words: string, things: readonly Thing[]): Thing | undefined {
  const position = positionIn(words);
  if (position === undefined) return undefined;
  const kind = things.findLast((thing) => thing.position !== undefined)?.kind;
  const row = rowOf(things, kind);
  const wanted = position > 0 ? position : row.length + 1 + position;
  return only(row.filter((thing) => thing.position === wanted));
}

function rowOf(things: readonly Thing[], kind: ReferenceKind | undefined): readonly Thing[] {
  return things.filter((thing) => thing.kind === kind && thing.position !== undefined);
}

function positionIn(text: string): number | undefined {
  const words = text
    .slice(0, LONGEST * 5)
    .split(/\s+/u)
    .filter(Boolean);
  for (let size = MOST_WORDS; size >= 1; size -= 1)
    for (let start = 0; start + size <= words.length; start += 1) {
      const window = words
        .slice(start, start + size)
        .join(" ")
        .slice(0, LONGEST);
      for (let ending = 0; ending <= MOST_ENDING && ending < window.length; ending += 1) {
        const part = window.slice(0, window.length - ending);
        // A number alone is an amount until somebody says that it counts a row.
        if (/^#?\d+$/u.test(part)) break;
        const position = readPosition(part);
        if (position !== undefined) return position;
      }
    }
  return undefined;
}

/** The same thing shown twice is one; two things are nobody's. */
function only(things: readonly Thing[]): Thing | undefined {
  const ids = new Set(things.map(({ kind, id }) => `${kind}:${id}`));
  return ids.size === 1 ? things.at(-1) : undefined;
}

function fold(words: string): string {
  return words.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "");
}
