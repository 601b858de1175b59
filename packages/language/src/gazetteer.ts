import { toJamo } from "./jamo.ts";

/** What is known of a place, a company or anything else with a name. */
export interface GazetteerEntry<Kind extends string = string> {
  readonly id: string;
  readonly kind: Kind;
  /** In any script, the usual one first: 오사카, 大阪, Osaka. */
  readonly names: readonly string[];
  /** Written in capitals only: KIX. */
  readonly codes?: readonly string[];
}

interface Node {
  readonly next: Map<string, Node>;
  ids: string[];
}

export interface NearName {
  readonly id: string;
  readonly jamo: string;
  /** Which letters occur; two words that differ in many cannot be close. */
  readonly letters: number;
}

export interface Gazetteer<Kind extends string = string> {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly codes: ReadonlyMap<string, readonly string[]>;
  /** By how many letters they have: only names of about the same length can be close. */
  readonly names: ReadonlyMap<number, readonly NearName[]>;
  /** Every name that begins at this position of a folded text, longest first. */
  namesAt(
    text: string,
    position: number,
  ): readonly { readonly end: number; readonly ids: readonly string[] }[];
}

/** An index over names; build it once. */
export function buildGazetteer<Kind extends string>(
  entries: readonly GazetteerEntry<Kind>[],
): Gazetteer<Kind> {
  const root: Node = { next: new Map(), ids: [] };
  const kinds = new Map<string, Kind>();
  const codes = new Map<string, string[]>();
  const names = new Map<number, NearName[]>();
  for (const { id, kind, names: written, codes: short = [] } of entries) {
    kinds.set(id, kind);
    for (const code of short) codes.set(code.toUpperCase(), [...(codes.get(code.toUpperCase()) ?? []), id]);
    for (const name of new Set(written.flatMap(variants))) {
      insert(root, name, id);
      const jamo = toJamo(name);
      const near = { id, jamo, letters: letterSet(jamo) };
      names.set(jamo.length, [...(names.get(jamo.length) ?? []), near]);
    }
  }
  return { kinds, codes, names, namesAt: (text, position) => walk(root, text, position) };
}

/** Names of several words are also written in one. */
function variants(name: string): readonly string[] {
  const folded = name.normalize("NFKC").toLowerCase();
  return folded.includes(" ") ? [folded, folded.replaceAll(" ", "")] : [folded];
}

function insert(root: Node, name: string, id: string): void {
  let node = root;
  for (const character of name) {
    const next: Node = node.next.get(character) ?? { next: new Map(), ids: [] };
    node.next.set(character, next);
    node = next;
  }
  if (!node.ids.includes(id)) node.ids = [...node.ids, id];
}

function walk(root: Node, text: string, position: number) {
  const found: { end: number; ids: readonly string[] }[] = [];
  let node: Node | undefined = root;
  for (let end = position; node !== undefined; ) {
    if (node.ids.length > 0) found.unshift({ end, ids: node.ids });
    const character = text.codePointAt(end);
    if (character === undefined) break;
    const written = String.fromCodePoint(character);
    node = node.next.get(written);
    end += written.length;
  }
  return found;
}

/** One bit per letter, wrapped around 31: enough to leave out what cannot be close. */
export function letterSet(jamo: string): number {
  let set = 0;
  for (let index = 0; index < jamo.length; index += 1) set |= 1 << (jamo.charCodeAt(index) % 31);
  return set;
}
