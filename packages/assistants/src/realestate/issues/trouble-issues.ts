import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** Before it is too late: nothing registered, a mortgage that came in between, a home worth too little, a dear way out. */
export const TROUBLE_ISSUES: readonly Issue[] = [
  {
    id: "unregistered",
    pattern:
      /^(?=.*전입(?:신고)?(?:를|을|도|은|이|가)?(?:안|못|하지않|없이|아직|미|늦))(?=.*(?:경매|공매|압류|팔리|팔려|팔렸|바뀌|바뀐|보증금|위험|괜찮))/mu,
    unless: /(?:하지말|말래|말라|못하게|금지|불가)|전입(?:신고)?(?:는|를)?(?:했|마쳤|되어|돼)/u,
    covers: ["auction", "opposing_power", "fixed_date", "owner_changed", "unsafe_home", "deposit_return"],
    answer: {
      ko: "전입신고를 하지 않았다면 대항력도 우선변제권도 없어서, 집이 팔리거나 경매되면 새 주인에게 계약을 주장하거나 먼저 배당받을 수 없어요(주택임대차보호법 제3조, 제3조의2). 지금이라도 오늘 전입신고를 하고 확정일자를 받으세요.",
      en: "Without the address registered there is neither opposing power nor priority: after a sale or an auction the lease cannot be held against the buyer, nor does the deposit rank (Housing Lease Protection Act, Articles 3 and 3-2). Register and get a fixed date today.",
    },
    points: [
      {
        ko: "전입신고의 다음 날 0시부터 대항력이 생기고, 그보다 먼저 등기된 근저당보다는 순위가 늦어요.",
        en: "Opposing power begins the day after you register, behind mortgages entered before.",
      },
      {
        ko: "경매 신청이 등기되기 전에 전입신고를 마치면 소액임차인의 최우선변제는 받을 수 있어요(제8조).",
        en: "If you register before the auction is entered, a small deposit still gets its first part (Article 8).",
      },
      {
        ko: "집주인에게 보증금을 달라고 할 권리는 그대로예요. 다만 다른 채권자보다 먼저 받지는 못해요.",
        en: "The landlord still owes the deposit; you just do not come before other creditors.",
      },
    ],
    options: [
      {
        ko: "오늘 주민센터나 정부24에서 전입신고를 하고 확정일자를 받으세요. 집주인의 동의는 필요 없어요.",
        en: "Register and get the fixed date today; it takes no consent.",
      },
      {
        ko: "등기부등본에서 근저당·압류·경매 등기의 날짜를 확인하세요.",
        en: "See the dates of mortgages, seizures and auctions in the register.",
      },
      {
        ko: "경매가 이미 시작됐다면 법률구조공단(132)에 배당 참여 방법을 상담하세요.",
        en: "If an auction has begun, ask legal aid (132) how to take part.",
      },
    ],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
      [HOUSING, "제8조"],
    ],
    isUrgent: true,
  },
  {
    id: "mortgage_after",
    pattern:
      /(?:계약|잔금|전입|이사|입주).{0,24}(?:근저당|담보|저당|대출)(?:을|이|가|도)?.{0,10}(?:잡혔|잡았|잡혀|설정(?:했|됐|되|돼)|생겼|받았|받아|늘)|(?:다음날|같은날|당일|몰래).{0,10}(?:근저당|담보|저당|대출)/u,
    unless: /소액|최우선|얼마|한도|금리|전세대출/u,
    covers: [
      "opposing_power",
      "fixed_date",
      "landlord_information",
      "unsafe_home",
      "register",
      "closing_day",
    ],
    answer: {
      ko: "누가 먼저인지는 대항력이 생긴 때(입주와 전입신고의 다음 날 0시)와 근저당이 등기된 날로 정해요(주택임대차보호법 제3조 제1항, 제3조의2). 전입신고를 한 그날 등기된 근저당은 나보다 앞서고, 그 다음 날부터 등기된 근저당은 확정일자까지 갖췄다면 나보다 뒤예요.",
      en: "Who comes first is decided by when opposing power began (00:00 of the day after moving in and registering) and when the mortgage was entered (Housing Lease Protection Act, Articles 3(1) and 3-2). One entered on the day you registered ranks before you; one entered from the next day on ranks after you, if you also had a fixed date.",
    },
    points: [
      {
        ko: "계약서에 “잔금 다음 날까지 담보를 설정하지 않는다”는 특약이 있다면 어긴 것이니 계약 해제와 손해배상을 요구할 수 있어요.",
        en: "If the contract forbids mortgages until the day after the balance, it was broken: withdrawal and damages can be asked for.",
      },
      {
        ko: "근저당이 앞서면 집이 경매될 때 은행이 먼저 받아요. 집값, 근저당 금액, 보증금을 알려 주시면 위험을 계산해 드릴게요.",
        en: "If it ranks before you, the bank is paid first; tell me the value, the mortgage and the deposit, and I will work out the risk.",
      },
    ],
    options: [
      {
        ko: "등기부등본의 접수 날짜와 내 전입·확정일자 날짜를 나란히 적어 순위를 확인하세요.",
        en: "Set the date in the register beside yours of registration and fixed date.",
      },
      {
        ko: "아직 잔금 전이면 근저당을 지우기 전에는 잔금을 보내지 마세요.",
        en: "If the balance is not paid yet, do not pay before the mortgage is gone.",
      },
      {
        ko: "집주인에게 말소를 글로 요구하고 중개사의 설명 책임과 함께 법률구조공단(132)에 상담하세요.",
        en: "Demand its removal in writing and ask legal aid (132), also about the broker's duty.",
      },
    ],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
    ],
    isUrgent: true,
  },
  {
    id: "unsafe_home",
    pattern:
      /깡통|역전세|(?:집값|시세|매매가)(?:이|가)?.{0,8}(?:떨어|하락|내려|빠졌|전세(?:금)?보다(?:낮|싸))|(?:보증금|전세금?|돈)(?:을|이|도)?.{0,10}(?:떼일|떼이|날릴|날리|못(?:돌려)?받을까|못받을거|안전할까|위험할까|불안|걱정)/u,
    covers: ["landlord_information", "opposing_power", "fixed_date", "deposit_return"],
    unless: /뭐(?:야|예요|에요|죠|임)|뜻|이?란/u,
    answer: {
      ko: "집값에 비해 보증금과 앞선 빚이 많으면 집이 팔려도 보증금을 다 못 받을 수 있어요. 지금 할 일은 대항력과 확정일자로 순위를 지키고(주택임대차보호법 제3조, 제3조의2), 보증보험과 계약이 끝날 때를 준비하는 거예요.",
      en: "Where the deposit and earlier debts come near the value of the home, a sale may not pay it all back. Keep your rank by registration and fixed date (Housing Lease Protection Act, Articles 3 and 3-2), and prepare insurance and the end of the lease.",
    },
    points: [
      {
        ko: "계약이 남아 있으면 집이 경매돼도 대항력과 확정일자를 갖춘 순서대로 받아요(제3조의2). 소액임차인이면 일정액을 가장 먼저 받아요(제8조).",
        en: "While the lease runs, an auction pays by the rank of registration and fixed date (Article 3-2); a small deposit is paid in part first (Article 8).",
      },
      {
        ko: "만기에 나가려면 2개월 전까지 통지가 닿아야 하고(제6조), 그때 못 받으면 이사하기 전에 임차권등기명령을 신청하세요(제3조의3).",
        en: "To leave at the term, notice arrives two months before (Article 6); if the deposit does not come, apply for a registration order before you move (Article 3-3).",
      },
      {
        ko: "집값(매매 시세), 보증금, 근저당 같은 앞선 빚의 금액을 알려 주시면 얼마나 위험한지 계산해 드릴게요.",
        en: "Tell me the value of the home, the deposit and earlier debts, and I will work out the risk.",
      },
    ],
    options: [
      {
        ko: "등기부등본을 다시 떼어 근저당·압류가 늘지 않았는지 보고, 전입과 거주를 유지하세요.",
        en: "Look at the register again for new mortgages or seizures; stay registered and keep living there.",
      },
      {
        ko: "전세보증금반환보증에 아직 가입할 수 있는지 HUG(1566-9009)에 물어보세요. 보통 계약 기간의 절반이 지나기 전까지예요.",
        en: "Ask HUG (1566-9009) whether the deposit can still be insured, usually until half the term is over.",
      },
      {
        ko: "만기 6개월 전부터 2개월 전 사이에 나갈지, 보증금을 낮춰 갱신할지 문자·내용증명으로 알리세요.",
        en: "Six to two months before the end say in writing whether you leave or renew with a lower deposit.",
      },
    ],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조"],
      [HOUSING, "제3조의3"],
      [HOUSING, "제6조"],
      [HOUSING, "제8조"],
    ],
    isUrgent: true,
  },
  {
    id: "leaving_penalty",
    tool: "lease_dates",
    pattern:
      /^(?=.*(?:중도|중간|만기|만료|기간|일찍|먼저|나가|퇴거|퇴실|해지))(?=.*(?:위약금|위약벌|벌금|남은(?:기간)?(?:월세|임대료)|잔여(?:기간)?(?:월세|임대료|차임)|(?:월세|차임)(?:\d+|한|두|세|석)(?:달|개월)(?:치|분)))(?=.*(?:내라|내래|내야|물어|물라|달라|달래|써있|써놨|돼있|되어있|조항|특약|유효|효력))/mu,
    unless: /계약금|가계약|밀린|밀렸|연체/u,
    covers: [
      "early_leave",
      "down_payment",
      "unfair_terms",
      "implied_renewal",
      "renewal_right",
      "minimum_term",
      "deposit_return",
    ],
    answer: {
      ko: "처음 정한 기간 중에 나가는 것은 집주인과 합의할 일이라 위약금 약속이 있을 수 있어요. 하지만 부당하게 많은 위약금은 법원이 줄일 수 있고(민법 제398조), 묵시적으로 갱신됐거나 갱신요구권으로 갱신한 계약이면 3개월 전에 알리고 위약금 없이 나갈 수 있어요(주택임대차보호법 제6조의2, 제6조의3 제4항).",
      en: "Leaving within the first term takes the landlord's consent, so a penalty may have been agreed. A court may reduce one that is unduly high (Civil Act 398), and after an implied renewal or one by right you may leave on three months' notice without any (Housing Lease Protection Act, Articles 6-2 and 6-3(4)).",
    },
    points: [
      {
        ko: "갱신된 계약에서 3개월 통지로 나갈 권리를 막거나 위약금을 물리는 약속은 세입자에게 불리해서 효력이 없어요(제10조).",
        en: "In a renewed lease a term that takes away the three months' notice or puts a penalty on it is void against the tenant (Article 10).",
      },
      {
        ko: "처음 기간 중이라면 집주인의 실제 손해(새 세입자를 구할 때까지의 월세, 중개보수)를 넘는 금액은 다툴 수 있어요. 새 세입자가 바로 들어오면 남은 월세를 다 낼 까닭이 약해져요.",
        en: "Within the first term, what goes beyond the landlord's real loss (rent until a successor, the fee) can be disputed; with a successor in place there is little reason for all the remaining rent.",
      },
    ],
    options: [
      {
        ko: "처음 계약 기간인지, 갱신된 뒤인지 계약서와 문자로 먼저 확인하세요.",
        en: "See from the contract and messages whether it is the first term or a renewal.",
      },
      {
        ko: "새 세입자를 구하고 그날까지의 월세와 중개보수만 내는 것으로 합의해 글로 남기세요.",
        en: "Offer a successor, rent until then and the fee, and put it in writing.",
      },
      {
        ko: "합의가 안 되면 주택임대차분쟁조정위원회(132)에 조정을 신청하세요.",
        en: "If that fails, ask the mediation committee (132).",
      },
    ],
    articles: [
      [CIVIL, "제398조"],
      [HOUSING, "제6조의2"],
      [HOUSING, "제6조의3"],
      [HOUSING, "제10조"],
    ],
  },
];
