/** What people type as they say it, and how it is spelt: one place for every assistant, so that no rule has to know both. */
interface Spelling {
  readonly pattern: RegExp;
  readonly read: string;
}

/** «역에서 먼데», «회사랑 너무 먼가요»: what is far is no question word. */
const FAR =
  "(?<!(?:에서|부터|까지|보다|거리|회사|직장|학교|공항|시내|호텔|숙소|[가-힣]역|너무|제일|가장|많이|조금|꽤|좀|더|덜|안)(?:이랑|에서|으로|하고|에|이|가|은|는|도|랑)?\\s?)";
/** Where a word begins, or right after the particle of the word before: «LTV가머임». */
const BEGINS = "(?<=^|[^가-힣]|[이가은는건게])";

export const SPOKEN_SPELLINGS: readonly Spelling[] = [
  // 뭐, 뭔
  {
    pattern: new RegExp(
      `${FAR}${BEGINS}먼(?=데[요여]?(?![가-힣])|가[요여]?(?![가-힣])|지(?=\\s?(?:알|모르|궁금|설명))|\\s?(?:뜻|말이|소리|차이))`,
      "gu",
    ),
    read: "뭔",
  },
  {
    pattern: new RegExp(
      `${BEGINS}(?:머|모)(?=야|[예에][요여]|임(?![가-힣])|냐|죠|라고|가\\s?(?:다르|다른|다름|달라|좋|나|유리|이득|있|필요))`,
      "gu",
    ),
    read: "뭐",
  },
  { pattern: /(?<![가-힣])머(?=\s|있|하[나는고지면]|할|해야|부터|됨|돼|되)/gu, read: "뭐" },
  { pattern: /(?<![가-힣])몬(?=데[요여]?(?![가-힣])|가[요여])/gu, read: "뭔" },
  // 얼마
  { pattern: /얼만(?=데|가[요여]?|지(?![가-힣])|감|교)/gu, read: "얼마인" },
  { pattern: /얼마(?:여|누|노|닝)(?![가-힣])/gu, read: "얼마야" },
  // 어떻게
  { pattern: /어(?:케|캐|뜨케|뜨캐|떠케|떻케|떡게|떻개)(?=[\s가-힣]|$|[?？!.~])/gu, read: "어떻게" },
  { pattern: /어떻해/gu, read: "어떡해" },
  { pattern: /어카(?=지|죠|나|냐)/gu, read: "어떡하" },
  { pattern: /왜케/gu, read: "왜 이렇게" },
  // 있다, 되다, 괜찮다
  {
    pattern: /잇(?=어[요여]?(?![가-힣])|나[요여]?(?![가-힣])|는데|는지|음(?![가-힣])|습니|을까|냐)/gu,
    read: "있",
  },
  { pattern: /됬/gu, read: "됐" },
  { pattern: /괜찬|갠찮|괸찮|갠찬/gu, read: "괜찮" },
  { pattern: /않(?=되|돼|될|된)/gu, read: "안 " },
  // 그러면
  { pattern: /(?<![가-힣])(?:글면|그럼은|그럼요[,\s]+그럼)(?![가-힣])/gu, read: "그러면" },
];
