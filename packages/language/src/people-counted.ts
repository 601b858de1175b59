import { readMeasures, type Unit } from "./measures.ts";
import type { Mention } from "./people-mentions.ts";
import { ADULTS, CHILDREN, COMPANIONS, WHOLE_GROUP, WITH } from "./people-words.ts";
import type { NumberToken } from "./read-numbers.ts";
import { before, endOfMatch, isAt, isHangul, isLatin, textBefore } from "./sticky.ts";

type Who = "group" | "adults" | "children" | "companions" | "change";

/** More than this is no company of travellers. */
const LARGEST_GROUP = 500;
/** «합쳐서 250» without 명 is money. */
const LARGEST_UNCOUNTED = 20;
/** A word begins, or the count before it has just ended: «성인2명아이1명». */
const EDGE = "(?:^|[^가-힣]|(?<=\\d)[명인박일])";
/** «애기(3살) 하나»: an age may stand between. */
const PARTICLE = "(?:들)?(?: ?\\([^()]{1,12}\\))?(?:은|는|이|가|만|도|수|수는)? ?:? ?";

const HEADS: readonly (readonly [Who, string])[] = [
  ["companions", "(?:나|저|본인)(?:를|을|는)? ?(?:빼고|제외하고|말고) ?"],
  ["group", `${EDGE}.{0,8}(?:포함|까지)(?:해서|하면|해)? ?`],
  ["adults", `${EDGE}(?:${ADULTS})${PARTICLE}`],
  ["children", `${EDGE}(?:${CHILDREN})${PARTICLE}`],
  ["companions", `${EDGE}(?:${COMPANIONS})${PARTICLE}`],
  ["companions", "(?:with|me and|me \\+|plus) (?:my )?"],
  ["group", `${EDGE}(?:${WHOLE_GROUP})${PARTICLE}`],
  ["group", "(?:family|party|group) of "],
];
/** Most numbers have none, and are done after one look. */
const SOME_HEAD = before(HEADS.map(([, expression]) => expression).join("|"));
const EACH_HEAD = HEADS.map(([who, expression]) => [who, before(expression)] as const);

/** «for two», and no «for two nights»: nothing that could be counted may follow. */
const FOR = before("(?:^|[^a-z])for (?:just |only )?");
const FOR_WHOM =
  / ?(?:$|[,.!?;)\n]|(?:and|with|in|on|from|about|around|budget|please|next|this|leaving|departing)(?![a-z]))/y;

/** «부모님이랑 저랑 셋» */
const LISTED = before("(?:랑|하고) ?");

const PERSON =
  /(?: ?명(?!당|씩|소|동|품|함|절|월|칭|예(?!산)|단|작|시|에게|의 ?(?:환자|직원))| ?사람(?!당|들|씩|마다| ?앞)| ?식구|인(?=[^가-힣]|$|이[서고요며]|여행|가족|기준|입니다|으로|끼리|요|과|정도|만| ?가족)| ?people(?![a-z])| persons?(?![a-z])| ?(?:pax|ppl|peeps|folks)(?![a-z])| guests?(?![a-z])| travell?ers?(?![a-z])| of us(?![a-z])| (?:including|incl\.?|counting) (?:me|myself)(?![a-z]))/y;
const HONOURED = / ?분(?![기야석류위량간포홍식명])/y;
const ENGLISH_UNITS: readonly (readonly [Who, RegExp])[] = [
  ["adults", / ?adults?(?![a-z])/y],
  ["children", / ?(?:kids?|child(?:ren)?|infants?|bab(?:y|ies)|toddlers?|sons?|daughters?)(?![a-z])/y],
  ["companions", / ?(?:friends?|colleagues|coworkers|cousins|sisters|brothers)(?![a-z])/y],
];
/** «두 아이», «세 친구랑»: the number stands before them. */
const KOREAN_UNITS: readonly (readonly [Who, RegExp])[] = [
  [
    "children",
    / (?:아이|딸|아들|자녀|꼬마|조카)(?:들)?(?=[^가-힣]|$|와|과|랑|이랑|하고|를|을|이|도|요|데리)/y,
  ],
  ["companions", / (?:친구|동생|언니|누나|오빠)(?=랑|와|하고|들이랑|들과)/y],
];
/** 둘이서, 셋이, 넷이요: the number itself is people. */
const TOGETHER =
  /(?:이서|서(?![가-힣]{2})|이(?![가-힣])|이(?=[요여용욤]|에요|야|지|죠|고|랑|면|니까|합쳐|가)|끼리|(?=,? ?(?:인당|1인당|각자|총 )))/y;
const ALONE_ANSWER = /(?:이?[요여용욤]|이?에요|예요|이야|입니다|명)?[ .!~^\u1100-\u11ff]{0,20}$/y;
const PER_HEAD = /인 ?(?:기준|에)? ?(?:약|한|최대)? ?[\d백천만]| ?(?:인|명|사람) ?(?:기준|몫|앞)/y;
const MORE = /(?:이|을|만)? ?(?:더(?![가-힣])|추가|늘(?:었|어|어났)|합류|끼기로|끼게)/y;

/** «친구 3명이랑» are beside me, «친구 3명이서» are all of us, and «친구 3명» may be either. */
const BESIDE_ME = new RegExp(WITH, "y");
/** «어른 둘에 아이 하나»: one part of the company, and the next follows. */
const AND_MORE = /에(?= ?[가-힣])|(?:이?요|예요|이에요|입니다)(?![가-힣])/y;
const ALL_OF_US = /(?:이서|서(?![가-힣]{2})|이(?![가-힣])|끼리|이(?=요|에요|고))/y;

/** «부부 두 쌍», «두 커플이서»: two each. */
const PAIRS =
  / couples(?![a-z])| ?(?:쌍|커플)(?![가-힣])| ?(?:쌍|커플)(?=이|을|은|의|끼리|여행|로|으로|요|과|와|하고)/y;
/** «다섯 명인데 그중 둘은 초등학생»: some of those that are counted. */
const OF_WHOM = new RegExp(
  ` ?(?:명|사람)?(?:은|이|만) ?(?:아직 ?)?(?:${CHILDREN})(?=[^가-힣]|$|이|예|입|라|인|고)`,
  "y",
);

/** The people that a number counts: «친구 3명이랑», «성인 둘», «for two». */
export function findCounted(
  text: string,
  tokens: readonly NumberToken[],
  options: { readonly bareCount: boolean },
): readonly Mention[] {
  return readMeasures(text, tokens, (whole, token) => whoIsCounted(whole, token, options))
    .filter(({ high }) => high <= LARGEST_GROUP)
    .map(({ unit, low, high, inner, confidence }) => toMention(text, unit, low, high, inner, confidence));
}

/** «삼박사일두명이서»: typed without spaces, one count begins where another has just ended. */
const COUNTED_BEFORE = before("[일이삼사오육칠팔구십백천만\\d](?:박|일|원|만원)");

function whoIsCounted(
  text: string,
  token: NumberToken,
  options: { readonly bareCount: boolean },
): Unit<Who> | undefined {
  if (token.low < 1 || token.scale > 1 || !Number.isInteger(token.low)) return undefined;
  const [who, head] = headBefore(text, token);
  const isInWord = token.isAttached && textBefore(COUNTED_BEFORE, text, token.start) === undefined;
  if (isInWord && head === undefined && token.spelling !== "digits") return undefined;
  const start = head ?? token.start;
  for (const [kind, pattern] of ENGLISH_UNITS) {
    const end = endOfMatch(pattern, text, token.end);
    if (end !== undefined) return { kind, start, end, confidence: 0.9 };
  }
  for (const [kind, pattern] of isAttributive(text, token) ? KOREAN_UNITS : []) {
    const end = endOfMatch(pattern, text, token.end);
    if (end !== undefined) return { kind, start, end, confidence: 0.85 };
  }
  const pairs = endOfMatch(PAIRS, text, token.end);
  if (pairs !== undefined) return { kind: "group", start, end: pairs, confidence: 0.9, factor: 2 };
  const children = endOfMatch(OF_WHOM, text, token.end);
  if (children !== undefined) return { kind: "children", start, end: children, confidence: 0.85 };
  const end = endOfPeople(text, token, who !== undefined);
  if (end === undefined) {
    if (isLastWord(text, token)) return { kind: "group", start, end: token.end, confidence: 0.6 };
    if (!options.bareCount || !isAt(ALONE_ANSWER, text, token.end)) return undefined;
    return token.spelling === "sino"
      ? undefined
      : { kind: who ?? "group", start, end: token.end, confidence: 0.8 };
  }
  if (token.low === 1 && isAt(PER_HEAD, text, token.end)) return undefined;
  if (isAt(MORE, text, end)) return { kind: "change", start, end, confidence: 0.8 };
  return { kind: who ?? "group", start, end, confidence: 0.9 };
}

/** «두 아이» counts the children; «어른 둘 아이 하나» does not. */
function isAttributive(text: string, { spelling, end }: NumberToken): boolean {
  return spelling === "native" && "한두세네".includes(text.charAt(end - 1));
}

/** «총 700에 둘», «제주 2박3일 셋»: at the very end a number of this kind counts who is coming; «방 둘» are rooms. */
function isLastWord(text: string, { spelling, low, start, end, isAttached }: NumberToken): boolean {
  const isPlain =
    spelling === "native" && low >= 2 && !isAttached && !"한두세네".includes(text.charAt(end - 1));
  return isPlain && start > 0 && isAt(LAST, text, end) && textBefore(THINGS, text, start) === undefined;
}

const LAST = /[ .!~]*$|[ ,]+\d{1,2} ?박/y;
const THINGS = before("(?:방|객실|침대|룸|짐|캐리어|가방|하나|것|거|중에?|안|개|번|곳|날) ?");

function headBefore(
  text: string,
  { start, end, spelling }: NumberToken,
): readonly [Who | undefined, number | undefined] {
  if (textBefore(FOR, text, start) !== undefined && isAt(FOR_WHOM, text, end)) return ["group", start];
  for (const [who, pattern] of isAt(SOME_HEAD, text, start) ? EACH_HEAD : []) {
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
    if (token.low >= 2 && isAt(TOGETHER, text, token.end)) return token.end;
  }
  if (!hasHead || isLoneDigit || token.low > LARGEST_UNCOUNTED) return undefined;
  const next = text[token.end];
  return isHangul(next) || isLatin(next) || next === "%"
    ? isAt(BESIDE_ME, text, token.end) || isAt(AND_MORE, text, token.end)
      ? token.end
      : undefined
    : token.end;
}

/** Objects are written out: spreading one into another costs Node ten times as much, and a text may hold thousands. */
function toMention(
  text: string,
  who: Who,
  low: number,
  high: number,
  inner: { readonly start: number; readonly end: number },
  confidence: number,
): Mention {
  const { start } = inner;
  const withEnd = endOfMatch(BESIDE_ME, text, inner.end);
  const togetherEnd = endOfMatch(ALL_OF_US, text, inner.end);
  const end = withEnd ?? togetherEnd ?? inner.end;
  // «저랑 동생 넷이서» are four: who says «together» has counted everybody.
  const isEverybody = text.startsWith("이서", inner.end);
  switch (who) {
    case "change": {
      const more = low === high ? { more: low } : {};
      return { type: "unknown", start, end, reason: "change", minimum: 1, confidence, ...more };
    }
    case "group":
      // «2명이랑» without saying who: beside me.
      return withEnd !== undefined && !/여행|함께|같이|식구/.test(text.slice(inner.start, withEnd))
        ? { type: "companions", start, end, low, high, confidence: 0.6 }
        : { type: "group", start, end, low, high, isHousehold: isAt(HOUSEHOLD, text, start), confidence };
    case "companions": {
      // «나 포함 친구 4명», «부모님 두 분만 가세요»: everybody has been counted.
      if (isAt(WITH_ME, text, inner.start) || isAt(ONLY_THEY, text, inner.end))
        return { type: "group", start, end, low, high, confidence };
      const isEnglish = isLatin(text[inner.start]) || isLatin(text[inner.end - 1]);
      const isBesideMe = isAt(EXCEPT_ME, text, inner.end) || isAt(ME_AND, text, inner.start);
      if (withEnd !== undefined || isEnglish || (isBesideMe && !isEverybody))
        return { type: "companions", start, end, low, high, confidence };
      if (togetherEnd !== undefined) return { type: "group", start, end, low, high, confidence };
      return { type: "companions", start, end, low: low - 1, high, confidence: 0.6 };
    }
    case "adults":
      return { type: "adults", start, end, low, high, confidence };
    case "children":
      // «남편 나 애기 셋이서» are three with the child.
      if (isEverybody) return { type: "group", start, end, low, high, confidence: 0.6 };
      return { type: "children", start, end, low, high, isBrought: withEnd !== undefined, confidence };
  }
}

/** «네 식구랑», «3인 가족에», «우리 네 식구하고»: more are named after it. */
const HOUSEHOLD =
  /[^,.]{0,14}?(?:식구|가족)(?: ?(?:둘|셋|넷|다섯|여섯))?(?:이?랑|하고|와|과|에다가?|에(?!요)| ?\+)/y;
/** «저랑 친구 두 명» */
const ME_AND = before("(?:^|[^가-힣])(?:나|저)(?:랑|와|하고) ?");
const WITH_ME = before("(?:나|저|본인)(?:를|도)? ?(?:포함|까지)(?:해서|하면|하여|해)?,? ?");
const ONLY_THEY = /만(?= ?(?:가|보내|다녀|여행|모시))/y;
const EXCEPT_ME = before("(?:빼고|제외하고|말고) ?[^ ]{1,6}");
