import { matchAt } from "./sticky.ts";

const ONES: readonly (readonly [string, number])[] = [
  ["하나", 1],
  ["한", 1],
  ["둘", 2],
  ["두", 2],
  ["셋", 3],
  ["세", 3],
  ["석", 3],
  ["넷", 4],
  ["네", 4],
  ["넉", 4],
  ["다섯", 5],
  ["여섯", 6],
  ["일곱", 7],
  ["여덟", 8],
  ["여덜", 8],
  ["아홉", 9],
];
const TENS: readonly (readonly [string, number])[] = [
  ["열", 10],
  ["스물", 20],
  ["스무", 20],
  ["서른", 30],
  ["마흔", 40],
  ["쉰", 50],
  ["예순", 60],
  ["일흔", 70],
  ["여든", 80],
  ["아흔", 90],
];
/** Ranges that are one word, or two that people write apart: 두세, 두 세. */
const RANGES: readonly (readonly [string, number, number])[] = [
  ["한두", 1, 2],
  ["한 두", 1, 2],
  ["한둘", 1, 2],
  ["두서너", 2, 4],
  ["두세", 2, 3],
  ["두 세", 2, 3],
  ["두셋", 2, 3],
  ["둘셋", 2, 3],
  ["서너", 3, 4],
  ["서넛", 3, 4],
  ["세네", 3, 4],
  ["세 네", 3, 4],
  ["셋넷", 3, 4],
  ["네다섯", 4, 5],
  ["네댓", 4, 5],
  ["너댓", 4, 5],
  ["너덧", 4, 5],
  ["대여섯", 5, 6],
  ["대엿", 5, 6],
  ["다섯여섯", 5, 6],
  ["예닐곱", 6, 7],
  ["일고여덟", 7, 8],
  ["일여덟", 7, 8],
  ["여덟아홉", 8, 9],
];

export interface NativeReading {
  readonly low: number;
  readonly high: number;
  readonly end: number;
}

const RANGE = new RegExp(RANGES.map(([word]) => word).join("|"), "y");
const NUMBER = new RegExp(
  `(${TENS.map(([word]) => word).join("|")})?(${ONES.map(([word]) => word).join("|")})?`,
  "y",
);
const RANGE_OF = new Map(RANGES.map(([word, low, high]) => [word, { low, high }]));
const VALUE_OF = new Map([...ONES, ...TENS]);

/** Looked up first: nearly every syllable begins no number. */
const STARTS = new Set([...ONES, ...TENS, ...RANGES].map(([word]) => word.charAt(0)));

/** Reads 하나, 두, 스물다섯, 서너 and the like at a place. */
export function readNative(text: string, at: number): NativeReading | undefined {
  if (!STARTS.has(text.charAt(at))) return undefined;
  const range = matchAt(RANGE, text, at)?.[0];
  const bounds = range === undefined ? undefined : RANGE_OF.get(range);
  if (range !== undefined && bounds !== undefined) return { ...bounds, end: at + range.length };
  const [whole = "", tens = "", ones = ""] = matchAt(NUMBER, text, at) ?? [];
  if (whole === "") return undefined;
  const value = (VALUE_OF.get(tens) ?? 0) + (VALUE_OF.get(ones) ?? 0);
  return { low: value, high: value, end: at + whole.length };
}
