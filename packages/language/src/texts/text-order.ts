import { readQuoted } from "../verbs/read-quoted.ts";
import { readSentence } from "../verbs/read-sentence.ts";
import type { Said } from "../verbs/say.ts";
import { finalOf } from "../verbs/syllable.ts";
import { readEnglishOrder } from "./english-order.ts";
import * as words from "./order-words.ts";
import { type Purpose, purposeNamed } from "./purposes.ts";
import { kindNamed, type TextKind } from "./text-kinds.ts";
import { LINE_WORDS, readTextStyle, type TextStyle } from "./text-style.ts";

/** One thing that a text is to say. */
export type Content =
  /** A whole sentence, as data. */
  | { readonly type: "said"; readonly said: Said }
  /** Words to be taken as they are. */
  | { readonly type: "words"; readonly words: string }
  /** What is to be named without being said: «문 폭», «2억 유지». */
  | { readonly type: "topic"; readonly words: string };

/** An order for a text, read from the words of one message. */
export interface TextOrder {
  /** Null where only writing is asked for: «그걸로 써줘». */
  readonly kind: TextKind | null;
  readonly to: readonly string[];
  readonly purpose: Purpose | null;
  readonly contents: readonly Content[];
  /** What must not stand in it. */
  readonly leftOut: readonly string[];
  readonly style: TextStyle;
}

const LONGEST = 1_500;
/** A longer message tells a story; that a text is named at its end orders none. */
const LONGEST_BARE = 120;
const MOST_PARTS = 24;
const BREAK = /(?<=[가-힣a-z)'"”’ㅋㅎㅠ])[.!?~;]+(?=\s|$|[가-힣])|\n+|,(?=\s|[가-힣])/giu;

/**
 * What somebody wants to be written: what kind of text, to whom, and the sentences it is to say. Null where the message
 * asks for no text.
 *
 * @example
 * readTextOrder("팀장님한테 3시에 늦는다고 문자 써줘")?.contents.length; // 1
 */
export function readTextOrder(message: string): TextOrder | null {
  const text = message.slice(0, LONGEST).trim();
  if (text === "" || words.KEEPS.test(text)) return null;
  if (!/[가-힣]/u.test(text)) return readEnglishOrder(text);
  const parts = text
    .split(BREAK)
    .flatMap((part) => split((part ?? "").trim()))
    .slice(0, MOST_PARTS);
  const read = parts.map(readPart);
  const isNamed = read.some(({ kind, to, purpose }) => kind !== null || to.length > 0 || purpose !== null);
  const asksHow =
    words.HOW_TO_SAY.test(text) &&
    (read.some(({ to }) => to.length > 0) || /(?:말|답|보내|얘기)/u.test(text)) &&
    !/[가-힣](?:이|가) (?:뭐라고|물어)/u.test(text);
  const ordering = (isNamed && read.some(({ orders }) => orders)) || endsWithKind(read, text) || asksHow;
  if (!ordering) return /[a-z]{3,} [a-z]{2,}/iu.test(text) ? readEnglishOrder(text) : null;
  const kinds = read.flatMap(({ kind }) => (kind === null ? [] : [kind]));
  const strong = kinds.find(({ isWeak }) => !isWeak) ?? kinds[0];
  const style = readTextStyle(text);
  return {
    kind: strong?.kind ?? (asksHow ? "message" : null),
    to: [...new Set(read.flatMap(({ to }) => to))],
    purpose: read.map(({ purpose }) => purpose).find((each) => each !== null) ?? null,
    contents: read.flatMap(({ contents }) => contents),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    style,
  };
}

/** «써줘요 영어로 4명이고 …»: what follows the order is a part of its own. */
function split(part: string): readonly string[] {
  const tokens = part.split(/\s+/u);
  const at = tokens.findIndex((token, index) => words.WRITE.test(token) && index < tokens.length - 1);
  if (at < 0) return [part];
  const end = words.FAVOURS.has(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  return [tokens.slice(0, end).join(" "), ...split(tokens.slice(end).join(" "))].filter(
    (each) => each !== "",
  );
}

interface Part {
  readonly orders: boolean;
  readonly kind: ReturnType<typeof kindNamed>;
  readonly to: readonly string[];
  readonly purpose: Purpose | null;
  readonly contents: readonly Content[];
  readonly leftOut: readonly string[];
  readonly words: string;
}

/** «공장에 메일», «거절 문자 ㄱ», «역제안 문자. 2억 유지»: the text alone is the order. */
function endsWithKind(parts: readonly Part[], text: string): boolean {
  if (text.length > LONGEST_BARE) return false;
  if (/[?？]$/u.test(text) && !/(?:써|만들|적어|뽑아) ?(?:줄|주실|주시)/u.test(text)) return false;
  const isSent = parts.some(({ to }) => to.length > 0);
  return parts.some(({ words: said, kind }) => {
    const tokens = said
      .replace(LINE_WORDS, " ")
      .split(/\s+/u)
      .filter((each) => each !== "" && !words.FAVOURS.has(each) && !isFiller(each));
    if (isSent && tokens.some((token) => words.FOR_SENDING.test(token))) return true;
    while (tokens.length > 1 && words.STYLE_WORD.test(tokens.at(-1) ?? "")) tokens.pop();
    const named =
      kindNamed((tokens.at(-1) ?? "").replace(/초안(?:을|좀|요)?$/u, "").replace(/[:…].*$/u, "")) ??
      (kind !== null && isSent ? kind : null);
    const isJoined = named?.isWeak === true && kindNamed(tokens.at(-2) ?? "")?.isWeak === false;
    if (
      named === null ||
      (named.isWeak && !isJoined) ||
      /^(?:은|는|이|가|에|한|이랑|랑|처럼)$/u.test(named.tail)
    )
      return false;
    return !(RESHAPES.includes(named.kind) && /로/u.test(named.tail)) || isSent;
  });
}

/** «표로», «카드로», «요약»: how something is shown rather than a text to send. */
const RESHAPES: readonly TextKind[] = ["card", "table", "summary", "memo", "questions"];

function isFiller(token: string): boolean {
  return /^(?:초안|하나|하나만|하나요|한개|한통|한장|좀|도|개|통|장|ㅋ+|ㅎ+|요|만|건|두개|두|한|세|3개만|한줄|한줄만|\d개만?)[.!~]*$/u.test(
    token,
  );
}

function readPart(part: string): Part {
  const tokens = part
    .replace(LINE_WORDS, " ")
    .split(/\s+/u)
    .filter((each) => each !== "");
  const { to, rest } = recipients(tokens);
  let orders = false;
  let kind: Part["kind"] = null;
  let purpose: Purpose | null = null;
  const contents: Content[] = [];
  const leftOut: string[] = [];
  let held: string[] = [];
  const drop = () => {
    held = [];
  };
  for (let index = 0; index < rest.length; index += 1) {
    const token = (rest[index] ?? "").replace(/^[“"'‘]|[”"'’ㅋㅎㅠㅜ^~!.]+$/gu, "");
    const next = (rest[index + 1] ?? "").replace(/[.!?~,ㅋㅎ]+$/u, "");
    if (token === "" || isCounting(token, next, rest[index - 1] ?? "")) continue;
    const named = kindNamed(token);
    if (token === "낼" && kindNamed(next) !== null) continue;
    if (words.WRITE.test(token)) {
      const writes = words.WRITES_ALONE.test(token) || kind !== null || /^(?:작성|써|쓰)/u.test(token);
      if (writes && !/(?:써|적어)(?:서|도|야)$/u.test(token)) orders = true;
      continue;
    }
    if (words.SEND.test(token) && (contents.length > 0 || kind?.isWeak === false)) {
      orders = true;
      continue;
    }
    if (words.FAVOURS.has(token)) {
      if (kind !== null && !/^(?:수|있나요|있어요)$/u.test(token)) orders = true;
      continue;
    }
    if (words.LEAVES_OUT.test(token) && held.length > 0) {
      leftOut.push(stripped(held.join(" ")));
      drop();
      continue;
    }
    if (words.TERMS.test(token) && held.length > 0 && ["ㄴ", "ㄹ"].includes(finalOf(held.at(-1) ?? ""))) {
      contents.push(terms(held, token));
      drop();
      continue;
    }
    const quoted = named !== null && !named.isWeak ? null : readQuoted(token, words.ASKS_AFTER.test(next));
    if (quoted !== null && isWholeClause(token, held, next)) {
      if (isLeftOut(rest.slice(index + 1, index + 4))) {
        leftOut.push(stripped([...held, token].join(" ")));
        drop();
        while (index + 1 < rest.length && !words.LEAVES_OUT.test(rest[index] ?? "")) index += 1;
        continue;
      }
      contents.push({ type: "said", said: { ...quoted, lead: lead([...held], quoted.lead) } });
      drop();
      while (
        words.SAYING.test(rest[index + 1] ?? "") &&
        kindNamed(rest[index + 1] ?? "") === null &&
        !words.WRITE.test(rest[index + 1] ?? "")
      )
        index += 1;
      continue;
    }
    if (named !== null && isKindHere(named, rest, index)) {
      kind = kind === null || kind.isWeak ? named : kind;
      purpose ??= purposeNamed(token);
      const about = topic(held);
      if (about !== null) contents.push(about);
      drop();
      continue;
    }
    const joined = purposeNamed(token);
    if (joined !== null && (rest.length - index <= 5 || kind !== null)) {
      purpose ??= joined;
      const about = topic(held);
      if (about !== null) contents.push(about);
      drop();
      if (kindNamed(token) === null && /(?:문자|카톡|메일|편지|글|문구)$/u.test(token))
        kind ??= kindNamed(token.replace(/^.*?(문자|카톡|메일|편지|글|문구)$/u, "$1"));
      continue;
    }
    if (words.STYLE_WORD.test(token) || words.FOR_SENDING.test(token)) continue;
    if (held.length === 0 && words.LEAD_WORDS.has(token)) continue;
    held.push(token);
  }
  const left = leftover(held);
  return {
    orders,
    kind,
    to,
    purpose,
    contents: left === null ? contents : [...contents, left],
    leftOut,
    words: part,
  };
}

/** «집주인이 안 된다고 해서»: what another said is no part of the text; «되냐» alone may be asked of us. */
function isWholeClause(token: string, held: readonly string[], next: string): boolean {
  if (/(?:고|구|는|며|면서|던)(?:도|요|만|는)?$/u.test(token) || /달라$/u.test(token))
    return !/^(?:했는데|하는데|해서|하던데|하시는데|그래서|들었|하더)/u.test(next);
  return /지(?:도|를|요|만)?$/u.test(token) ? held.length > 0 || words.ASKS_AFTER.test(next) : true;
}

/** «320이라는 숫자는 빼고», «싸우자는 건 아니고». */
function isLeftOut(following: readonly string[]): boolean {
  return (
    following.some((token) => words.LEAVES_OUT.test(token) || /^(?:못|안)$/u.test(token)) &&
    /^(?:말|건|거|것|숫자|단어|표현|얘기|이야기)/u.test(following[0] ?? "")
  );
}

/** «한 장», «두 개» are of the text, not in it. */
function isCounting(token: string, next: string, previous: string): boolean {
  return (
    (words.COUNTED.test(token) && words.COUNTER.test(next)) ||
    (words.COUNTER.test(token) && words.COUNTED.test(previous))
  );
}

function isKindHere(named: NonNullable<Part["kind"]>, tokens: readonly string[], index: number): boolean {
  if (!named.isWeak)
    return !/^(?:왔|받았|보냈|받은|보낸|온|봤|에는|보내면|효력)/u.test(tokens[index + 1] ?? "");
  const next = tokens[index + 1] ?? "";
  return (
    next === "" ||
    words.WRITE.test(next) ||
    words.FAVOURS.has(next) ||
    isFiller(next) ||
    words.STYLE_WORD.test(next) ||
    words.SAYING.test(next)
  );
}

function lead(held: readonly string[], own = ""): string {
  const before = held.filter((each, index) => index > 0 || !words.LEAD_WORDS.has(each)).join(" ");
  return `${before === "" ? "" : `${before} `}${own}`;
}

/** «더 주는 걸로», «건드리지 않는 조건으로». */
function terms(held: readonly string[], word: string): Content {
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

function stripped(words_: string): string {
  return words_
    .replace(/(?:이라는|라는|이란|란)? ?(?:말|단어|표현|얘기|숫자)?(?:은|는|을|를|이|가|도)?$/u, "")
    .trim();
}

/** What a text is about, before its name: «주차비 [환불 요청] 문자». */
function topic(held: readonly string[]): Content | null {
  const kept = withoutBlanks(held);
  if (kept === "" || words.CONNECTED.test(kept)) return null;
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
function leftover(held: readonly string[]): Content | null {
  const whole = withoutBlanks(held);
  if (whole === "" || held.every((each) => words.POINTING_WORDS.has(each) || isFiller(each))) return null;
  if (words.BESIDE.test(whole)) return null;
  const sentence = readSentence(whole);
  if (sentence !== null && (/\d/u.test(whole) || finalOf(sentence.predicate.stem) === "ㅆ"))
    return { type: "said", said: sentence };
  if (sentence !== null || words.CONNECTED.test(whole) || whole.length < 2) return null;
  return { type: "topic", words: whole };
}

interface Recipients {
  readonly to: readonly string[];
  readonly rest: readonly string[];
}

function recipients(tokens: readonly string[]): Recipients {
  const to: string[] = [];
  const rest: string[] = [];
  tokens.forEach((raw, index) => {
    const token = raw.replace(/[,.!~]+$/u, "");
    const who = words.RECIPIENT.exec(token)?.groups?.["who"];
    const previous = tokens[index - 1] ?? "";
    if (who !== undefined && who !== "함" && !/(?:에|으로)$/u.test(who)) {
      const isTitled =
        words.TITLE.test(who) &&
        /^[가-힣]{2,4}$/u.test(previous) &&
        !/(?:고|는|은|을|를|로|에|서|면|지|도|게|한)$/u.test(previous) &&
        !words.LEAD_WORDS.has(previous) &&
        !words.POINTING_WORDS.has(previous);
      if (isTitled) rest.pop();
      to.push(...(isTitled ? `${previous} ${who}` : who).split(/(?:이랑|하고)(?=[가-힣]{2})/u));
      return;
    }
    if (words.TOWARDS.test(token) && previous !== "") {
      rest.pop();
      to.push(previous);
      return;
    }
    const together = /^(.{2,})(?:이랑|랑|하고)$/u.exec(token)?.[1];
    const isJoined = together !== undefined && words.RECIPIENT.test(tokens[index + 1] ?? "");
    if (isJoined) {
      to.push(together);
      return;
    }
    const place = /^([가-힣]{2,})에$/u.exec(token)?.[1];
    const following = tokens[index + 1] ?? "";
    if (
      place !== undefined &&
      (kindNamed(following) !== null || /^(?:보낼|보여줄|낼|올릴|붙일|드릴)$/u.test(following))
    ) {
      to.push(place);
      return;
    }
    rest.push(raw);
  });
  return { to, rest };
}
