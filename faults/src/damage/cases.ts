import { dice } from "./dice.ts";
import { flip, lose, PAGE, pagesOf, placesOf, swap, zero } from "./pages.ts";
import type { Prepared } from "./store.ts";

export interface Case {
  readonly kind: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

const DATABASE = "maru.db";

/** One change each, `scale` of the whole number of them. */
export function sqliteCases({ newest, older }: Prepared, seed: number, scale: number): readonly Case[] {
  const roll = dice(seed);
  const [file, before] = [newest.get(DATABASE) as Buffer, older.get(DATABASE) as Buffer];
  const pick = <Element>(from: readonly Element[]) => from[roll(from.length)] as Element;
  const index = [...pagesOf(file, "index"), ...pagesOf(file, "index root")];
  const rows = [...pagesOf(file, "rows"), ...pagesOf(file, "rows root")];
  const counts = ["event", "inbox-next", "inbox-open"].flatMap((key) =>
    placesOf(file, key, ["index"]).map((at) => at + roll(key.length)),
  );
  const lost = Array.from({ length: before.length / PAGE }, (_, page) => page).filter(
    (page) => page > 0 && !lose(file, before, page).equals(file),
  );
  const make = (kind: string, count: number, damage: () => Buffer): Case[] =>
    Array.from({ length: Math.ceil(count * scale) }, () => ({
      kind,
      files: new Map([[DATABASE, damage()]]),
    }));
  const bitIn = (pages: readonly number[]) => flip(file, pick(pages) * PAGE + roll(PAGE), roll(8));
  return [
    ...make("one bit of a key of a cursor in an index", 30, () => flip(file, pick(counts), roll(8))),
    ...make("one bit of an index page", 30, () => bitIn(index)),
    ...make("one bit of a page of rows", 30, () => bitIn(rows)),
    ...make("two index pages swapped", 23, () => swap(file, pick(index), pick(index))),
    ...make("two pages of rows swapped", 12, () => swap(file, pick(rows), pick(rows))),
    ...make("a page of zeros", 20, () => zero(file, pick([...index, ...rows]))),
    ...make("a lost write of a page", 40, () => lose(file, before, pick(lost))),
  ];
}

/** A whole document of an earlier time is not among them: it is what a restored backup looks like. */
export function fileCases({ newest }: Prepared, seed: number, scale: number): readonly Case[] {
  const roll = dice(seed);
  const names = [...newest.keys()];
  const one = (kind: string, damage: (bytes: Buffer) => Buffer): Case => {
    const name = names[roll(names.length)] as string;
    return { kind, files: new Map([...newest, [name, damage(newest.get(name) as Buffer)]]) };
  };
  const make = (kind: string, count: number, damage: (bytes: Buffer) => Buffer): Case[] =>
    Array.from({ length: Math.ceil(count * scale) }, () => one(kind, damage));
  return [
    ...make("one bit of a document", 48, (bytes) => flip(bytes, roll(bytes.length), roll(8))),
    ...make("a document cut off", 12, (bytes) => bytes.subarray(0, roll(bytes.length))),
    ...make("a document of zeros", 6, (bytes) => Buffer.alloc(bytes.length)),
    ...make(
      "the document of another conversation",
      6,
      () => newest.get(names[roll(names.length)] as string) as Buffer,
    ),
  ];
}
