import { readMeasures, type Unit } from "./measures.ts";
import {
  ADULTS,
  CHILDREN,
  COMPANIONS,
  ONE_PERSON,
  type Question,
  SIZED_GROUPS,
  UNKNOWN_GROUPS,
  WHOLE_GROUP,
  WITH,
} from "./people-words.ts";
import type { NumberToken } from "./read-numbers.ts";
import { before, endOfMatch, isHangul, isLatin, matchAt, textBefore } from "./sticky.ts";

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

type Who = "group" | "adults" | "children" | "companions" | "change";

export interface MentionOptions {
  readonly bareCount: boolean;
}

/** More than this is no company of travellers. */
const LARGEST_GROUP = 500;
/** «합쳐서 250» without 명 is money. */
const LARGEST_UNCOUNTED = 30;
const EDGE = "(?:^|[^가-힣])";
const PARTICLE = "(?:들)?(?:은|는|이|가|만|도|수|수는)? ?:? ?";

const HEADS: readonly (readonly [Who, RegExp])[] = [
  ["companions", before("(?:나|저|본인)(?:를|을|는)? ?(?:빼고|제외하고|말고) ?")],
  ["group", before(`${EDGE}.{0,8}(?:포함|까지)(?:해서|하면|해)? ?`)],
  ["adults", before(`${EDGE}(?:${ADULTS})${PARTICLE}`)],
  ["children", before(`${EDGE}(?:${CHILDREN})${PARTICLE}`)],
  ["companions", before(`${EDGE}(?:${COMPANIONS})${PARTICLE}`)],
  ["companions", before("(?:with|me and|me \\+|plus) (?:my )?")],
  ["group", before(`${EDGE}(?:${WHOLE_GROUP})${PARTICLE}`)],
  ["group", before("(?:family|party|group) of ")],
];

/** «for two», and no «for two nights»: nothing that could be counted may follow. */
const FOR = before("(?:^|[^a-z])for (?:just |only )?");
const FOR_WHOM =
  / ?(?:$|[,.!?;)\n]|(?:and|with|in|on|from|about|around|budget|please|next|this|leaving|departing)(?![a-z]))/y;

/** «부모님이랑 저랑 셋» */
const LISTED = before("(?:랑|하고) ?");

const PERSON =
  /(?: ?명(?!당|씩|소|동|품|함|절|월|칭|예|단|작|시|에게|의 ?(?:환자|직원))| ?사람(?!당|들|씩|마다)| ?식구|인(?=[^가-힣]|$|이[서고요며]|여행|가족|기준|입니다|으로|끼리|요|과|정도|만| ?가족)| people(?![a-z])| persons?(?![a-z])| ?pax(?![a-z])| guests?(?![a-z])| travell?ers?(?![a-z])| of us(?![a-z]))/y;
const HONOURED = / ?분(?![기야석류위량간포홍식명])/y;
const ENGLISH_UNITS: readonly (readonly [Who, RegExp])[] = [
  ["adults", / ?adults?(?![a-z])/y],
  ["children", / ?(?:kids?|child(?:ren)?|infants?|bab(?:y|ies)|toddlers?|sons?|daughters?)(?![a-z])/y],
  ["companions", / ?(?:friends?|colleagues|coworkers)(?![a-z])/y],
];
/** 둘이서, 셋이, 넷이요: the number itself is people. */
const TOGETHER =
  /(?:이서|서(?![가-힣]{2})|이(?![가-힣])|이(?=[요여용욤]|에요|야|고|랑|면|니까|합쳐|가)|끼리|(?=,? ?(?:인당|1인당|각자|총 )))/y;
const ALONE_ANSWER = /(?:이?[요여용욤]|이?에요|예요|이야|입니다|명)?[ .!~^\u1100-\u11ff]{0,20}$/y;
const PER_HEAD = /인 ?(?:기준|에)? ?(?:약|한|최대)? ?[\d백천만]/y;
const MORE = /(?:이|을|만)? ?(?:더(?![가-힣])|추가)/y;

/** «친구 3명이랑» are beside me, «친구 3명이서» are all of us, and «친구 3명» may be either. */
const BESIDE_ME = new RegExp(WITH, "y");
/** «어른 둘에 아이 하나»: one part of the company, and the next follows. */
const AND_MORE = /에(?= ?[가-힣])/y;
const ALL_OF_US = /(?:이서|서(?![가-힣]{2})|이(?![가-힣])|끼리|이(?=요|에요|고))/y;

export function findMentions(
  text: string,
  tokens: readonly NumberToken[],
  options: MentionOptions,
): readonly Mention[] {
  const counted = readMeasures(text, tokens, (whole, token) => whoIsCounted(whole, token, options))
    .filter(({ high }) => high <= LARGEST_GROUP)
    .map(({ unit, low, high, inner, confidence }) => toMention(text, unit, low, high, inner, confidence));
  return [...counted, ...outside(findWords(text), counted)].sort((left, right) => left.start - right.start);
}

function whoIsCounted(text: string, token: NumberToken, options: MentionOptions): Unit<Who> | undefined {
  if (token.low < 1 || token.scale > 1 || !Number.isInteger(token.low)) return undefined;
  const [who, head] = headBefore(text, token);
  if (token.isAttached && head === undefined && token.spelling !== "digits") return undefined;
  const start = head ?? token.start;
  for (const [kind, pattern] of ENGLISH_UNITS) {
    const end = endOfMatch(pattern, text, token.end);
    if (end !== undefined) return { kind, start, end, confidence: 0.9 };
  }
  const end = endOfPeople(text, token, who !== undefined);
  if (end === undefined) {
    if (!options.bareCount || matchAt(ALONE_ANSWER, text, token.end) === undefined) return undefined;
    return token.spelling === "sino"
      ? undefined
      : { kind: who ?? "group", start, end: token.end, confidence: 0.8 };
  }
  if (token.low === 1 && matchAt(PER_HEAD, text, token.end) !== undefined) return undefined;
  if (matchAt(MORE, text, end) !== undefined) return { kind: "change", start, end, confidence: 0.8 };
  return { kind: who ?? "group", start, end, confidence: 0.9 };
}

function headBefore(
  text: string,
  { start, end, spelling }: NumberToken,
): readonly [Who | undefined, number | undefined] {
  if (textBefore(FOR, text, start) !== undefined && matchAt(FOR_WHOM, text, end) !== undefined)
    return ["group", start];
  for (const [who, pattern] of HEADS) {
    const match = textBefore(pattern, text, start);
    if (match !== undefined) return [who, start - match.replace(/^[^가-힣a-z]/, "").length];
  }
  const isListed = spelling === "native" && textBefore(LISTED, text, start) !== undefined;
  return isListed ? ["group", start] : [undefined, undefined];
}

function endOfPeople(text: string, token: NumberToken, hasHead: boolean): number | undefined {
  const isLoneDigit = token.spelling === "sino" && !token.hasUnit;
  const person = endOfMatch(PERSON, text, token.end);
  // «이 사람» points at someone, «사인» is a signature; «사인 가족» is four.
  if (person !== undefined && (!isLoneDigit || /^인 ?가족/.test(text.slice(token.end, token.end + 4))))
    return person;
  if (token.spelling === "native") {
    const honoured = endOfMatch(HONOURED, text, token.end);
    if (honoured !== undefined) return honoured;
    const last = text.charAt(token.end - 1);
    const isAttributive = "한두세네석넉너무".includes(last);
    if (isAttributive || (token.low === 10 && !hasHead)) return undefined;
    if (token.low >= 2 && matchAt(TOGETHER, text, token.end) !== undefined) return token.end;
  }
  if (!hasHead || isLoneDigit || token.low > LARGEST_UNCOUNTED) return undefined;
  const next = text[token.end];
  return isHangul(next) || isLatin(next) || next === "%"
    ? (matchAt(BESIDE_ME, text, token.end) ?? matchAt(AND_MORE, text, token.end)) && token.end
    : token.end;
}

function toMention(
  text: string,
  who: Who,
  low: number,
  high: number,
  inner: { readonly start: number; readonly end: number },
  confidence: number,
): Mention {
  const withEnd = endOfMatch(BESIDE_ME, text, inner.end);
  const togetherEnd = endOfMatch(ALL_OF_US, text, inner.end);
  const place = { start: inner.start, end: withEnd ?? togetherEnd ?? inner.end, confidence };
  switch (who) {
    case "change":
      return {
        ...place,
        type: "unknown",
        reason: "change",
        minimum: 1,
        ...(low === high ? { more: low } : {}),
      };
    case "group":
      // «2명이랑» without saying who: beside me.
      return withEnd !== undefined && !/여행|함께|같이/.test(text.slice(inner.end, withEnd))
        ? { ...place, type: "companions", low, high, confidence: 0.6 }
        : { ...place, type: "group", low, high };
    case "companions": {
      const isEnglish = isLatin(text[inner.start]) || isLatin(text[inner.end - 1]);
      const isBesideMe =
        textBefore(EXCEPT_ME, text, inner.end) !== undefined ||
        textBefore(ME_AND, text, inner.start) !== undefined;
      // «저랑 동생 넷이서» are four: who says «together» has counted everybody.
      const isEverybody = text.startsWith("이서", inner.end);
      if (withEnd !== undefined || isEnglish || (isBesideMe && !isEverybody))
        return { ...place, type: "companions", low, high };
      if (togetherEnd !== undefined) return { ...place, type: "group", low, high };
      return { ...place, type: "companions", low: low - 1, high, confidence: 0.6 };
    }
    case "adults":
      return { ...place, type: "adults", low, high };
    case "children":
      // «남편 나 애기 셋이서» are three with the child.
      if (text.startsWith("이서", inner.end)) return { ...place, type: "group", low, high, confidence: 0.6 };
      return { ...place, type: "children", low, high, isBrought: withEnd !== undefined };
  }
}

/** «저랑 친구 두 명» */
const ME_AND = before("(?:^|[^가-힣])(?:나|저)(?:랑|와|하고) ?");
const EXCEPT_ME = before("(?:빼고|제외하고|말고) ?[^ ]{1,6}");

const WORDS: readonly (readonly [(place: { start: number; end: number }) => Mention, RegExp])[] = [
  ...SIZED_GROUPS.map(
    ([size, confidence, expression]) =>
      [
        (place: { start: number; end: number }): Mention => ({
          ...place,
          type: size === 1 ? "group" : "adults",
          low: size,
          high: size,
          confidence,
        }),
        new RegExp(expression, "y"),
      ] as const,
  ),
  [
    (place) => ({ ...place, type: "companions", low: 1, high: 1, confidence: 0.9 }),
    new RegExp(
      `(?:${ONE_PERSON})(?:${WITH}|,? ?(?=(?:${ONE_PERSON}|${CHILDREN}|나|저|본인)(?:${WITH}|[ ,]| ?[\\d하둘셋넷두세네한])))|(?:with )?my (?:wife|husband|girlfriend|boyfriend|partner|mom|mum|mother|dad|father|sister|brother|friend)(?![a-z])`,
      "y",
    ),
  ],
  [
    (place) => ({ ...place, type: "companions", low: 1, high: 1, confidence: 0.8 }),
    new RegExp(
      `(?<=(?:(?:랑|하고|과|와|,) ?|(?:^|[ ,])(?:나|저|본인)[ ,]{1,2}))(?:${ONE_PERSON})(?=[^가-힣]|$|이요|요|이에요|예요)`,
      "y",
    ),
  ],
  [
    // «7살 딸이요», «18개월 아기»: the age says that there is one.
    (place) => ({ ...place, type: "children", low: 1, high: 1, isBrought: true, confidence: 0.8 }),
    new RegExp(
      `(?<=(?:살|세|개월)(?: ?(?:된|짜리|인))? ?)(?:${CHILDREN})(?=[^가-힣]|$|이?[요여]|이에요|예요|입니다)|(?:with )?(?:our|my|a|an) (?=\\d{1,2}[ -](?:year|month)s?[ -]old(?![a-z]))`,
      "y",
    ),
  ],
  ...UNKNOWN_GROUPS.map(
    ([reason, minimum, expression]) =>
      [
        (place: { start: number; end: number }): Mention => ({
          ...place,
          type: "unknown",
          reason,
          minimum,
          confidence: 0.8,
        }),
        new RegExp(expression, "y"),
      ] as const,
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
    for (const [toWord, pattern] of WORDS) {
      const end = endOfMatch(pattern, text, position);
      if (end === undefined) continue;
      mentions.push(toWord({ start: position, end }));
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
