import { findCounted } from "./people-counted.ts";
import {
  CHILD_ENGLISH,
  CHILDREN,
  LISTED_AFTER,
  ONE_PERSON,
  ONE_PERSON_ENGLISH,
  OTHER_COUPLE,
  OWN_COUPLE,
  PARENTS,
  PARTNER,
  type Question,
  SIZED_GROUPS,
  SPEAKER,
  SPEAKER_STAYS,
  UNKNOWN_GROUPS,
  WITH,
} from "./people-words.ts";
import type { NumberToken } from "./read-numbers.ts";
import { endOfMatch, isHangul, isLatin } from "./sticky.ts";

/** A word about who is coming, before all of them are put together. */
export type Mention = { readonly start: number; readonly end: number; readonly confidence: number } & (
  | {
      readonly type: "group" | "adults";
      readonly low: number;
      readonly high: number;
      /** «네 식구랑 …»: a household, and more follow. */
      readonly isHousehold?: boolean;
    }
  | {
      readonly type: "children";
      readonly low: number;
      readonly high: number;
      readonly isBrought: boolean;
    }
  /** Beside the speaker. */
  | {
      readonly type: "companions";
      readonly low: number;
      readonly high: number;
      readonly isPartner?: boolean;
    }
  /** Two besides the speaker, as long as it is told who else is coming; else worth a question. */
  | { readonly type: "pair"; readonly reason: Question; readonly isCounted: boolean }
  /** «저희 부부»: the speaker and one more. «저»: the speaker, in a list. «저는 안 가요»: not the speaker. */
  | { readonly type: "couple" | "speaker" | "absent" }
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

type ToMention = (start: number, end: number, said: string) => Mention;

const oneMore = (confidence: number): ToMention => {
  return (start, end, said) => {
    const isPartner = PARTNER.test(said);
    return { type: "companions", start, end, low: 1, high: 1, isPartner, confidence };
  };
};
const plain = (type: "couple" | "speaker" | "absent"): ToMention => {
  return (start, end) => ({ type, start, end, confidence: type === "couple" ? 0.85 : 0.8 });
};
const pair = (reason: Question, isCounted = false): ToMention => {
  return (start, end) => ({ type: "pair", start, end, reason, isCounted, confidence: 0.8 });
};
const changeBy = (more: number): ToMention => {
  return (start, end) => {
    return { type: "unknown", start, end, reason: "change", minimum: 1, more, confidence: 0.8 };
  };
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

/** «할머니도 같이 가기로 했어», «엄마는 못 간대»: one more than were counted, or one less. */
const JOINS = "같이|함께|데려|데리|모시|모셔|가기로|가신|가셔|가실|간대|간다|갈|오신|온대|올|추가|합류|끼";
const STAYS = "(?:못|안) ?(?:가(?! ?[본봤봐])|간|갈|온|오[신시]|올)|빠지|빠졌|빠진|빠질|빠져|불참";
/** Whoever is named next in a list. */
const NEXT = `(?:${ONE_PERSON}|${CHILDREN}|${PARENTS}|나|저|본인)`;
/** «4인 가족에 할머니까지»: whoever follows a household. */
const AFTER_HOUSEHOLD = "(?<=(?:식구|가족)[가-힣+ ]{1,5})";

const WORDS: readonly (readonly [ToMention, RegExp])[] = (
  [
    [plain("absent"), SPEAKER_STAYS],
    ...SIZED_GROUPS.map(([size, confidence, expression]) => [ofSize(size, confidence), expression] as const),
    [pair("friends"), `(?:${OTHER_COUPLE})(?:${WITH}|${LISTED_AFTER})`],
    [plain("couple"), OWN_COUPLE],
    [ofSize(2, 0.85), `(?:${PARENTS})만(?= ?(?:[가-힣]{1,6} )?(?:가|보내|다녀|여행|모시))`],
    [
      pair("parents"),
      `(?<!양가 ?)(?:${PARENTS})(?:들)?(?:${WITH}|끼리| ?효도| ?여행|,? ?(?=${NEXT}|저희|우리|그리고|및)|이?요(?![가-힣])|이에요|$)`,
    ],
    [pair("parents"), `${AFTER_HOUSEHOLD}(?:${PARENTS})(?=[^가-힣]|까지|도|$)`],
    [oneMore(0.8), `${AFTER_HOUSEHOLD}(?:${ONE_PERSON})(?:님)?(?=[^가-힣]|까지|도|$)`],
    [pair("parents", true), "with (?:both )?(?:of )?(?:my |our )?(?:parents|in-laws)(?![a-z])"],
    [pair("parents"), "(?:both )?(?:my |our |her |his )?(?:parents|in-laws)(?![a-z])"],
    [
      oneMore(0.9),
      `(?:${ONE_PERSON})(?:${WITH}|,? ?(?=${NEXT}(?:${WITH}|님|[ ,.]|$|이?요| ?[\\d하둘셋넷두세네한])|저희|우리))|(?<!(?:to|tell|ask) )(?:with )?my (?:best |old )?${ONE_PERSON_ENGLISH}|with (?:a|one|another) (?:good |close |best )?${ONE_PERSON_ENGLISH}`,
    ],
    [
      oneMore(0.8),
      `(?<=(?:(?:랑|하고|과|와|,) ?|(?:^|[ ,])(?:나|저|본인)[ ,]{1,2}|(?:${ONE_PERSON})(?:님)? |(?:나|저)(?:랑|하고|와) (?:제|내) ))(?:${ONE_PERSON})(?:님)?(?=[^가-힣]|$|이요|요|이에요|예요)|(?<=(?:and|&|\\+|,) )(?:my |her |his |our |a )?${ONE_PERSON_ENGLISH}`,
    ],
    [changeBy(1), `(?:${ONE_PERSON})(?:님)?도 ?(?=${JOINS})`],
    [
      changeBy(-1),
      `(?:${ONE_PERSON})(?:님)?(?:은|는|이|가|도)? ?(?:갑자기 |결국 |같이 |이번엔 )?(?=${STAYS})`,
    ],
    [
      // «7살 딸이요», «18개월 아기»: the age says that there is one.
      aChild,
      `(?<=(?:살|세|개월)(?: ?(?:된|짜리|인))? ?)(?:${CHILDREN})(?=[^가-힣]|$|이?[요여]|이에요|예요|입니다)|(?:with )?(?:our|my|a|an) (?=\\d{1,2}[ -](?:year|month)s?[ -]old(?![a-z]))|(?:with |(?<=(?:and|&|\\+|,|plus) ))(?:our|my|a|an|one) (?:little |young |newborn )?${CHILD_ENGLISH}`,
    ],
    [plain("speaker"), SPEAKER],
    ...UNKNOWN_GROUPS.map(([reason, minimum, expression]) => [unknown(reason, minimum), expression] as const),
  ] as const
).map(([toMention, expression]) => [toMention, new RegExp(expression, "y")]);

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
      mentions.push(toMention(position, end, text.slice(position, end)));
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
