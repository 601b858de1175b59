import { CIVIL, HOUSING, type Issue } from "./issue.ts";

/** The lease is over and the deposit has not come: what else is owed, and by whom. */
export const AFTER_LEAVING_ISSUES: readonly Issue[] = [
  {
    id: "late_interest",
    pattern:
      /(?:보증금|전세금).{0,30}(?:지연이자|지연손해|이자(?:도|를|까지|는)?.{0,8}(?:받|청구|달라|붙))|(?:지연이자|지연손해).{0,24}(?:보증금|전세금|받|청구)/u,
    unless: /대출|금리|주담대/u,
    answer: {
      ko: "집을 비워 주고 열쇠를 넘겼는데도 보증금을 못 받으면 그 다음 날부터 늦은 이자(지연손해금)를 달라고 할 수 있어요. 법정 이율은 연 5%이고(민법 제379조), 소송을 내면 소장이 전달된 다음 날부터 연 12%로 높아져요(소송촉진 등에 관한 특례법).",
      en: "Once you have handed over the home and the keys, interest is due on the deposit from the next day: 5% a year by law (Civil Act 379), and 12% from the day after a lawsuit is served (Act on Special Cases Concerning Expedition of Legal Proceedings).",
    },
    points: [
      {
        ko: "아직 살고 있거나 짐을 두고 있으면 집을 넘기는 것과 보증금 반환이 동시에 할 일이라(민법 제536조) 이자를 청구하기 어려워요.",
        en: "While you still live there or keep things there, both sides owe at the same time (Civil Act 536), so interest is hard to claim.",
      },
      {
        ko: "이사하기 전에 임차권등기를 마쳐야 순위를 지켜요(주택임대차보호법 제3조의3). 비워 준 날을 사진과 문자로 남기세요.",
        en: "Have the lease registered before you move to keep your rank (Article 3-3), and record the day of the handover.",
      },
    ],
    options: [
      {
        ko: "비워 준 날과 이자를 적은 내용증명을 보내고, 지급명령이나 소송에서 이자까지 청구하세요. 법률구조공단(132)이 도와줘요.",
        en: "Demand it by certified letter with the day of the handover, and claim the interest in a payment order or suit; legal aid (132) helps.",
      },
    ],
    articles: [
      [CIVIL, "제379조"],
      [CIVIL, "제536조"],
      [HOUSING, "제3조의3"],
    ],
    isUrgent: true,
  },
  {
    id: "rent_after_leaving",
    pattern:
      /(?:임차권등기|계약(?:이)?끝|만기(?:가)?지나|이사(?:를)?(?:갔|나갔|왔)|집(?:을)?비웠).{0,24}(?:월세|차임|관리비).{0,10}(?:계속|내야|내라|내래|내나|달라)/u,
    unless: /갱신|연장/u,
    covers: ["lease_registration", "implied_renewal", "early_leave", "arrears"],
    answer: {
      ko: "계약이 끝났고 집을 비워 더 쓰지 않는다면, 보증금을 못 받아 열쇠를 가지고 있더라도 월세를 계속 낼 의무는 없다고 보는 것이 보통이에요. 계속 살거나 짐을 두고 쓰고 있다면 쓴 만큼은 내야 해요.",
      en: "If the lease is over and you no longer use the home, rent is usually not due any more although you hold on to it until the deposit is paid; as long as you live there or keep things there, you pay for the use.",
    },
    points: [
      {
        ko: "보증금을 받을 때까지 임대차가 이어지는 것으로 보는 규정(주택임대차보호법 제4조 제2항)은 세입자를 보호하려는 것이고, 집을 넘기는 것과 보증금 반환은 동시에 해요(민법 제536조).",
        en: "That the lease is held to go on until the deposit is returned (Article 4(2)) protects the tenant; handing over and repayment happen together (Civil Act 536).",
      },
      {
        ko: "임차권등기를 확인하고 이사했다면 대항력과 우선변제권은 그대로예요(제3조의3). 비운 날을 사진과 문자로 남기세요.",
        en: "If you moved after the entry in the register your rights stay (Article 3-3); record the day you left.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제4조"],
      [HOUSING, "제3조의3"],
      [CIVIL, "제536조"],
    ],
  },
  {
    id: "guarantee_claim",
    pattern:
      /(?:보증보험|반환보증|전세보증(?!금)|hug|허그).{0,40}(?:청구|보증사고|이행|안줘|안주|안준|못받|안돌려)|(?:못받|안줘|안돌려).{0,30}(?:보증보험|반환보증|hug|허그)/iu,
    covers: ["deposit_return", "guarantee"],
    answer: {
      ko: "보증보험에 가입했다면 계약이 끝나고도 보증금을 못 받았을 때 보증기관(HUG·HF·SGI)에 이행을 청구하세요. 보통 만기 뒤 한 달이 지나도 못 받으면 보증사고로 접수하고, 임차권등기를 마친 다음 집을 비우면서 받아요.",
      en: "With a deposit guarantee, claim on it when the lease is over and nothing came (HUG, HF, SGI). Usually it counts as a default a month after the end; you have the lease registered, then hand the home over and are paid.",
    },
    points: [
      {
        ko: "만기 2개월 전까지 나가겠다고 알린 증거(문자·내용증명)가 있어야 해요. 묵시적으로 갱신되면 청구할 수 없게 될 수 있어요(주택임대차보호법 제6조).",
        en: "It takes proof that you gave notice two months before the end; if the lease was renewed by silence the claim may fail (Housing Lease Protection Act, Article 6).",
      },
      {
        ko: "임차권등기명령을 신청해 등기가 끝나기 전에는 이사하거나 주소를 옮기지 마세요(제3조의3).",
        en: "Do not move or deregister before the registration order is entered (Article 3-3).",
      },
      {
        ko: "서류와 기한은 상품마다 달라요. 약관과 HUG(1566-9009) 안내를 먼저 확인하세요.",
        en: "Papers and deadlines differ by product; see the terms and ask HUG (1566-9009).",
      },
    ],
    options: [
      {
        ko: "보증기관에 전화해 보증사고 접수 방법과 기한을 확인하세요.",
        en: "Ask the guarantor how and until when to report the default.",
      },
      {
        ko: "해지·갱신거절 통지, 계약서, 임차권등기 서류를 모아 이행을 청구하세요.",
        en: "Gather notice, contract and registration, and file the claim.",
      },
    ],
    articles: [
      [HOUSING, "제3조의3"],
      [HOUSING, "제6조"],
    ],
    isUrgent: true,
  },
];
