import { HOUSING, type Issue } from "./issue.ts";

/** A landlord who has no money, or cannot be found. */
export const LANDLORD_ISSUES: readonly Issue[] = [
  {
    id: "landlord_insolvent",
    tool: "small_deposit_check",
    pattern:
      /(?:집주인|임대인|주인|건물주)(?:이|은|가|분이)?.{0,14}(?:파산|회생|부도|신용불량|빚(?:이많|더미|을못))|(?:파산|회생|부도).{0,14}(?:집주인|임대인|보증금|전세금)|landlord.{0,20}(?:bankrupt|insolven)|bankrupt.{0,20}landlord/iu,
    covers: ["fixed_date", "opposing_power", "deposit_return", "lease_registration", "unsafe_home"],
    answer: {
      ko: "집주인이 파산하거나 회생을 신청해도 대항력과 확정일자를 갖춘 세입자는 그 집이 팔린 돈에서 순서대로 먼저 보증금을 받아요(주택임대차보호법 제3조의2 제2항). 지금 가진 전입과 거주를 그대로 지키는 것이 가장 중요해요.",
      en: "Also when the landlord is bankrupt, a tenant with a registered address and a fixed date is paid by rank from what the home is sold for (Housing Lease Protection Act, Article 3-2(2)). Above all keep living there and stay registered.",
    },
    points: [
      {
        ko: "확정일자를 아직 안 받았다면 오늘 받으세요. 받은 때부터 순위가 생겨요. 그 전이라도 전입해서 살고 있으면 대항력은 있어요(제3조).",
        en: "If there is no fixed date yet, get it today: it ranks from then. Opposing power comes from living there and being registered (Article 3).",
      },
      {
        ko: "보증금이 소액임차인 기준 안이면 확정일자가 없어도 일정액을 가장 먼저 받아요(제8조).",
        en: "A small deposit is paid in part before everybody else, without a fixed date (Article 8).",
      },
      {
        ko: "파산·회생 절차에는 신고 기한이 있어요. 법원에서 온 서류의 날짜를 확인하고 기한 안에 보증금을 신고하세요.",
        en: "Bankruptcy has deadlines: look at the court's papers and file your claim in time.",
      },
    ],
    options: [
      {
        ko: "등기부등본을 떼어 근저당·압류·경매 등기와 그 날짜를 확인하세요.",
        en: "See mortgages, seizures and auctions with their dates in the register.",
      },
      {
        ko: "확정일자와 전입을 갖추고, 계약이 끝났는데 못 받았다면 임차권등기명령을 신청하세요(제3조의3).",
        en: "Have the fixed date and registration; if the lease is over, apply for a registration order (Article 3-3).",
      },
      {
        ko: "보증보험에 가입했다면 HUG·HF·SGI에 알리고, 법률구조공단(132)에 채권 신고를 상담하세요.",
        en: "Tell your guarantor (HUG, HF, SGI) and ask legal aid (132) about filing the claim.",
      },
    ],
    articles: [
      [HOUSING, "제3조의2"],
      [HOUSING, "제3조"],
      [HOUSING, "제8조"],
      [HOUSING, "제3조의3"],
    ],
    isUrgent: true,
  },
  {
    id: "landlord_gone",
    pattern:
      /(?:집주인|임대인|주인|건물주)(?:이|은|하고|이랑|랑|과|한테|께서)?.{0,12}(?:연락(?:이|도)?(?:두절|안|끊)|잠적|사라|도망|전화(?:를|도)?안|잠수|행방|못찾|해외로)|연락두절|landlord.{0,24}(?:disappear|unreachable|gone|missing|vanish|notanswer|n'tanswer)/iu,
    unless: /전세사기|사기당/u,
    covers: [
      "fixed_date",
      "opposing_power",
      "implied_renewal",
      "deposit_return",
      "lease_registration",
      "repair",
    ],
    answer: {
      ko: "집주인과 연락이 안 돼도 계약과 보증금은 그대로예요. 먼저 나가거나 주소를 옮기지 말고, 계약을 끝내겠다는 통지부터 증거로 남기세요. 계약이 끝났는데 못 받으면 혼자서 임차권등기명령을 신청할 수 있어요(주택임대차보호법 제3조의3).",
      en: "Lease and deposit stand although the landlord cannot be reached. Do not leave or deregister; put your notice on record first. Once the lease is over you alone may apply for a lease registration order (Housing Lease Protection Act, Article 3-3).",
    },
    points: [
      {
        ko: "만기에 나가려면 2개월 전까지 통지가 닿아야 해요(제6조). 문자·전화 기록을 남기고 등기부의 주소로 내용증명을 보내세요. 돌아오면 법원의 의사표시 공시송달을 이용할 수 있어요.",
        en: "To leave at the term notice has to arrive two months before (Article 6): keep messages and calls, write to the address in the register, and if it comes back ask the court for service by notice.",
      },
      {
        ko: "임차권등기는 집주인에게 결정이 전달되기 전에도 할 수 있어요(제3조의3). 등기를 확인한 다음 이사하면 대항력과 우선변제권이 유지돼요.",
        en: "The entry can be made before the landlord is served (Article 3-3); once you see it you may move and keep your rights.",
      },
      {
        ko: "여러 세입자가 같은 일을 겪고 있거나 속인 정황이 있으면 전세사기 피해 지원도 알아보세요(전세피해지원센터 1533-8119).",
        en: "If several tenants are affected or there are signs of deceit, ask the support centre for victims (1533-8119).",
      },
    ],
    options: [
      {
        ko: "등기부등본으로 소유자와 압류·경매·근저당을 확인하세요.",
        en: "See the owner, seizures, auctions and mortgages in the register.",
      },
      {
        ko: "통지를 문자와 내용증명으로 남기고, 만기가 지나면 임차권등기명령을 신청하세요.",
        en: "Give notice by message and certified letter, and apply for the registration order after the term.",
      },
      {
        ko: "보증보험에 가입했다면 HUG·HF·SGI에 이행을 청구하고, 아니면 지급명령이나 소송을 법률구조공단(132)과 상담하세요.",
        en: "Claim on your guarantee (HUG, HF, SGI), or ask legal aid (132) about a payment order or a suit.",
      },
    ],
    articles: [
      [HOUSING, "제3조의3"],
      [HOUSING, "제6조"],
      [HOUSING, "제3조의2"],
      [HOUSING, "제4조"],
    ],
    isUrgent: true,
  },
];
