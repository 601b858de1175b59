import { readQuoted } from "../verbs/read-quoted.ts";
import type { Said } from "../verbs/say.ts";
import { finalOf } from "../verbs/syllable.ts";
import { readEnglishOrder } from "./english-order.ts";
import { isFiller, lead, leftover, reason, stripped, terms, topic } from "./order-contents.ts";
import * as words from "./order-words.ts";
import { type Purpose, purposeNamed } from "./purposes.ts";
import { recipients } from "./recipients.ts";
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
  /** What was said before is to stand in it: «위 내용», «그걸로», «요약해서». */
  readonly pointsBack: boolean;
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
  const label = words.LABEL.exec(text)?.groups?.["name"];
  const parts = (label === undefined ? text : text.replace(words.LABEL, `${asKind(label)} 써줘. `))
    .split(BREAK)
    .flatMap((part) => split((part ?? "").trim()))
    .slice(0, MOST_PARTS);
  const read = parts.map((part) => readPart(part, label !== undefined));
  const isNamed = read.some(({ kind, to, purpose }) => kind !== null || to.length > 0 || purpose !== null);
  const asksHow =
    words.HOW_TO_SAY.test(text) &&
    (read.some(({ to }) => to.length > 0) || /(?:말|답|보내|얘기)/u.test(text)) &&
    !/[가-힣](?:이|가) (?:뭐라고|물어)/u.test(text);
  const ordering = (isNamed && read.some(({ orders }) => orders)) || endsWithKind(read, text) || asksHow;
  if (!ordering) return /[a-z]{3,} [a-z]{2,}/iu.test(text) ? readEnglishOrder(text) : null;
  const kinds = read.flatMap(({ kind }) => (kind === null ? [] : [kind]));
  const strong = kinds.find(({ isWeak }) => !isWeak) ?? kinds[0];
  const kind = strong?.kind ?? (asksHow ? "message" : null);
  const purpose = read.map(({ purpose: each }) => each).find((each) => each !== null) ?? null;
  const isListed = kind !== null && LISTED.includes(kind);
  const isKept = (left: Content) =>
    left.type !== "topic" || isListed || purpose !== null || /\d/u.test(left.words);
  return {
    kind,
    to: [...new Set(read.flatMap(({ to }) => to))],
    purpose,
    contents: read.flatMap(({ contents, left }) =>
      left !== null && isKept(left) ? [...contents, left] : contents,
    ),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
    style: readTextStyle(text),
    pointsBack: words.POINTS_BACK.test(text),
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

/** «전할 말:», «내용:»: a text of no kind of its own. */
function asKind(name: string): string {
  return kindNamed(name)?.isWeak === false ? name : "글";
}

/** Kinds that are made of things named one after the other; in others a bare thing says nothing. */
const LISTED: readonly TextKind[] = ["checklist", "questions", "summary", "memo", "table", "clause"];

interface Part {
  readonly orders: boolean;
  readonly kind: ReturnType<typeof kindNamed>;
  readonly to: readonly string[];
  readonly purpose: Purpose | null;
  readonly contents: readonly Content[];
  /** What follows all that was understood. */
  readonly left: Content | null;
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

function readPart(part: string, isLabelled: boolean): Part {
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
      const isManner = kind?.isWeak === true && /로/u.test(kind.tail);
      if (kind !== null && !isManner && !/^(?:수|있나요|있어요)$/u.test(token)) orders = true;
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
      const about = reason(held, purpose) ?? topic(held);
      if (about !== null) contents.push(about);
      drop();
      continue;
    }
    const joined = purposeNamed(token);
    if (joined !== null && (rest.length - index <= 5 || kind !== null)) {
      purpose ??= joined;
      const about = reason(held, purpose) ?? topic(held);
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
  return {
    orders,
    kind,
    to,
    purpose,
    contents,
    left: leftover(held, isLabelled),
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
