/** Words in the place of a city that name none. */
const NO_PLACE =
  /^(?:이번|다음|올해|내년|여름|겨울|봄|가을|주말|연휴|휴가|방학|가족|커플|혼자|친구|부모|해외|국내|자유|패키지|배낭|효도|신혼|어디|아무|여기|저기|거기|그냥|우리|저희|제가|나는|저는|같이|함께|정말|진짜|빨리|한번|바다|따뜻|시원|가까|멀리|좋은|싸게|비행|기차|배로|차로|여행|식구|솔로|놀이|온천|스키|수목원|식물원|캠핑|맛집|카페|쇼핑|관광|휴양|힐링|벚꽃|단풍|추천|휴양지|섬|도시|소도시|시골|산|강|호텔|호캉스|저|나|또|꼭|좀)/u;
const NO_ENGLISH_PLACE =
  /^(?:i|we|my|our|the|a|an|hi|hello|hey|please|can|could|would|let|plan|trip|travel|somewhere|anywhere|maybe|yes|no|ok|what|where|when|how|just|next|this|christmas|new)$/iu;

/** Verbs and particles: «바다 보러 가고 싶어», «가까운 데로 2박». */
const NO_NAME =
  /(?:러|려고|[하있없되가오보먹놀쉬이시리키서타]고|고서|며|면|게|는|은|을|한|운|데로|데에|곳|쪽|좀|도|만|데|더|다|까|요|서)$/u;

/** Endings of what is said rather than named: «심심해», «글쎄», «그렇구나». */
const SPOKEN = /(?:해|어|아|지|네|야|쎄|냐|니|죠|고|음|임|나|든|봐|줘|래|자|걸|중)$/u;

/** «달나라», «팔라우요»: a word alone where a city was asked for. */
export function findLoneCity(text: string): string | null {
  const word = /^([가-힣]{2,8}?)(?:이?요|으로|로|이?에요|예요)?[.!~\s]*$/u.exec(text.trim())?.[1];
  if (word === undefined || NO_PLACE.test(word) || NO_NAME.test(word) || SPOKEN.test(word)) return null;
  return word;
}

/** A name that stands where a city is said («하바나로 5박», «Reykjavik for 5 nights»), though we know none such. */
export function findUnknownCity(text: string): string | null {
  const korean =
    /(?:^|[\s,.!?])([가-힣]{2,8}?)(?:으로|로|에)? ?(?:여행|\d{1,2} ?박|가고 ?싶|가려|갈래|갈 ?거|갈게|가자|떠나|놀러)/u.exec(
      text,
    )?.[1];
  if (korean !== undefined) return NO_PLACE.test(korean) || NO_NAME.test(korean) ? null : korean;
  const english =
    /(?:\b(?:to|in|visit|around)\s|^)([A-Z][a-z]{2,}(?:\s[A-Z][a-z]{2,})?)(?=$|[,.!?]|\s(?:for|in|with|on|next|please|\d|trip))/u.exec(
      text.trim(),
    )?.[1];
  return english === undefined || NO_ENGLISH_PLACE.test(english.split(" ")[0] ?? "") ? null : english;
}
