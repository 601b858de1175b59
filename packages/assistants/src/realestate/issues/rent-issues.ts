import { HOUSING, type Issue, SHOP } from "./issue.ts";

/** Rent, its increase, renewal and the end of a lease. */
export const RENT_ISSUES: readonly Issue[] = [
  {
    id: "shop_lease",
    pattern: /(?<![이인세비정])상가(?!능|격)|점포|가게(?:를|가|도|임대|세)|권리금/u,
    answer: {
      ko: "상가는 주택과 다른 법(상가건물 임대차보호법)이 적용돼요. 세입자는 전체 10년 안에서 갱신을 요구할 수 있고, 증액은 5%까지예요.",
      en: "Shops fall under another act: the tenant may ask for renewal up to ten years in all, and increases are capped at 5%.",
    },
    points: [
      {
        ko: "지역별 환산보증금 기준을 넘는 상가는 일부 규정만 적용돼요. 권리금 보호와 10년 갱신요구는 기준을 넘어도 적용돼요.",
        en: "Above a converted deposit set by region only some rules apply; the ten years and the key-money protection still do.",
      },
      {
        ko: "월세를 3번 치 금액만큼 밀리면 갱신요구권과 권리금 보호를 잃을 수 있어요.",
        en: "Owing three months' rent can cost both the renewal and the key-money protection.",
      },
    ],
    options: [
      {
        ko: "만료 6개월 전부터 1개월 전까지 갱신을 요구하세요.",
        en: "Ask for renewal between six months and one month before the end.",
      },
      {
        ko: "권리금은 만료 6개월 전부터 새 임차인을 구해 주선하세요.",
        en: "For key money, bring a successor within the last six months.",
      },
    ],
    articles: [
      [SHOP, "제10조"],
      [SHOP, "제11조"],
      [SHOP, "제10조의4"],
      [SHOP, "제2조"],
    ],
  },
  {
    id: "owner_occupancy",
    pattern:
      /실거주|(?:주인|임대인|자기|본인|아들|딸|부모|자녀).{0,12}(?:들어와|들어온|들어와서|살겠|산다고|살거|거주한다)/u,
    answer: {
      ko: "집주인이나 부모·자녀가 실제로 살려는 경우에는 갱신 요구를 거절할 수 있어요. 하지만 거짓이면 손해를 물어야 해요.",
      en: "A landlord may refuse renewal to live there himself, or for a parent or child; if it was not true he owes damages.",
    },
    points: [
      {
        ko: "거절한 뒤 갱신됐을 2년 안에 정당한 까닭 없이 다른 사람에게 세를 주면 손해배상을 청구할 수 있어요(제6조의3 제5항).",
        en: "If the home is let to somebody else within those two years without good reason, damages can be claimed (Article 6-3(5)).",
      },
      {
        ko: "배상액은 합의가 없으면 환산월차임 3개월분, 새 임대료와의 차액 2년분, 실제 손해 가운데 가장 큰 금액이에요(제6항).",
        en: "Unless agreed otherwise it is the largest of three months' converted rent, two years' difference, or the actual loss (6).",
      },
    ],
    options: [
      {
        ko: "갱신 요구와 거절 이유를 문자·내용증명으로 남기세요.",
        en: "Keep the request and the refusal in writing.",
      },
      {
        ko: "이사한 뒤 확정일자 부여 현황을 열람해 다시 세를 줬는지 확인하세요(제3조의6).",
        en: "After moving, look up the lease records to see whether it was let again (Article 3-6).",
      },
      {
        ko: "거짓이었다면 주택임대차분쟁조정위원회 조정이나 손해배상 소송을 하세요.",
        en: "If it was not true, go to the mediation committee or to court.",
      },
    ],
    articles: [
      [HOUSING, "제6조의3"],
      [HOUSING, "제3조의6"],
    ],
    isUrgent: true,
  },
  {
    id: "increase",
    pattern: /인상|올려|올리|올린|올릴|올라|증액|더달라|더내|raise|increase|hike|rais/iu,
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
    id: "conversion",
    pattern: /전환|(?:전세|보증금).{0,16}월세.{0,8}(?:로|바꾸|바꿔|돌리|돌려)|반전세/u,
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
  {
    id: "early_leave",
    pattern:
      /(?:중도|중간|만기전|계약기간(?:중|전|안|남|이남)|기간(?:이)?남|기간중|일찍|미리).{0,20}(?:해지|나가|이사|나갈|빼|파기|퇴거|퇴실)|중도해지|중도퇴실|(?:갱신|연장|묵시적).{0,16}(?:해지|나가|나갈|이사|빼|그만)/u,
    answer: {
      ko: "묵시적으로 갱신됐거나 갱신요구권으로 갱신한 계약이면 세입자는 언제든 해지를 알릴 수 있고, 집주인이 받은 날부터 3개월 뒤에 끝나요. 처음 정한 기간 중이라면 집주인과 합의해야 해요.",
      en: "After an implied renewal or one by right, the tenant may give notice at any time and the lease ends three months after it arrives. Within the first agreed term it takes the landlord's consent.",
    },
    points: [
      {
        ko: "3개월 동안의 월세는 내야 하고, 그때 보증금을 돌려받아요(제6조의2, 제6조의3 제4항).",
        en: "Rent is due for the three months, then the deposit is returned (Articles 6-2, 6-3(4)).",
      },
      {
        ko: "처음 계약 기간 중에는 보통 새 세입자를 구하고 중개보수를 부담하는 조건으로 합의해요. 법이 정한 의무는 아니에요.",
        en: "Within the first term people usually agree that the tenant finds a successor and pays the fee; the law does not demand it.",
      },
    ],
    options: [
      { ko: "갱신된 계약인지 먼저 확인하세요.", en: "See first whether the lease was renewed." },
      {
        ko: "해지 통지는 문자·내용증명으로 남기고 받은 날을 확인하세요.",
        en: "Give notice in writing and note when it arrived.",
      },
    ],
    articles: [
      [HOUSING, "제6조의2"],
      [HOUSING, "제6조의3"],
      [HOUSING, "제4조"],
    ],
  },
  {
    id: "implied_renewal",
    pattern: /묵시|자동(?:연장|갱신)|아무(?:말|연락|통보)|말없이(?:연장|지나)|연락(?:이)?없|통보(?:가)?없/u,
    answer: {
      ko: "양쪽 모두 기한 안에 아무 말이 없으면 같은 조건으로 2년 묵시적으로 갱신돼요.",
      en: "If neither side speaks up in time, the lease is renewed on the same terms for two years.",
    },
    points: [
      {
        ko: "집주인은 만기 6개월 전부터 2개월 전까지, 세입자는 2개월 전까지 알려야 해요(제6조 제1항).",
        en: "The landlord has from six to two months before the end, the tenant until two months before (Article 6(1)).",
      },
      {
        ko: "갱신된 뒤 세입자는 언제든 해지를 알릴 수 있고 3개월 뒤 끝나요(제6조의2). 집주인은 2년을 지켜야 해요.",
        en: "Afterwards the tenant may give three months' notice at any time (Article 6-2); the landlord is bound for two years.",
      },
      {
        ko: "묵시적 갱신은 갱신요구권을 쓴 것이 아니어서 나중에 한 번 쓸 수 있어요.",
        en: "An implied renewal does not use up the tenant's own renewal right.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제6조"],
      [HOUSING, "제6조의2"],
    ],
  },
  {
    id: "renewal_right",
    pattern: /갱신|청구권|재계약|연장|계속살|더살|renew/iu,
    answer: {
      ko: "세입자는 만기 6개월 전부터 2개월 전 사이에 한 번 갱신을 요구할 수 있고, 그러면 2년 더 살 수 있어요(제6조의3).",
      en: "Between six and two months before the end the tenant may ask once for renewal and stay two more years (Article 6-3).",
    },
    points: [
      {
        ko: "집주인은 2번 치 월세 연체, 몰래 전대, 재건축, 실거주 같은 정해진 이유가 있을 때만 거절할 수 있어요.",
        en: "The landlord may refuse only for set reasons: two months' arrears, secret subletting, rebuilding, living there himself.",
      },
      {
        ko: "갱신할 때 임대료는 5% 안에서만 올릴 수 있고(제7조), 갱신한 뒤 세입자는 3개월 전에 알리고 나갈 수 있어요.",
        en: "Rent may rise by 5% at most (Article 7), and the tenant may leave on three months' notice afterwards.",
      },
    ],
    options: [
      {
        ko: "만기 2개월 전까지 닿도록 문자나 내용증명으로 “계약갱신을 요구합니다”라고 분명히 남기세요.",
        en: "Write plainly that you ask for renewal, so that it arrives two months before the end at the latest.",
      },
      { ko: "거절하면 이유를 글로 받아 두세요.", en: "If refused, get the reason in writing." },
      {
        ko: "이유가 법에 없는 것이면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If the reason is not one of the law's, ask the mediation committee (132).",
      },
    ],
    articles: [
      [HOUSING, "제6조의3"],
      [HOUSING, "제7조"],
      [HOUSING, "제6조"],
    ],
  },
  {
    id: "minimum_term",
    pattern:
      /1년(?:만|짜리|계약|으로|씩)|6개월(?:만|짜리|계약)|단기(?:계약|임대)|최소(?:계약)?기간|2년(?:보장|살|을)|(?:계약|임대차)기간(?:이|은|을)?(?:없|안정|몇|얼마)/u,
    answer: {
      ko: "기간을 2년보다 짧게 정했어도 세입자는 2년을 살 수 있어요. 세입자가 원하면 정한 짧은 기간대로 나갈 수도 있어요(제4조).",
      en: "Even if a shorter term was agreed the tenant may stay two years, or leave after the agreed term if preferred (Article 4).",
    },
    points: [
      {
        ko: "집주인은 “1년만 계약했으니 나가라”고 할 수 없어요.",
        en: "The landlord cannot make the tenant leave after the shorter term.",
      },
      {
        ko: "휴가·출장처럼 잠깐 쓰는 것이 분명한 경우에는 적용되지 않아요(제11조).",
        en: "It does not apply to plainly temporary use (Article 11).",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제10조"],
    ],
  },
];
