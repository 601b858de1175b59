import { findCounted } from "./people-counted.ts";
import { CHILDREN, ONE_PERSON, type Question, SIZED_GROUPS, UNKNOWN_GROUPS, WITH } from "./people-words.ts";
import type { NumberToken } from "./read-numbers.ts";
import { endOfMatch, isHangul, isLatin } from "./sticky.ts";

/** A word about who is coming, before all of them are put together. */
export type Mention = { readonly start: number; readonly end: number; readonly confidence: number } & (
  | { readonly type: "group" | "adults"; readonly low: number; readonly high: number }
  | {
      readonly type: "children";
      readonly low: number;
      readonly high: number;
      readonly isBrought: boolean;
    }
  /** Beside the speaker. */
  | { readonly type: "companions"; readonly low: number; readonly high: number }
  | {
      readonly type: "unknown";
      readonly reason: Question;
      readonly minimum: number;
      /** «한 명 더»: how many come on top. */
      readonly more?: number;
    }
);

export interface MentionOptions {
  readonly bareCount: boolean;
}

export function findMentions(
  text: string,
  tokens: readonly NumberToken[],
  options: MentionOptions,
): readonly Mention[] {
  const counted = findCounted(text, tokens, options);
  return [...counted, ...outside(findWords(text), counted)].sort((left, right) => left.start - right.start);
}

type ToMention = (start: number, end: number) => Mention;

const oneMore = (confidence: number): ToMention => {
  return (start, end) => ({ type: "companions", start, end, low: 1, high: 1, confidence });
};
const ofSize = (size: number, confidence: number): ToMention => {
  const type = size === 1 ? "group" : "adults";
  return (start, end) => ({ type, start, end, low: size, high: size, confidence });
};
const aChild: ToMention = (start, end) => {
  return { type: "children", start, end, low: 1, high: 1, isBrought: true, confidence: 0.8 };
};
const unknown = (reason: Question, minimum: number): ToMention => {
  return (start, end) => ({ type: "unknown", start, end, reason, minimum, confidence: 0.8 });
};

const WORDS: readonly (readonly [ToMention, RegExp])[] = [
  ...SIZED_GROUPS.map(
    ([size, confidence, expression]) => [ofSize(size, confidence), new RegExp(expression, "y")] as const,
  ),
  [
    oneMore(0.9),
    new RegExp(
      `(?:${ONE_PERSON})(?:${WITH}|,? ?(?=(?:${ONE_PERSON}|${CHILDREN}|나|저|본인)(?:${WITH}|[ ,]| ?[\\d하둘셋넷두세네한])))|(?<!(?:to|tell|ask) )(?:with )?my (?:wife|husband|girlfriend|boyfriend|partner|mom|mum|mother|dad|father|sister|brother|friend)(?![a-z])`,
      "y",
    ),
  ],
  [
    oneMore(0.8),
    new RegExp(
      `(?<=(?:(?:랑|하고|과|와|,) ?|(?:^|[ ,])(?:나|저|본인)[ ,]{1,2}))(?:${ONE_PERSON})(?=[^가-힣]|$|이요|요|이에요|예요)`,
      "y",
    ),
  ],
  [
    // «할머니도 같이 가기로 했어»: one more than were counted.
    (start, end) => {
      return { type: "unknown", start, end, reason: "change", minimum: 1, more: 1, confidence: 0.8 };
    },
    new RegExp(
      `(?:${ONE_PERSON})(?:님)?도 ?(?=같이|함께|데려|데리|모시|모셔|가기로|가신|가셔|가실|간대|간다|갈|오신|온대|올|추가|합류|끼)`,
      "y",
    ),
  ],
  [
    // «7살 딸이요», «18개월 아기»: the age says that there is one.
    aChild,
    new RegExp(
      `(?<=(?:살|세|개월)(?: ?(?:된|짜리|인))? ?)(?:${CHILDREN})(?=[^가-힣]|$|이?[요여]|이에요|예요|입니다)|(?:with )?(?:our|my|a|an) (?=\\d{1,2}[ -](?:year|month)s?[ -]old(?![a-z]))`,
      "y",
    ),
  ],
  ...UNKNOWN_GROUPS.map(
    ([reason, minimum, expression]) => [unknown(reason, minimum), new RegExp(expression, "y")] as const,
  ),
];

/** A word begins where no letter stands before it, or where the word before has just been read: 엄마아빠랑. */
function findWords(text: string): readonly Mention[] {
  const mentions: Mention[] = [];
  let readUntil = 0;
  for (let position = 0; position < text.length; position += 1) {
    if (!isHangul(text[position]) && !isLatin(text[position]) && text[position] !== "1") continue;
    const previous = text[position - 1];
    if (position !== readUntil && (isHangul(previous) || isLatin(previous))) continue;
    for (const [toMention, pattern] of WORDS) {
      const end = endOfMatch(pattern, text, position);
      if (end === undefined) continue;
      mentions.push(toMention(position, end));
      readUntil = end;
      position = end - 1;
      break;
    }
  }
  return mentions;
}

/** The words that no counted mention covers. Both lists are in order. */
function outside(words: readonly Mention[], counted: readonly Mention[]): readonly Mention[] {
  let next = 0;
  return words.filter((word) => {
    while ((counted[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next += 1;
    return (counted[next]?.start ?? Number.POSITIVE_INFINITY) >= word.end;
  });
}
