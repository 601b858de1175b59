import { both } from "./both.ts";
import { CIVIL, HOUSING, type Issue } from "./issue.ts";

const FRAUD = "전세사기피해자 지원 및 주거안정에 관한 특별법";

/** The deposit: what to do when it does not come back. */
export const DEPOSIT_ISSUES: readonly Issue[] = [
  {
    id: "fraud",
    pattern: /전세사기|사기(?:를)?당|피해자(?:결정|신청|인정|등록)|빌라왕/u,
    covers: ["deposit_return", "auction"],
    unless: /사기.{0,8}(?:안당하|예방|피하|방지|조심|주의|막|당하지않)/u,
    answer: {
      ko: "전세사기가 의심되면 먼저 집을 비우거나 주소를 옮기지 말고, 전세사기피해자 결정을 신청하세요.",
      en: "If you suspect jeonse fraud, do not move out or change your address; apply for recognition as a victim.",
    },
    points: [
      {
        ko: "대항력과 확정일자(또는 임차권등기), 보증금 한도, 여러 세입자의 피해나 그 염려, 임대인의 속일 의도가 의심되는 사정 같은 요건을 봐요(특별법 제3조).",
        en: "It looks at address registration and fixed date, the size of the deposit, several tenants harmed, and signs of deceit (Article 3).",
      },
      {
        ko: "인정되면 경매 유예, 우선매수권, 공공임대, 금융 지원을 받을 수 있어요. 돌려받은 돈과 지원을 합쳐도 보증금의 3분의 1이 안 되면 모자라는 만큼을 신청할 수 있어요(제25조의9, 2026년 11월 13일부터).",
        en: "Recognised victims may get a stay of the auction, a right to buy first, public housing and financial help; where all that came back is less than a third of the deposit, the rest of that third (Article 25-9, since 13 November 2026).",
      },
      {
        ko: "2025년 5월 31일까지 처음 계약한 세입자가 대상이고, 법의 효력이 끝나는 2027년 5월 31일 전에 신청해야 해요.",
        en: "It is for tenants whose first contract was made by 31 May 2025; apply before the act expires on 31 May 2027.",
      },
    ],
    options: [
      {
        ko: "전입과 거주를 유지하고 등기부등본·계약서·이체 내역을 모으세요.",
        en: "Keep living there and gather the register, contract and transfers.",
      },
      {
        ko: "시·도나 전세피해지원센터(HUG 1533-8119)에 피해자 결정을 신청하세요(제12조).",
        en: "Apply at the province or the support centre (HUG 1533-8119; Article 12).",
      },
      {
        ko: "경찰(112)에 신고하고 법률구조공단(132) 상담을 받으세요.",
        en: "Report to the police (112) and call legal aid (132).",
      },
      {
        ko: "경매가 시작됐으면 유예를 신청하고 배당요구 기한을 지키세요(제17조).",
        en: "If an auction has begun, ask for a stay and file your claim in time (Article 17).",
      },
    ],
    articles: [
      [FRAUD, "제3조"],
      [FRAUD, "제12조"],
      [FRAUD, "제17조"],
      [FRAUD, "제20조"],
      [FRAUD, "제25조의9"],
    ],
    isUrgent: true,
  },
  {
    id: "deposit_return",
    pattern:
      /(?:보증금|전세금|돈).{0,22}(?:안돌려|안주|안줘|안준|못준|못주|못줘|못받|못돌려|돌려주지|반환(?:을|이)?(?:안|못|거부|미루|지연)|미반환|미루|돌려받|돌려달|반환|없다고|없으니|없대|없어서|배째|일부만|만먼저|나눠서|나눠준|쪼개)|세입자(?:가|를)?(?:들어와야|구해야).{0,10}(?:준|줄)|보증금.{0,12}(?:언제|며칠).{0,8}(?:줘|주|돌려|받)|이사.{0,8}(?:가야|못가).{0,20}보증금|deposit.{0,20}(?:back|return|refund)|(?:return|refund|give|keep).{0,16}deposit/iu,
    covers: ["eviction", "opposing_power", "lease_registration", "leave_at_term", "implied_renewal"],
    unless: /낙찰|계약금|도배|청소|원상|공제|관리비|월세(?:를|에서)?(?:뺀|빼고|차감)/u,
    answer: {
      ko: "계약이 끝났는데 보증금을 못 받았다면 이사하기 전에 임차권등기명령부터 신청하세요. 등기가 끝나면 이사해도 대항력과 우선변제권이 유지돼요(제3조의3).",
      en: "If the lease is over and the deposit is not returned, apply for a lease registration order before moving: then your rights stay even after you move (Article 3-3).",
    },
    points: [
      {
        ko: "보증금을 돌려받을 때까지는 임대차가 이어지는 것으로 봐요(제4조 제2항). 집을 비워 주는 것과 보증금 반환은 동시에 해요(민법 제536조).",
        en: "Until it is returned the lease is held to go on (Article 4(2)); handing over and repayment happen together (Civil Act 536).",
      },
      {
        ko: "“새 세입자가 들어와야 준다”는 것은 법이 인정하는 이유가 아니에요.",
        en: "Waiting for the next tenant is no reason the law knows.",
      },
      {
        ko: "등기부에 임차권등기가 적힌 것을 확인하기 전에 짐을 빼거나 전출하면 우선변제권을 잃을 수 있어요.",
        en: "Do not leave or deregister before the entry is in the register, or you may lose your rank.",
      },
      {
        ko: "일부만 먼저 준다고 해도 나머지를 받기 전에 집을 넘기거나 주소를 옮기지 마세요.",
        en: "If only a part is offered, do not hand over the home or deregister before the rest is paid.",
      },
    ],
    options: [
      {
        ko: "계약이 끝났음을 알리고 반환 날짜를 정한 내용증명을 보내세요.",
        en: "Send a certified letter: the lease is over, pay by a date.",
      },
      {
        ko: "집이 있는 곳의 법원에 임차권등기명령을 신청하세요. 혼자 할 수 있고 비용은 집주인에게 청구할 수 있어요.",
        en: "Apply to the local court for a registration order; you can do it alone and claim the cost.",
      },
      {
        ko: "전세보증금반환보증에 가입했다면 HUG·HF·SGI에 이행을 청구하세요.",
        en: "If you have a deposit guarantee, claim on it (HUG, HF, SGI).",
      },
      {
        ko: "지급명령이나 보증금반환소송을 하고, 판결을 받으면 경매를 신청할 수 있어요(제3조의2 제1항).",
        en: "Seek a payment order or sue; with a judgment you may have the home auctioned (Article 3-2(1)).",
      },
    ],
    articles: [
      [HOUSING, "제3조의3"],
      [HOUSING, "제4조"],
      [HOUSING, "제3조의2"],
      [CIVIL, "제536조"],
    ],
    isUrgent: true,
  },
  {
    id: "lease_registration",
    pattern: /임차권(?:등기)?(?:명령)?|등기명령/u,
    covers: ["opposing_power", "mediation"],
    answer: {
      ko: "계약이 끝났는데 보증금을 못 받았다면 세입자 혼자 집이 있는 곳의 법원에 임차권등기명령을 신청할 수 있어요(주택임대차보호법 제3조의3 제1항).",
      en: "When the lease is over and the deposit is not returned, the tenant alone may ask the local court for a lease registration order (Article 3-3(1)).",
    },
    points: [
      {
        ko: "등기가 끝나면 이사하고 전출해도 대항력과 우선변제권이 그대로예요(제5항). 등기부에 적힌 것을 확인하기 전에는 짐을 빼지 마세요.",
        en: "Once entered, your rights stay even if you move (5). Do not leave before you see it in the register.",
      },
      {
        ko: "집주인에게 결정이 전달되기 전에도 등기할 수 있고(2023년 7월 19일부터), 든 비용은 집주인에게 청구할 수 있어요(제8항).",
        en: "It can be entered before the landlord is served (since 19 July 2023), and he owes the cost (8).",
      },
    ],
    options: [
      {
        ko: "계약이 끝났다는 것을 보여 줄 문자·내용증명, 계약서, 주민등록초본, 등기부등본을 준비하세요.",
        en: "Gather proof that the lease is over, the contract, your address record and the register.",
      },
      {
        ko: "집이 있는 곳의 지방법원·지원이나 시·군 법원, 또는 전자소송(ecfs.scourt.go.kr)으로 신청하세요.",
        en: "Apply at the local court or online (ecfs.scourt.go.kr).",
      },
      {
        ko: "등기부등본에서 임차권등기를 확인한 다음 이사하세요.",
        en: "Move once the entry is in the register.",
      },
    ],
    articles: [
      [HOUSING, "제3조의3"],
      [HOUSING, "제4조"],
    ],
  },
  {
    id: "no_fixed_date",
    tool: "small_deposit_check",
    pattern:
      /확정일자(?:는|를|도|을|가)?[^.?!]{0,8}(?:안|못|없|않|미|깜빡|까먹|잊).{0,60}(?:경매|공매|먼저|우선|배당|순위|떼)|(?:경매|공매|배당|순위).{0,60}확정일자(?:는|를|도|을|가)?[^.?!]{0,8}(?:안|못|없|않|미|깜빡|까먹|잊)/u,
    covers: ["auction", "fixed_date", "opposing_power", "owner_changed"],
    answer: {
      ko: "확정일자가 없으면 우선변제권이 없어서, 집이 경매로 팔린 돈에서 다른 채권자보다 먼저 보증금을 돌려받을 수 없어요(제3조의2 제2항). 지금이라도 확정일자를 받으면 그때부터 순위가 생겨요.",
      en: "Without a fixed date there is no right to be paid first out of the auction (Article 3-2). Get one now: your rank counts from then.",
    },
    points: [
      {
        ko: "전입신고를 하고 살고 있다면 대항력은 있어요. 가장 앞선 근저당보다 먼저 갖췄다면 못 받은 보증금을 낙찰자에게 주장할 수 있어요(제3조, 제3조의5).",
        en: "Living there with your address registered you can hold your lease against a buyer if that came before the first mortgage (Articles 3 and 3-5).",
      },
      {
        ko: "보증금이 소액임차인 기준 안이면 확정일자가 없어도 일정액은 가장 먼저 받아요. 경매 신청 등기 전에 전입을 마쳤어야 해요(제8조).",
        en: "A small deposit is paid in part first of all even without a fixed date, if you were registered before the auction was entered (Article 8).",
      },
    ],
    options: [
      {
        ko: "주민센터나 인터넷등기소에서 오늘 확정일자를 받으세요.",
        en: "Get the fixed date today at the community centre or the online registry.",
      },
      {
        ko: "등기부등본에서 근저당 날짜가 전입신고한 날보다 앞인지 확인하세요.",
        en: "See in the register whether a mortgage is older than your address registration.",
      },
      {
        ko: "경매가 시작됐으면 배당요구 종기까지 배당요구를 하고 전입과 거주를 유지하세요.",
        en: "If an auction has begun, file your claim in time and keep living there.",
      },
    ],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조"],
      [HOUSING, "제3조의5"],
      [HOUSING, "제8조"],
    ],
    isUrgent: true,
  },
  {
    id: "lease_behind_mortgage",
    tool: "small_deposit_check",
    pattern: both(
      "(?:근저당|저당|담보|융자).{0,10}(?:먼저|앞|선순위|이미|뒤에|뒷순위|보다늦|다음에)",
      "경매|공매|낙찰",
    ),
    covers: ["auction", "fixed_date", "opposing_power", "owner_changed", "unsafe_home"],
    answer: {
      ko: "가장 앞선 근저당보다 늦게 대항력을 갖춘 임대차는 경매로 낙찰되면 끝나요(제3조의5). 낙찰자에게 계속 살겠다거나 보증금을 달라고 할 수 없고, 배당에서만 받아요.",
      en: "A lease that became opposable after the oldest mortgage ends with the auction (Article 3-5): the buyer owes nothing, and the deposit is paid from the proceeds alone.",
    },
    points: [
      {
        ko: "확정일자가 있으면 내 순서대로 배당을 받으니, 배당요구 종기까지 배당요구를 꼭 하세요(제3조의2 제2항).",
        en: "With a fixed date you are paid in your turn: file your claim before the court's deadline (Article 3-2(2)).",
      },
      {
        ko: "보증금이 소액임차인 기준 안이면 근저당보다 앞서 일정액을 받아요. 기준은 그 근저당이 잡힌 날의 표로 봐요(제8조).",
        en: "A small deposit is paid in part even before the mortgage, by the table of the day that mortgage was made (Article 8).",
      },
    ],
    options: [
      {
        ko: "등기부등본에서 가장 앞선 근저당의 접수일과 내 전입일을 견주어 보세요.",
        en: "Compare the day of the oldest mortgage with the day you registered.",
      },
      { ko: "배당요구 종기까지 법원에 배당요구를 하세요.", en: "File your claim with the court in time." },
    ],
    articles: [
      [HOUSING, "제3조의5"],
      [HOUSING, "제3조의2"],
      [HOUSING, "제8조"],
    ],
    isUrgent: true,
  },
  {
    id: "auction",
    tool: "small_deposit_check",
    pattern: /경매|공매|압류|낙찰|배당/u,
    covers: ["fixed_date", "opposing_power", "owner_changed"],
    answer: {
      ko: "대항력과 확정일자를 갖췄다면 집이 경매로 팔린 돈에서 순서대로 보증금을 먼저 돌려받을 수 있어요(제3조의2). 배당요구 종기까지 법원에 배당요구를 꼭 하세요.",
      en: "With your address registered and a fixed date you are paid from the auction by rank (Article 3-2). File your claim before the court's deadline.",
    },
    points: [
      {
        ko: "가장 앞선 근저당 등보다 먼저 대항력을 갖췄다면 못 받은 보증금을 낙찰자에게 주장할 수 있어요(제3조의5).",
        en: "If your right came before the first mortgage, what is left can be asked of the buyer (Article 3-5).",
      },
      {
        ko: "보증금이 소액임차인 기준 안이면 일정액을 다른 채권자보다 가장 먼저 받아요(제8조).",
        en: "A small deposit is paid in part before everybody else (Article 8).",
      },
    ],
    options: [
      {
        ko: "법원 통지를 확인하고 배당요구 종기까지 배당요구를 하세요.",
        en: "Read the court's notice and file your claim in time.",
      },
      {
        ko: "배당이 끝날 때까지 전입과 거주를 유지하세요.",
        en: "Keep your address and live there until it is paid.",
      },
      {
        ko: "등기부등본으로 나보다 앞선 권리의 금액을 확인하세요.",
        en: "See in the register what ranks before you.",
      },
    ],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조의5"],
      [HOUSING, "제8조"],
    ],
    isUrgent: true,
  },
  {
    id: "small_deposit",
    pattern: /소액임차|최우선변제|소액보증금/u,
    covers: ["fixed_date", "auction"],
    answer: {
      ko: "보증금이 지역별 기준 이하인 소액임차인은 집이 경매로 팔려도 일정액을 가장 먼저 받을 수 있어요(제8조, 시행령 제10조·제11조).",
      en: "Tenants with a small deposit are paid a set amount first of all (Article 8; Decree Articles 10 and 11).",
    },
    points: [
      {
        ko: "경매 신청 등기 전에 집을 넘겨받고 전입신고를 마쳤어야 해요. 확정일자는 없어도 돼요.",
        en: "You must live there and be registered before the auction is entered; a fixed date is not needed.",
      },
      {
        ko: "기준은 계약한 날이 아니라 그 집에 가장 먼저 설정된 담보물권 날짜의 표를 봐요. 합해서 집값의 절반을 넘을 수 없어요.",
        en: "The table is the one in force when the first mortgage was entered, not when you signed; all together at most half the value.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제8조"],
      ["주택임대차보호법 시행령", "제10조"],
      ["주택임대차보호법 시행령", "제11조"],
    ],
  },
];
