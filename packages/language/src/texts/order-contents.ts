import { readSentence } from "../verbs/read-sentence.ts";
import { finalOf } from "../verbs/syllable.ts";
import * as words from "./order-words.ts";
import { PURPOSE_PREDICATES, type Purpose } from "./purposes.ts";
import type { Content } from "./text-order.ts";

/** Words that count or soften. */
export function isFiller(token: string): boolean {
  return /^(?:초안|하나|하나만|하나요|한개|한통|한장|좀|도|개|통|장|ㅋ+|ㅎ+|요|만|건|두개|두|한|세|3개만|한줄|한줄만|\d개만?)[.!~]*$/u.test(
    token,
  );
}

export function lead(held: readonly string[], own = ""): string {
  const before = held.filter((each, index) => index > 0 || !words.LEAD_WORDS.has(each)).join(" ");
  return `${before === "" ? "" : `${before} `}${own}`;
}

/** «더 주는 걸로», «건드리지 않는 조건으로». */
export function terms(held: readonly string[], word: string): Content {
  const body = held.join(" ");
  if (word.startsWith("조건"))
    return {
      type: "said",
      said: { lead: `${body} `, predicate: { stem: "조건", kind: "copula" }, act: "state" },
    };
  return {
    type: "said",
    said: {
      lead: `${body} ${word.startsWith("쪽") ? "쪽" : "것"}으로 `,
      predicate: { stem: "하고 싶", kind: "adjective" },
      act: "state",
    },
  };
}

export function stripped(words_: string): string {
  return words_
    .replace(/(?:이라는|라는|이란|란)? ?(?:말|단어|표현|얘기|숫자)?(?:은|는|을|를|이|가|도)?$/u, "")
    .trim();
}

/** Fewer words give the reason of the order: «급해서». */
const LEAST_OF_CAUSE = 5;

/** What a text is about, before its name: «주차비 [환불 요청] 문자». */
export function topic(held: readonly string[]): Content | null {
  const kept = withoutBlanks(held).replace(words.OF_SPEAKER, "");
  const wish = words.WISH.exec(kept)?.groups?.["wish"];
  if (wish !== undefined) {
    const said = readSentence(wish);
    return said === null ? null : { type: "said", said };
  }
  if (words.CAUSE.test(kept) && (/\d/u.test(kept) || held.length >= LEAST_OF_CAUSE)) {
    const predicate = { stem: "연락드리", kind: "verb" } as const;
    return { type: "said", said: { lead: `${kept.replace(/요$/u, "")} `, predicate, act: "state" } };
  }
  if (kept === "" || words.CONNECTED.test(kept) || words.DESCRIBES.test(kept)) return null;
  return { type: "topic", words: kept.replace(/(?:을|를|에 대한|에 관한|의|만)$/u, "") };
}

function withoutBlanks(held: readonly string[]): string {
  const isBlank = (each: string) =>
    words.POINTING_WORDS.has(each) || isFiller(each) || /^[ㄱ-ㅎㅏ-ㅣ]+$/u.test(each);
  const first = held.findIndex((each) => !isBlank(each) && !words.LEAD_WORDS.has(each));
  return first < 0
    ? ""
    : held
        .slice(first)
        .filter((each, index) => index > 0 || !isBlank(each))
        .join(" ");
}

/** What is left at the end of a part: a sentence that tells something, or things to be named. */
export function leftover(held: readonly string[], isLabelled: boolean): Content | null {
  const whole = withoutBlanks(held);
  if (whole === "" || held.every((each) => words.POINTING_WORDS.has(each) || isFiller(each))) return null;
  if (words.BESIDE.test(whole)) return null;
  const sentence = readSentence(whole);
  if (sentence !== null && (isLabelled || /\d/u.test(whole) || finalOf(sentence.predicate.stem) === "ㅆ"))
    return { type: "said", said: sentence };
  if (sentence !== null || words.CONNECTED.test(whole) || whole.length < 2) return null;
  return { type: "topic", words: whole };
}

/** «자료 보내주셔서» 감사 메일: what one is thankful or sorry for. */
export function reason(held: readonly string[], purpose: Purpose | null): Content | null {
  const said = withoutBlanks(held);
  if ((purpose !== "thanks" && purpose !== "apology") || !/[가-힣](?:서|해|여)$/u.test(said)) return null;
  const { predicate } = PURPOSE_PREDICATES[purpose];
  return { type: "said", said: { lead: `${said} `, predicate, act: "state" } };
}
