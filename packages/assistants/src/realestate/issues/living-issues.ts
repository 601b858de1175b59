import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** Living in a home: its state and what one may do there. */
export const LIVING_ISSUES: readonly Issue[] = [
  {
    id: "repair",
    pattern:
      /수리|고장|고쳐|고치|누수|물이?새|물이?샙|곰팡이|보일러|하자(?:가|있|보수|를|담보)|결로|배관|수도(?!권|있|없|될|할|도)|난방|에어컨|변기|싱크|도어락|단열|벌레|바퀴|누전|합선|정전|감전|가스(?:가)?(?:새|누출)|동파|수압|타일|방충망|창문(?:이|을)?(?:깨|안닫)|repair|leak|mold|boiler/iu,
    covers: ["mediation"],
    answer: {
      ko: "집을 쓰는 데 꼭 필요한 수리(보일러 고장, 누수, 배관 등)는 집주인이 해야 해요(민법 제623조). 세입자가 먼저 고쳤다면 필요한 비용을 청구할 수 있어요(제626조).",
      en: "Repairs that living there needs (boiler, leaks, pipes) are the landlord's duty (Civil Act 623); a tenant who paid may claim them back (626).",
    },
    points: [
      {
        ko: "전구 교체나 막힌 변기처럼 작은 것, 세입자 잘못으로 생긴 고장은 세입자가 부담해요. 곰팡이는 누수·단열 문제면 집주인, 환기를 안 한 탓이면 세입자 책임이 될 수 있어요.",
        en: "Small things like bulbs or a blocked toilet, and damage the tenant caused, are the tenant's. Mould from leaks or poor insulation is the landlord's, from lack of airing it may be the tenant's.",
      },
      {
        ko: "고칠 곳을 알게 되면 바로 알려야 해요. 알리지 않아 커진 손해는 세입자 책임이 될 수 있어요(제634조).",
        en: "Tell the landlord at once, or a loss that grew may be yours (634).",
      },
      {
        ko: "특약으로 수리를 세입자에게 미뤘어도 큰 수리까지 맡긴 것으로 보지 않는 경우가 많아요. 사안에 따라 달라요.",
        en: "A clause that puts repairs on the tenant often does not cover major ones; it depends on the case.",
      },
    ],
    options: [
      {
        ko: "사진·영상을 찍고 문자로 수리를 요청하세요.",
        en: "Take pictures and ask for the repair in writing.",
      },
      {
        ko: "기한 안에 안 고치면 직접 고치고 영수증으로 비용을 청구하세요.",
        en: "If nothing happens, have it repaired and claim the cost.",
      },
      {
        ko: "집을 쓰지 못한 만큼 월세를 줄여 달라고 할 수도 있어요(제627조).",
        en: "Rent can be reduced for what could not be used (627).",
      },
      {
        ko: "다투게 되면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "In a dispute ask the mediation committee (132).",
      },
    ],
    articles: [
      [CIVIL, "제623조"],
      [CIVIL, "제626조"],
      [CIVIL, "제634조"],
      [CIVIL, "제627조"],
    ],
  },
  {
    id: "restoration",
    pattern:
      /원상(?:복구|회복)|도배|장판|벽지|못자국|벽에.{0,4}(?:못|구멍)|못(?:을)?박|페인트|시트지|인테리어|(?:나갈|이사|퇴거).{0,8}(?:청소|비용|물어)|청소비/u,
    covers: ["repair", "deposit_return"],
    // Mould and leaks while somebody lives there are for repair.
    unless: /^(?!.*(?:원상|나갈|나가|이사|퇴거|물어)).*(?:곰팡이|누수|물이?새|결로|하자)/u,
    answer: {
      ko: "나갈 때는 원래 상태로 돌려놓아야 하지만, 평범하게 살면서 자연스럽게 낡은 것까지 물어낼 의무는 없어요(민법 제654조·제615조).",
      en: "You restore what you changed; ordinary wear from living there is not yours to pay (Civil Act 654, 615).",
    },
    points: [
      {
        ko: "일부러 또는 잘못해서 망가뜨린 것, 허락 없이 바꾼 것은 세입자가 복구해요. 어디까지가 자연스러운 낡음인지는 사안에 따라 달라요.",
        en: "Damage by fault and unapproved changes are the tenant's; where ordinary wear ends depends on the case.",
      },
    ],
    options: [
      {
        ko: "입주할 때와 나갈 때 사진을 비교해 보여 주세요.",
        en: "Compare pictures from moving in and out.",
      },
      {
        ko: "공제 내역과 견적을 글로 달라고 하세요.",
        en: "Ask for the deductions and estimates in writing.",
      },
    ],
    articles: [
      [CIVIL, "제654조"],
      [CIVIL, "제615조"],
    ],
  },
  {
    id: "sublet",
    pattern:
      /전대|재임대|에어비앤비|다른사람(?:에게|한테)(?:빌려|세)|룸메|(?:친구|애인|남친|여친|동생|형|누나|언니|부모님|가족)(?:랑|이랑|하고|와|과)?(?:같이|함께)(?:살|거주|지내)|동거|sublet|sublease|airbnb/iu,
    unless:
      /(?:갱신|연장|재계약|실거주).{0,30}다른사람(?:에게|한테)|(?:주인|임대인)(?:이|은|가)?.{0,16}다른사람(?:에게|한테)/u,
    answer: {
      ko: "집주인의 동의 없이 다른 사람에게 다시 빌려주면 집주인이 계약을 해지할 수 있어요(민법 제629조).",
      en: "Subletting without the landlord's consent lets him end the lease (Civil Act 629).",
    },
    points: [
      {
        ko: "방 한 칸처럼 작은 부분만 쓰게 하는 것은 예외예요(제632조).",
        en: "A small part of a building is an exception (632).",
      },
      {
        ko: "가족이나 친구와 함께 사는 것만으로는 보통 전대로 보지 않아요. 돈을 받고 방을 따로 쓰게 하면 전대가 될 수 있으니 계약서에 사는 사람을 정한 특약이 있는지 보세요.",
        en: "Living together with family or a friend is usually no subletting; letting a room for money may be. See whether the contract names who lives there.",
      },
      {
        ko: "몰래 전대하면 갱신 요구도 거절당할 수 있어요(주택임대차보호법 제6조의3).",
        en: "It is also a reason to refuse renewal (Housing Lease Protection Act 6-3).",
      },
    ],
    options: [{ ko: "먼저 글로 동의를 받으세요.", en: "Get consent in writing first." }],
    articles: [
      [CIVIL, "제629조"],
      [CIVIL, "제632조"],
      [HOUSING, "제6조의3"],
    ],
  },
  {
    id: "pets",
    pattern: /반려|애완|강아지|고양이|\bpets?\b|\bdog|\bcat\b/iu,
    answer: {
      ko: "법에 반려동물을 키우지 말라는 규정은 없어요. 계약서에 금지 특약이 없으면 키울 수 있고, 특약이 있으면 지켜야 해요.",
      en: "No law forbids pets; without a clause against them they are allowed, with one it binds you.",
    },
    points: [
      {
        ko: "반려동물 때문에 생긴 손상은 나갈 때 원래대로 돌려놓아야 해요(민법 제615조, 제654조).",
        en: "Damage by a pet has to be made good when you leave (Civil Act 615, 654).",
      },
      {
        ko: "공동주택 관리규약이 따로 정할 수 있으니 관리사무소에 확인하세요.",
        en: "The rules of the building may say more; ask the management.",
      },
    ],
    options: [],
    articles: [
      [CIVIL, "제654조"],
      [CIVIL, "제615조"],
    ],
  },
  {
    id: "noise",
    pattern: /층간소음|소음|담배냄새|이웃(?:이|때문|과|집)/u,
    covers: ["early_leave", "repair"],
    answer: {
      ko: "이웃의 소음만으로는 보통 계약을 해지할 수 없어요. 집주인의 의무는 집을 살 수 있는 상태로 유지하는 것이고(민법 제623조), 이웃 사이의 소음까지 책임지는 것으로 보지는 않는 것이 보통이에요. 사안에 따라 달라요.",
      en: "A neighbour's noise alone does not usually end a lease: the landlord keeps the home usable (Civil Act 623) and is not answerable for neighbours; it depends on the case.",
    },
    points: [
      {
        ko: "묵시적으로 갱신됐거나 갱신요구권으로 갱신한 계약이면 이유 없이도 해지를 알리고 3개월 뒤 나갈 수 있어요(주택임대차보호법 제6조의2).",
        en: "After an implied renewal or one by right you may leave on three months' notice anyway (Article 6-2).",
      },
      {
        ko: "처음 정한 기간 중이면 집주인과 합의해서 나가야 해요.",
        en: "Within the first term it takes the landlord's consent.",
      },
    ],
    options: [
      {
        ko: "관리사무소와 층간소음이웃사이센터(1661-2642)에 중재를 요청하세요.",
        en: "Ask the management and the noise centre (1661-2642).",
      },
      {
        ko: "소음을 날짜별로 기록하고 집주인에게도 문자로 알리세요.",
        en: "Keep a record and tell the landlord in writing.",
      },
    ],
    articles: [
      [CIVIL, "제623조"],
      [HOUSING, "제6조의2"],
    ],
  },
];
