const SEAFOOD =
  "해산물|해물|생선|횟집|회센터|활어|모둠회|초밥|스시|새우|조개|대게|킹크랩|꽃게|게 ?요리|칠리크랩|랍스터|굴국밥|굴 ?구이|오징어|문어|다코야키|낙지|전복|참치|장어|우나기|복어|연어|명란|가물치|가이센|고등어|갈치|물회|어시장|수산|해녀";
const PORK = "돼지|삼겹|족발|보쌈|돈코쓰|돈카쓰|돈가스|레촌|바쿠테|햄|소시지|순대|만두|샤오룽바오|차슈";
const MEAT = `고기|갈비|곱창|스테이크|바비큐|비비큐|닭|치킨|오리|립스|폭립|야키니쿠|야키토리|규카쓰|햄버거|버거|케밥|양꼬치|국밥|설렁탕|라멘|${PORK}`;

/** What is said not to be eaten, and the words by which a place shows that it serves it. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/채식|비건|베지|vegetarian|vegan/iu, `${MEAT}|${SEAFOOD}`],
  [/해산물|해물|생선|날생선|^회$|갑각류|어패류|새우|^게$|조개|seafood|fish|shrimp|crab/iu, SEAFOOD],
  [/할랄|코셔|돼지|pork|halal|kosher/iu, PORK],
  [/고기|육류|소고기|닭|meat|beef|chicken/iu, MEAT],
  [/매운|매콤|spicy/iu, "매운|매콤|마라|사천|쓰촨|훠궈|똠|짬뽕|떡볶이|낙곱새"],
  [/견과|땅콩|nut/iu, "땅콩|견과|아몬드|호두|팟타이"],
  [/우유|유제품|유당|치즈|dairy|milk|lactose/iu, "우유|치즈|아이스크림|젤라토|크림|요거트|라테|카페오레"],
  [
    /밀가루|글루텐|gluten|wheat/iu,
    "라멘|우동|국수|칼국수|빵|베이커리|만두|파스타|피자|과자|오코노미야키|다코야키",
  ],
];

/** The words that tell of what somebody must not eat; what we have no list for stands for itself. */
export function wordsFor(said: string): RegExp {
  const words = GROUPS.find(([pattern]) => pattern.test(said))?.[1];
  return new RegExp(words ?? said.replace(/[^가-힣a-z ]/giu, "."), "iu");
}
