import { both } from "./both.ts";
import { HOUSING, type Issue } from "./issue.ts";

/** Less than two months: «한 달 전에», «3주 남았는데», «만기 코앞에». Read on the text without white space. */
const LATE =
  "(?:(?:한|일|1)(?:달|개월)|(?:두|2)(?:달|개월)(?:도|이)?(?:채)?(?:안|못)|보름|며칠|[한두세일이삼1-8](?:주|주일)|(?:[1-9]|[1-5]\\d)일|열흘)";
const TO_THE_END = `(?:만기|만료|끝나|끝날|종료|계약).{0,14}${LATE}(?:밖에|정도|쯤|도)?(?:안)?(?:남|전|앞)|${LATE}(?:밖에|정도|쯤)?(?:안)?남|(?:만기|만료|끝나기|종료)(?:일|되기)?(?:직전|코앞|당일|바로전|다돼|다되|임박)`;
const SENDS_AWAY =
  "(?:나가|비워|빼)(?:라|래|달|란|줬으면)|(?:갱신|연장|재계약)(?:을|은|도)?(?:거절|거부|안해|안한|안된|못해|못한)|내보내(?:려|겠|고)";
const LEAVES =
  "나가고싶|나가려|나간다|나갈(?:수|거|게|래|려|까)|나가도|이사(?:가|하|를|나)|방(?:을)?빼(?:고|려|도|겠)|해지";

/** What was said in time and what was not, and whether a right is used up. */
export const NOTICE_ISSUES: readonly Issue[] = [
  {
    id: "late_refusal",
    tool: "lease_dates",
    pattern: both(SENDS_AWAY, TO_THE_END),
    // Who said that she leaves is not sent away.
    unless: /상가|가게|점포|(?:나간다|나가겠다|이사간다|이사가겠다|뺀다)(?:고|했)/u,
    covers: [
      "eviction",
      "implied_renewal",
      "renewal_right",
      "refusal_reasons",
      "minimum_term",
      "early_leave",
    ],
    answer: {
      ko: "나가지 않아도 돼요. 집주인은 만기 6개월 전부터 2개월 전까지 갱신하지 않겠다고 알려야 하고, 그 기간에 아무 말이 없었다면 같은 조건으로 2년 묵시적으로 갱신된 것으로 봐요(주택임대차보호법 제6조 제1항·제2항).",
      en: "You need not leave. The landlord has to refuse renewal between six and two months before the end; otherwise the lease is renewed for two years on the same terms (Housing Lease Protection Act, Article 6(1) and (2)).",
    },
    points: [
      {
        ko: "기한 안에 이미 거절을 알렸다면 달라요. 그래도 갱신요구권을 기한 안에 썼다면 정해진 이유가 있어야 거절할 수 있어요(제6조의3).",
        en: "It differs if the refusal came in time; and against a request for renewal in time it needs one of the set reasons (Article 6-3).",
      },
      {
        ko: "월세를 두 번 치 금액만큼 밀렸거나 의무를 크게 어긴 세입자에게는 묵시적 갱신이 인정되지 않아요(제6조 제3항).",
        en: "Who owes two months' rent or gravely broke duties has no implied renewal (Article 6(3)).",
      },
      {
        ko: "보증금과 월세도 그대로예요. 올려 주지 않으면 나가라는 말에 따를 의무는 없어요.",
        en: "Deposit and rent stay as they are; there is no duty to pay more or leave.",
      },
      {
        ko: "갱신된 뒤 세입자는 언제든 해지를 알릴 수 있고, 집주인이 받은 날부터 3개월 뒤 끝나요(제6조의2).",
        en: "Afterwards the tenant may give notice at any time, effective three months after it arrives (Article 6-2).",
      },
    ],
    options: [
      {
        ko: "언제 처음 나가라고 했는지 문자·통화 기록으로 날짜를 남기세요.",
        en: "Keep messages that show when you were first told.",
      },
      {
        ko: "묵시적으로 갱신됐으니 계속 살겠다고 문자나 내용증명으로 알리세요.",
        en: "Write that the lease was renewed and that you stay.",
      },
      {
        ko: "다투게 되면 주택임대차분쟁조정위원회나 법률구조공단(132)에 상담하세요.",
        en: "In a dispute call the mediation committee or legal aid (132).",
      },
    ],
    articles: [
      [HOUSING, "제6조"],
      [HOUSING, "제6조의2"],
      [HOUSING, "제6조의3"],
    ],
    isUrgent: true,
  },
  {
    id: "late_increase",
    tool: "lease_dates",
    pattern: both("올려(?:달|주|줘|야)|올리(?:자|재|겠|래|라)|올린다|인상|증액|더달라|더달래", TO_THE_END),
    unless: new RegExp(
      `상가|가게|점포|${SENDS_AWAY}|(?:갱신|요구권|청구권)(?:을|를)?(?:쓰|썼|써|행사|요구했)`,
      "u",
    ),
    covers: ["increase", "implied_renewal", "renewal_right", "agreed_increase"],
    answer: {
      ko: "만기 2개월 전까지 집주인이 조건을 바꾸겠다고 알리지 않았다면 같은 조건으로 2년 묵시적으로 갱신된 것으로 봐요(주택임대차보호법 제6조 제1항·제2항). 그래서 이제 와서 올려 달라는 것에 따를 의무는 없어요.",
      en: "Unless the landlord announced other terms at least two months before the end, the lease counts as renewed for two years on the same terms (Housing Lease Protection Act, Article 6(1) and (2)); there is no duty to agree to more now.",
    },
    points: [
      {
        ko: "기한 안에 이미 올리겠다고 알렸다면 달라요. 그때도 갱신요구권을 기한 안에 썼다면 5%까지만이에요(제6조의3, 제7조).",
        en: "It differs if it was announced in time; then the cap is 5% if you asked for renewal in time (Articles 6-3 and 7).",
      },
      {
        ko: "갱신된 기간 중의 증액 요구도 5%까지이고, 계약하거나 올린 지 1년 안에는 할 수 없어요(제7조).",
        en: "A demand during the renewed term, too, is capped at 5% and not possible within a year of the contract or the last rise (Article 7).",
      },
    ],
    options: [
      {
        ko: "언제 처음 올려 달라고 했는지 문자·통화 기록을 남기고, 같은 조건으로 갱신됐다고 알리세요.",
        en: "Keep proof of when you were first told, and write that the lease was renewed on the same terms.",
      },
    ],
    articles: [
      [HOUSING, "제6조"],
      [HOUSING, "제7조"],
      [HOUSING, "제6조의3"],
    ],
  },
  {
    id: "late_leave",
    tool: "lease_dates",
    pattern: both(LEAVES, TO_THE_END),
    unless: /상가|가게|점포|(?:나가|비워|빼)(?:라|래|달)|복비|중개/u,
    covers: [
      "early_leave",
      "implied_renewal",
      "renewal_right",
      "leave_at_term",
      "leave_within_term",
      "down_payment",
    ],
    answer: {
      ko: "만기 2개월 전까지 나가겠다고 알리지 않았다면 같은 조건으로 묵시적으로 갱신된 것으로 봐요(제6조 제1항). 그래도 지금 해지를 알리면 집주인이 받은 날부터 3개월 뒤에 계약이 끝나요(제6조의2).",
      en: "Without notice two months before the end the lease counts as renewed (Article 6(1)). You may still give notice now; it ends three months after it arrives (Article 6-2).",
    },
    points: [
      {
        ko: "2개월 전까지 문자 등으로 이미 알렸다면 만기에 끝나고 보증금도 그때 돌려받아요.",
        en: "If you gave notice in time, the lease ends at its term and the deposit is due then.",
      },
      {
        ko: "집주인이 동의하면 만기에 나갈 수 있어요. 날짜와 보증금 반환일을 글로 남기세요.",
        en: "With the landlord's consent you may leave at the term; put the day and the deposit in writing.",
      },
    ],
    options: [
      {
        ko: "오늘 바로 문자나 내용증명으로 해지를 알리고 받은 날을 확인하세요.",
        en: "Give notice in writing today and note when it arrives.",
      },
    ],
    articles: [
      [HOUSING, "제6조"],
      [HOUSING, "제6조의2"],
    ],
  },
  {
    id: "renewed_eviction",
    pattern: both(SENDS_AWAY, "묵시|자동(?:으로)?(?:연장|갱신)|(?:갱신|연장)(?:된|됐|되었|한뒤|후|했)"),
    unless: /상가|가게|점포|실거주|들어와/u,
    covers: [
      "eviction",
      "implied_renewal",
      "renewal_right",
      "refusal_reasons",
      "early_leave",
      "minimum_term",
    ],
    answer: {
      ko: "나가지 않아도 돼요. 갱신된 기간 2년은 집주인도 지켜야 해서 중간에 나가라고 할 수 없어요(주택임대차보호법 제6조 제2항).",
      en: "You need not leave: the landlord is bound for the two years of the renewal (Housing Lease Protection Act, Article 6(2)).",
    },
    points: [
      {
        ko: "언제든 해지를 알리고 3개월 뒤에 끝낼 수 있는 것은 세입자뿐이에요(제6조의2, 제6조의3 제4항).",
        en: "Only the tenant may end it on three months' notice (Articles 6-2, 6-3(4)).",
      },
      {
        ko: "두 번 치 월세를 밀리는 등 정해진 이유가 있으면 집주인도 해지할 수 있어요(민법 제640조).",
        en: "With two months' arrears and the like the landlord may end it, too (Civil Act 640).",
      },
    ],
    options: [
      {
        ko: "갱신된 날과 그동안의 대화를 모으고, 계속 살겠다고 문자로 알리세요.",
        en: "Gather the dates and messages, and write that you stay.",
      },
      {
        ko: "합의해서 나간다면 이사비·중개보수와 보증금 반환일을 글로 정하세요.",
        en: "If you agree to leave, settle costs and the day of the deposit in writing.",
      },
    ],
    articles: [
      [HOUSING, "제6조"],
      [HOUSING, "제6조의2"],
      [HOUSING, "제6조의3"],
      ["민법", "제640조"],
    ],
    isUrgent: true,
  },
  {
    id: "renewal_used",
    pattern:
      /(?:갱신|청구권|요구권).{0,20}(?:이미|한번|1번|벌써|전에).{0,10}(?:썼|쓴|사용|행사).{0,20}(?:또|다시|한번더|재차|더|가능|수있)|(?:이미|한번|벌써).{0,8}(?:갱신|청구권|요구권).{0,10}(?:썼|쓴|사용|행사)|(?:갱신|청구권|요구권).{0,8}(?:두번|2번|몇번|여러번)/u,
    covers: ["renewal_right", "implied_renewal", "early_leave"],
    answer: {
      ko: "갱신요구권은 한 번만 쓸 수 있어요(주택임대차보호법 제6조의3 제2항). 이미 썼다면 다음에는 집주인과 합의해야 갱신할 수 있어요.",
      en: "The renewal right can be used once (Housing Lease Protection Act, Article 6-3(2)); after that a renewal takes the landlord's consent.",
    },
    points: [
      {
        ko: "집주인이 만기 2개월 전까지 아무 말이 없으면 그때도 묵시적으로 2년 갱신돼요(제6조).",
        en: "If the landlord says nothing until two months before the end, the lease is still renewed for two years (Article 6).",
      },
      {
        ko: "서로 합의한 재계약이나 묵시적 갱신은 요구권을 쓴 것으로 보지 않아요. 요구권을 쓰겠다고 분명히 밝힌 적이 있는지 확인하세요.",
        en: "An agreed or implied renewal does not use the right up; see whether you ever plainly invoked it.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제6조의3"],
      [HOUSING, "제6조"],
    ],
  },
  {
    id: "renewal_counted",
    pattern:
      /(?:갱신권|청구권|요구권).{0,14}(?:쓴걸로|쓴거|쓴것|사용한걸로|행사한걸로|소멸|없어지|남아|남았|날아)|(?:재계약|합의|묵시|연장).{0,24}(?:갱신권|청구권|요구권).{0,14}(?:쓴|사용|행사|남|없)/u,
    unless: /(?:이미|한번).{0,10}(?:썼|쓴).{0,20}(?:또|다시)/u,
    covers: ["renewal_right", "implied_renewal", "increase", "agreed_increase", "increase_within_year"],
    answer: {
      ko: "갱신요구권을 쓰겠다고 분명히 밝히고 갱신한 것이 아니면, 합의한 재계약이나 묵시적 갱신은 요구권을 쓴 것으로 보지 않는 것이 보통이에요. 한 번의 요구권은 남아 있어요(제6조의3 제2항).",
      en: "Unless the right was plainly invoked, an agreed or implied renewal is not held to use it up; the one request is still there (Article 6-3(2)).",
    },
    points: [
      {
        ko: "계약서나 문자에 “갱신요구권을 행사한다”고 적었는지 확인하세요. 적었다면 쓴 것이에요.",
        en: "See whether the contract or a message says that the right is exercised; then it is used.",
      },
      {
        ko: "요구권을 쓴 갱신이면 임대료는 5%까지만 오를 수 있어요(제6조의3 제3항, 제7조). 합의한 재계약에는 이 한도가 적용되지 않아요.",
        en: "With the right, rent may rise by 5% at most (Articles 6-3(3), 7); a freely agreed renewal has no such cap.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제6조의3"],
      [HOUSING, "제7조"],
      [HOUSING, "제6조"],
    ],
  },
  {
    id: "refused_increase",
    pattern:
      /(?:올려|올리|인상|증액|달래|달라|더내).{0,80}(?:거절|거부|안올려|안된다고|못올려|안내|싫다|동의안).{0,24}(?:나가|쫓|퇴거|해지|어떻게|되나|돼|불이익|괜찮)|(?:안올려주면|안올려줄거면|못올려주면|싫으면).{0,20}(?:나가|비워|방빼|계약(?:안|못))/u,
    unless: /상가|가게|점포|관리비|이미.{0,12}(?:청구권|요구권|갱신권)/u,
    covers: ["increase", "eviction", "renewal_right", "early_leave", "agreed_increase"],
    answer: {
      ko: "올려 달라는 요구를 거절했다고 나갈 의무는 없어요. 계약 기간 중에는 그대로 살 수 있고, 만기에는 갱신요구권으로 5% 안에서 2년 더 살 수 있어요(주택임대차보호법 제6조의3, 제7조).",
      en: "Refusing an increase is no reason to have to leave. The term goes on, and at its end the renewal right gives two more years within 5% (Housing Lease Protection Act, Articles 6-3 and 7).",
    },
    points: [
      {
        ko: "요구는 5%까지만 할 수 있고, 계약하거나 올린 지 1년 안에는 할 수 없어요(제7조).",
        en: "A demand is capped at 5% and not possible within a year of the contract or the last rise (Article 7).",
      },
      {
        ko: "갱신요구권을 이미 썼다면 만기에 조건이 맞지 않으면 계약이 끝날 수 있어요.",
        en: "If the right is used up, the lease may end at its term when no terms are agreed.",
      },
    ],
    options: [
      {
        ko: "만기 6개월 전부터 2개월 전 사이에 문자·내용증명으로 갱신을 요구하세요.",
        en: "Ask for renewal in writing six to two months before the end.",
      },
      {
        ko: "강요하면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If pressed, ask the mediation committee (132).",
      },
    ],
    articles: [
      [HOUSING, "제6조의3"],
      [HOUSING, "제7조"],
    ],
  },
];
