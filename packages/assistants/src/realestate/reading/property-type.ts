import type { PropertyType } from "../ports.ts";

const TYPES: readonly (readonly [PropertyType, RegExp])[] = [
  ["apartment", /아파트|apartments?\b|\bapt\b/giu],
  ["officetel", /오피스텔|오피스탤|오피텔|officetels?/giu],
  ["villa", /빌라|다세대|연립|villas?\b/giu],
  ["oneroom", /원룸|투룸|스튜디오|studio/giu],
  ["house", /단독|다가구|주택(?!임대차|담보|도시|청약|금융|연금)(?=[^가-힣]|$|을|를|은|이|도)/gu],
];

/** The kind of home that a text is about: the first of them that it names. */
export function typeNamedIn(text: string): PropertyType | undefined {
  return TYPES.find(([, pattern]) => text.search(pattern) !== -1)?.[0];
}

/** The kind of home that is named nearest to the end; null where none is. */
export function typeNamedLast(text: string): PropertyType | null {
  const named = TYPES.flatMap(([type, pattern]) => {
    const last = [...text.matchAll(pattern)].at(-1);
    return last === undefined ? [] : [{ type, at: last.index }];
  });
  return named.sort((one, two) => two.at - one.at)[0]?.type ?? null;
}
