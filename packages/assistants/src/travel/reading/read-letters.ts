import type { PlanLetter } from "./reading.ts";

/** «A안», «A랑 C», «plan b», «A and C?»; in English a small «a» is an article. */
const LETTERS = [
  /(?<![A-Za-z])([ABCabc])(?= ?(?:안|플랜)|(?:로|랑|와|하고|과|이|가|은|는|를|으로|요|예요)(?![a-z]))/gu,
  /\b(?:plan|option) ([ABCabc])\b/giu,
  /(?<![A-Za-z'])([ABC])(?=\s*(?:$|[?!.,&]|(?:and|or|vs|plan)\b|\s?[ABC](?![A-Za-z])|\s[가-힣]))/gu,
] as const;

const SPELT: Readonly<Record<string, PlanLetter>> = { 에이: "A", 비: "B", 씨: "C" };
const SPELT_LETTERS = /(?<![가-힣])(에이|비|씨)(?=안(?:으로|이랑|은|이|을|하고|과|$| ))/gu;

const ORDINALS: readonly (readonly [PlanLetter, RegExp])[] = [
  ["A", /(?:첫 ?번째|1번째?) ?(?:거|걸|것|안|플랜)|\bfirst (?:one|plan)/iu],
  ["B", /(?:두 ?번째|2번째?) ?(?:거|걸|것|안|플랜)|\bsecond (?:one|plan)/iu],
  ["C", /(?:세 ?번째|3번째?) ?(?:거|걸|것|안|플랜)|\bthird (?:one|plan)/iu],
];

/** «C안 말고 B안», «not A» */
const TAKEN_BACK = /^ ?(?:안|플랜)?(?:은|는|이)? ?(?:말고|빼고|아니고|아니라|대신|별로)/u;

/** The plans that a message names, in its order. */
export function lettersIn(text: string, recommended: PlanLetter | null): PlanLetter[] {
  const found = LETTERS.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ index, 0: { length } }) => !TAKEN_BACK.test(text.slice(index + length)))
    .sort((left, right) => left.index - right.index)
    .map(([, letter]) => letter?.toUpperCase() as PlanLetter);
  const spelt = [...text.matchAll(SPELT_LETTERS)].flatMap(([, name]) => SPELT[name ?? ""] ?? []);
  const ordered = ORDINALS.flatMap(([letter, pattern]) => (pattern.test(text) ? [letter] : []));
  const named: PlanLetter[] = [
    ...(/프리미엄|럭셔리|고급|luxury|premium/iu.test(text) ? (["A"] as const) : []),
    ...(/균형|중간 ?(?:거|걸|것|안|플랜)|balanced/iu.test(text) ? (["B"] as const) : []),
    ...(/알뜰|가성비|(?:제일|가장|젤) ?(?:싼|저렴)|최저가|budget plan|cheapest/iu.test(text)
      ? (["C"] as const)
      : []),
    ...(/(?:제일|가장|젤) ?(?:비싼|좋은|편한)|best one/iu.test(text) ? (["A"] as const) : []),
    ...(recommended !== null && /추천 ?(?:해 ?(?:준|주신)|하신|한|안|플랜)|recommended/iu.test(text)
      ? [recommended]
      : []),
  ];
  return [...new Set([...found, ...spelt, ...ordered, ...named])];
}
