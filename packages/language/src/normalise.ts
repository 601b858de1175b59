/** What composes with the character before it: marks, vowels and finals of decomposed Hangul, half-width voice marks. */
const CONTINUING = /^[\p{M}\u1160-\u11ff\ud7b0-\ud7fb\uff9e\uff9f]$/u;
const NOISE = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
/** Longer chains of marks say nothing, and composing them takes quadratic time. */
const LONGEST_CLUSTER = 32;

/**
 * Visits the text as search sees it, one code point at a time: compatibility forms unfolded (NFKC), lower case, without
 * invisible characters and leftover marks. Composed piece by piece, so that each visit can say where it stood; `end`
 * is exclusive, and both count UTF-16 units of the original.
 */
export function eachCharacter(
  text: string,
  visit: (character: string, start: number, end: number) => void,
): void {
  for (let start = 0; start < text.length; ) {
    const end = endOfCluster(text, start);
    if (end === start + 1 && isComposed(text.charCodeAt(start))) {
      visit(text.charAt(start).toLowerCase(), start, end);
    } else {
      const folded = text.slice(start, end).normalize("NFKC").toLowerCase().replace(NOISE, "");
      for (const character of folded) visit(character, start, end);
    }
    start = end;
  }
}

function endOfCluster(text: string, start: number): number {
  let end = start + unitsAt(text, start);
  for (let count = 1; end < text.length && count < LONGEST_CLUSTER; count += 1) {
    if (!isContinuing(text, end)) break;
    end += unitsAt(text, end);
  }
  return end;
}

function unitsAt(text: string, position: number): number {
  return (text.codePointAt(position) as number) > 0xffff ? 2 : 1;
}

function isContinuing(text: string, position: number): boolean {
  const codePoint = text.codePointAt(position) as number;
  // Cheap answers first: no mark comes earlier, and no syllable is one.
  return (
    codePoint >= 0x300 && !isHangulSyllable(codePoint) && CONTINUING.test(String.fromCodePoint(codePoint))
  );
}

/** Nearly every character of a Korean or English text needs no composing. */
function isComposed(codePoint: number): boolean {
  return codePoint < 0x80 || isHangulSyllable(codePoint);
}

function isHangulSyllable(codePoint: number): boolean {
  return codePoint >= 0xac00 && codePoint <= 0xd7a3;
}
