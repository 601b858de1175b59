import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** The rent: by how much it may rise or fall, and deposit turned into rent. */
export const RENT_ISSUES: readonly Issue[] = [
  {
    id: "increase_within_year",
    pattern:
      /(?:계약|입주|이사|들어온|산|산지|인상|올린|올려준)(?:한|온)?지?.{0,8}(?:[1-9]|10|11|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)(?:개월|달|주).{0,24}(?:올려|올리|올린|인상|증액)|(?:올려|올리|올린|인상|증액).{0,30}(?:계약|입주|이사|들어온|산|올린|올려준)(?:한|온)?지(?:이제|아직|겨우)?(?:[1-9]|10|11|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇)(?:개월|달|주)|1년(?:도|이)?(?:안|아직).{0,20}(?:올려|올리|올린|인상|증액)/u,
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
        ko: "서로 합의하면 올릴 수 있지만, 5%를 넘겨 낸 돈은 돌려 달라고 할 수 있어요(제10조의2).",
        en: "What was paid beyond 5% can be claimed back (Article 10-2).",
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
    articles: [
      [HOUSING, "제7조"],
      [HOUSING, "제10조의2"],
    ],
  },
  {
    id: "increase",
    pattern:
      /인상|5%룰|상한제|\d(?:%|프로|퍼센트)(?:면|이면)|올려|올리|올린|올릴|올라|증액|더달라|더내|raise|increase|hike|rais/iu,
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
        ko: "세금이나 경제 사정이 달라져 지금 금액이 맞지 않게 됐다는 이유가 있어야 해요. 시·도 조례로 한도가 더 낮을 수도 있어요.",
        en: "It needs a reason: changed taxes or economic conditions. A local ordinance may set a lower cap.",
      },
      {
        ko: "5% 한도는 계약 중의 증액 요구와 갱신요구권(제6조의3)을 쓴 갱신에 적용돼요. 서로 자유롭게 합의한 새 계약에는 적용되지 않아요.",
        en: "The cap binds demands during a lease and renewals by right (Article 6-3), not a freely agreed new contract.",
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
        ko: "합의가 안 되면 주택임대차분쟁조정위원회(대한법률구조공단 132)에 조정을 신청하세요. 이미 더 냈다면 돌려달라고 할 수 있어요(제10조의2).",
        en: "If that fails, ask the lease mediation committee (132). What was paid beyond the cap can be claimed back (Article 10-2).",
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
    pattern: /(?:월세|보증금|전세금|임대료|차임).{0,14}(?:깎|내려|낮춰|감액|줄여|인하)|감액(?:청구|요구)/u,
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
