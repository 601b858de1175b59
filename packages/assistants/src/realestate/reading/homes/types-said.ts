import type { PropertyType } from "../../ports.ts";

const TYPES: readonly (readonly [PropertyType, RegExp])[] = [
  ["apartment", /아파트|apartments?\b|\bapts?\b/giu],
  ["officetel", /오피스텔|오피스탤|오피텔|오피(?=\s|$|로|만|도|는|매)|officetels?/giu],
  ["villa", /빌라|다세대|연립|villas?\b/giu],
  ["oneroom", /원룸|투룸|스튜디오|studios?\b/giu],
  ["house", /단독|다가구|주택(?!임대차|담보|도시|청약|금융|연금)(?=[^가-힣]|$|을|를|은|이|도)/gu],
];

/** «아파트는 관심 없어», «아파트 말고»: what follows the kind that is not wanted. «말고도» wants more than it. */
const UNWANTED_AFTER =
  /^(?:들|류)?(?:은|는|이|가|을|를|만|도|쪽은)?\s?(?:말고(?!도)|빼|뺀|제외|관심\s?(?:이\s?)?없|싫|안\s?(?:볼|봐|보)|아닌|아니고|아니라|필요\s?없|별로|패스)/u;
const UNWANTED_BEFORE =
  /\b(?:minus|without|except(?: for)?|excluding|exclude|not|no|nor|other than|drop|skip|remove|don'?t want|leave out|hide)\s(?:(?:the|an?|any|interested in|want)\s)?$/iu;
/** «오피스텔이나 아파트», «apartments or officetels»: named in one breath. */
const JOINED =
  /^(?:이나|나|이랑|랑|하고|와|과|이든|든|또는|혹은|및)?[\s,·/&]{0,4}(?:또는|혹은|or|and)?\s{0,3}$/iu;

export interface TypesSaid {
  /** In the order they were said. */
  readonly wanted: readonly PropertyType[];
  readonly unwanted: readonly PropertyType[];
}

interface Named {
  readonly type: PropertyType;
  readonly start: number;
  readonly end: number;
  readonly isUnwanted: boolean;
}

/** The kinds of homes that a text wants, and those that it does not. */
export function typesSaid(text: string): TypesSaid {
  const named = namedIn(text);
  const unwanted = named.filter(({ isUnwanted }) => isUnwanted).map(({ type }) => type);
  const [first, ...others] = named.filter(({ type }) => !unwanted.includes(type));
  if (first === undefined) return { wanted: [], unwanted: unique(unwanted) };
  const wanted = [first];
  for (const each of others) {
    const last = wanted.at(-1) ?? first;
    if (JOINED.test(text.slice(last.end, each.start))) wanted.push(each);
  }
  return { wanted: unique(wanted.map(({ type }) => type)), unwanted: unique(unwanted) };
}

function namedIn(text: string): readonly Named[] {
  return TYPES.flatMap(([type, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      type,
      start: index,
      end: index + word.length,
      isUnwanted:
        UNWANTED_AFTER.test(text.slice(index + word.length)) ||
        UNWANTED_BEFORE.test(text.slice(Math.max(0, index - LONGEST_NEGATION), index)),
    })),
  ).sort((one, two) => one.start - two.start);
}
const LONGEST_NEGATION = 24;

/** The kind of home that is named nearest to the end; null where none is. */
export function typeNamedLast(text: string): PropertyType | null {
  return namedIn(text).at(-1)?.type ?? null;
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
