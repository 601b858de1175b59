import { koreanClause } from "../documents/review/korean-clause.ts";
import { isEnglish } from "./korean-for.ts";

/** A pasted contract rather than a question about one: clauses one below the other, in the language of contracts. */
const CLAUSE = /(?:^|\n|\s)(?:제\s?\d{1,2}\s?조|\d{1,2}[.)]\s|[①-⑳]|특약\s?\d|[가-하]\.\s)/gu;
const CONTRACT_WORDS =
  /임대인(?:은|이|의|과)|임차인(?:은|이|의|과)|임대인\s?:|보증금(?:은|을)|차임|특약|계약기간|임대차\s?기간|위약금|원상/gu;

const SPEAKS_OF_TERMS = /조항|특약|계약|문구|약관|임대인|임차인|보증금|월세|갱신|수리|해지|clause|lease/iu;

export function readContractText(text: string): string | null {
  const clauses = text.match(CLAUSE)?.length ?? 0;
  const words = new Set(text.match(CONTRACT_WORDS) ?? []).size;
  const isLong = text.length >= 60;
  if (isLong && clauses >= 2 && words >= 1) return withoutRequest(text);
  if (isLong && clauses >= 2 && isEnglish(text) && /tenant|landlord|deposit|rent/iu.test(text))
    return text.replace(ENGLISH_REQUEST, "").trim();
  // «이 조항 괜찮아? "갱신 시 10% 인상한다"»
  const quoted = quotedIn(text);
  const isQuoted = quoted !== null && SPEAKS_OF_TERMS.test(text);
  if (isQuoted && text.length - quoted.length <= LONGEST_AROUND) return quoted;
  if (isLong && words >= 3 && /한다|하기로|부담|반환|지급|못한다|않는다/u.test(text))
    return withoutRequest(text);
  if (isQuoted) return quoted;
  const english = isEnglish(text) ? ENGLISH_CLAUSE.exec(text)?.[1] : undefined;
  if (english !== undefined && koreanClause(english) !== english) return english;
  const afterColon =
    /(?:검토|봐\s?줘|봐\s?주세요|확인해\s?줘|확인해\s?주세요|문제\s?없(?:어|나요|을까)|괜찮(?:아|나요|을까))[^:\n]{0,12}[:：\n]\s*(.{8,})$/su.exec(
      text,
    )?.[1];
  if (afterColon !== undefined) return afterColon;
  const clause =
    /^(.{8,}?(?:한다|하기로\s?(?:한다|함)|부담|못한다|않는다|인상한다|없다|본다))(?:['"]?\s?(?:는|은|라는|이라는|라고)).{0,30}(?:조항|특약|문구|내용)/su.exec(
      text,
    )?.[1];
  return clause ?? null;
}

/** Who quotes says little besides; in a whole contract «(이하 "임대인")» is no quotation. */
const LONGEST_AROUND = 60;

const REQUEST =
  "(?:검토|봐\\s?[줘주달]|살펴|확인해|확인\\s?좀|괜찮|문제\\s?(?:없|있|가|되|는)|점검|분석|부탁|유효|어때|어떤가)";
/** In front, in a line or a sentence of its own; behind, as the last sentence. */
const BEFORE_IT = new RegExp(
  `^(?!\\s*제\\s?\\d)[^\\n:：.]{0,60}${REQUEST}[^\\n:：.]{0,20}(?:[:：\\n]+|\\.\\s?(?=제\\s?\\d))\\s*`,
  "u",
);
const BEHIND_IT = new RegExp(
  `(?<=[다함음임됨]\\.?["'”’]?)[\\s.]{1,4}(?:(?!제\\s?\\d)[^\\n.다]{0,30})${REQUEST}[^\\n.]{0,20}[?？.!~]*\\s*$`,
  "u",
);

/** «이 계약서 검토해줘» is said about the contract and is none of its clauses. */
function withoutRequest(text: string): string {
  return text.replace(BEFORE_IT, "").replace(BEHIND_IT, "").trim();
}

/** A mark that opens, and the one that closes it; an apostrophe inside a word opens nothing. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/"/u, '"'],
  [/“/u, "”"],
  [/「/u, "」"],
  [/『/u, "』"],
  [/‘/u, "’"],
  [/(?<![a-z])'/iu, "'"],
];
const SHORTEST_QUOTE = 8;

/** From the first mark that opens to the last that closes it, found from both ends: a text full of marks costs no more. */
function quotedIn(text: string): string | null {
  const opened = MARKS.map(([opening, closing]) => ({ start: text.search(opening), closing }))
    .filter(({ start }) => start !== -1)
    .sort((one, two) => one.start - two.start);
  const [first] = opened;
  if (first === undefined) return null;
  const quoted = text.slice(first.start + 1, Math.max(first.start + 1, text.lastIndexOf(first.closing)));
  return quoted.length >= SHORTEST_QUOTE ? quoted : null;
}

const ENGLISH_REQUEST = /^[^:\n]{0,40}\b(?:review|check|look|read|see)\b[^:\n]{0,40}[:\n]\s*/iu;

/** «Is a clause saying the tenant pays for all repairs valid?» */
const ENGLISH_CLAUSE =
  /\b(?:clause|term|provision|condition|contract|lease)s?\b(?: \w+)? (?:that )?(?:says?|saying|stating|states?|that|which|where|like|requir\w+)\b(?: that)? (.{12,}?)(?:,? (?:is (?:that|this|it) )?(?:valid|legal|enforceable|allowed|binding|okay|ok|void)\b|[?.]|$)/iu;
