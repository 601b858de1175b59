export type CorrectionKind = "replace" | "exclude" | "instead" | "other" | "cancel";

interface CorrectionRule {
  readonly pattern: RegExp;
  readonly kind: CorrectionKind;
  readonly confidence: number;
}

const WORD = "[^\\s,.!?]{1,20}";
/** Up to three words, looked at and not consumed: they may hold the next correction. */
const WANTED = `(?=[\\s,]{0,3}(?<wanted>${WORD}(?:\\s${WORD}){0,2}))`;
const ENGLISH = "[a-z0-9]{1,20}";

/** What is said of something that is not wanted. */
const DENIED = [
  "됐고|됐어요?|됐습니다|싫어요?|싫고|싫은데|싫습니다",
  "별로(?:예요|에요|고|라|야|임|요|네|다|(?=$|[.,!~])|\\s?안\\s?(?:좋|당|끌))|별론",
  "빼고|빼\\s?(?:주세요|줘)|빼요?(?=$|[.!~])|뺄게요?|뺄래요?|빼자|빼면",
  "제외하고|제외해|제외(?=$|[\\s,.!?])|말고(?=$|[,.!?]|요)",
  "(?:관심|흥미|생각|필요)(?:이|가|은|는|도)?\\s?없|관심\\s?밖|노관심|질색|사양|생략|패스(?!\\s?(?:사|구매|추천|쓸|있|포함))",
  "취향(?:은|이|도)?\\s?아니|안\\s?(?:해도|가도|넣어도|좋아|즐|땡기|당기)|없어도\\s?(?:돼|되|괜찮)|아니면\\s?(?:다|돼|되|됩|뭐든|상관|괜찮)",
  "(?:하고|가고)\\s?싶지\\s?않|(?:하기|가기)\\s?싫|(?:넣지|하지)\\s?(?:마|말)",
].join("|");

export const CORRECTION_RULES: readonly CorrectionRule[] = [
  {
    pattern:
      /(?:^|(?<=[\s,.!?]))(?:(?:다\s?|전부\s?|그냥\s?)?취소(?:할게요?|할래요?|해\s?줘|해\s?주세요|하고\s?싶어요?|해|요|합니다)?|그만\s?(?:할래요?|할게요?|둘래요?|둘게요?)|없던\s?(?:일|걸)로|처음부터\s?다시|cancel(?:\s(?:it|that|everything))?|never\s?mind|forget it)(?=$|[\s,.!?~ㅎㅋㅠ])(?!\s?(?:수수료|규정|정책|가능|되|하면|료|없이))/dgu,
    kind: "cancel",
    confidence: 0.85,
  },
  {
    pattern:
      /(?<![가-힣])(?:그거|그것|그건|이거|이것|이건|저거|거기|방금\s?거|둘\s?다)\s?(?:말고는?(?!도)|빼고|대신)(?:\s?(?:다른|딴)\s?(?:거|것|걸로?|데|곳)(?:로|으로)?)?|(?<![가-힣])(?:다른|딴)\s?(?:거|것|걸|데|곳|안|호텔|숙소|항공편)(?:로|으로|을|를|은|는)?\s?(?:보여|추천|없|해|바꿔|할게|찾아)|\b(?:something|somewhere) else\b|\bnot (?:that|this)(?: one)?\b/dgu,
    kind: "other",
    confidence: 0.9,
  },
  {
    // 다낭 말고 세부, 호텔 대신 게스트하우스, 100만원 아니고 200만원; "말고도" and "뿐 아니라" add
    pattern: new RegExp(
      `(?<rejected>${WORD}?(?:\\s(?:원|명|박|일|월|주|요일)(?=\\s))?)(?:은|는|이|가)?\\s?(?:말고는?(?!도|\\s?(?:다|전부|모두)\\s)|말구|대신에?|(?<!뿐만?\\s?)(?:이\\s?)?아니(?:고|라))(?=\\s)${WANTED}`,
      "dgu",
    ),
    kind: "replace",
    confidence: 0.9,
  },
  {
    // 다낭에서 세부로 바꿔줘; "부산에서 오사카로 가요" changes nothing
    pattern: new RegExp(
      `(?<rejected>${WORD}?)(?:에서|을|를|은|는)?\\s(?=(?<wanted>${WORD})(?:으로|로)\\s{0,2}(?:좀\\s)?(?:바꿔|바꿀|바꾸|변경|수정|옮겨|고쳐))(?<=에서\\s)`,
      "dgu",
    ),
    kind: "replace",
    confidence: 0.9,
  },
  {
    pattern: new RegExp(
      `(?<!why )\\bnot\\s(?<rejected>${ENGLISH}(?:\\s${ENGLISH}){0,2})\\s?,(?:\\s?but)?${WANTED}`,
      "dgu",
    ),
    kind: "replace",
    confidence: 0.85,
  },
  {
    pattern: new RegExp(
      `\\b(?<wanted>${ENGLISH}(?:\\s${ENGLISH})?)(?:,?\\s(?:instead of|rather than)|,?\\s(?:and\\s|but\\s)?not|,not)\\s(?!(?:really\\s|so\\s|that\\s|too\\s|very\\s)?(?:into|interested|keen|fond|an?\\s(?:big\\s)?fan)\\b)(?:an?\\s|the\\s)?(?<rejected>${ENGLISH}(?:\\s(?:nights?|days?|people))?)`,
      "dgu",
    ),
    kind: "replace",
    confidence: 0.85,
  },
  {
    pattern: new RegExp(
      `\\b(?:change|switch)\\s(?:it\\s)?(?:from\\s)?(?<rejected>${ENGLISH}(?:\\s${ENGLISH})??)\\sto(?=\\s)${WANTED}`,
      "dgu",
    ),
    kind: "replace",
    confidence: 0.85,
  },
  {
    // 쇼핑은 빼고, 일본 제외하고, 오사카는 됐고, 쇼핑은 싫어요, 쇼핑 같은 건 관심 없어요
    pattern: new RegExp(
      `(?<![^\\s,.!?])(?!(?:말고|빼고|제외하고)는?\\s|(?:다|전부|모두|그냥|걍|좀|싹|일단|차라리|역시|제발)\\s|(?:나|저|본인)(?:는|를)?\\s?(?:빼고|제외))(?<rejected>${WORD}?)(?:에는|에|엔|\\s?쪽은?|\\s같은\\s?(?:건|거|것|데)(?:은|는)?)?(?:은|는|을|를|도|만|이|가)?\\s?(?:(?:딱히|별로|전혀|굳이|그닥|정말|진짜|아예|이번엔|이번에는|그냥|걍|좀|다|싹|전부|모두|일단|차라리|역시|솔직히|너무|제발)\\s){0,2}(?:${DENIED})`,
      "dgu",
    ),
    kind: "exclude",
    confidence: 0.85,
  },
  {
    // not into shopping, don't care about museums, not airbnb
    pattern: new RegExp(
      `(?<!why\\s|if\\s)\\b(?:not\\s(?:(?:really|so|that|too|very)\\s)?(?:into|interested in|keen on|fond of|an?\\s(?:big\\s)?fan of)|(?:don't|do not|doesn't)\\s(?:really\\s)?(?:like|want|need|enjoy|care (?:for|about))(?:\\sany)?|hate|can't stand|skip|drop|forget(?:\\sabout)?|leave out|not)\\s(?:an?\\s|the\\s)?(?<rejected>${ENGLISH}(?:\\s[a-z]{1,20})?)`,
      "dgu",
    ),
    kind: "exclude",
    confidence: 0.75,
  },
  {
    pattern: new RegExp(
      `\\b(?:without|except(?:\\sfor)?|excluding|no)\\s(?!problem|idea|thanks?|wait|i\\b|it\\b|that|just|actually|worries|need|more|one|matter|way|\\d)(?<rejected>${ENGLISH}(?:\\s${ENGLISH})?)`,
      "dgu",
    ),
    kind: "exclude",
    confidence: 0.7,
  },
  {
    // 아니 2박으로, 아니다 100만원, 아 맞다 3명이요; "아니요 괜찮아요" only declines
    pattern: new RegExp(
      `(?:^|(?<=[\\s,.!?]))(?:아니다|아니야|아니지|아니요?|아뇨|아냐|아,?\\s?맞다|아,?\\s?참|잠깐만?요?|실은|사실은?|정정할게요?|정정|수정할게요?|취소하고|ㄴㄴ|actually|wait|sorry|i mean|미안해?요?|죄송해?요?|no)(?:\\s?그냥)?(?=[,.!~:\\s])[,.!~:\\s]{1,3}(?!괜찮|됐|없|아니|그거|싫|안\\s|못\\s|필요|몰라|모르|더\\s|보여|이게|그게|왜|뭐|thanks?|problem)${WANTED}`,
      "dgu",
    ),
    kind: "instead",
    confidence: 0.8,
  },
];
