const LEADS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const FINALS =
  " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(
    " ",
  );

/** The letters of a word in the order they are typed: "오사까" is ㅇㅗㅅㅏㄲㅏ. Other scripts stay as they are. */
export function toJamo(word: string): string {
  let jamo = "";
  for (let position = 0; position < word.length; position += 1) {
    const syllable = word.charCodeAt(position) - 0xac00;
    if (syllable < 0 || syllable >= 11_172) jamo += word.charAt(position);
    else
      jamo += `${LEADS[Math.floor(syllable / 588)]}${VOWELS[Math.floor((syllable % 588) / 28)]}${FINALS[syllable % 28]}`;
  }
  return jamo;
}

/** Letters that sound or look alike and are mistaken for each other. */
const ALIKE = [
  "ㄱㄲㅋ",
  "ㄷㄸㅌ",
  "ㅂㅃㅍ",
  "ㅅㅆ",
  "ㅈㅉㅊ",
  "ㅐㅔㅒㅖ",
  "ㅏㅑ",
  "ㅓㅕ",
  "ㅗㅛ",
  "ㅜㅠㅡ",
  "ㅓㅗ",
  "ㄴㅇㅁ",
];
const ROWS = [
  "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ",
  "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
  "ㅋㅌㅊㅍㅠㅜㅡ",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];

const ALIKE_COST = 0.4;
const NEIGHBOUR_COST = 0.6;
const SWAP_COST = 0.7;
const DOUBLED_COST = 0.5;

const substitutions = buildSubstitutions();

function buildSubstitutions(): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  const pair = (left: string, right: string, cost: number) => {
    costs.set(left + right, Math.min(cost, costs.get(left + right) ?? cost));
    costs.set(right + left, Math.min(cost, costs.get(right + left) ?? cost));
  };
  for (const row of ROWS)
    for (let index = 1; index < row.length; index += 1)
      pair(row.charAt(index - 1), row.charAt(index), NEIGHBOUR_COST);
  for (const group of ALIKE)
    for (const left of group) for (const right of group) if (left !== right) pair(left, right, ALIKE_COST);
  return costs;
}

/**
 * How far two words in letters (`toJamo`) are apart: about one per wrong, missing or additional letter, less for letters
 * that sound alike, lie side by side on the keyboard or changed places. Infinity beyond the limit.
 */
export function jamoDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const cost = cheapest(left, right, row, column, { before, previous, current });
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    before = previous;
    previous = current;
  }
  const total = previous[right.length] ?? Number.POSITIVE_INFINITY;
  return total > limit ? Number.POSITIVE_INFINITY : total;
}

interface Rows {
  readonly before: readonly number[];
  readonly previous: readonly number[];
  readonly current: readonly number[];
}

function cheapest(left: string, right: string, row: number, column: number, rows: Rows): number {
  const at = (costs: readonly number[], index: number) => costs[index] ?? Number.POSITIVE_INFINITY;
  const from = left.charAt(row - 1);
  const to = right.charAt(column - 1);
  const isDoubledLeft = from === left.charAt(row - 2);
  const isDoubledRight = to === right.charAt(column - 2);
  const substitution = from === to ? 0 : (substitutions.get(from + to) ?? 1);
  let cost = Math.min(
    at(rows.previous, column) + (isDoubledLeft ? DOUBLED_COST : 1),
    at(rows.current, column - 1) + (isDoubledRight ? DOUBLED_COST : 1),
    at(rows.previous, column - 1) + substitution,
  );
  if (row > 1 && column > 1 && from === right.charAt(column - 2) && to === left.charAt(row - 2))
    cost = Math.min(cost, at(rows.before, column - 2) + SWAP_COST);
  return cost;
}
