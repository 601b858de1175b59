const SHORTHANDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\d가-힣㎡)])\s?[↓▼⬇]/gu, " 이하"],
  [/(?<=[\d가-힣㎡)])\s?[↑▲⬆]/gu, " 이상"],
  // «59㎡만»: only that size, and no 20,000.
  [/㎡(?=[만천억])/gu, "제곱미터"],
  // The unit is said once for both ends.
  [
    /\b(?:between|from)\s(\d[\d.,]*)\s?(?:and|to|-|~)\s?(\d[\d.,]*)\s?(million|mil|billion|bn|m)\b/giu,
    "$1 $3 to $2 $3",
  ],
  [/\b(?:between|from)\s(\d[\d.,]*\s?(?:million|mil|billion|bn|m))\s(?:won\s)?and\s(?=\d)/giu, "$1 to "],
];
/** «마포/오피스텔/매매/5억 이하»: a form that somebody filled in. */
const FORM = /^[^/\n]{1,20}(?:\/[^/\n]{1,20}){2,}$/u;

/** A search as people jot it down, written out: «5억↓», «30㎡↑», “between 400 and 500 million”. */
export function plainWritten(text: string): string {
  const written = SHORTHANDS.reduce((rest, [pattern, words]) => rest.replaceAll(pattern, words), text);
  return FORM.test(written.trim()) && !/\d\s?\/\s?\d/u.test(written) ? written.replaceAll("/", " ") : written;
}
