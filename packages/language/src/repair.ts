import type { Found } from "./found.ts";
import { readTail } from "./gazetteer-tails.ts";
import { jamoDistance, toJamo } from "./jamo.ts";
import { koreanFromKeyboard } from "./keyboard.ts";
import { COMMON_WORDS, SLIPS } from "./repair-words.ts";
import type { Span } from "./tokenise.ts";

export type Repair =
  /** The text now says `read`. */
  | { readonly kind: "slip" | "keyboard"; readonly written: string; readonly read: string }
  /** Close to several words: the text is as it was, ask. */
  | { readonly kind: "ambiguous"; readonly written: string; readonly candidates: readonly string[] }
  /** Laughter and tears, now a space. */
  | { readonly kind: "slang"; readonly written: string };

export interface Repaired {
  readonly text: string;
  /** Every change, at its place in the original. */
  readonly repairs: readonly Found<Repair>[];
  /** Offsets of the repaired text to offsets of the original. */
  spanOf(span: Span): Span;
}

/** A long text is prose; nobody needs all its slips mended. */
const MOST_GUESSES = 60;
const WORD = /[가-힣]{2,12}|(?<![a-z0-9@./_-])[a-z]{2,24}(?![a-z0-9@./_-])/giu;
const SLANG = /[ㅋㅎㅠㅜ]{1,200}|ㄷ{2,200}|ㅡ{2,200}|;{2,200}|\^{2,200}|~{2,200}/gu;

/**
 * Mends slips of the finger and takes out slang, keeping the way back to the original text. A word that could have
 * been meant to be two others is left alone and reported.
 *
 * @example
 * repairText("오사카 3박4읷 백만언ㅎㅎ").text; // "오사카 3박4일 백만원 "
 */
export function repairText(text: string, vocabulary: readonly string[] = COMMON_WORDS): Repaired {
  const fixed = [...findSlang(text), ...findSlips(text)];
  const isFree = ({ span }: Found<Repair>) =>
    fixed.every((other) => span.end <= other.span.start || span.start >= other.span.end);
  const repairs = [...fixed, ...findMisspelt(text, vocabulary).filter(isFree)].sort(
    (left, right) => left.span.start - right.span.start,
  );
  return applyRepairs(text, repairs);
}

function findSlang(text: string): readonly Found<Repair>[] {
  return [...text.matchAll(SLANG)].map(({ 0: written, index }) => ({
    value: { kind: "slang", written },
    span: { start: index, end: index + written.length },
    confidence: 0.95,
  }));
}

function findSlips(text: string): readonly Found<Repair>[] {
  return SLIPS.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: written, index }): Found<Repair> => ({
        value: { kind: "slip", written, read },
        span: { start: index, end: index + written.length },
        confidence: 0.9,
      }),
    ),
  );
}

function findMisspelt(text: string, vocabulary: readonly string[]): readonly Found<Repair>[] {
  const words = lettersOf(vocabulary);
  const found: Found<Repair>[] = [];
  let guesses = 0;
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (guesses >= MOST_GUESSES) break;
    if (vocabulary.some((word) => written.startsWith(word))) continue;
    guesses += 1;
    const repair = /^[a-z]/iu.test(written)
      ? fromKeyboard(written, vocabulary)
      : fromVocabulary(written, words);
    if (repair === undefined) continue;
    const { length, value, confidence } = repair;
    found.push({ value, span: { start: index, end: index + length }, confidence });
  }
  return found;
}

/** Callers pass the same vocabulary with every message. */
const knownLetters = new WeakMap<readonly string[], readonly { word: string; jamo: string }[]>();

function lettersOf(vocabulary: readonly string[]): readonly { word: string; jamo: string }[] {
  // A word that stands in the vocabulary twice is one word, not two that are equally near.
  const known =
    knownLetters.get(vocabulary) ?? [...new Set(vocabulary)].map((word) => ({ word, jamo: toJamo(word) }));
  knownLetters.set(vocabulary, known);
  return known;
}

interface Guess {
  readonly length: number;
  readonly value: Repair;
  readonly confidence: number;
}

function fromKeyboard(written: string, vocabulary: readonly string[]): Guess | undefined {
  const read = koreanFromKeyboard(written);
  if (read === undefined) return undefined;
  const isKnown = read.length >= 2 && vocabulary.some((word) => read.startsWith(word));
  // Nobody could pronounce it.
  const isUnreadable = /^(?:[bcdfghj-np-tv-z]{4}[a-z]{0,20})$/u.test(written);
  if (!isKnown && !isUnreadable) return undefined;
  return {
    length: written.length,
    value: { kind: "keyboard", written, read },
    confidence: isKnown ? 0.9 : 0.7,
  };
}

function fromVocabulary(run: string, words: readonly { word: string; jamo: string }[]): Guess | undefined {
  for (let length = run.length; length >= 2; length -= 1) {
    if (!readTail(run, length).isComplete) continue;
    const written = run.slice(0, length);
    const jamo = toJamo(written);
    const limit = length === 2 ? 0.45 : 1;
    const near = words
      .filter(({ word }) => word.length === length)
      .map(({ word, jamo: other }) => ({ word, cost: jamoDistance(jamo, other, limit) }))
      .filter(({ cost }) => cost <= limit);
    const least = Math.min(...near.map(({ cost }) => cost));
    const [best, ...others] = near.filter(({ cost }) => cost <= least + 0.2);
    if (best === undefined) continue;
    if (others.length > 0) {
      const candidates = [best, ...others].map(({ word }) => word);
      return { length, value: { kind: "ambiguous", written, candidates }, confidence: 0.4 };
    }
    return { length, value: { kind: "slip", written, read: best.word }, confidence: 0.9 - 0.3 * best.cost };
  }
  return undefined;
}

function applyRepairs(original: string, repairs: readonly Found<Repair>[]): Repaired {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  const write = (piece: string, start: number, end: number, isCopy: boolean) => {
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(isCopy ? start + unit : start);
      ends.push(isCopy ? start + unit + 1 : end);
    }
    text += piece;
  };
  let copied = 0;
  const applied = repairs.filter(({ value, span }) => {
    if (span.start < copied) return false;
    if (value.kind === "ambiguous") return true;
    write(original.slice(copied, span.start), copied, span.start, true);
    write(value.kind === "slang" ? " " : value.read, span.start, span.end, false);
    copied = span.end;
    return true;
  });
  write(original.slice(copied), copied, original.length, true);
  return {
    text,
    repairs: applied,
    spanOf: ({ start, end }) => ({
      start: starts[start] ?? original.length,
      end: ends[end - 1] ?? starts[start] ?? original.length,
    }),
  };
}
