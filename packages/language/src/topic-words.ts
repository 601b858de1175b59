import { findClauses } from "./clauses.ts";
import { findSentences } from "./sentences.ts";
import { endsWithQuestion, endsWithVerb, subjectWords } from "./subject-words.ts";
import { withoutPasted } from "./utterance/find-pasted.ts";

/** So many words say what a conversation is about. */
const MOST = 7;
/** A sentence that asks outweighs so many words of one that only tells. */
const ASKING = 4;
const ENOUGH = 2;

const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Rows of a table, and the lines of a list, are data. */
const ROW = /^.*(?:\t|\|).*$/gmu;
const LABELLED = /(?:^|\n)\s*(?:주제|질문|제목|topic|question)\s*[:：]\s*([^\n.]+)/iu;

/** Who asks to be told, in a verb at the end. */
const ASKED_FOR =
  /(?:조사|검색|비교|정리|요약|분석|설명|검토|확인|대조|조회)(?:하|해|를|을|좀|\s*부탁|\s*바람)|알아[봐보]|찾아|찾고|알려|궁금|알고\s?싶|모아\s?[주줘]|보여\s?[주줘]|밝혀|바랍니다|부탁|주십시오|주시오|\b(?:find|look|show|tell|need|want|compare|explain|give me|list)\b/iu;

/** What only says which sources count, in which form it is wanted, or in whose name it is asked. */
const FORM_WORD =
  /^(?:표|비교표|목록|리스트|연표|그래프|보고서|한글|한국어|영어|영문|출처|근거|링크|인용|각주|원문|논문|기사|언론|뉴스|블로그|자료|통계|공식|정부|학술|장|쪽|한\s?장|한\s?쪽|한\s?페이지|페이지|\d+\s?(?:쪽|장|줄|자|페이지)|순서|연도순|날짜순|이후|위주|중심|한정|금지|제외|포함|같이|함께|간단|짧|자세|빨리|급|최신|메타분석|우선|분량|수준|산출|only|sources?|please|statutes|academic|ngo|newspapers?|news|papers?|table|list|page)(?:로|으로|로만|으로만|만|을|를|은|는|도|의|순|만요|로요)?$/iu;
/** A verb before the noun it belongs to, and words of politeness. */
const LITTLE_WORD =
  /^(?:미친|미치는|끼친|끼치는|다룬|다루는|나오는|나온|불리는|쓰는|나는|위한|관한|대한|대하여|관하여|따른|이번|저번|지난번|현재|실제|제대로|주변에서|요샌|사이|사이에|가운데|바뀐|달라진|있다면|가능하다면|가능하면|만한|믿을|받은|받는|주는|준다는|생긴다는|된다는|좋다는|같기도|찾되|보고|하되|이용자|문의로|말의|말이|지난|아까|만든|있소|됨|진짜임|부탁드|확인|s|t|pls|data)$/u;

/** Endings of verbs that carry a sentence on, and of nouns that only stand for something. */
const CARRIED_ON =
  /(?:[른은는인]지|하여|[해어켜려여혀쳐져겨와워나가아돼써꿔]야|어줘요?|아줘요?|붙여서|보소|주소|한다면|다면|것[이만도은을]?|거|하나로|대로)$/u;

/**
 * The words that say what a message wants to know: those of the sentence that asks, without greetings, circumstances,
 * wishes for a form and whatever was pasted.
 *
 * @example
 * topicWords("안녕하십니까. 총회 발표가 있어 등교 시각이 수면에 미친 영향을 표로 조사하여 주시기 바랍니다."); // ["등교", "시각", "수면", "영향"]
 */
export function topicWords(message: string): readonly string[] {
  const [best] = sentencesIn(message);
  return (best === undefined ? subjectWords(withoutData(message)) : contentWords(best.words)).slice(0, MOST);
}

/** The sentences of a message that ask, as they stand there; the one that says most where none asks. */
export function askingWords(message: string): string {
  const sentences = sentencesIn(message);
  const asking = sentences.filter(({ asks, content }) => asks && content.length >= ENOUGH);
  const taken = asking.length === 0 ? sentences.slice(0, 1) : asking;
  return taken.length === 0 ? withoutData(message).trim() : taken.map(({ words }) => words).join(" ");
}

interface Weighed {
  readonly words: string;
  readonly content: readonly string[];
  readonly asks: boolean;
  readonly weight: number;
}

/** The sentences that say something, the one that asks most plainly first. */
function sentencesIn(message: string): readonly Weighed[] {
  const typed = withoutData(message);
  const labelled = LABELLED.exec(typed)?.[1];
  const sentences = labelled === undefined ? findSentences(typed).map(({ words }) => words) : [labelled];
  return sentences
    .map((sentence, index) => {
      const words = clausesThatAsk(sentence);
      const content = contentWords(words);
      const asks = asksFor(sentence);
      const isNamed = index === 0 && (asks || !endsWithVerb(sentence));
      const weight = Math.min(content.length, ASKING) + (asks ? ASKING : 0) + (isNamed ? ENOUGH : 0);
      return { words, content, asks, weight };
    })
    .filter(({ content }) => content.length > 0)
    .sort((left, right) => right.weight - left.weight);
}

function withoutData(message: string): string {
  return withoutPasted(message).replaceAll(LINK, " ").replaceAll(ROW, " ");
}

/** The words of a text that name something, without those that only wish for a form. */
export function contentWords(words: string): readonly string[] {
  return subjectWords(words).filter(
    (word) => ![FORM_WORD, LITTLE_WORD, CARRIED_ON].some((each) => each.test(word)),
  );
}

function asksFor(sentence: string): boolean {
  return (
    endsWithQuestion(sentence) ||
    ASKED_FOR.test(sentence) ||
    findClauses(sentence).some(({ act }) => act === "asks")
  );
}

/** Of a long sentence, its last clauses that hold enough: reasons stand before what is asked. */
function clausesThatAsk(sentence: string): string {
  const clauses = findClauses(sentence);
  const isKorean = /[가-힣]/u.test(sentence);
  if (!isKorean || clauses.length < 2 || !asksFor(sentence) || contentWords(sentence).length <= MOST)
    return sentence;
  const last = clauses.findLast(({ start }) => contentWords(sentence.slice(start)).length > ENOUGH);
  return sentence.slice(last?.start ?? 0);
}
