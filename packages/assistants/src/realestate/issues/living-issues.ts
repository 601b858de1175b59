import { CIVIL, HOUSING, type Issue } from "./issue.ts";

const BROKERS = "공인중개사법";
const REPORTS = "부동산 거래신고 등에 관한 법률";

/** Living in a home, contracts and brokers. */
export const LIVING_ISSUES: readonly Issue[] = [
  {
    id: "repair",
    pattern:
      /수리|고장|고쳐|누수|물이?새|곰팡이|보일러|하자|결로|배관|수도|난방|에어컨|repair|leak|mold|boiler/iu,
    answer: {
      ko: "집을 쓰는 데 꼭 필요한 수리(보일러 고장, 누수, 배관 등)는 집주인이 해야 해요(민법 제623조). 세입자가 먼저 고쳤다면 필요한 비용을 청구할 수 있어요(제626조).",
      en: "Repairs that living there needs (boiler, leaks, pipes) are the landlord's duty (Civil Act 623); a tenant who paid may claim them back (626).",
    },
    points: [
      {
        ko: "전구 교체처럼 작은 것이나 세입자 잘못으로 생긴 고장은 세입자가 부담해요.",
        en: "Small things like bulbs, and damage the tenant caused, are the tenant's.",
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
    pattern: /원상(?:복구|회복)|도배|장판|벽지|못자국|(?:나갈|이사|퇴거).{0,8}(?:청소|비용|물어)|청소비/u,
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
    id: "arrears",
    pattern: /(?:월세|임대료|차임|방세).{0,12}(?:밀|연체|못내|안내|늦)|연체/u,
    answer: {
      ko: "밀린 월세가 2번 치 금액에 이르면 집주인은 계약을 해지할 수 있어요(민법 제640조). 연속이 아니어도 합쳐서 2번 치면 해당돼요.",
      en: "When unpaid rent adds up to two months' worth the landlord may end the lease (Civil Act 640), also if it was not in a row.",
    },
    points: [
      {
        ko: "2번 치를 밀린 적이 있으면 갱신 요구를 거절당할 수 있고, 묵시적 갱신도 되지 않아요(제6조의3, 제6조 제3항).",
        en: "It also lets the landlord refuse renewal (Articles 6-3 and 6(3)).",
      },
      {
        ko: "해지돼도 집주인이 마음대로 문을 따거나 짐을 뺄 수는 없어요. 법원 절차가 필요해요.",
        en: "Even then nobody may break in or remove your things without the court.",
      },
    ],
    options: [
      {
        ko: "2번 치가 되기 전에 일부라도 내고 기록을 남기세요.",
        en: "Pay part of it before it comes to two months, and keep proof.",
      },
      {
        ko: "어려우면 주거급여·긴급복지(129)를 알아보세요.",
        en: "If it is hard, ask about housing benefit and emergency help (129).",
      },
    ],
    articles: [
      [CIVIL, "제640조"],
      [HOUSING, "제6조"],
      [HOUSING, "제6조의3"],
    ],
    isUrgent: true,
  },
  {
    id: "eviction",
    pattern: /(?:나가|비워|빼)(?:라고|래|달래|달라|라는|줘야|라)|쫓|내쫓|퇴거|강제|방빼|evict/iu,
    answer: {
      ko: "계약 기간 중에는 정해진 이유 없이 나가라고 할 수 없어요. 기간을 정하지 않았거나 2년보다 짧게 정했어도 2년은 살 수 있어요(제4조).",
      en: "During the term nobody can make you leave without a lawful reason; two years are guaranteed even if less was agreed (Article 4).",
    },
    points: [
      {
        ko: "만기가 되더라도 6개월 전부터 2개월 전 사이에 갱신을 요구하면 한 번 더 2년 살 수 있어요(제6조의3).",
        en: "At the end you may ask once for two more years, six to two months before (Article 6-3).",
      },
      {
        ko: "보증금을 돌려받기 전에는 집을 비워 주지 않아도 돼요(민법 제536조).",
        en: "You need not leave before the deposit is returned (Civil Act 536).",
      },
    ],
    options: [
      { ko: "나가라는 이유와 날짜를 문자로 받아 두세요.", en: "Get the reason and date in writing." },
      {
        ko: "합의해서 나간다면 이사비·중개보수와 보증금 반환일을 글로 정하세요.",
        en: "If you agree to leave, settle costs and the day of the deposit in writing.",
      },
      { ko: "강요하면 법률구조공단(132)에 상담하세요.", en: "If pressed, call legal aid (132)." },
    ],
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제6조의3"],
      [CIVIL, "제536조"],
    ],
    isUrgent: true,
  },
  {
    id: "sublet",
    pattern: /전대|재임대|에어비앤비|다른사람(?:에게|한테)(?:빌려|세)|룸메/u,
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
    id: "lease_report",
    pattern: /(?:전월세|임대차|전세|월세)(?:계약)?신고|신고(?:제|기한|의무|안하면|대상)|과태료/u,
    answer: {
      ko: "정해진 금액을 넘는 주택 임대차는 계약한 날부터 30일 안에 신고해야 해요(부동산 거래신고법 제6조의2). 계약서를 내면 확정일자도 함께 받아요(제6조의5).",
      en: "Leases above a set amount are reported within 30 days (Article 6-2); with the contract a fixed date comes along (6-5).",
    },
    points: [
      {
        ko: "신고하지 않거나 거짓으로 하면 100만원 이하의 과태료예요(제28조).",
        en: "Otherwise there is a fine of up to 1,000,000 won (28).",
      },
    ],
    options: [
      {
        ko: "주민센터나 부동산거래관리시스템(rtms.molit.go.kr)에서 신고하세요.",
        en: "Report at the community centre or at rtms.molit.go.kr.",
      },
    ],
    articles: [
      [REPORTS, "제6조의2"],
      ["부동산 거래신고 등에 관한 법률 시행령", "제4조의3"],
      [REPORTS, "제6조의5"],
      [REPORTS, "제28조"],
    ],
  },
  {
    id: "broker_fee",
    pattern: /중개(?:보수|수수료|비)|복비|부동산(?:수수료|비용)/u,
    answer: {
      ko: "중개보수는 거래금액에 따라 상한요율이 정해져 있고, 그 안에서 협의해요(공인중개사법 제32조, 시행규칙 제20조).",
      en: "The broker's fee has a ceiling by amount and is agreed within it (Act Article 32, Rule Article 20).",
    },
    points: [
      {
        ko: "중개사의 고의나 잘못으로 계약이 깨지면 중개보수를 내지 않아도 돼요(제32조).",
        en: "If the deal fails by the broker's fault nothing is due (32).",
      },
      {
        ko: "상한을 넘겨 받는 것은 금지돼 있어요(제33조).",
        en: "Taking more than the ceiling is forbidden (33).",
      },
    ],
    options: [],
    articles: [
      [BROKERS, "제32조"],
      ["공인중개사법 시행규칙", "제20조"],
      [BROKERS, "제33조"],
    ],
  },
  {
    id: "broker_duty",
    pattern: /(?:중개사|부동산|중개인|중개업자).{0,20}(?:설명|속|거짓|책임|손해|잘못|안알려|확인)/u,
    answer: {
      ko: "공인중개사는 권리관계와 상태를 확인해 설명할 의무가 있고, 잘못으로 손해를 입히면 배상해야 해요(공인중개사법 제25조, 제30조).",
      en: "A broker must check and explain rights and condition, and answers for losses by fault (Articles 25 and 30).",
    },
    points: [
      {
        ko: "중개대상물 확인·설명서를 받았는지 확인하세요. 보증보험이나 공제로 일부를 배상받을 수 있어요.",
        en: "See the written explanation; part of a loss may be covered by the broker's insurance.",
      },
    ],
    options: [
      {
        ko: "확인·설명서와 광고, 대화 기록을 모으세요.",
        en: "Gather the explanation, advertisements and messages.",
      },
      {
        ko: "시·군·구청에 신고하고 공제금을 청구하거나 소송하세요.",
        en: "Report to the district office, claim on the insurance or sue.",
      },
    ],
    articles: [
      [BROKERS, "제25조"],
      [BROKERS, "제25조의3"],
      [BROKERS, "제30조"],
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
    id: "entry",
    pattern:
      /(?:무단|마음대로|허락없이|말없이|몰래|갑자기).{0,14}(?:들어|출입|문을?열|열고)|비밀번호.{0,10}(?:알려|요구|달라)/u,
    answer: {
      ko: "집주인이라도 세입자 허락 없이 집에 들어올 수 없어요. 고치는 데 필요한 일은 세입자가 막을 수 없지만(민법 제624조), 미리 알리고 시간을 정해야 해요.",
      en: "Not even the landlord may enter without your consent. Necessary upkeep has to be let happen (Civil Act 624), at an agreed time.",
    },
    points: [
      {
        ko: "허락 없이 들어오면 주거침입이 될 수 있어요. 급하면 경찰(112)에 신고하세요.",
        en: "Entering without consent can be a crime; call the police (112) if needed.",
      },
    ],
    options: [
      { ko: "앞으로는 미리 연락해 달라고 문자로 남기세요.", en: "Ask in writing to be told beforehand." },
      {
        ko: "비밀번호를 바꾸고, 반복되면 날짜와 증거를 모으세요.",
        en: "Change the code and note dates and evidence.",
      },
    ],
    articles: [[CIVIL, "제624조"]],
  },
  {
    id: "oral_contract",
    pattern: /구두(?:계약|로)|계약서(?:를)?(?:없이|안쓰|안썼|를안)|말로만/u,
    answer: {
      ko: "말로만 한 임대차도 계약으로 인정돼요(민법 제618조). 다만 계약서가 없으면 확정일자를 받을 수 없어 우선변제권을 갖추기 어려워요.",
      en: "A spoken lease is valid (Civil Act 618); without a paper, though, no fixed date and no priority.",
    },
    points: [
      {
        ko: "이사와 전입신고를 하면 대항력은 생겨요(주택임대차보호법 제3조).",
        en: "Living there and registering still gives opposing power (Article 3).",
      },
    ],
    options: [
      { ko: "지금이라도 계약서를 쓰고 확정일자를 받으세요.", en: "Write one now and get a fixed date." },
      { ko: "보증금·월세 이체 내역과 문자를 모아 두세요.", en: "Keep transfers and messages." },
    ],
    articles: [
      [CIVIL, "제618조"],
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
  },
  {
    id: "down_payment",
    pattern: /계약금|가계약|해약|(?:계약).{0,6}(?:취소|파기|깨|물리|무르)|배액|위약금/u,
    answer: {
      ko: "다른 약속이 없으면 상대가 이행을 시작하기 전까지 낸 쪽은 계약금을 포기하고, 받은 쪽은 두 배를 돌려주고 계약을 깰 수 있어요(민법 제565조).",
      en: "Until the other side has begun to perform, whoever paid may give up the down payment, and whoever took it may return double, to withdraw (Civil Act 565).",
    },
    points: [
      {
        ko: "중도금을 냈다면 보통 이행을 시작한 것으로 봐서 이 방법으로 깰 수 없어요.",
        en: "Once an interim payment was made this usually no longer works.",
      },
      {
        ko: "위약금이 지나치게 많으면 법원이 줄일 수 있어요(제398조).",
        en: "A court may lower an excessive penalty (398).",
      },
      {
        ko: "가계약금은 무엇을 합의했는지에 따라 달라서 문자 내용을 봐야 해요.",
        en: "A provisional payment depends on what was agreed; look at the messages.",
      },
    ],
    options: [],
    articles: [
      [CIVIL, "제565조"],
      [CIVIL, "제398조"],
    ],
  },
  {
    id: "unfair_terms",
    pattern: /특약|불리한|효력(?:이)?(?:없|있)|강행규정/u,
    answer: {
      ko: "주택임대차보호법보다 세입자에게 불리한 약정은 효력이 없어요(제10조).",
      en: "Terms worse for the tenant than the act have no effect (Article 10).",
    },
    points: [
      {
        ko: "“갱신요구권을 포기한다”, “5% 넘게 올린다” 같은 특약이 대표적이에요.",
        en: "For example waiving the renewal right or agreeing to rises above 5%.",
      },
    ],
    options: [],
    articles: [[HOUSING, "제10조"]],
  },
  {
    id: "mediation",
    pattern: /분쟁|조정위|조정신청|소송/u,
    answer: {
      ko: "집주인과 다툼이 생기면 소송 전에 주택임대차분쟁조정위원회에 조정을 신청할 수 있어요(제14조, 제21조).",
      en: "Before going to court you may ask the lease mediation committee (Articles 14 and 21).",
    },
    points: [
      {
        ko: "조정은 신청을 받은 날부터 60일 안에 마치는 것이 원칙이에요(제23조). 수수료는 적어요.",
        en: "It is to be done within 60 days (Article 23), for a small fee.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제14조"],
      [HOUSING, "제21조"],
      [HOUSING, "제23조"],
    ],
  },
  {
    id: "succession",
    pattern: /사망|돌아가|상속/u,
    answer: {
      ko: "세입자가 상속인 없이 사망하면 함께 살던 사실혼 배우자가 권리와 의무를 이어받고, 상속인이 함께 살지 않았다면 사실혼 배우자와 2촌 안의 친족이 함께 이어받아요(제9조).",
      en: "If a tenant dies without heirs the partner living there takes over; with heirs living elsewhere, the partner and relatives within the second degree together (Article 9).",
    },
    points: [],
    options: [],
    articles: [[HOUSING, "제9조"]],
  },
];
