import { readCountWord } from "./count-words.ts";
import type { Span } from "./tokenise.ts";

export interface JoinedNames {
  /** The names that stand side by side, in order. */
  readonly names: readonly string[];
  /** From the first to the last of them. */
  readonly span: Span;
}

/** What stands between two things of one row: «A와 B», «A랑 B», «A, B», «A vs B». */
const JOINT =
  /^(?:\s*[,、·/]\s*(?:and\s+|그리고\s+)?|\s+(?:and|vs\.?|versus|대|및|그리고)\s+|(?:이랑|랑|하고|과|와)\s+)/iu;
/** A name of a row: one word, or several that are written with capitals. */
const NAME =
  /^(?:\p{Lu}[\w.+#&'’-]*(?:\s+(?:\p{Lu}|\d)[\w.+#&'’-]*)+(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}.+#&'’-]*)/u;
const AFTER_LAST = /^(?:의|를|을|은|는|이|가|도|로|으로|에서|에|끼리|중|사이|간)?(?=[\s,.?!]|$)/u;
/** Particles that join two names stand at the end of the first. */
const JOINING_END = /(?:이랑|랑|하고|과|와)$/u;
const MOST = 12;

/**
 * Rows of names that belong together: what is compared, listed or done one by one. The longest row is found; one name
 * alone is none.
 *
 * @example
 * findJoinedNames("OpenAI와 Anthropic의 접근법 비교")?.names; // ["OpenAI", "Anthropic"]
 */
export function findJoinedNames(text: string): JoinedNames | undefined {
  let best: JoinedNames | undefined = countedRow(text);
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    if (best !== undefined && index < best.span.end) continue;
    const row = rowAt(text, index);
    if (row !== undefined && row.names.length > (best?.names.length ?? 1)) best = row;
  }
  return best;
}

/** Bare words before their own count are a row: «파이썬 자바 코틀린 세 언어». */
function countedRow(text: string): JoinedNames | undefined {
  const words = [...text.matchAll(/\S+/gu)];
  for (const [index, { 0: word }] of words.entries()) {
    const count = readCountWord(word) ?? (/^\d$/u.test(word) ? Number(word) : undefined);
    if (count === undefined || count < 2 || count > MOST || index < count) continue;
    const row = words.slice(index - count, index);
    const [first] = row;
    const last = row.at(-1);
    if (first === undefined || last === undefined || row.some(({ 0: name }) => NAME.exec(name)?.[0] !== name))
      continue;
    return {
      names: row.map(({ 0: name }) => name),
      span: { start: first.index, end: last.index + last[0].length },
    };
  }
  return undefined;
}

function rowAt(text: string, start: number): JoinedNames | undefined {
  const names: string[] = [];
  let at = start;
  let end = start;
  while (names.length < MOST) {
    const word = NAME.exec(text.slice(at, at + 80))?.[0];
    if (word === undefined) break;
    const joined = nameBeforeJoint(text, at, word);
    if (joined === undefined) {
      if (names.length === 0) return undefined;
      const last = lastName(word);
      names.push(last);
      end = at + last.length;
      break;
    }
    names.push(joined.name);
    end = at + joined.name.length;
    at = joined.next;
  }
  return names.length < 2 ? undefined : { names, span: { start, end } };
}

/** The name that is followed by a joint, with the particle that joins it taken off. */
function nameBeforeJoint(text: string, at: number, word: string): { name: string; next: number } | undefined {
  const particle = JOINING_END.exec(word)?.[0];
  const after = text.slice(at + word.length, at + word.length + 12);
  if (particle !== undefined && particle.length < word.length && /^\s/u.test(after)) {
    const blanks = /^\s+/u.exec(after)?.[0].length ?? 0;
    return { name: word.slice(0, -particle.length), next: at + word.length + blanks };
  }
  const joint = JOINT.exec(after)?.[0];
  return joint === undefined ? undefined : { name: word, next: at + word.length + joint.length };
}

/** The last name carries the particle of the whole row: «… Anthropic의». */
function lastName(word: string): string {
  for (let length = 1; length <= 2 && length < word.length - 1; length++) {
    const tail = word.slice(-length);
    if (AFTER_LAST.exec(tail)?.[0] === tail && tail !== "") return word.slice(0, -length);
  }
  return word;
}
