import { HOUSING, type Issue } from "./issue.ts";

/** How long a lease lasts, whether it goes on, and how it ends. */
export const RENEWAL_ISSUES: readonly Issue[] = [
  {
    id: "owner_occupancy",
    tool: "lease_dates",
    pattern:
      /실거주|실제(?:로)?(?:거주|들어와|살)|(?:주인|임대인|자기|본인|아들|딸|부모|자녀).{0,12}(?:들어와|들어온|들어와서|살겠|산다고|살거|거주한다)/u,
    covers: ["eviction", "renewal_right", "refusal_reasons", "implied_renewal", "sublet"],
    answer: {
      ko: "집주인이나 그 부모·자녀의 실거주(직접 들어와 사는 것)는 갱신 요구를 거절할 수 있는 이유예요(제6조의3 제1항 제8호). 하지만 거짓이면 손해를 물어야 해요.",
      en: "A landlord may refuse renewal to live there himself, or for a parent or child; if it was not true he owes damages.",
    },
    points: [
      {
        ko: "정말 살 생각인지는 집주인이 밝혀야 해요(대법원 2023년 12월 7일 선고 2022다279795 판결). 말뿐이고 사정이 맞지 않으면 거절을 다툴 수 있어요.",
        en: "It is for the landlord to show that he really means to live there; a mere word that does not fit can be disputed (Supreme Court, 7 December 2023, 2022Da279795).",
      },
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
    id: "refusal_reasons",
    pattern:
      /(?:갱신|연장|재계약|청구권).{0,14}(?:거절|거부|안해(?:줘|주)|못하게).{0,14}(?:사유|이유|경우|조건|가능|수있|할수|방법|되나|돼|될까)|(?:거절|거부)(?:할수있는)?(?:사유|이유)|재건축.{0,16}(?:갱신|나가|거절)/u,
    covers: ["renewal_right", "eviction", "implied_renewal"],
    unless: /실거주|직접(?:들어|살)/u,
    answer: {
      ko: "집주인은 법이 정한 아홉 가지 경우에만 갱신 요구를 거절할 수 있어요(제6조의3 제1항 각 호).",
      en: "A landlord may refuse a renewal asked for by right only in nine cases (Article 6-3(1)).",
    },
    points: [
      {
        ko: "세입자 쪽 이유: 월세를 2번 치 금액만큼 밀린 적이 있는 경우(제1호), 거짓으로 빌린 경우(제2호), 동의 없이 전대한 경우(제4호), 고의나 큰 잘못으로 파손한 경우(제5호), 그 밖에 의무를 크게 어긴 경우(제9호)",
        en: "On the tenant's side: two months' arrears, deceit, subletting without consent, damage by gross fault, other grave breaches.",
      },
      {
        ko: "집 쪽 이유: 집이 없어져 살 수 없는 경우(제6호), 계약할 때 알린 계획이나 안전 문제, 다른 법에 따라 철거·재건축하는 경우(제7호)",
        en: "On the home's side: it is destroyed, or is torn down or rebuilt under a plan told beforehand, for safety or under another act.",
      },
      {
        ko: "그 밖에 합의해서 상당한 보상을 한 경우(제3호), 집주인이나 부모·자녀가 실제로 살려는 경우(제8호)",
        en: "Also after fair compensation by agreement, or when the landlord, a parent or a child will live there.",
      },
      {
        ko: "거절은 만기 6개월 전부터 2개월 전 사이에 알려야 하고, 시세대로 올리고 싶다거나 그냥 팔고 싶다는 것은 이유가 되지 않아요.",
        en: "It is to be told six to two months before the end; wanting a higher rent or simply to sell is no reason.",
      },
    ],
    options: [
      { ko: "거절 이유와 날짜를 글로 받아 두세요.", en: "Get the reason and the date in writing." },
      {
        ko: "이유가 이 아홉 가지에 없으면 갱신을 요구한 기록을 남기고 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If it is none of the nine, keep proof of your request and ask the mediation committee (132).",
      },
    ],
    landlordOptions: [
      {
        ko: "만기 6개월 전부터 2개월 전 사이에 어느 이유인지 밝혀 문자·내용증명으로 거절을 알리세요.",
        en: "Refuse in writing, with the reason, six to two months before the end.",
      },
      {
        ko: "실거주가 이유라면 갱신됐을 2년 동안 다른 사람에게 세를 주지 마세요. 정당한 까닭 없이 세를 주면 손해를 물어야 해요(제5항).",
        en: "If you are to live there, do not let it within those two years, or you owe damages (5).",
      },
    ],
    articles: [
      [HOUSING, "제6조의3"],
      [HOUSING, "제6조"],
    ],
  },
  {
    id: "early_leave",
    tool: "lease_dates",
    pattern:
      /(?:중도|중간|만기(?:되기)?전|만료(?:되기)?전|계약기간(?:중|전|안|남|이남)|기간(?:이)?남|기간중|일찍|미리).{0,20}(?:해지|나가|이사|나갈|빼|파기|퇴거|퇴실)|중도해지|중도퇴실|(?:갱신|연장|묵시적|청구권|요구권).{0,24}(?:해지|나가|나갈|나간|이사|빼|그만)|계약(?:을|해지).{0,6}(?:하고싶|해지하고)|계약해지|\d(?:년|개월)만(?:에)?(?:살고)?.{0,6}(?:나가|이사|해지)|나가고싶|(?:break|terminate|end|leave)(?:my|the|a)?(?:lease|contract)(?:early)?|(?:leave|moveout)(?:early|before)/iu,
    covers: ["implied_renewal", "renewal_right", "broker_fee", "minimum_term"],
    // The landlord's wish, not the tenant's.
    unless: /(?:나가|비워|빼)(?:라|래|달)/u,
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
    tool: "lease_dates",
    pattern:
      /묵시|저절로(?:연장|갱신)|(?:만기|만료).{0,6}(?:지났|지나|넘)|자동(?:연장|갱신)|아무(?:말|연락|통보)|말없이(?:연장|지나)|연락(?:이)?없|통보(?:가)?없/u,
    covers: ["renewal_right"],
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
    tool: "lease_dates",
    pattern: /갱신|청구권|재계약|연장|계속살|더살|2\+2|renew/iu,
    covers: ["eviction"],
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
      ko: "기간을 2년보다 짧게 정했어도 세입자는 2년을 살 수 있어요. 세입자가 원하면 정한 짧은 기간이 끝날 때 나갈 수도 있어요(제4조). 그 기간보다 먼저 나가려면 집주인과 합의해야 해요.",
      en: "Even if a shorter term was agreed the tenant may stay two years, or leave at the end of the agreed term if preferred (Article 4); leaving before it takes the landlord's consent.",
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
      [HOUSING, "제11조"],
    ],
  },
];
