import { actOf, type ClauseAct, isPastTense, isPlainCommand } from "./clause-acts.ts";
import type { Span } from "./tokenise.ts";

/** A part of a message with a verb of its own, and what the speaker does with it. */
export interface Clause extends Span {
  readonly act: ClauseAct;
  /** Its verb is in the past, whatever it does: «어제 정했어요» tells. */
  readonly isPast: boolean;
}

/** More than anybody cuts a message into; what is left is one clause. */
const MOST = 400;
const WORD = /\S+/gu;
const MARK = /[.!?…;。！？]+["'”’)]*$/u;
const COMMA = /[,，]$/u;
/** Laughter and tears end what was said. */
const SLANG = /^[ㅋㅎㅠㅜ^~]+$|[ㅋㅎㅠㅜ]{2,}$/u;

/** Endings behind which something new begins. Bare nouns and particles do not close a clause. */
const CLOSING = new RegExp(
  [
    // Connective: 가는데, 좋지만, 더우니까, 멀어서, 봤고, 하더니, 비싸길래
    "(?:는|은|인|한|운|던|텐|된|싼|쁜|른|진|긴|픈)데",
    "지만|니까는?|길래|더니|거든|때문에|라서|(?:해|워|싸|려|가|와|봐|아|어|여|셔|러|나|커|써|돼|래|대)서(?:인지|요)?",
    "(?:[았었했갔왔봤됐였셨겠싶좋많있없크이]|니|거)고|다가|(?:이|하)며",
    // Final: 갈게, 할래, 싶어, 했어, 있음, 갑니다
    "(?<!필|중|주|수|월|목|금|토|화|일|소)요|니다|니까|습니까|(?<!아|여기)까|[갈할볼올탈먹을정줄]게|[갈할볼올탈을]래|(?:가|하|보|먹|놀)자",
    "(?:싶|있|없|했|왔|봤|됐|였|었|았|겠|같|많|좋)(?:어|아|네|다|음|지|고)|[춥덥싸쁘멀크하]네|갔(?:어|네|음|지)|싶다|해줘|해주라|바람|인듯|거야|건데|거임|이야|임|함",
  ]
    .map((ending) => `(?:${ending})`)
    .join("|")
    .replace(/^/u, "(?:")
    .concat(")$"),
  "u",
);
/** People who do not type spaces still end what is over: «작년에도쿄갔었는데이번엔삿포로». */
const OVER = /(?:갔|봤|왔|았|었|했)(?:었)?(?:는데|으니까?|지만|거든요?|어요|어서|습니다)(?=[가-힣]{2})/gu;
const ENGLISH_TURN = /^(?:but|so|because|since|now|although|though|however|this|then)$/iu;

/**
 * A message, cut where one thing is said and the next begins, with the act of each part. The clauses cover the text
 * without gaps.
 *
 * @example
 * findClauses("작년에 도쿄 갔었는데 이번엔 삿포로요").map(({ act }) => act); // ["remembers", "tells"]
 */
export function findClauses(text: string): readonly Clause[] {
  const ends = boundariesOf(text);
  let start = 0;
  const clauses = ends.map((end) => {
    const said = text.slice(start, end);
    const clause = { start, end, act: actOf(said), isPast: isPastTense(said) };
    start = end;
    return clause;
  });
  return clauses.map((clause, index) => {
    const next = clauses[index + 1];
    const isCommanded =
      clause.act === "supposes" && next !== undefined && isPlainCommand(text.slice(next.start, next.end));
    // «세부로 바꾸면 어때? 바꿔봐»: who supposes it and then says to do it has told it.
    return isCommanded ? { ...clause, act: "tells" as const } : clause;
  });
}

/** The text with everything blanked that these acts say; nothing else moves. */
export function withoutActs(text: string, clauses: readonly Clause[], acts: readonly ClauseAct[]): string {
  return clauses.reduce(
    (left, { start, end, act }) =>
      acts.includes(act) ? left.slice(0, start) + " ".repeat(end - start) + left.slice(end) : left,
    text,
  );
}

/** The clause that holds a position. */
export function clauseAt(clauses: readonly Clause[], position: number): Clause | undefined {
  return clauses.find(({ start, end }) => start <= position && position < end);
}

function boundariesOf(text: string): readonly number[] {
  const ends: number[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (ends.length >= MOST) break;
    for (const inner of word.matchAll(OVER)) ends.push(index + inner.index + inner[0].length);
    if (ENGLISH_TURN.test(word) && text.slice(ends.at(-1) ?? 0, index).trim() !== "") ends.push(index);
    if (closes(word)) ends.push(index + word.length);
  }
  if (text.length > 0 && ends.at(-1) !== text.length) {
    // What trails behind the last ending («ㅋㅋ», a space) belongs to it.
    const rest = text.slice(ends.at(-1) ?? 0).trim();
    if (ends.length > 0 && !/[\p{L}\p{N}]/u.test(rest.replace(/[ㅋㅎㅠㅜ]/gu, "")))
      ends[ends.length - 1] = text.length;
    else ends.push(text.length);
  }
  return ends;
}

function closes(word: string): boolean {
  if (MARK.test(word) || SLANG.test(word)) return true;
  const bare = word.replace(COMMA, "").replace(/[~)"'”’]+$/u, "");
  // «English, like this» turns at its commas; «오사카, 교토» is one list.
  if (COMMA.test(word) && /[a-z]$/iu.test(bare)) return true;
  return CLOSING.test(bare);
}
