import { cleaned, itemsOf, READS_AS_TERM } from "./term-items.ts";

/** What a message wants done to the special terms, one wish after the other. */
export type TermWish =
  | { readonly kind: "add"; readonly text: string }
  | { readonly kind: "remove"; readonly which: Which }
  | { readonly kind: "replace"; readonly which: Which; readonly text: string };

export type Which =
  | { readonly by: "all" }
  | { readonly by: "last" }
  | { readonly by: "number"; readonly number: number }
  | { readonly by: "name"; readonly name: string };

export interface TermWishes {
  readonly wishes: readonly TermWish[];
  /** What it says besides: amounts, days, names of the contract itself. */
  readonly rest: string;
}

const TERM = /특\s?약(?:\s?사항|\s?조항)?|special\s?terms?/iu;
/** The special terms in a line of their own, or behind a colon: all that follows is theirs. */
const LIST =
  /(?:특\s?약(?:\s?사항|\s?조항)?|special\s?terms?)(?:\s?(?:으로|로|에|은|는))?\s?(?:추가|하나\s?더|넣어\s?(?:줘|주세요))?\s?[:：\n]\s*/iu;
const REMOVES = /빼|뺀|뺄|삭제|지워|지우|제거|없애|없이|remove|delete|drop/iu;
const REPLACES = /바꿔|바꾸|변경|수정|고쳐|고치|교체|change|replace/iu;
const ADDS = /추가|넣|적어|적자|더해|포함|명시|기재|써\s?(?:줘|주)|add|include/iu;
/** Where one wish ends and the next begins. */
const BREAK =
  /(?<=(?:빼|삭제|지우|지워|제거|없애|추가|넣|바꾸|변경|수정|고치)[가-힣]{0,3}(?:고|서|주고|줘|주세요|해줘|해주세요|줘요))\s*[,.!]?\s+(?=\S)|[.!]\s+(?=대신|그리고|또|그\s?대신)|\s+(?=(?:그\s)?대신\s)|(?:,\s?|\s)(?=그리고\s)/u;

/** Whether a message is about special terms at all, or takes out one that stands there already. */
export function readTermWishes(message: string, terms: readonly string[]): TermWishes {
  const list = LIST.exec(message);
  if (list !== null && !isAboutNumber(message)) {
    const earlier = readTermWishes(message.slice(0, list.index), terms);
    const items = itemsOf(message.slice(list.index + list[0].length));
    const own = items.filter((item) => OWN_LINE.test(item));
    return {
      wishes: [...earlier.wishes, ...items.filter((item) => !own.includes(item)).map(adding)],
      rest: [earlier.rest, ...own].join(" ").trim(),
    };
  }
  const swapped = swappedIn(message, terms);
  if (swapped !== null) return { wishes: [swapped], rest: "" };
  const wishes: TermWish[] = [];
  const rest: string[] = [];
  let isAboutTerms = false;
  // «특약 추가해줘. 반려동물은 소형견만»: the wish first, the term in a sentence of its own.
  let isOpen = false;
  for (const piece of message.split(BREAK)) {
    const names = TERM.test(piece);
    const isTheirs =
      names ||
      (isAboutTerms && !OWN_FIELD.test(piece)) ||
      namesTerm(piece, terms) ||
      (terms.length > 0 && isBareNumber(piece)) ||
      isBareTerm(piece);
    const found: readonly TermWish[] =
      isOpen && !names ? itemsOf(piece).map(adding) : isTheirs ? wishesIn(piece, terms) : [];
    isOpen = names && found.length === 0 && ADDS.test(piece) && !/[?？]\s*$/u.test(piece);
    isAboutTerms ||= names;
    wishes.push(...found);
    if (found.length === 0 && !isOpen) rest.push(piece);
    // «보증금 2억, 특약에 흡연 금지 추가»: what stands before is the contract's own.
    else if (found.length > 0 && found.every(({ kind }) => kind === "add") && afterWord(piece).length > 0)
      rest.push(piece.slice(0, piece.search(TERM)));
  }
  return { wishes, rest: rest.join(" ").trim() };
}

/** «2번 빼»: of what is numbered, while a lease is written, only the terms can be meant. */
function isBareNumber(piece: string): boolean {
  return REMOVES.test(piece) && numberIn(piece) !== null && piece.trim().length <= SHORT_WISH;
}
const SHORT_WISH = 20;

/** «반려동물 가능 추가해줘», «Add another: no smoking»: a term that nobody calls one. */
function isBareTerm(piece: string): boolean {
  if (!ADDS.test(piece) || OWN_FIELD.test(piece) || OF_PARTY.test(piece)) return false;
  return ENGLISH_ADD.test(piece) || (/[가-힣]/u.test(piece) && READS_AS_TERM.test(cleaned(piece)));
}
const ENGLISH_ADD =
  /^\s*(?:please\s+|and\s+|also\s+|then\s+)*(?:also\s+)?(?:add|include)\s+(?:(?:another|one more|a|an|the)\b\s*)?(?:(?:special\s+)?(?:term|clause|condition|one))?\s*(?:that(?:\s+says?)?|saying|:)?\s*/iu;
const OF_PARTY =
  /(?:임대인|임차인|집주인|세입자|landlord|tenant)(?:의|'s)?\s?(?:이름|성명|전화|연락처|번호|주소|name|phone|address)/iu;

/** An amount of the contract itself, whatever was spoken of before. */
const OWN_FIELD =
  /(?:보증금|월세|관리비|계약금|전세금|차임|deposit|rent|management fee|down payment)[^.]{0,12}\d/iu;

/** «임대인은 홍길동»: a line of the contract itself that follows the terms. */
const OWN_LINE =
  /^(?:임대인|임차인|집주인|세입자|보증금|월세|주소|기간|계약기간|계약금|관리비)(?:은|는|이|:)?\s?[:：]?\s?\S{1,12}(?:이고|입니다|이에요)?$/u;

const adding = (text: string): TermWish => ({ kind: "add", text });

/** «반려동물 금지 대신 소형견만 허용으로 바꿔줘» */
function swappedIn(message: string, terms: readonly string[]): TermWish | null {
  const [, name, text] =
    /^([^.\n]{2,60}?)\s?(?:특\s?약\s?)?(?:은|는|을|를)?\s?(?:대신에?|말고)\s(.{2,200}?)(?:으로|로)?\s?(?:특\s?약(?:을|에|으로)?\s?)?(?:바꿔|바꾸|변경|수정|넣|추가|해\s?줘|적어)[가-힣\s]{0,8}[.!]?$/u.exec(
      message.trim(),
    ) ?? [];
  if (name === undefined || text === undefined || placeByName(name, terms) === -1) return null;
  return { kind: "replace", which: { by: "name", name: withoutTermWord(name) }, text: cleaned(text) };
}

function isAboutNumber(message: string): boolean {
  return numberIn(message) !== null && (REPLACES.test(message) || REMOVES.test(message));
}

function wishesIn(piece: string, terms: readonly string[]): readonly TermWish[] {
  if (/[?？]\s*$/u.test(piece)) return [];
  const number = numberIn(piece);
  const changed = changedText(piece);
  if (changed !== null) {
    const which = whichIn(piece, number, changed.name);
    return isThere(which, terms) ? [{ kind: "replace", which, text: changed.text }] : [];
  }
  if (REMOVES.test(piece) && !endsWithAdding(piece)) {
    if (/(?:모두|전부|다|싹|전체)\s?(?:빼|삭제|지워|지우|제거|없애)/u.test(piece))
      return [{ kind: "remove", which: { by: "all" } }];
    const which = whichIn(piece, number, removedName(piece));
    return isThere(which, terms) ? [{ kind: "remove", which }] : [];
  }
  return addedIn(piece).map(adding);
}

function isThere(which: Which, terms: readonly string[]): boolean {
  return which.by !== "name" || placeByName(which.name, terms) !== -1;
}

function whichIn(piece: string, number: number | null, name: string): Which {
  if (number !== null) return { by: "number", number };
  return /마지막|방금|아까|마지막에|\blast (?:one|term|clause)/iu.test(piece)
    ? { by: "last" }
    : { by: "name", name };
}

const ORDINALS = ["첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];

const ENGLISH_ORDINALS = ["first", "second", "third", "fourth", "fifth"];

/** «특약 2번», «두 번째 특약», «2항» */
function numberIn(piece: string): number | null {
  const digits =
    /특\s?약\s?(?:사항\s?)?(?:제\s?)?(\d{1,2})(?!\d|\s?(?:개|만|억|천|원|%|일|월|년))/u.exec(piece)?.[1] ??
    /(\d{1,2})\s?(?:번|항|번째|번\s?특약)/u.exec(piece)?.[1];
  if (digits !== undefined) return Number(digits);
  const english =
    /\b(?:number|no\.?|term|clause|#)\s?(\d{1,2})\b/iu.exec(piece)?.[1] ??
    ENGLISH_ORDINALS.findIndex((word) => new RegExp(`\\b${word}\\b`, "iu").test(piece)) + 1;
  if (Number(english) > 0) return Number(english);
  const ordinal = /(첫|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?번?째/u.exec(piece)?.[1];
  return ordinal === undefined ? null : ORDINALS.indexOf(ordinal) + 1;
}

/** «특약 1번을 소형견만 허용으로 바꿔줘», «특약 1번 수정해줘: 소형견만 허용» */
function changedText(piece: string): { readonly name: string; readonly text: string } | null {
  if (!REPLACES.test(piece)) return null;
  const behind =
    /(?:바꿔|바꾸|변경|수정|고쳐|고치|교체)[가-힣\s]{0,8}[:：]\s*(.{2,})$/su.exec(piece)?.[1] ?? null;
  if (behind !== null) return { name: "", text: cleaned(behind) };
  const [, name = "", text] =
    /^(.*?)(?:을|를|은|는)\s(.{2,200}?)(?:으로|로|라고)\s?(?:바꿔|바꾸|변경|수정|고쳐|고치|교체)/su.exec(
      piece,
    ) ?? [];
  return text === undefined ? null : { name: withoutTermWord(name), text: cleaned(text) };
}

function endsWithAdding(piece: string): boolean {
  const removed = piece.search(REMOVES);
  const added = piece.search(new RegExp(`(?:${ADDS.source})[가-힣\\s]{0,10}[.!]?$`, "iu"));
  return added > removed;
}

/** What is to go, as it is called: «반려동물 특약은 다시», «특약에서 반려동물은», «remove the pets one». */
function removedName(piece: string): string {
  const english =
    /\b(?:remove|delete|drop|take out)\s+(?:the\s+|that\s+)?(.{2,80}?)(?:\s+(?:one|term|clause|condition|part|rule|special term))?\s*[.!]?\s*$/iu.exec(
      piece,
    )?.[1];
  if (english !== undefined) return english;
  const named = piece.slice(0, Math.max(0, piece.search(REMOVES)));
  return withoutTermWord(named.replace(/^\s*(?:아|음|아니|그럼|그냥|저기|참)[,\s]\s*/u, ""));
}

function withoutTermWord(text: string): string {
  return text
    .replace(/특\s?약(?:\s?사항|\s?조항)?(?:에서|에|은|는|을|를|중에|중)?/gu, " ")
    .replace(/(?:^|\s)(?:다시|도로|그냥|좀|관련|라는|이라는|대한)(?=\s|$)/gu, " ")
    .replace(/["'“”‘’「」]/gu, "")
    .trim();
}

/** Where the terms themselves stand in front of the word: «'전세대출에 협조한다'를 특약에 넣어줘». */
const BEFORE =
  /^(.{2,300}?)["'”’」]?\s?(?:라는|이라는|다는|는)?\s?(?:내용(?:의|을|으로)?\s?)?(?:을|를|도)?\s?특\s?약(?:\s?사항|\s?조항)?(?:에|으로|로|을|도|은)?\s?(?:에도\s?)?(?:하나\s?)?(?:더\s?)?(?:추가|넣|적어|더해|포함|명시|기재)/su;

function afterWord(piece: string): readonly string[] {
  const after =
    /특\s?약(?:\s?사항|\s?조항)?(?:\s?(?:은|는|에|으로|로|도|을|에는|에도))?\s+?(?:하나\s?더\s?|추가로\s?|추가\s?)?(.{2,})$/su.exec(
      piece,
    )?.[1] ?? /special\s?terms?\s?(?:that|saying)?\s?(.{2,})$/isu.exec(piece)?.[1];
  return itemsOf(after);
}

function addedIn(piece: string): readonly string[] {
  const after = afterWord(piece);
  if (after.length > 0) return after;
  if (ENGLISH_ADD.test(piece) && !/[가-힣]/u.test(piece)) return itemsOf(piece.replace(ENGLISH_ADD, ""));
  if (TERM.test(piece)) return itemsOf(BEFORE.exec(piece)?.[1]);
  return ADDS.test(piece) ? itemsOf(piece) : [];
}

const SMALL = /^(?:특약|사항|다시|빼줘|빼고|삭제|지워|대신|그거|이거|그것|저거|승인)/u;

/** Whether words call a term that stands there: they share a word. */
function namesTerm(words: string, terms: readonly string[]): boolean {
  const said = wordsOf(words);
  return terms.some((term) => wordsOf(term).some((word) => said.some((each) => shares(each, word))));
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[가-힣A-Za-z]{2,}/gu) ?? []).filter((word) => !SMALL.test(word));
}

function shares(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  return long.startsWith(short.slice(0, Math.min(3, short.length)));
}

/** The term that shares most with how it was called; -1 if nothing is shared. */
export function placeByName(name: string, terms: readonly string[]): number {
  const wanted = pairsOf(name);
  // «못 박는 거»: words of one syllable, which two of them together still name.
  const syllables = new Set(name.replace(/[\s은는이가을를에도거]/gu, ""));
  const shared = terms.map((term) => {
    const pairs = [...pairsOf(term)].filter((pair) => wanted.has(pair)).length;
    const single = [...syllables].filter((each) => term.includes(each)).length;
    return pairs > 0 ? pairs * 10 + single : single >= 2 ? single : 0;
  });
  const most = Math.max(0, ...shared);
  return most === 0 ? -1 : shared.indexOf(most);
}

function pairsOf(text: string): ReadonlySet<string> {
  const squeezed = text.replace(/\s/gu, "");
  return new Set(
    Array.from({ length: Math.max(0, squeezed.length - 1) }, (_, at) => squeezed.slice(at, at + 2)),
  );
}
