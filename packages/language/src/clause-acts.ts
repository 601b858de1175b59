/** What somebody does with a clause. Only what is told, asked or supposed is about the matter at hand. */
export type ClauseAct =
  /** «삿포로로 할게요», «3박4일», «오사카요» */
  | "tells"
  /** «얼마예요?» */
  | "asks"
  /** «교토면 어때?», «하루 늘리면?» */
  | "supposes"
  /** «작년에 도쿄 갔었는데»: something that is over. */
  | "remembers"
  /** «엄마가 오사카를 좋아하시긴 하는데» */
  | "likes"
  /** «거긴 비싸다던데», «비 온대요» */
  | "reports"
  /** «그때 서울에 있겠네» */
  | "guesses"
  /** «서울은 요즘 춥네요» */
  | "exclaims";

/** Only the end of a clause says what it does: Korean puts the verb there. */
const TAIL = 24;

/** A trip that was made. «갔으면 좋겠어» and «갔다 올게» are wishes. */
const EXPERIENCE =
  /(?:갔(?!다 ?[오올])|가 ?봤|와 ?봤|다녀 ?왔|갔다 ?왔|놀러 ?왔|살았|살아 ?봤|묵었|여행했)(?!으면|다가|음 ?좋)|(?:가|와|먹어|타) ?본 ?적|다녀온 ?(?:적|지|데|곳)/u;
const PAST_TIME =
  /작년|재작년|지난번|저번|예전|옛날|지난 ?(?:달|주|해|여름|겨울|봄|가을|휴가|여행)|(?:몇|\d+|한|두|세|일|이|삼) ?(?:년|달|개월|주|주일) ?전|어렸을|(?:학생|신혼|대학)(?:여행)? ?때|어제|그저께|엊그제|원래는/u;
/** Settled in the past, and meant for now: «어제 정했어요». */
const SETTLED =
  /정했|결정|하기로|가기로|바뀌|바꿨|변경|됐|예약|예매|샀|끊었|말했|얘기했|말씀드렸|늘었|줄었|생겼|빠졌|올랐|받았|모았/u;
const ENGLISH_PAST =
  /\b(?:i|we|i've|we've|they|he|she|my \w+|have|has|already)(?: have| has| had|'ve)?(?: already| just| once)? (?:went|been to|visited|stayed|lived|was in|were in)\b|\blast (?:year|time|month|summer|winter|spring|fall)\b/iu;

const LIKING = /좋아(?:하|해|했|함|한|할|라)|즐겨|선호하시|환장|취향|최애/u;
const ENGLISH_LIKING =
  /\b(?:my|his|her|our) (?:[a-z]+ )?[a-z]+ (?:really |always )?(?:likes?|loves?|adores?|prefers?)\b/iu;

const REPORTED =
  /(?:던데|더라고?|더라구|다더군|다며|라며|다면서|라면서|다는데|라는데|다네|라네|다고 ?(?:하|해|들)|라고 ?(?:하|해|들))(?:요|던데|는데|네|네요|더라|서)?$|(?:간|온|한|된|본|산|난|든|싸|좋|쁘|많|없|있|싶|춥|덥|크|하|았|었|했)대(?:요|서|네|네요|는데)?$|(?:가|하|먹)재(?:요|서)?$/u;
const ENGLISH_REPORTED = /\b(?:i (?:heard|hear|read)|they say|people say|apparently)\b/iu;

const GUESSED =
  /(?<!알|모르|좋|가|하|싶|낫|나)겠(?:네|다|지|군|구나|구만)(?:요)?$|(?:있|할|갈|올|일|될|울|릴)을? ?텐데(?:요)?$|나 ?(?:보다|봐요?|보네요?)$/u;

/** Of what one sees or feels; «셋이네요», «도쿄가 좋네요» answer. */
const EXCLAIMED = /(?<=[가-힣])(?<!이|좋|낫|찮|리|기|되)(?:네|네요|구나|군요|구만)$/u;

const SUPPOSED =
  /(?:면|다면|라면)[은요]? ?(?:어때|어떨|어떻|어떤|괜찮|좋을까|얼마|될까|되나|돼|안 ?[되돼]|비싸|싸|더|뭐|몇|많이|예산|비용|가격|총)|면(?:은|요)?$|어때|어떨|어떤가|어떠|(?:갈|할|볼|바꿀|을|릴|일|울|쓸)까(?:요)?$/u;
const ENGLISH_SUPPOSED = /\b(?:what if|how about|what about|suppose|if (?:we|i|it|there))\b/iu;
const WISHED = /면 ?(?:좋겠|해|됨|돼요?$|됩니다)|으면 ?함/u;

const QUESTION =
  /(?:려나|나요|까요|가요|은가|는가|인가|은지|는지|을지|습니까|니까|건가|거야|나|냐|니|죠|지)$|\b(?:what|when|where|which|how|why|who|is|are|do|does|can|could|should|would)\b/iu;
/** Endings that only ask, whatever stands before them: «맞습니까», «있나요», «되는지요». */
const ONLY_ASKS =
  /(?:습|입|합|됩|갑|옵|십)니까$|(?:있|없|되|하|여|오|가|않|았|었|였|했|됐|겠|맞|좋|같)나요$|(?:은|는|인|을)지요$|(?:는|은|인|던|한)가요$|있나 ?없나$/u;
const ASKING_WORD = /뭐|무엇|무슨|어디|언제|어느|어떻게|어떤|얼마|몇|왜|누구|누가/u;

const CONDITION = /면[은요]?$/u;

/** «3박이면?»: a condition and nothing that is to follow from it. */
export function isBareCondition(text: string): boolean {
  const said = text.replace(/[\s.!?…~,;ㅋㅎㅠㅜ^"'”’)]+$/u, "");
  return said.length <= TAIL && CONDITION.test(said);
}

/** The act of one clause. */
export function actOf(clause: string): ClauseAct {
  const isMarked = /[?？]/u.test(clause);
  const said = clause.replace(/[\s.!?…~,;ㅋㅎㅠㅜ^"'”’)]+$/u, "");
  const tail = said.slice(-TAIL);
  if (isOver(said, tail)) return "remembers";
  if (WISHED.test(tail)) return isMarked ? "asks" : "tells";
  if (SUPPOSED.test(tail) || ENGLISH_SUPPOSED.test(said)) return "supposes";
  if (isMarked || ONLY_ASKS.test(tail)) return "asks";
  if (REPORTED.test(tail) || ENGLISH_REPORTED.test(said)) return "reports";
  if (LIKING.test(tail) || ENGLISH_LIKING.test(said)) return "likes";
  if (GUESSED.test(tail)) return "guesses";
  if (EXCLAIMED.test(tail)) return "exclaims";
  return QUESTION.test(tail) && ASKING_WORD.test(said) ? "asks" : "tells";
}

/** «바꿔봐», «그렇게 해줘», «go ahead»: to do what was just spoken of, and nothing else. */
const PLAIN_COMMAND =
  /^(?:(?:네|넵|응|ㅇㅇ|ㅇㅋ|오케이|그래도|그러면|괜찮아|좋아요?|그래|그럼|그냥|일단|한번|그렇게|그걸로|그거로|그리로|거기로|그 ?도시로|좀|다시)[\s,]{0,2}){0,4}(?:(?:바꿔|변경해|수정해|고쳐|옮겨|해|진행해|짜|맞춰|늘려|줄여|잡아)\s?(?:봐|줘|주세요|주라|보자|보세요|볼래요?|줄래요?|주실래요|봐요|줘봐|줘요)|(?:하자|할게요?|할래요?|갈게요?|가자|바꾸자|바꿀게요?|바꿀래요?|진행하자|부탁(?:해요?|드려요|드립니다)|ㄱㄱ|고고))$|^(?:please |ok(?:ay)?,? |yes,? )?(?:do (?:it|that)|go ahead|let's (?:do|go with) (?:it|that)|change it|switch it|make it so|please do)$/iu;

export function isPlainCommand(clause: string): boolean {
  const said = clause.trim().replace(/(?<![\s.!?…~,;ㅋㅎㅠㅜ^])[\s.!?…~,;ㅋㅎㅠㅜ^]+$/u, "");
  return said.length <= 24 && PLAIN_COMMAND.test(said);
}

function isOver(said: string, tail: string): boolean {
  if (ENGLISH_PAST.test(said)) return true;
  if (SETTLED.test(tail)) return false;
  return EXPERIENCE.test(tail) || (PAST_TIME.test(said) && isPastTense(tail));
}

const [FIRST_SYLLABLE, LAST_SYLLABLE, FINALS, DOUBLE_S] = [0xac00, 0xd7a3, 28, 20];

/** A syllable that ends in ㅆ is of the past, but for 있 (is) and 겠 (will be). */
export function isPastTense(text: string): boolean {
  return [...text].some((character) => {
    const code = character.charCodeAt(0);
    const isHangul = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
    return isHangul && (code - FIRST_SYLLABLE) % FINALS === DOUBLE_S && !"있겠".includes(character);
  });
}
