import { HOUSING, type Issue } from "./issue.ts";

/** What people ask about homes that the statutes at hand do not decide: said plainly, with where it is decided. */
export const OUTSIDE_ISSUES: readonly Issue[] = [
  {
    id: "tax",
    isWhole: true,
    pattern:
      /취득세|양도(?:소득)?세|종부세|종합부동산세|재산세|상속세|증여세|임대소득세|세액공제|소득공제|현금영수증|연말정산|(?<!전)세금(?:은|이|을|도)?(?:얼마|계산|신고|내야|나와|공제)|인지세/u,
    covers: ["increase", "landlord_information", "lease_report", "succession"],
    answer: {
      ko: "세금(취득세·양도소득세·재산세·월세 세액공제 등)은 제가 가진 법령 자료에 없어요. 정확하지 않은 금액을 말씀드리지 않을게요.",
      en: "Taxes are not among the statutes I have, so I will not give you a figure.",
    },
    points: [
      {
        ko: "양도소득세·종합부동산세·월세 세액공제 같은 국세는 국세청 국세상담센터(126)와 홈택스(hometax.go.kr)에서 확인하세요.",
        en: "National taxes: National Tax Service, 126 and hometax.go.kr.",
      },
      {
        ko: "취득세·재산세 같은 지방세는 집이 있는 시·군·구청 세무과와 위택스(wetax.go.kr)에서 미리 계산해 볼 수 있어요.",
        en: "Local taxes such as acquisition tax: the district's tax office and wetax.go.kr.",
      },
    ],
    options: [],
    articles: [],
  },
  {
    id: "subscription",
    isWhole: true,
    pattern: /청약(?!철회)/u,
    unless: /특별공급|특공|지원|정책|혜택/u,
    answer: {
      ko: "청약 순위와 가점은 제가 가진 자료에 없어요. 정확하지 않은 조건을 말씀드리지 않을게요. 지역·주택 종류·통장 가입 기간에 따라 달라요.",
      en: "Subscription ranks and points are not among what I have, so I will not guess them.",
    },
    points: [
      {
        ko: "한국부동산원 청약홈(applyhome.co.kr)에서 순위 확인, 가점 계산, 모집공고를 볼 수 있어요.",
        en: "See applyhome.co.kr for ranks, points and notices.",
      },
      {
        ko: "다자녀·신혼부부 같은 특별공급이 맞는지는 «특별공급 대상인지 봐줘»라고 나이·소득·자녀 수와 함께 물어보세요.",
        en: "Ask me about special supply with your age, income and children.",
      },
    ],
    options: [],
    articles: [],
  },
  {
    id: "redevelopment",
    isWhole: true,
    pattern:
      /초과이익|재건축부담금|재개발|분양권|입주권|조합원(?:분양|지위)|정비사업|재건축(?:절차|조합|전망|투자|가능|연한)|안전진단/u,
    unless: /갱신|나가|거절|쫓|세입자|임차/u,
    answer: {
      ko: "재건축·재개발과 분양권은 제가 가진 법령 자료에 없어요. 정확하지 않은 내용을 말씀드리지 않을게요.",
      en: "Rebuilding, redevelopment and subscription rights are not among the statutes I have, so I will not guess.",
    },
    points: [
      {
        ko: "사업 절차와 부담금은 시·군·구청 주택과와 국가법령정보센터(law.go.kr)에서, 서울은 정비사업 정보몽땅(cleanup.seoul.go.kr)에서 확인하세요.",
        en: "Ask the district office, law.go.kr, or for Seoul cleanup.seoul.go.kr.",
      },
    ],
    options: [],
    articles: [],
  },
  {
    id: "forecast",
    isWhole: true,
    pattern:
      /(?:집값|부동산|전세값|전셋값|아파트값|시장|금리).{0,10}(?:전망|예측|오를까|내릴까|떨어질까|폭락|오를것|상승할|하락할|바닥)|(?:지금|올해|내년).{0,8}(?:집|아파트)(?:을|를)?(?:사도|살까|사야|팔아야)/u,
    unless: /대출|연봉|소득|세금/u,
    answer: {
      ko: "앞으로 집값이나 금리가 어떻게 될지는 제가 알 수 없어요. 예측을 지어내지 않을게요.",
      en: "I cannot know where prices or rates will go, and I will not make a forecast up.",
    },
    points: [
      {
        ko: "지금까지의 거래는 보여 드릴 수 있어요. 예: «강남구 아파트 전세 시세»",
        en: "I can show past deals, for example “jeonse prices in Gangnam-gu”.",
      },
      {
        ko: "살 수 있는 금액이 궁금하면 연소득과 집값을 알려 주세요. 대출 한도와 매달 갚을 돈을 계산해 드릴게요.",
        en: "Tell me income and price, and I will work out the loan and its payments.",
      },
    ],
    options: [],
    articles: [],
  },
  {
    id: "capacity",
    isWhole: true,
    pattern:
      /(?:치매|의사능력|심신|지적장애|미성년|고등학생|중학생|후견).{0,30}(?:계약|전세|월세|서명|도장)|(?:계약|전세|월세).{0,30}(?:치매|미성년|의사능력|후견)/u,
    answer: {
      ko: "뜻을 알고 판단할 수 없는 상태에서 맺은 계약은 무효라고 다툴 수 있고, 미성년자가 부모 등 법정대리인의 동의 없이 맺은 계약은 취소할 수 있어요. 이 규정은 제가 가진 조문 자료에 없어서 조문 번호는 말씀드리지 않을게요.",
      en: "A contract made by somebody who could not understand it can be disputed as void, and one made by a minor without consent of the legal representative can be cancelled. Those rules are not among the articles I have, so I name none.",
    },
    points: [
      {
        ko: "계약할 때의 상태를 보여 줄 진단서·의무기록이 중요해요. 후견인이 있으면 후견인이 계약을 취소하거나 동의할 수 있는지도 확인하세요.",
        en: "Medical records of that time matter; if there is a guardian, see what the guardian may cancel.",
      },
      {
        ko: "돈을 더 보내기 전에 상대와 중개사에게 글로 알리고, 법률구조공단(132)에 먼저 상담하세요.",
        en: "Before paying more, tell the other side and the broker in writing, and call legal aid (132).",
      },
    ],
    options: [],
    articles: [],
    isUrgent: true,
  },
  {
    id: "guarantee",
    pattern: /보증보험|반환보증|전세보증(?!금)|(?:hug|허그|hf|sgi)(?:보증|가입|에|에서|전세)/iu,
    covers: ["deposit_return", "landlord_information"],
    unless: /이행청구|사고|안(?:돌려|줘|주)|못받/u,
    answer: {
      ko: "전세보증금반환보증은 집주인이 보증금을 안 돌려줄 때 보증기관(HUG·HF·SGI)이 먼저 돌려주는 상품이에요. 법이 아니라 상품이라 조건은 기관마다 다르고 바뀌어요.",
      en: "A deposit guarantee pays you when the landlord does not. It is a product (HUG, HF, SGI), so its terms differ and change.",
    },
    points: [
      {
        ko: "보통 이사·전입신고·확정일자를 갖춰야 하고, 먼저 잡힌 빚과 보증금을 더한 금액이 집값의 일정 비율 안이어야 해요. 비율이 높은 집은 가입이 거절될 수 있어요.",
        en: "Usually you must live there with a fixed date, and prior debts plus the deposit must stay within a share of the value.",
      },
      {
        ko: "가입 기한이 있으니(보통 계약 기간의 절반이 지나기 전) 잔금을 내기 전에 가입할 수 있는 집인지 확인하세요.",
        en: "There is a time limit (usually before half the term is over): ask before you pay.",
      },
      {
        ko: "정확한 한도와 보증료는 HUG(1566-9009)나 안심전세 앱에서 확인하세요.",
        en: "Ask HUG (1566-9009) for limits and fees.",
      },
    ],
    options: [
      {
        ko: "계약서에 “보증 가입이 안 되면 계약을 해제하고 계약금을 돌려준다”는 특약을 넣으세요.",
        en: "Put into the contract that it ends, with the down payment returned, if the guarantee is refused.",
      },
    ],
    articles: [[HOUSING, "제3조의2"]],
  },
  {
    id: "loan_consent",
    isWhole: true,
    pattern:
      /(?:대출|전세대출).{0,16}(?:집주인|임대인).{0,8}(?:동의|허락|협조)|(?:집주인|임대인).{0,8}(?:동의|허락|협조).{0,14}대출/u,
    answer: {
      ko: "전세대출을 받는 데 집주인의 동의를 받으라고 정한 법은 없어요. 다만 은행이 계약이 맞는지 집주인에게 확인하거나, 보증금 반환채권에 담보를 잡으면서 집주인에게 알리는 상품이 있어요.",
      en: "No law demands the landlord's consent to a jeonse loan; yet banks may check the lease with the landlord or notify him of a pledge.",
    },
    points: [
      {
        ko: "상품마다 절차가 달라요. 계약하기 전에 은행에 확인하고, “대출에 협조하고, 대출이 안 되면 계약금을 돌려준다”는 특약을 넣어 두세요.",
        en: "Ask the bank first, and put cooperation and the return of the down payment into the contract.",
      },
    ],
    options: [],
    articles: [],
  },
];
