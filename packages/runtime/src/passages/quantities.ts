/** A number as it is meant: `3억 1,500만원`, `315,000,000원` and `315 million won` are one. */
export interface Quantity {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SCALES: Readonly<Record<string, number>> = {
  억: 1e8,
  천만: 1e7,
  백만: 1e6,
  만: 1e4,
  천: 1e3,
  billion: 1e9,
  million: 1e6,
  thousand: 1e3,
};
const SCALE = Object.keys(SCALES).join("|");

/** What a number counts. The longer name stands first where one begins with the other. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ["%p", /%p|%포인트|percentage points?/],
  ["%", /%|퍼센트|프로(?![가-힣])|percent|per cent/],
  ["원", /원|won\b|krw\b/],
  ["일차", /일차|일째/],
  ["개월", /개월|달|months?\b/],
  ["시간", /시간|hours?\b|h\b/],
  ["분의", /분의/],
  ["분", /분|minutes?\b|min\b/],
  ["성급", /성급|성(?![가-힣])|stars?\b/],
  ["박", /박|nights?\b/],
  ["일", /일|days?\b/],
  ["주", /주|weeks?\b/],
  ["월", /월/],
  ["년", /년|years?\b/],
  ["명", /명|인|사람|people\b|persons?\b|travell?ers?\b|adults?\b/],
  ["항", /항/],
  ["호", /호/],
  ["시", /시/],
  ["개", /개|rooms?\b/],
  ["건", /건|deals?\b/],
  ["km", /km\b|킬로미터/],
  ["m2", /m2|제곱미터/],
  ["m", /m\b|미터/],
  ["평", /평/],
  ["도", /도|°c?|degrees?\b/],
  ["배", /배|times\b/],
  ["번", /번|회/],
  ["층", /층/],
  ["세", /세|살/],
];
const UNIT = UNITS.map(([, { source }]) => `(?:${source})`).join("|");

/** An article of a law, a date, a time of day, a code with letters in it, or a number with what it counts. */
const QUANTITY = new RegExp(
  [
    String.raw`(?<article>(\d+)\s?조(?!\s?원)(?:의\s?(\d+))?)`,
    String.raw`(?<exact>\d{4}-\d{2}(?:-\d{2})?|\d{1,2}:\d{2})`,
    String.raw`(?:(?<currency>[$€£¥₩])\s?)?(?<number>${NUMBER}(?:\s?(?:${SCALE})\s?${NUMBER})*)(?:\s?(?<scale>${SCALE}))?(?:[\s-]?(?<unit>${UNIT}))?`,
  ].join("|"),
  "giu",
);

/** Every number of a text with what it counts, in order. Codes such as KE723 are words. */
export function findQuantities(text: string): readonly Quantity[] {
  return [...text.matchAll(QUANTITY)].flatMap((found) => {
    const start = found.index;
    const end = start + found[0].length;
    if (/\p{Script=Latin}/u.test(text[start - 1] ?? "")) return [];
    return [{ key: keyOf(found), start, end }];
  });
}

function keyOf(found: RegExpMatchArray): string {
  const { article, exact, currency, number = "", scale, unit } = found.groups ?? {};
  if (article !== undefined) return `조 ${article.replaceAll(/\s|조$/gu, "")}`;
  if (exact !== undefined) return exact.replace(/^(\d):/u, "0$1:");
  const counted = currency === "₩" ? "원" : (currency ?? unitOf(unit ?? ""));
  return `${amountOf(`${number}${scale ?? ""}`)} ${counted}`;
}

function unitOf(written: string): string {
  const small = written.toLowerCase();
  return UNITS.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, "u").test(small))?.[0] ?? small;
}

const PART = new RegExp(String.raw`(${NUMBER})\s?(${SCALE})?`, "giu");

function amountOf(written: string): number {
  let sum = 0;
  for (const [, digits = "", scale = ""] of written.matchAll(PART))
    sum += Number(digits.replaceAll(",", "")) * (SCALES[scale.toLowerCase()] ?? 1);
  return Math.round(sum * 1000) / 1000;
}
