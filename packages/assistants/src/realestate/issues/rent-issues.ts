import { DEMANDED_AMOUNT } from "./demanded-amount.ts";
import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** The rent: by how much it may rise or fall, and deposit turned into rent. */
export const RENT_ISSUES: readonly Issue[] = [
  {
    id: "increase_within_year",
    pattern:
      /(?:계약|입주|이사|들어온|산|산지|인상|올린|올려준)(?:한|온)?지?.{0,8}(?:[1-9]|10|11|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)(?:개월|달|주).{0,24}(?:올려|올리|올린|인상|증액)|(?:올려|올리|올린|인상|증액).{0,30}(?:계약|입주|이사|들어온|산|올린|올려준)(?:한|온)?지(?:이제|아직|겨우)?(?:[1-9]|10|11|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)(?:개월|달|주)|(?:[1-9]|10|11|한|두|세|네|다섯|여섯|몇)(?:개월|달)전(?:에)?(?:이미|벌써)?(?:올려(?:줬|주었)|올렸|인상했|증액했).{0,24}(?:또|다시|올려|올리|인상)|1년(?:도|이)?(?:안|아직).{0,20}(?:올려|올리|올린|인상|증액)/u,
    unless: /관리비(?:를|을|가|도)?[^월보전]{0,12}(?:올|인상)/u,
    covers: ["increase", "renewal_right", "minimum_term"],
    answer: {
      ko: "계약하거나 마지막으로 올린 지 1년이 안 됐다면 집주인은 올려 달라고 할 수 없어요. 거절해도 돼요(주택임대차보호법 제7조 제1항).",
      en: "Within one year of the contract or the last increase no increase can be demanded; you may refuse (Housing Lease Protection Act, Article 7(1)).",
    },
    points: [
      {
        ko: "1년이 지난 뒤에도 지금 보증금·월세의 5%(20분의 1)까지만 요구할 수 있어요(제7조 제2항).",
        en: "After that year, too, it is 5% (one twentieth) at most (Article 7(2)).",
      },
      {
        ko: "세입자가 스스로 합의해서 올리는 것은 막지 않아요. 이때는 5% 한도가 적용되지 않으니, 원하지 않으면 합의하지 마세요.",
        en: "An increase you freely agree to is not barred, and the cap does not apply to it: do not agree if you do not want it.",
      },
    ],
    options: [
      {
        ko: "“1년이 지나지 않아 증액할 수 없다(제7조 제1항)”고 문자로 답하세요.",
        en: "Answer in writing that a year has not passed (Article 7(1)).",
      },
      {
        ko: "계속 요구하거나 나가라고 하면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If pressed, ask the mediation committee (132).",
      },
    ],
    articles: [[HOUSING, "제7조"]],
  },
  {
    id: "overpaid_renewal",
    pattern:
      /(?:갱신(?:요구|청구)?권|청구권|요구권).{0,40}(?:올려(?:줬|주었|준)|올렸|인상(?:해줬|했|된)|증액(?:해줬|했)|더(?:냈|줬|낸)|넘(?:게|겨)(?:냈|낸|줬)).{0,24}(?:돌려|반환|환불|되받|무효)/u,
    covers: ["agreed_increase", "increase", "increase_within_year", "renewal_right", "deposit_return"],
    unless: /상가|관리비|(?:안|못)(?:쓰|썼|쓴)/u,
    answer: {
      ko: "네, 갱신요구권(제6조의3)을 써서 갱신했다면 5%까지만 올릴 수 있어서, 5%를 넘겨 낸 금액은 돌려달라고 할 수 있어요(제7조, 제10조의2).",
      en: "Yes: a renewal by right (Article 6-3) is bound by the 5% cap, so what was paid beyond it can be claimed back (Articles 7, 10-2).",
    },
    points: [
      {
        ko: "갱신요구권을 썼다는 문자나 계약서의 말이 있어야 해요. 서로 자유롭게 합의한 새 계약으로 보이면 한도가 적용되지 않아요.",
        en: "It takes proof that the right was used; the cap does not bind a freely agreed new contract.",
      },
    ],
    options: [
      {
        ko: "갱신을 요구한 문자와 올려 준 기록을 모아 넘은 금액을 내용증명으로 청구하세요.",
        en: "Collect your request and the payments, and claim the excess in writing.",
      },
      {
        ko: "돌려주지 않으면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If it is not returned, ask the mediation committee (132).",
      },
    ],
    articles: [
      [HOUSING, "제10조의2"],
      [HOUSING, "제6조의3"],
      [HOUSING, "제7조"],
    ],
  },
  {
    id: "agreed_increase",
    pattern:
      /(?:합의|동의|협의|좋게|알겠다고|사인|서명|도장).{0,20}(?:올렸|올려(?:줬|주었|준|서)|인상했|인상한|증액했|증액한|더냈|더줬)|(?:올려(?:줬|주었|준)|올렸|인상(?:해줬|했|된)|증액(?:해줬|했)|더(?:냈|줬|낸)|넘(?:게|겨)(?:냈|낸|줬)).{0,24}(?:돌려|반환|환불|되받|무효)|(?:agreed|paid).{0,30}(?:increase|raise|morethan5|over5).{0,30}(?:back|refund)/iu,
    covers: ["increase", "increase_within_year", "renewal_right", "deposit_return"],
    unless: /관리비|금리|상가/u,
    answer: {
      ko: "서로 자유롭게 합의해서 올린 것이라면 5% 한도(제7조)가 적용되지 않아서, 5%를 넘었다는 이유만으로는 돌려받기 어려워요.",
      en: "The 5% cap (Article 7) does not bind an increase both sides freely agreed on, so going beyond it alone gives no claim to have it back.",
    },
    points: [
      {
        ko: "갱신요구권(제6조의3)을 써서 갱신했거나, 합의 없이 계약 중의 증액 요구에 따라 5%를 넘겨 냈다면 넘은 금액을 돌려달라고 할 수 있어요(제10조의2).",
        en: "After a renewal by right (Article 6-3), or where a demand during the lease was paid without an agreement, what exceeds 5% can be claimed back (Article 10-2).",
      },
      {
        ko: "합의한 것인지, 갱신요구권을 쓴 것인지는 문자나 계약서에 남은 말로 정해져요.",
        en: "Which of them it was shows in the messages and the contract.",
      },
    ],
    options: [
      {
        ko: "올릴 때 주고받은 문자와 계약서에 “갱신요구권 행사”나 “합의”라는 말이 있는지 확인하세요.",
        en: "See whether the messages and the contract speak of the renewal right or of an agreement.",
      },
      {
        ko: "갱신요구권을 쓴 갱신이었다면 넘은 금액을 내용증명으로 청구하고, 안 되면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If it was a renewal by right, claim the excess in writing; failing that, ask the mediation committee (132).",
      },
    ],
    articles: [
      [HOUSING, "제7조"],
      [HOUSING, "제10조의2"],
      [HOUSING, "제6조의3"],
    ],
  },
  {
    id: "increase",
    pattern: new RegExp(
      `${DEMANDED_AMOUNT.source}|${/인상|5%룰|상한제|\d(?:%|프로|퍼센트)(?:면|이면)|올려|올리|올린|올릴|올라|증액|더달라|더내|raise|increase|hike|rais/iu.source}`,
      "iu",
    ),
    covers: ["renewal_right", "unfair_terms"],
    unless: /관리비|금리/u,
    answer: {
      ko: "올려 달라는 요구는 지금 보증금·월세의 5%(20분의 1)까지만 할 수 있어요(주택임대차보호법 제7조 제2항).",
      en: "An increase can be demanded up to 5% (one twentieth) of the present deposit or rent (Housing Lease Protection Act, Article 7(2)).",
    },
    points: [
      {
        ko: "계약하거나 마지막으로 올린 지 1년 안에는 올려 달라고 할 수 없어요(제7조 제1항).",
        en: "No increase can be demanded within one year of the contract or the last increase (Article 7(1)).",
      },
      {
        ko: "5% 한도는 계약 중의 증액 요구와 갱신요구권(제6조의3)을 쓴 갱신에 적용돼요. 서로 자유롭게 합의한 새 계약에는 적용되지 않아요.",
        en: "The cap binds demands during a lease and renewals by right (Article 6-3), not a freely agreed new contract.",
      },
      {
        ko: "세금이나 경제 사정이 달라져 지금 금액이 맞지 않게 됐다는 이유가 있어야 해요. 시·도 조례로 한도가 더 낮을 수도 있어요.",
        en: "It needs a reason: changed taxes or economic conditions. A local ordinance may set a lower cap.",
      },
    ],
    options: [
      {
        ko: "갱신요구권을 아직 안 썼다면 만기 6개월 전부터 2개월 전 사이에 문자·내용증명으로 갱신을 요구하세요. 5% 안에서 2년 더 살 수 있어요(제6조의3).",
        en: "If the renewal right is unused, ask for renewal in writing six to two months before the end: two more years within 5% (Article 6-3).",
      },
      {
        ko: "5% 한도와 제7조를 알려 주고 한도 안의 금액으로 협의하세요.",
        en: "Point to the cap and agree on an amount within it.",
      },
      {
        ko: "합의가 안 되면 주택임대차분쟁조정위원회(대한법률구조공단 132)에 조정을 신청하세요. 합의 없이 요구대로, 또는 갱신요구권으로 갱신하면서 한도를 넘겨 냈다면 넘은 금액을 돌려달라고 할 수 있어요(제10조의2).",
        en: "If that fails, ask the lease mediation committee (132). What was paid beyond the cap on a demand or a renewal by right, not by free agreement, can be claimed back (Article 10-2).",
      },
      {
        ko: "갱신요구권을 이미 썼다면 새 조건을 받아들일지, 이사할지 주변 시세와 비교해 정하세요.",
        en: "If the right is used up, compare the new terms with the market before agreeing or moving.",
      },
    ],
    articles: [
      [HOUSING, "제7조"],
      [HOUSING, "제6조의3"],
      [HOUSING, "제10조의2"],
    ],
  },
  {
    id: "management_fee",
    pattern: /관리비/u,
    covers: ["increase"],
    answer: {
      ko: "5% 한도(제7조)는 보증금과 월세에 적용되고, 실제로 쓴 만큼 나누는 관리비에는 바로 적용되지 않아요. 하지만 월세 대신 관리비를 올린 것이라면 한도를 피한 것으로 다툴 수 있어요.",
      en: "The 5% cap (Article 7) is on deposit and rent, not on fees for what is used; raising fees in place of rent can be disputed as a way around it.",
    },
    points: [
      {
        ko: "계약서에 정한 관리비를 한쪽 마음대로 바꿀 수는 없어요. 항목과 금액이 적혀 있는지 먼저 보세요.",
        en: "A fee fixed in the contract cannot be changed by one side; see what is written.",
      },
    ],
    options: [
      {
        ko: "관리비 항목별 내역과 올린 이유를 글로 달라고 하세요.",
        en: "Ask in writing for the items and the reason.",
      },
      {
        ko: "내역이 없거나 지나치면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If there is none, ask the mediation committee (132).",
      },
    ],
    articles: [
      [HOUSING, "제7조"],
      [HOUSING, "제14조"],
    ],
  },
  {
    id: "rent_reduction",
    pattern:
      /(?:월세|보증금|전세금|임대료|차임).{0,14}(?:깎|내려(?:달|줘|주|도|받|야)|낮춰|감액|줄여|인하)|감액(?:청구|요구)/u,
    covers: ["increase", "conversion"],
    unless: /월세로(?:바꾸|돌리|전환)|보증금.{0,10}(?:낮추|줄이|내리).{0,14}월세/u,
    answer: {
      ko: "세입자도 내려 달라고 할 수 있어요. 세금이나 경제 사정이 달라져 지금 금액이 맞지 않게 됐을 때 앞으로의 보증금·월세를 줄여 달라고 청구해요(주택임대차보호법 제7조 제1항).",
      en: "A tenant may ask for less, too, when taxes or economic conditions have changed (Housing Lease Protection Act, Article 7(1)).",
    },
    points: [
      {
        ko: "5% 한도와 1년 제한은 올릴 때의 규정이라 내릴 때는 적용되지 않아요.",
        en: "The 5% and the year bind increases only.",
      },
      {
        ko: "집주인이 받아들이지 않으면 조정이나 소송으로 정해요.",
        en: "If the landlord does not agree it is settled by mediation or in court.",
      },
    ],
    options: [
      {
        ko: "주변 시세 자료와 함께 줄이고 싶은 금액을 문자로 제안하세요.",
        en: "Propose an amount in writing, with what others pay nearby.",
      },
      {
        ko: "합의가 안 되면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If that fails, ask the mediation committee (132).",
      },
    ],
    articles: [
      [HOUSING, "제7조"],
      [CIVIL, "제628조"],
      [HOUSING, "제14조"],
    ],
  },
  {
    id: "conversion",
    pattern:
      /전환|(?:전세|월세)(?:로|를)?환산|(?:전세|보증금).{0,16}월세(?:로|를)?(?:바꾸|바꿔|바꿀|돌리|돌려|돌릴|전환|내)|(?:월세|반전세).{0,16}전세로|반전세/u,
    answer: {
      ko: "보증금을 월세로 바꿀 때는 법으로 정한 전환율을 넘을 수 없어요. 연 10%와 기준금리+2%p 중 낮은 쪽이 상한이에요(제7조의2, 시행령 제9조).",
      en: "Turning deposit into rent is capped: the lower of 10% a year and the base rate plus 2 points (Article 7-2, Decree Article 9).",
    },
    points: [
      {
        ko: "세입자가 동의해야 바꿀 수 있고, 상한을 넘겨 낸 월세는 돌려달라고 할 수 있어요(제10조의2).",
        en: "The tenant has to agree, and what was paid beyond the cap can be claimed back (Article 10-2).",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제7조의2"],
      ["주택임대차보호법 시행령", "제9조"],
      [HOUSING, "제10조의2"],
    ],
  },
];
