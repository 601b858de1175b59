/** How a term ends: what is allowed, forbidden, paid or done by somebody. */
export const READS_AS_TERM =
  /(?:가능|불가|허용|금지|부담|협조|제공|설치|교체|동의|책임|포함|제외|완료|유지|보장|면제|인정|한다|된다|않는다|없다|있다|안\s?함|하지\s?않음|않기로\s?함|하기로\s?함)$/u;

/** Several terms in one breath: one per line, number or sentence. */
export function itemsOf(text: string | undefined): readonly string[] {
  if (text === undefined || /^\s*(?:없|빼|삭제|뭐|뭘|어떤|알려|괜찮|어떻게|필요)/u.test(text)) return [];
  return text
    .split(/\n|;|(?:^|\s)\d{1,2}[.)]\s|(?<=[다함음])\.\s|\.\s(?=임대인|임차인|보증금|월세)/u)
    .flatMap((item) => item.split(AGAIN))
    .flatMap(listedIn)
    .map(cleaned)
    .filter((term) => term.length >= 2 && !FILLER.test(term));
}

/** «특약: 도배는 임대인 부담. 특약: 실내 흡연 금지»: every term behind a heading of its own. */
const AGAIN = /[.,]?\s{0,3}(?:특\s?약(?:\s?사항|\s?조항)?|special\s?terms?)\s?\d{0,2}\s?[:：]\s{0,3}/iu;

/** «반려동물 가능, 흡연 금지»: several in one breath, where every one of them reads as a term by itself. */
function listedIn(text: string): readonly string[] {
  const items = text
    .split(/,\s*|(?<=가능|불가|허용|금지|부담|협조|제공)(?:이랑|랑|하고|과|와)\s+/u)
    .map(cleaned);
  const isList = items.length > 1 && items.every((item) => item.length >= 4 && READS_AS_TERM.test(item));
  return isList ? items : [text];
}

/** What is left of a wish that has no words of its own. */
const FILLER = /^(?:하나|하나만|더|좀|해|해줘|해주세요|추가|바꿔줘|사항|내용|조항|\s)+$/u;
const ASKING =
  /\s?(?:을|를|도|라고|이라고|라는\s?(?:내용|문구|조항)(?:을|도)?|는\s?(?:내용|문구|조항)(?:을|도|으로)?|(?:것|거|걸)(?:을|로|도|으로)?)?\s?(?:추가|넣어|넣고|넣자|적어|더해|포함|명시|기재|써)(?:로)?(?:하고|하자|해)?\s?(?:줘요|줘|주세요|주라|주고|달라|줄래요?|줄\s?수\s?있어요?|주시겠어요|바라요|부탁해요?|부탁드려요|부탁드립니다)?[.!~]?\s*$/u;

/** A term without the words that ask for it. */
export function cleaned(term: string): string {
  return (
    ` ${term}`
      .replace(ASKING, "")
      .replace(/\s(?:두|세|네|다섯|[2-5])\s?(?:개|가지)(?:다|를|도|로)?$/u, "")
      .replace(/^\s{0,9}(?:(?:그\s)?대신|그리고|또|하나\s?더)\s/u, " ")
      .replace(/^\s{0,9}(?:\d{1,2}[.)]\s)?["'“‘「\s]*|["'”’」\s.,]+$/gu, "")
      // «임대인이 해준다고»: as it is said; «해준다» as it is written.
      .replace(/(?<=[가-힣]다)(?:고|는)$/u, "")
      .trim()
  );
}
