import { findExpressions } from "./regular-expressions.ts";

/** A text that is meant to take long, and what it is made of. */
export interface HostileText {
  readonly kind: "blanks" | "numerals" | "words" | "mixed" | "lease";
  readonly name: string;
  readonly text: string;
}

const BLANKS = [
  " ",
  "\t",
  "\n",
  "\u3000",
  "\ufeff",
  "\u00a0",
  "\u2003",
  "\u200b",
  "\u2800",
  "\u3164",
  " \n",
  "\u3000\t",
];
const NUMERALS = [
  "1",
  "1,",
  "일이삼사오",
  "하나둘셋",
  "천만억",
  "1만",
  "3.5",
  "두세",
  "one hundred ",
  "12/",
  "2026-",
];
const UNITS = [
  "박",
  "일",
  "명",
  "원",
  "만원 ",
  "억",
  "평",
  "%",
  "개월 ",
  "시 ",
  "층",
  "호 ",
  "살 ",
  " nights ",
  "$",
];
const LEASE = `부동산임대차계약서
임대인과 임차인 쌍방은 아래 부동산에 관하여 다음과 같이 임대차계약을 체결한다.
제1조 (목적) 보증금 금 200,000,000원정, 차임 금 500,000원정은 매월 25일에 지불한다.
제2조 (존속기간) 2026년 3월 1일부터 2028년 2월 29일까지로 한다.
제3조 (용도변경 및 전대) 임차인은 임대인의 동의 없이 전대할 수 없다.
특약사항: 수선비는 모두 임차인이 부담하며, 갱신요구권을 행사하지 않기로 한다.
`;

/** A text that V8 stores in one byte a character is refused by most of our expressions at once, and proves nothing. */
const HANGUL = "오사카";

/** Texts of a length, made of what the product itself knows: its words, numerals and units, and every kind of blank. */
export function hostileTexts(
  length: number,
  words: readonly string[],
  random: () => number,
): readonly HostileText[] {
  const text = (
    kind: HostileText["kind"],
    name: string,
    unit: string,
    ends: readonly [string, string] = ["", HANGUL],
  ) => {
    const room = Math.max(0, length - ends[0].length - ends[1].length);
    const repeated = unit.repeat(Math.ceil(room / Math.max(1, unit.length))).slice(0, room);
    return { kind, name, text: `${ends[0]}${repeated}${ends[1]}` };
  };
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)] as Value;
  const pieces = [...BLANKS, ...NUMERALS, ...UNITS];
  const mixed = () =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => pick([pick(words), pick(pieces)])).join("");
  return [
    ...BLANKS.flatMap((blank) => [
      text("blanks", `${JSON.stringify(blank)} before`, blank),
      text("blanks", `${JSON.stringify(blank)} within`, blank, ["그럼 3월 5일", "은 어때?"]),
    ]),
    ...NUMERALS.flatMap((numeral) =>
      UNITS.map((unit) => text("numerals", `${numeral}${unit}`, `${numeral}${unit}`)),
    ),
    ...words.map((word) => text("words", word, word)),
    ...words.map((word) => text("words", `${word}␣`, `${word} `)),
    ...words.map(() => mixed()).map((unit) => text("mixed", unit, unit)),
    text("lease", "a lease, pasted", LEASE, ["이 계약서 검토해줘\n", ""]),
    text("lease", "a lease without line breaks", LEASE.replaceAll("\n", " "), ["", " 이 조항들 괜찮아?"]),
  ];
}

/** The product's own lexicon: every word that one of its expressions looks for. */
export function ownWords(): readonly string[] {
  const sources = findExpressions().fixed.map(({ source }) => source);
  return [...new Set(sources.flatMap((source) => source.match(/[가-힣]{2,8}/gu) ?? []))].sort();
}

/** Numbers from 0 to 1 that a seed decides. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function someOf<Value>(
  values: readonly Value[],
  count: number,
  random: () => number,
): readonly Value[] {
  return [...values]
    .map((value) => ({ value, at: random() }))
    .sort((one, two) => one.at - two.at)
    .slice(0, count)
    .map(({ value }) => value);
}
