import type { FoldedText } from "./folded-text.ts";
import type { Found } from "./found.ts";
import { qualifiersAround } from "./qualifiers.ts";
import type { NumberToken } from "./read-numbers.ts";
import { endOfMatch } from "./sticky.ts";

/** How long. A journey is counted in nights, a lease in months. */
export type Duration =
  | { readonly kind: "stay"; readonly nights: number; readonly days: number; readonly approximate: boolean }
  | { readonly kind: "period"; readonly months: number; readonly approximate: boolean }
  /** «3~4박»: to be asked about. */
  | {
      readonly kind: "range";
      readonly unit: "night" | "month";
      readonly minimum: number;
      readonly maximum: number;
      readonly approximate: boolean;
    };

const NIGHTS = / ?(?:박|nights?(?![a-z])|n(?=\d))(?:,? (?:and )?| ?\/ ?)?/y;
const DAYS = / ?(?:일(?!차|째|날)|읷|days?(?![a-z])|d(?![a-z]))/y;
const DAYS_FIRST = / ?(?:days?(?![a-z])|d(?=\d))(?:,? (?:and )?| ?\/ ?)?/y;
const NIGHTS_LAST = / ?(?:nights?(?![a-z])|n(?![a-z]))/y;

/** 3박4일, 3박 5일, 4 days 3 nights, 4D3N. */
export function findStays(folded: FoldedText, tokens: readonly NumberToken[]): readonly Found<Duration>[] {
  const found: Found<Duration>[] = [];
  tokens.forEach((first, index) => {
    const second = tokens[index + 1];
    if (second === undefined || first.low !== first.high || second.low !== second.high) return;
    const isKorean =
      endOfMatch(NIGHTS, folded.text, first.end) === second.start
        ? endOfMatch(DAYS, folded.text, second.end)
        : undefined;
    const isEnglish =
      endOfMatch(DAYS_FIRST, folded.text, first.end) === second.start
        ? endOfMatch(NIGHTS_LAST, folded.text, second.end)
        : undefined;
    const end = isKorean ?? isEnglish;
    if (end === undefined) return;
    const nights = isKorean === undefined ? second.low : first.low;
    const days = isKorean === undefined ? first.low : second.low;
    found.push(stayAt(folded, first.start, end, nights, days, confidenceOf(nights, days)));
  });
  return found;
}

/** Two days more than nights are a flight through the night; fewer days than nights are a slip. */
function confidenceOf(nights: number, days: number): number {
  if (days === nights + 1) return 1;
  return days === nights + 2 ? 0.95 : 0.4;
}

const AFTER = "(?! ?(?:전(?!세|체|부)|뒤|후(?!쿠)|째|차))";
const DAY_WORDS: readonly (readonly [RegExp, number, number, number])[] = [
  // expression, nights, days, confidence
  [
    /당일(?: ?(?:치기|여행|코스|왕복|일정)|로(?! ?(?:예약|취소|발권))|(?=[.,!?~ㅋ]|$| \d))|day[ -]trip|same[ -]day/y,
    0,
    1,
    0.95,
  ],
  [/무박 ?(?:2|이) ?일/y, 0, 2, 0.95],
  [/무박/y, 0, 1, 0.85],
  [/하룻밤/y, 1, 2, 0.8],
  [
    /하루(?=만(?![가-힣])| ?(?:여행|코스|짜리|다녀|더(?![가-힣])|덜(?![가-힣])|추가|연장|단축|늘[려리릴]|줄[여이일]|빼|짧[게아]|길게))/y,
    0,
    1,
    0.6,
  ],
  [new RegExp(`이틀(?!에)${AFTER}`, "y"), 1, 2, 0.7],
  [/이틀 ?밤/y, 2, 3, 0.9],
  [/사흘 ?밤/y, 3, 4, 0.9],
  [/나흘 ?밤/y, 4, 5, 0.9],
  [/닷새 ?밤/y, 5, 6, 0.9],
  [new RegExp(`사흘${AFTER}`, "y"), 2, 3, 0.7],
  [new RegExp(`나흘${AFTER}`, "y"), 3, 4, 0.7],
  [new RegExp(`닷새${AFTER}`, "y"), 4, 5, 0.7],
  [new RegExp(`엿새${AFTER}`, "y"), 5, 6, 0.7],
  [new RegExp(`이레(?![가-힣])${AFTER}`, "y"), 6, 7, 0.6],
  [new RegExp(`여드레${AFTER}`, "y"), 7, 8, 0.7],
  [new RegExp(`아흐레${AFTER}`, "y"), 8, 9, 0.7],
  [new RegExp(`열흘${AFTER}`, "y"), 9, 10, 0.7],
  [new RegExp(`(?<!음력 ?|대|정월 ?)보름(?!달|날|에)${AFTER}`, "y"), 14, 15, 0.6],
  [new RegExp(`(?:일|한) ?주일?(?:간)?(?=[ 만은로정쯤동짜,.!?~]|$)${AFTER}`, "y"), 6, 7, 0.6],
  [/(?:a|one) week(?![a-z]| ago| later)/y, 6, 7, 0.6],
];
/** 사나흘 is three or four days. */
const DAY_RANGES: readonly (readonly [RegExp, number, number])[] = [
  [/하루 ?이틀|하루나 이틀/y, 1, 2],
  [/이틀 ?사흘|이틀이나 사흘/y, 1, 2],
  [/사나흘/y, 2, 3],
  [/나달|네댓새|너댓새/y, 3, 4],
  [/대엿새/y, 4, 5],
];
const HALF_YEAR = new RegExp(`반년${AFTER}`, "y");

/** 사흘, 일주일, 당일치기: words that are a length by themselves. */
export function findDayWords(folded: FoldedText): readonly Found<Duration>[] {
  const found: Found<Duration>[] = [];
  const { text } = folded;
  for (let position = 0; position < text.length; position += 1) {
    if (!STARTS.has(text.charAt(position)) || /[가-힣a-z]/.test(text.charAt(position - 1))) continue;
    const range = rangeAt(folded, position);
    if (range !== undefined) {
      found.push(range);
      continue;
    }
    for (const [pattern, nights, days, confidence] of DAY_WORDS) {
      const end = endOfMatch(pattern, text, position);
      if (end === undefined) continue;
      found.push(stayAt(folded, position, end, nights, days, confidence));
      break;
    }
    const halfYear = endOfMatch(HALF_YEAR, text, position);
    if (halfYear !== undefined)
      found.push({
        value: { kind: "period", months: 6, approximate: false },
        span: folded.spanOf(position, halfYear),
        confidence: 0.9,
      });
  }
  return found;
}

function rangeAt(folded: FoldedText, position: number): Found<Duration> | undefined {
  for (const [pattern, minimum, maximum] of DAY_RANGES) {
    const end = endOfMatch(pattern, folded.text, position);
    if (end === undefined) continue;
    return {
      value: { kind: "range", unit: "night", minimum, maximum, approximate: true },
      span: folded.spanOf(position, end),
      confidence: 0.7,
    };
  }
  return undefined;
}

const STARTS = new Set("당무하이사나너네대닷엿여아열보일한반dsao".split(""));

function stayAt(
  folded: FoldedText,
  start: number,
  end: number,
  nights: number,
  days: number,
  confidence: number,
): Found<Duration> {
  const around = qualifiersAround(folded.text, start, end);
  return {
    value: { kind: "stay", nights, days, approximate: around.approximate },
    span: folded.spanOf(around.start, around.end),
    confidence,
  };
}
