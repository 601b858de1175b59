import type { MarkedValue } from "./redact-marks.ts";
import { MASK, type Span, toHalfWidth } from "./sensitive-span.ts";

/** Finds given values wherever they occur in a text. */
export interface Scrubber {
  readonly find: (text: string) => readonly Span[];
  /** Whether a number is one of the values. */
  readonly has: (number: number) => boolean;
}

/** Shorter values occur in everything, so they count only as words of their own. */
const SHORTEST = 3;
/** A long value is looked for piece by piece, so that a part of it is found too. */
const PIECE = 256;

/**
 * One pass over a text, however many values there are: three letters lead to the lengths that values with this
 * beginning have, and a set tells whether one stands there. Case and width of letters make no difference.
 */
export function createScrubber(values: Iterable<MarkedValue>): Scrubber {
  const whole = new Set<string>();
  const words = new Set<string>();
  for (const value of values) {
    for (const form of formsOf(value)) {
      if (form.trim() === "") continue;
      if (form.length < SHORTEST) words.add(form);
      else for (const piece of piecesOf(form)) whole.add(piece);
    }
  }
  const lengths = lengthsByBeginning(whole);
  const letters = beginningLetters(lengths.keys());
  return {
    find: (text) => {
      if (whole.size === 0 && words.size === 0) return [];
      const folded = fold(text);
      const spans = words.size === 0 ? [] : findWords(folded, words);
      for (let start = 0; start <= folded.length - SHORTEST; start += 1) {
        if (!mayBegin(folded, start, letters)) continue;
        const length = lengths
          .get(folded.slice(start, start + SHORTEST))
          ?.find((each) => whole.has(folded.slice(start, start + each)));
        if (length !== undefined) spans.push({ start, end: start + length, label: MASK });
      }
      return spans;
    },
    has: (number) => whole.has(String(Math.abs(number))),
  };
}

/** The ways a value may be written: as it is, inside JSON once or twice, in an address, with commas. */
function formsOf(value: MarkedValue): ReadonlySet<string> {
  if (typeof value === "number") return formsOfNumber(value);
  const trimmed = value.trim();
  const forms = [value, trimmed];
  if (NEEDS_ESCAPE.test(trimmed)) forms.push(inJson(trimmed), inJson(inJson(trimmed)));
  if (BEYOND_ASCII.test(trimmed)) {
    forms.push(trimmed.normalize("NFC"), trimmed.normalize("NFD"), inAsciiJson(trimmed));
  }
  if (NEEDS_PERCENT.test(trimmed) && trimmed.isWellFormed()) forms.push(encodeURIComponent(trimmed));
  return new Set(forms.map(fold));
}

const NEEDS_ESCAPE = /["\\\p{Cc}]/u;
const BEYOND_ASCII = /[^ -~]/;
const NEEDS_PERCENT = /[^\w.!~*'()-]/;

/** A number of fewer digits is as short as its digits, whatever its sign and point. */
function formsOfNumber(value: number): ReadonlySet<string> {
  const plain = String(Math.abs(value));
  if (plain.replace(/\D/g, "").length < SHORTEST) return new Set(plain.length < SHORTEST ? [plain] : []);
  const [whole = "", fraction] = plain.split(".");
  const grouped = inThousands(whole);
  return new Set([plain, fraction === undefined ? grouped : `${grouped}.${fraction}`]);
}

/** 1234567 → 1,234,567; what has an exponent stays as it is. */
function inThousands(digits: string): string {
  if (/\D/.test(digits)) return digits;
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let start = first; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3));
  return groups.join(",");
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** As JSON writers that avoid everything beyond ASCII do. */
function inAsciiJson(text: string): string {
  return inJson(text).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Lower case without moving a position; the few letters that grow in lower case stay as they are. */
function fold(text: string): string {
  const half = toHalfWidth(text);
  const lower = half.toLowerCase();
  return lower.length === half.length ? lower : half.replace(/\p{Lu}/gu, sameLengthLowerCase);
}

function sameLengthLowerCase(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

function piecesOf(form: string): readonly string[] {
  if (form.length <= PIECE) return [form];
  const count = Math.ceil(form.length / PIECE);
  // The last piece ends where the value ends and overlaps the one before.
  return Array.from({ length: count }, (_, index) => {
    const start = Math.min(index * PIECE, form.length - PIECE);
    return form.slice(start, start + PIECE);
  });
}

function lengthsByBeginning(values: ReadonlySet<string>): ReadonlyMap<string, readonly number[]> {
  const lengths = new Map<string, Set<number>>();
  for (const value of values) {
    const beginning = value.slice(0, SHORTEST);
    const known = lengths.get(beginning);
    if (known === undefined) lengths.set(beginning, new Set([value.length]));
    else known.add(value.length);
  }
  return new Map([...lengths].map(([beginning, each]) => [beginning, [...each].sort((a, b) => b - a)]));
}

/** One bit per position that a letter has in some beginning: most of a text is ruled out by looking this up. */
function beginningLetters(beginnings: Iterable<string>): Uint8Array {
  const letters = new Uint8Array(0x10000);
  for (const beginning of beginnings) {
    for (let at = 0; at < SHORTEST; at += 1) {
      const code = beginning.charCodeAt(at);
      letters[code] = (letters[code] ?? 0) | (1 << at);
    }
  }
  return letters;
}

function mayBegin(text: string, start: number, letters: Uint8Array): boolean {
  for (let at = 0; at < SHORTEST; at += 1) {
    if (((letters[text.charCodeAt(start + at)] ?? 0) & (1 << at)) === 0) return false;
  }
  return true;
}

/** Whole words only: «23» in «23:40» is none, and neither is a part of it. */
const WORD = /(?<![\p{L}\p{N}_]|[\p{L}\p{N}_][-.,:/])[\p{L}\p{N}_]+(?![\p{L}\p{N}_]|[-.,:/][\p{L}\p{N}_])/gu;
/** Particles stick to a name: 「허준은」, 「허준님이」. */
const PARTICLES = /^(?:님|씨)?(?:은|는|이|가|을|를|의|에게|께|께서|도|과|와|로|으로|만|야|예요|이에요)?$/;

function findWords(text: string, words: ReadonlySet<string>): Span[] {
  if (words.has(text)) return [{ start: 0, end: text.length, label: MASK }];
  const spans: Span[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = [word.length, 2, 1].find((each) => isWord(word, each, words));
    if (length !== undefined) spans.push({ start: index, end: index + length, label: MASK });
  }
  return spans;
}

function isWord(word: string, length: number, words: ReadonlySet<string>): boolean {
  const start = word.slice(0, length);
  if (!words.has(start)) return false;
  return word.length === length || (/^[가-힣]+$/.test(start) && PARTICLES.test(word.slice(length)));
}
