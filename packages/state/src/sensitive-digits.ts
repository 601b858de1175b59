/** A run of digits in a text. */
export interface DigitGroup {
  readonly start: number;
  readonly end: number;
  readonly digits: string;
}

/** UUIDs, long tokens, dates and times come first, so that their digits are never taken for a number of a person. */
const TOKEN =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<![a-z0-9])[a-z0-9]{20,}|(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)|\d{1,2}:\d\d(?::\d\d(?:\.\d{1,9})?)?(?!\d)|\d+/gi;
/** Digits glued to words (`tel01012345678please`), unlike ids, which mix the two. */
const GLUED = /^([a-z]*)(\d+)[a-z]*$/i;
const SEPARATORS = /^[-. ·()\t]{1,3}$/;

/** The digit groups of a text, those together that only separators part. */
export function digitChains(text: string): readonly (readonly DigitGroup[])[] {
  const chains: DigitGroup[][] = [];
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const token of text.matchAll(TOKEN)) {
    const glued = GLUED.exec(token[0]);
    if (glued === null) {
      previousEnd = Number.NEGATIVE_INFINITY;
      continue;
    }
    const digits = glued[2] ?? "";
    const start = token.index + (glued[1] ?? "").length;
    const group = { start, end: start + digits.length, digits };
    const continues = start - previousEnd <= 3 && SEPARATORS.test(text.slice(previousEnd, start));
    if (continues) chains.at(-1)?.push(group);
    else chains.push([group]);
    previousEnd = group.end;
  }
  return chains;
}

/** The digits of some neighbouring groups in one. */
export function joined(chain: readonly DigitGroup[], first: number, groups: number): string {
  let digits = "";
  for (let at = first; at < first + groups; at += 1) digits += chain[at]?.digits ?? "";
  return digits;
}

/** `3-4-4` for 010-1234-5678; empty when the chain has fewer groups. */
export function shapeOf(chain: readonly DigitGroup[], first: number, groups: number): string {
  if (groups === 0 || first + groups > chain.length) return "";
  let shape = String(chain[first]?.digits.length);
  for (let at = first + 1; at < first + groups; at += 1) shape += `-${chain[at]?.digits.length}`;
  return shape;
}

/** What parts a group from the next one of its chain; null at the end. */
export function gapAfter(text: string, chain: readonly DigitGroup[], at: number): string | null {
  const group = chain[at];
  const next = chain[at + 1];
  return group === undefined || next === undefined ? null : text.slice(group.end, next.start);
}

export function gapBefore(text: string, chain: readonly DigitGroup[], at: number): string | null {
  return at === 0 ? null : gapAfter(text, chain, at - 1);
}
