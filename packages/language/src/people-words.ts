/** The words of companies of people: whom a number counts, and who comes along without one. */

export const ADULTS = "성인|어른|대인|남자|여자|남성|여성";
export const CHILDREN =
  "애기들?|애들|애|아기들?|아이들|아이|아동|어린이|어린애|미취학 ?아동|영유아|유아|영아|소아|소인|초등학생|초등생|초딩|유치원생|중학생|중딩|고등학생|고딩|아들|딸|자녀|꼬맹이|꼬마|손주|손자|손녀|조카";
export const COMPANIONS =
  "시부모님|부모님|직장 ?동료|회사 ?동료|대학 ?동기|동료|친구들?|절친|베프|여동생|남동생|동생|언니|형|누나|오빠|선배|후배|지인|동기|친척|사촌|이모|고모|삼촌";
export const WHOLE_GROUP =
  "가족|식구|일행|총 ?인원|인원수|인원|총|우리|저희|모두|전부|다 ?해서|다 ?합쳐서?|합쳐서?|합해서?|포함해서|포함하면|포함해|포함|까지 ?해서|까지|단|멤버";

/** One person each, when they come with the speaker. */
export const ONE_PERSON =
  "친정 ?(?:엄마|어머니|아빠|아버지)|시엄마|시아빠|장모|장인|와이프|와잎|아내|집사람|안사람|마누라|남편|신랑|서방|남친|여친|남자 ?친구|여자 ?친구|애인|배우자|예비 ?신랑|예비 ?신부|짝꿍|엄마|아빠|어머니|어머님|아버지|아버님|장모님|장인어른|시어머니|시아버지|할머니|할아버지|외할머니|여동생|남동생|동생|언니|형|누나|오빠|친구|절친|베프|룸메|동료|이모|고모|삼촌|사촌|조카|딸|아들|선배|후배|처제|처남|형수|며느리|사위|시누이|올케";
/** «with», in its many forms. */
export const WITH =
  "(?:(?:님)?(?:이랑|랑|이하고|하고|과|와)(?: ?(?:같이|함께))?| ?(?:을|를)? ?(?:데리고|데려|모시고|모셔)| (?:같이|함께)| ?동반)";

/** Two of them, once it is told who else is coming. */
export const PARENTS = "(?:시|처|친정 ?)?부모님?|장인 ?장모님?";
/** After the name of a company: with it, or at the end of a list. */
export const LISTED_AFTER = "(?=[^가-힣]|$|이?요(?![가-힣])|이?예요|이에요|입니다|까지|이렇게)";

/** One person each, of the English words. */
export const ONE_PERSON_ENGLISH =
  "(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|partner|mom|mum|mother|dad|father|sister|brother|friend|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|roommate|colleague|coworker|mother-in-law|father-in-law)(?![a-z-])";
export const CHILD_ENGLISH = "(?:baby|toddler|infant|kid|child|son|daughter)(?![a-z])";

/** Who makes a couple with the speaker: «와이프랑 부부여행» are two. */
export const PARTNER =
  /^(?:와이프|와잎|아내|집사람|안사람|마누라|남편|신랑|서방|남친|여친|남자 ?친구|여자 ?친구|애인|배우자|예비|짝꿍)|wife|husband|friend$|partner|fianc/;

export type Question = "family" | "parents" | "friends" | "children" | "change";

/** How many they are nobody has said: to be asked. */
export const UNKNOWN_GROUPS: readonly (readonly [Question, number, string])[] = [
  // reason, how many there are at least with the speaker, expression
  ["parents", 4, `양가 ?부모님?(?:들)?(?:${WITH}|끼리| ?효도| ?여행|${LISTED_AFTER})`],
  [
    "family",
    2,
    `(?:온 ?|처가 ?|시댁 ?|대)?가족(?:들|분들)?(?:${WITH}|끼리|이서|이 ?(?:다|모두|같이|함께)| ?여행|이요|이에요|입니다)`,
  ],
  ["family", 2, `(?:시댁|처가|처갓집|친정)(?: ?식구)?(?:들)?${WITH}`],
  ["family", 2, `(?:친척|식구)(?:들)(?:${WITH}|끼리)`],
  [
    "friends",
    3,
    `(?:친구|동료|직장 ?동료|회사 ?사람|직원|동기|선배|후배|지인|사촌|형제|자매|팀원)들(?:${WITH}|끼리)`,
  ],
  ["friends", 3, `(?:친구|동생|언니|형|누나|오빠|아들|딸)네? ?(?:가족|네)${WITH}`],
  ["family", 3, "(?:3|삼) ?대(?:가 ?(?:함께|같이|모여)| ?가족)"],
  ["friends", 2, `(?:친구|동료|자매|형제|남자|여자|또래)끼리`],
  ["children", 2, `(?:${CHILDREN})${WITH}`],
  ["family", 2, `(?:my |the |our )?(?:whole )?family(?! of| room| suite)(?: trip)?(?![a-z])`],
  ["friends", 3, `(?:with |some |my |our )(?:some |my )?(?:friends|colleagues|coworkers)(?![a-z])`],
  ["children", 2, `(?:with |my |our )(?:my |our |the )?(?:kids|children)(?![a-z])`],
];

/** Groups whose size is in the word. */
export const SIZED_GROUPS: readonly (readonly [number, number, string])[] = [
  // size, confidence, expression
  [
    1,
    0.95,
    `(?:(?:나|저|내|제) ?)?(?:혼자(?!만의)|홀로|나홀로|솔로(?= ?(?:여행|로|예요|이?요|$))|솔플|혼행|혼여|단독(?= ?(?:여행|으로|[.,]|$)))|(?:나|저)(?:만|뿐)(?=[^가-힣]|$|이?요|이에요)|(?:나|저) ?하나(?=[^가-힣]|$|이?요|예요|뿐|만)|1인 ?여행|solo(?![a-z])|alone(?![a-z])|by myself|on my own|(?:just|only) (?:me|myself)(?![a-z])|(?:me|myself) only(?![a-z])`,
  ],
  [2, 0.85, "(?:모녀|부녀|모자|부자)(?= ?(?:끼리|여행|둘|지간|사이))|모녀(?=[^가-힣]|$|가|이?요|예요)"],
  [3, 0.85, "(?:삼|세 ?)(?:남매|형제|자매)(?=[^가-힣]|$|끼리|가|이|여행|랑|예요)"],
  [4, 0.85, "(?:사|네 ?)(?:남매|형제|자매)(?=[^가-힣]|$|끼리|가|이|여행|랑|예요)"],
  [2, 0.85, "(?:저희 |우리 )?둘 ?다(?= ?(?:남자|여자|성인|어른|직장인|학생|대학생|회사원))"],
];

/** The speaker and one more: others may come besides. */
export const OWN_COUPLE =
  "커플(?!룸|링|당)|(?:저희 ?|우리 ?)?(?:신혼 ?|노 ?|중년 ?)?부부(?!동반|싸움|네|당)|신혼 ?여행|허니문|(?:as )?(?:a |young |married )?couples?(?! (?:of|days|nights|weeks|hours|more|hundred|thousand|million|places|things|times)(?![a-z]))(?![a-z])|honeymoon|(?:me and |with |w/ ?)?(?:my )?(?:gf|bf|hubby|wifey)(?: and (?:i|me))?(?![a-z])";
/** «친구 부부», «동생네 부부»: two besides. */
export const OTHER_COUPLE =
  "(?:친구|동생|언니|형|누나|오빠|아들|딸|직장 ?동료|동료|선배|후배|사촌|처제|처남|시누이)네? ?(?:부부|커플)";

/** The speaker, named among those who are coming. */
export const SPEAKER = `(?:나|저|본인)(?:랑|하고|와|과|${LISTED_AFTER})|me (?=and |\\+|&)|(?<=(?:and|&|\\+|,) )(?:me|i)(?![a-z'])`;
/** The speaker stays at home: «저는 안 가요», «부모님만 보내드려요». */
export const SPEAKER_STAYS =
  "(?:나|저|본인|저희|우리)(?:는|은|만)? ?(?:같이 ?)?(?:안 ?(?:가(?! ?[본봤봐])|갈|간)|못 ?(?:가|갈|간)|빠지|빠질|빠져)|(?:여행 ?|효도 ?)?보내 ?(?:드|주려|줄)|i(?:'m| am) (?:not (?:going|coming|joining)|staying home)|i (?:won't|will not|can't) (?:be )?(?:go|com|join)|without me(?![a-z])|sending(?= my | our )";
