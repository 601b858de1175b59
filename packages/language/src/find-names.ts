import { fold } from "./folded.ts";
import type { Found } from "./found.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { isCounted, readTail } from "./gazetteer-tails.ts";
import { isTrap } from "./gazetteer-traps.ts";
import { nearName } from "./gazetteer-typos.ts";

export type NameReading<Kind extends string = string> =
  | { readonly id: string; readonly kind: Kind }
  /** Several entries have this name, or are as close to what was written. */
  | { readonly ambiguous: readonly string[] };

export interface NameOptions<Kind extends string> {
  /** Only these kinds are looked for; the first of them that a shared name has is meant ("싱가포르" as a city). */
  readonly kinds?: readonly Kind[];
}

/** A long text is prose, not a sentence full of misspelt names. */
const MOST_GUESSES = 20;
const RUN =
  /[가-힣]{1,10000}|[a-z][a-z'.]{0,40}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10000}/gu;

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly confidence: number;
}

/**
 * The names of a gazetteer in a text, in order, the longest where several begin. Particles are left outside the span;
 * a name inside another word ("세부적으로", "대만족") is none. A misspelt name has a lower confidence.
 *
 * @example
 * findNames("다낭 말고 오사까로", places).map(({ value }) => value);
 * // [{ id: "danang", kind: "city" }, { id: "osaka", kind: "city" }]
 */
export function findNames<Kind extends string>(
  text: string,
  gazetteer: Gazetteer<Kind>,
  { kinds }: NameOptions<Kind> = {},
): readonly Found<NameReading<Kind>>[] {
  const folded = fold(text);
  const isWanted = (id: string) => {
    const kind = gazetteer.kinds.get(id);
    return kind !== undefined && (kinds === undefined || kinds.includes(kind));
  };
  return findPieces(folded.text, text, gazetteer, (start) => folded.spanOf(start, start + 1).start).flatMap(
    ({ start, end, ids, confidence }) => {
      const value = choose(ids.filter(isWanted), gazetteer, kinds);
      return value === undefined ? [] : [{ value, span: folded.spanOf(start, end), confidence }];
    },
  );
}

function choose<Kind extends string>(
  ids: readonly string[],
  { kinds }: Gazetteer<Kind>,
  preferred: readonly Kind[] = [],
): NameReading<Kind> | undefined {
  const best = preferred.find((kind) => ids.some((id) => kinds.get(id) === kind));
  const left = best === undefined ? ids : ids.filter((id) => kinds.get(id) === best);
  const [id] = left;
  const kind = id === undefined ? undefined : kinds.get(id);
  if (id === undefined || kind === undefined) return undefined;
  return left.length === 1 ? { id, kind } : { ambiguous: left };
}

function findPieces(
  text: string,
  original: string,
  gazetteer: Gazetteer,
  originalStart: (position: number) => number,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let free = 0;
  let guesses = 0;
  const wholeMessage = text.trim().replace(/[?!.~\s]{1,20}$/u, "");
  for (const match of text.matchAll(RUN)) {
    const start = match.index;
    if (start < free) continue;
    const word = match[0];
    const found = /^[가-힣]/u.test(word)
      ? inHangul(text, start, start + word.length, gazetteer)
      : /^[a-z]/u.test(word)
        ? (inLatin(text, start, gazetteer) ?? asCode(word, start, original, originalStart(start), gazetteer))
        : inSyllabic(text, start, start + word.length, gazetteer);
    if (found.length === 0 && guesses < MOST_GUESSES && word.length >= 2 && word.length <= 20) {
      guesses += 1;
      const near = nearName(word, gazetteer, word === wholeMessage);
      if (near !== undefined)
        pieces.push({ start, end: start + near.length, ids: near.ids, confidence: near.confidence });
    }
    pieces.push(...found);
    free = Math.max(free, found.at(-1)?.end ?? 0);
  }
  return pieces;
}

/** Names at the beginning of a Korean word, one behind the other; long ones also in the middle of words run together. */
function inHangul(text: string, start: number, end: number, gazetteer: Gazetteer): readonly Piece[] {
  const pieces: Piece[] = [];
  let isBeginning = true;
  for (let position = start; position < end; ) {
    const found = nameAt(text, position, isBeginning ? 1 : 3, gazetteer);
    if (found === undefined) {
      isBeginning = false;
      position += 1;
    } else {
      pieces.push({ start: position, end: found.end, ids: found.ids, confidence: isBeginning ? 0.95 : 0.8 });
      position = Math.max(found.tailEnd, found.end);
      isBeginning = true;
    }
  }
  return pieces;
}

function nameAt(text: string, position: number, shortest: number, gazetteer: Gazetteer) {
  for (const { end, ids } of gazetteer.namesAt(text, position)) {
    // «금요일부터도쿄삼박»: where a count follows, a short name is one in the middle of a word, too.
    if (end - position < shortest && (end - position < 2 || !isCounted(text, end))) break;
    const tail = readTail(text, end);
    const runsInto = gazetteer.namesAt(text, tail.end).length > 0 && tail.end - position >= 2;
    if ((tail.isComplete || runsInto) && !isTrap(text, position, end)) return { end, ids, tailEnd: tail.end };
  }
  return undefined;
}

function inLatin(text: string, start: number, gazetteer: Gazetteer): readonly Piece[] | undefined {
  const longest = gazetteer.namesAt(text, start).find(({ end }) => !/[a-z]/u.test(text.charAt(end)));
  return longest === undefined ? undefined : [{ start, ...longest, confidence: 0.95 }];
}

function asCode(
  word: string,
  start: number,
  original: string,
  originalStart: number,
  gazetteer: Gazetteer,
): readonly Piece[] {
  const code = word.replace(/(?<![.'])[.']+$/u, "");
  const written = original.slice(originalStart, originalStart + code.length);
  const ids = gazetteer.codes.get(written);
  return ids === undefined ? [] : [{ start, end: start + code.length, ids, confidence: 0.9 }];
}

function inSyllabic(text: string, start: number, end: number, gazetteer: Gazetteer): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let position = start; position < end; ) {
    const [longest] = gazetteer.namesAt(text, position);
    if (longest !== undefined) pieces.push({ start: position, ...longest, confidence: 0.9 });
    position = longest?.end ?? position + 1;
  }
  return pieces;
}
