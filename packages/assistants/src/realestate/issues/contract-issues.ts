import { CIVIL, HOUSING, type Issue } from "./issue.ts";

const REPORTS = "부동산 거래신고 등에 관한 법률";

/** Making a contract, its terms, its report, and disputes over it. */
export const CONTRACT_ISSUES: readonly Issue[] = [
  {
    id: "down_payment_share",
    pattern:
      /계약금.{0,24}(?:\d+(?:%|프로|퍼센트)|몇(?:%|프로|퍼센트)|얼마|비율)|(?:\d+(?:%|프로|퍼센트)).{0,10}계약금/u,
    covers: ["down_payment", "increase", "unfair_terms"],
    unless: /돌려|배액|포기|취소|파기|해제|해약|깨/u,
    answer: {
      ko: "계약금을 보증금의 10%로 정하는 것은 법 위반이 아니에요. 계약금의 비율을 정한 법은 없고, 보통 10% 안팎에서 서로 합의해요.",
      en: "A down payment of 10% of the deposit breaks no law: no statute fixes its share, and about 10% is usual.",
    },
    points: [
      {
        ko: "주택임대차보호법 제7조의 5% 한도는 보증금·월세를 올릴 때의 한도라 계약금과 관계없어요.",
        en: "The 5% cap of Article 7 is on increases and has nothing to do with it.",
      },
      {
        ko: "상대가 이행을 시작하기 전이면 낸 쪽은 계약금을 포기하고, 받은 쪽은 두 배를 돌려주고 계약을 깰 수 있어요(민법 제565조). 그래서 비율이 높을수록 깨기 어려워져요.",
        en: "Until performance begins the payer may give it up, the taker return double, to withdraw (Civil Act 565).",
      },
    ],
    options: [],
    articles: [
      [CIVIL, "제565조"],
      [HOUSING, "제7조"],
    ],
  },
  {
    id: "down_payment",
    pattern:
      /계약금|(?<!상)가계약|해약|계약.{0,16}(?:취소|파기|깨(?!끗)|물리|무르|철회|변심)|배액|위약금|변심/u,
    covers: ["mediation"],
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
    id: "oral_contract",
    pattern:
      /구두(?:계약|로)|계약서(?:를)?(?:없이|안쓰|안썼|를안)|말로만|(?:카톡|문자|전화)(?:으로)?만?(?:으로)?계약|계약서(?:에)?(?:도장|서명)(?:을)?(?:안|없)/u,
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
    id: "special_terms",
    pattern: /특약.{0,10}(?:뭐|무엇|어떤|뭘|추천|넣어야|넣으면|넣을|예시|좋은)|(?:안전|필수|꼭).{0,8}특약/u,
    covers: ["unfair_terms", "landlord_information"],
    answer: {
      ko: "보증금을 지키는 특약을 넣으세요. 가장 중요한 것은 전입신고 다음 날까지 집주인이 담보를 잡지 않는다는 약속이에요. 대항력이 다음 날 0시에 생기기 때문이에요(주택임대차보호법 제3조 제1항).",
      en: "Put in terms that protect the deposit, above all that no mortgage is taken until the day after you register: your right begins the next day (Article 3(1)).",
    },
    points: [
      {
        ko: "“임대인은 잔금 지급일 다음 날까지 등기부의 권리관계를 그대로 유지하고, 어기면 계약을 해제하고 계약금의 두 배를 돌려준다.”",
        en: "“The landlord keeps the register unchanged until the day after the balance is paid; otherwise the lease is void and double the down payment is returned.”",
      },
      {
        ko: "“전세대출이나 보증금반환보증이 임대인이나 주택의 사유로 거절되면 계약을 해제하고 계약금을 돌려준다.”",
        en: "“If the loan or the guarantee is refused because of the landlord or the home, the lease ends and the down payment is returned.”",
      },
      {
        ko: "“임대인의 밀린 세금이나 알리지 않은 선순위 보증금이 확인되면 계약을 해제할 수 있다.” 집주인은 계약할 때 이 정보를 보여 줘야 해요(제3조의7).",
        en: "“Unpaid taxes or undisclosed prior deposits allow withdrawal.” The landlord has to show them (Article 3-7).",
      },
      {
        ko: "법보다 세입자에게 불리한 특약은 넣어도 효력이 없어요(제10조).",
        en: "Terms worse for the tenant than the act have no effect (Article 10).",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의7"],
      [HOUSING, "제10조"],
    ],
  },
  {
    id: "unfair_terms",
    pattern: /특약|불리한|효력(?:이)?(?:없|있)|강행규정|무효/u,
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
    id: "lease_report",
    tool: "lease_report_check",
    pattern:
      /(?:전월세|임대차|전세|월세|계약)(?:계약)?신고|계약(?:했는데|하면|후에?|하고|을했|한).{0,8}신고|신고(?:제|기한|의무|대상)|(?<!전입)신고(?:를)?안하면|과태료/u,
    covers: ["fixed_date", "increase"],
    answer: {
      ko: "보증금이 6천만원을 넘거나 월세가 30만원을 넘는 주택 임대차는 계약한 날부터 30일 안에 신고해야 해요(부동산 거래신고법 제6조의2, 시행령 제4조의3). 신고하지 않거나 거짓으로 하면 100만원 이하의 과태료예요(제28조).",
      en: "Leases with a deposit above 60 million won or a rent above 300,000 won are reported within 30 days (Article 6-2, Decree 4-3); otherwise there is a fine of up to 1,000,000 won (28).",
    },
    points: [
      {
        ko: "2025년 5월 31일까지는 계도기간이었고, 6월 1일 계약부터 과태료를 물려요. 늦거나 안 하면 늦은 기간과 금액에 따라 2만원에서 30만원까지, 거짓으로 하면 100만원이에요(시행령 별표 3, 2025년 4월 29일 개정에 대한 국토교통부 발표).",
        en: "Until 31 May 2025 no fines were taken; since 1 June 2025 they are: 20,000 to 300,000 won by delay and amount, 1,000,000 for false reports (Decree, Schedule 3, as the ministry announced its amendment of 29 April 2025).",
      },
      {
        ko: "집주인과 세입자가 함께 하는 것이 원칙이지만, 계약서를 내면 한 사람이 해도 돼요. 그러면 확정일자도 함께 받아요(제6조의5).",
        en: "Both owe it, yet one may do it with the contract, which gives a fixed date, too (6-5).",
      },
      {
        ko: "금액을 바꾸지 않고 기간만 늘린 갱신은 신고하지 않아도 돼요. 도 지역의 군(경기도 제외)은 빠져요.",
        en: "A renewal at the same amounts need not be reported, nor leases in counties outside Gyeonggi and the large cities.",
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
];
