import { CIVIL, HOUSING, type Issue } from "./issue.ts";

const FRAUD = "전세사기피해자 지원 및 주거안정에 관한 특별법";

/** The deposit: how it is protected, and what to do when it does not come back. */
export const DEPOSIT_ISSUES: readonly Issue[] = [
  {
    id: "fraud",
    pattern: /전세사기|사기(?:를)?당|피해자(?:결정|신청|인정|등록)|빌라왕/u,
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
        ko: "인정되면 경매 유예, 우선매수권, 공공임대, 금융 지원을 받을 수 있어요.",
        en: "Recognised victims may get a stay of the auction, a right to buy first, public housing and financial help.",
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
    ],
    isUrgent: true,
  },
  {
    id: "deposit_return",
    pattern:
      /(?:보증금|전세금|돈).{0,22}(?:안돌려|안주|안줘|안준|못받|못돌려|돌려주지|반환(?:을|이)?(?:안|못|거부|미루|지연)|미반환|미루|돌려받|반환|없다고|배째)|세입자(?:가|를)?(?:들어와야|구해야).{0,10}(?:준|줄)|(?:deposit).{0,20}(?:back|return|refund)/iu,
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
    id: "auction",
    pattern: /경매|공매|압류|낙찰|배당/u,
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
  {
    id: "owner_changed",
    pattern:
      /집이?(?:팔|넘어)|(?:주인|임대인)(?:이|가)?(?:바뀌|바뀐|변경)|새(?:주인|집주인|임대인)|매매(?:됐|되면|된)|집을(?:판|팔)/u,
    answer: {
      ko: "대항력(입주+전입신고)이 있으면 새 집주인이 계약을 그대로 이어받아요. 남은 기간을 살 수 있고 보증금도 새 집주인에게 받아요(제3조 제4항).",
      en: "If you live there and are registered, the new owner takes over the lease: you stay, and get the deposit from the new owner (Article 3(4)).",
    },
    points: [
      {
        ko: "계약서를 다시 쓸 필요는 없어요. 다시 쓴다면 기존 계약서와 확정일자를 꼭 보관하세요.",
        en: "No new contract is needed; if one is made, keep the old one with its fixed date.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
  },
  {
    id: "landlord_information",
    pattern:
      /납세증명|체납|세금(?:을|이)?(?:밀|안낸|미납)|확정일자(?:부여)?현황|전입세대|계약(?:하기)?전(?:에)?(?:확인|체크|뭐|조심|주의)|(?:계약|전세).{0,12}(?:주의|조심|체크|확인할|확인사항|유의)/u,
    answer: {
      ko: "계약할 때 집주인은 확정일자 부여 현황과 국세·지방세 납세증명서를 보여 주거나 열람에 동의해야 해요(제3조의7).",
      en: "When a lease is made the landlord must show the lease records and tax certificates, or agree that you look them up (Article 3-7).",
    },
    points: [
      {
        ko: "등기부등본에서 근저당·압류와 소유자 이름을, 전입세대확인서에서 먼저 사는 사람을 확인하세요.",
        en: "Look in the register for mortgages, seizures and the owner's name, and at who is registered there.",
      },
      {
        ko: "선순위 채권과 보증금을 더한 금액이 집값에 가까우면 위험해요.",
        en: "It is risky when prior debts and the deposit together come near the value of the home.",
      },
      {
        ko: "공인중개사는 이런 내용을 확인해 설명할 의무가 있어요(공인중개사법 제25조, 제25조의3).",
        en: "The broker has to check and explain these (Licensed Real Estate Agents Act, Articles 25 and 25-3).",
      },
    ],
    options: [
      {
        ko: "잔금 날 등기부를 다시 확인하고, 그날 전입신고와 확정일자를 받으세요.",
        en: "On the day you pay, read the register again, register your address and get the fixed date.",
      },
      {
        ko: "전세보증금반환보증에 가입할 수 있는 집인지 미리 확인하세요.",
        en: "See beforehand whether the deposit can be insured.",
      },
    ],
    articles: [
      [HOUSING, "제3조의7"],
      [HOUSING, "제3조의6"],
      ["공인중개사법", "제25조"],
      ["공인중개사법", "제25조의3"],
    ],
  },
  {
    id: "fixed_date",
    pattern: /확정일자|우선변제/u,
    answer: {
      ko: "이사와 전입신고에 확정일자까지 받으면 우선변제권이 생겨요. 집이 경매로 넘어가도 뒷순위보다 먼저 보증금을 받을 수 있어요(제3조의2 제2항).",
      en: "Living there, registering the address and a fixed date give you priority over later creditors (Article 3-2(2)).",
    },
    points: [
      {
        ko: "확정일자는 주민센터, 등기소, 인터넷등기소 등에서 받고, 임대차 신고를 하면서 계약서를 내면 자동으로 받아요.",
        en: "Get it at the community centre or registry; reporting the lease with its contract gives it, too.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조의6"],
    ],
  },
  {
    id: "opposing_power",
    pattern: /대항력|전입(?:신고)?|주소(?:를)?(?:옮|이전)|주민등록/u,
    answer: {
      ko: "집을 넘겨받아 살면서 전입신고를 하면 그다음 날부터 대항력이 생겨요. 집이 팔려도 새 주인에게 계약을 주장할 수 있어요(제3조 제1항).",
      en: "Living there and registering your address gives you opposing power from the next day: the lease holds against a new owner (Article 3(1)).",
    },
    points: [
      {
        ko: "다음 날 생기기 때문에 같은 날 설정된 근저당보다 늦어요. 잔금·이사·전입신고를 같은 날 하고 특약으로 근저당 설정을 막아 두세요.",
        en: "A mortgage entered on the same day comes first; move and register on the day you pay, and forbid new mortgages in the contract.",
      },
      {
        ko: "중간에 주소를 옮기면 대항력을 잃을 수 있어요.",
        en: "Moving your address away in between can lose it.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
  },
];
