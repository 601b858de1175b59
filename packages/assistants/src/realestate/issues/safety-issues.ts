import { BROKERS, HOUSING, type Issue } from "./issue.ts";

/** What to look at before and when a lease is made. */
export const SAFETY_ISSUES: readonly Issue[] = [
  {
    id: "closing_day",
    tool: "move_in_dates",
    pattern:
      /잔금(?:날|일|을|치르|낼|전|이후|치를|주)|(?:이사|입주)(?:하는|한)?날(?:에)?(?:뭐|무엇|해야|할일|확인|챙)/u,
    covers: ["landlord_information", "opposing_power", "fixed_date"],
    answer: {
      ko: "잔금을 보내기 직전에 등기부등본을 다시 떼어 새 근저당이나 압류가 없는지 보고, 그날 이사와 전입신고, 확정일자까지 마치세요.",
      en: "Just before paying, look at the register again; the same day move in, register your address and get the fixed date.",
    },
    points: [
      {
        ko: "전입신고를 해도 대항력은 다음 날 0시에 생겨요(주택임대차보호법 제3조 제1항). 그래서 잔금 다음 날까지 담보를 잡지 않는다는 특약이 필요해요.",
        en: "Opposing power begins the next day (Article 3(1)), so forbid mortgages until then in the contract.",
      },
      {
        ko: "확정일자를 받으면 우선변제권이 생기고(제3조의2), 임대차 신고를 하면서 계약서를 내면 확정일자도 함께 받아요.",
        en: "The fixed date gives priority (Article 3-2); reporting the lease gives it, too.",
      },
    ],
    options: [
      {
        ko: "등기부의 소유자와 계약 상대, 계좌 이름이 같은지 확인하세요.",
        en: "Owner, contract and account must bear one name.",
      },
      {
        ko: "집 상태를 사진으로 남기고 관리비·공과금을 정산받으세요.",
        en: "Take pictures and settle the fees.",
      },
      { ko: "영수증을 받고 열쇠·비밀번호를 넘겨받으세요.", en: "Get a receipt and the keys." },
    ],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조의7"],
    ],
  },
  {
    id: "register",
    pattern: /등기부(?:등본)?.{0,14}(?:보는|봐|보나|볼수|안보여|읽|확인|어디|떼|뭘|무엇)|(?:갑구|을구)/u,
    covers: ["landlord_information"],
    answer: {
      ko: "등기부등본은 인터넷등기소(iros.go.kr)에서 누구나 뗄 수 있어요. 표제부(집의 표시), 갑구(소유자), 을구(빚)를 차례로 보세요.",
      en: "Anybody can get the register at iros.go.kr: look at the home, then the owner (part A), then the debts (part B).",
    },
    points: [
      {
        ko: "갑구: 소유자가 계약하는 사람과 같은지, 압류·가압류·가등기·신탁·경매개시결정이 없는지 보세요.",
        en: "Part A: the owner's name, and no seizure, provisional registration, trust or auction.",
      },
      {
        ko: "을구: 근저당의 채권최고액과 설정 날짜, 먼저 등기된 전세권·임차권이 있는지 보세요. 나보다 앞선 금액과 내 보증금을 더해 집값과 견줘요.",
        en: "Part B: mortgages with their highest amounts and dates, and leases registered before you.",
      },
      {
        ko: "중개사는 등기사항증명서 같은 근거를 보여 주며 설명해야 해요(공인중개사법 제25조). 먼저 사는 세입자의 보증금은 등기부에 없으니 확정일자 현황으로 확인하세요(주택임대차보호법 제3조의6).",
        en: "The broker must show and explain it (Licensed Real Estate Agents Act 25); deposits of other tenants are in the lease records (Housing Act 3-6).",
      },
    ],
    options: [],
    articles: [
      [BROKERS, "제25조"],
      [HOUSING, "제3조의6"],
    ],
  },
  {
    id: "who_lets",
    pattern:
      /대리인|대리(?:로|계약)|위임장|공동명의|공동소유|공유자|명의(?:자)?(?:가|랑|와|이)?.{0,8}(?:다르|다른|달라|틀려)|(?:소유자|집주인|임대인)?이름(?:이|도)?.{0,14}(?:다르|다른|달라|틀려)|(?:집주인|임대인|소유자|주인).{0,14}(?:외국|해외|엄마|어머니|아빠|아버지|아들|딸|남편|아내|배우자|가족|동생).{0,14}(?:계약|서명|도장|대신)|(?:엄마|어머니|아빠|아버지|아들|딸|남편|아내|배우자|가족|동생)(?:이?랑|하고|와|과)계약/u,
    unless: /실거주|들어와|살겠|살려고|증여|상속|사망/u,
    covers: ["landlord_information", "register", "owner_changed", "broker_duty"],
    answer: {
      ko: "계약은 등기부등본의 소유자와 해야 안전해요. 다른 사람이 대신 나왔다면 소유자의 위임장과 인감증명서를 받고, 소유자와 직접 통화해 확인한 뒤 보증금은 소유자 이름의 계좌로만 보내세요.",
      en: "Sign with the owner in the land register. If somebody else comes, see the owner's power of attorney with a seal certificate, speak to the owner yourself, and pay the deposit only to an account in the owner's name.",
    },
    points: [
      {
        ko: "권한이 없는 사람과 맺은 계약은 소유자에게 주장하지 못할 수 있어요. 가족이라는 것만으로는 대리권이 생기지 않아요.",
        en: "A lease with somebody who had no authority may not hold against the owner; being family is no authority.",
      },
      {
        ko: "공동명의 집은 지분의 과반수가 동의해야 빌려줄 수 있어요(민법 제265조). 절반씩이면 둘 다 동의해야 해요. 되도록 모두의 서명을 받으세요.",
        en: "A home with several owners is let by those who hold more than half of it (Civil Act 265); have all of them sign if you can.",
      },
      {
        ko: "중개사는 소유자와 권리관계를 확인해 근거 자료를 보여 주며 설명할 의무가 있어요(공인중개사법 제25조).",
        en: "The broker has to check the owner and the rights and explain them with documents (Licensed Real Estate Agents Act, Article 25).",
      },
    ],
    options: [
      {
        ko: "등기부등본(iros.go.kr)의 소유자와 신분증, 계좌 이름을 맞춰 보세요.",
        en: "Match owner, identity card and account with the register (iros.go.kr).",
      },
      {
        ko: "이미 계약했다면 소유자에게 계약을 인정한다는 확인을 문자나 문서로 받아 두세요.",
        en: "If you have signed, get the owner's confirmation in writing.",
      },
    ],
    articles: [
      ["민법", "제265조"],
      [BROKERS, "제25조"],
      [HOUSING, "제3조의7"],
    ],
    isUrgent: true,
  },
  {
    id: "multi_household",
    pattern:
      /다가구|(?:선순위|다른|먼저(?:사는|들어온)).{0,6}(?:보증금|세입자|임차인).{0,12}(?:확인|조회|알|얼마|어떻게)/u,
    covers: ["landlord_information", "fixed_date"],
    answer: {
      ko: "먼저 들어온 세입자들의 보증금은 등기부에 나오지 않아요. 집주인의 동의를 받아 확정일자 부여 현황을 열람하고, 전입세대확인서를 함께 확인하세요(주택임대차보호법 제3조의6 제4항).",
      en: "Deposits of earlier tenants are not in the register: with the landlord's consent look up the lease records and who is registered there (Article 3-6(4)).",
    },
    points: [
      {
        ko: "계약할 때 집주인은 이 정보를 보여 주거나 열람에 동의해야 해요(제3조의7).",
        en: "When the lease is made the landlord has to show it or agree (Article 3-7).",
      },
      {
        ko: "앞선 보증금과 근저당을 모두 더하고 내 보증금까지 합쳐 집값과 견줘 보세요. 금액을 알려 주시면 계산해 드릴게요.",
        en: "Add all prior deposits and mortgages to yours and compare with the value; tell me the sums and I will.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조의6"],
      [HOUSING, "제3조의7"],
    ],
  },
  {
    id: "trust",
    pattern: /신탁/u,
    covers: ["landlord_information", "register"],
    answer: {
      ko: "신탁등기가 된 집의 소유자는 신탁회사예요. 신탁회사의 동의 없이 원래 주인과 계약하면 보호받지 못할 수 있으니 동의서를 확인하기 전에는 계약하지 마세요.",
      en: "A home in trust belongs to the trust company; without its consent a lease with the former owner may not protect you.",
    },
    points: [
      {
        ko: "등기소에서 신탁원부를 떼어 누가 임대할 수 있는지, 보증금을 누가 받는지 확인하세요. 중개사도 신탁원부를 보여 주며 설명해야 해요(공인중개사법 제25조).",
        en: "Get the trust register and see who may let and who takes the deposit; the broker has to show it (Article 25).",
      },
      {
        ko: "이미 권한 없는 사람과 계약해 피해를 입었다면 전세사기 특별법의 지원(신탁사기피해주택 매입, 제25조의3)을 알아보세요.",
        en: "If it has happened, the act for victims of jeonse fraud may help (Article 25-3).",
      },
    ],
    options: [],
    articles: [
      [BROKERS, "제25조"],
      ["전세사기피해자 지원 및 주거안정에 관한 특별법", "제25조의3"],
    ],
    isUrgent: true,
  },
  {
    id: "foreigner",
    pattern:
      /(?:외국인|외국국적|재외국민|재외동포|교포).{0,30}(?:전입|보호|대항|적용|확정일자|우선변제|등록|신고|받)/u,
    covers: ["opposing_power", "scope", "fixed_date"],
    answer: {
      ko: "외국인도 주택임대차보호법의 보호를 받아요. 외국인등록과 체류지 변경신고가 주민등록과 전입신고를 대신해서, 이사하고 신고한 다음 날부터 대항력이 생겨요(제3조 제1항).",
      en: "Foreigners are protected, too: alien registration and the report of a new address stand for the resident's registration, so opposing power begins the day after moving in and reporting (Article 3(1)).",
    },
    points: [
      {
        ko: "체류지 변경신고는 이사한 날부터 15일 안에 주민센터나 출입국·외국인관서에 하세요(출입국관리법). 재외동포는 국내거소신고와 거소 이전신고로 해요.",
        en: "Report the new address within 15 days of moving (Immigration Act) at the community centre or the immigration office; overseas Koreans report their place of residence.",
      },
      {
        ko: "확정일자도 똑같이 받을 수 있고, 갖추면 경매에서 순서대로 먼저 돌려받아요(제3조의2).",
        en: "A fixed date is given to foreigners as well and ranks the deposit in an auction (Article 3-2).",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
  },
  {
    id: "scope",
    pattern:
      /(?:오피스텔|고시원|옥탑|반지하|무허가|근생|근린생활|불법건축|위반건축|미등기|외국인|쉐어하우스|셰어하우스|기숙사|단기임대).{0,20}(?:적용|보호|해당|되나|돼|될까|가능|괜찮|안전|받)|(?:임대차)?보호법.{0,8}(?:적용|대상)/u,
    covers: ["minimum_term"],
    unless: /대출|시세|매물|얼마|수익률|복비|중개/u,
    answer: {
      ko: "실제로 살고 있는 집이면 서류의 이름과 관계없이 주택임대차보호법이 적용돼요. 오피스텔, 옥탑, 무허가·위반 건축물도 마찬가지예요(제2조).",
      en: "What counts is that you really live there, whatever the papers call it: officetels, rooftop rooms and unpermitted buildings are covered, too (Article 2).",
    },
    points: [
      {
        ko: "외국인도 적용받아요. 외국인등록과 체류지 변경신고가 주민등록과 전입신고를 대신해요.",
        en: "Foreigners are covered; alien registration and the report of a new address stand for the move-in report.",
      },
      {
        ko: "잠깐 쓰려고 빌린 것이 분명하면 적용되지 않아요(제11조). 고시원은 사는 형태에 따라 달라질 수 있어요.",
        en: "Plainly temporary use is not covered (Article 11); a goshiwon depends on how you live there.",
      },
      {
        ko: "위반 건축물은 법의 보호와 별개로 대출이나 보증보험이 거절될 수 있어요.",
        en: "For an unpermitted building loans and guarantees may be refused all the same.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제2조"],
      [HOUSING, "제11조"],
      [HOUSING, "제3조"],
    ],
  },
  {
    id: "landlord_information",
    pattern:
      /사기.{0,8}(?:안당하|예방|피하|방지|조심|주의|막|당하지않)|납세증명|체납|세금(?:을|이)?(?:밀|안낸|미납)|확정일자(?:부여)?현황|전입세대|계약(?:하기)?전(?:에)?(?:확인|체크|뭐|조심|주의)|(?:계약|전세|월세|집구|방구).{0,16}(?:뭐부터|무엇부터|뭘|뭐)?(?:주의|조심|체크|확인할|확인해야|확인하면|확인사항|유의)/u,
    covers: ["fixed_date", "opposing_power"],
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
    isUrgent: true,
    articles: [
      [HOUSING, "제3조의7"],
      [HOUSING, "제3조의6"],
      ["공인중개사법", "제25조"],
      ["공인중개사법", "제25조의3"],
    ],
  },
];
