import { BROKERS, CIVIL, HOUSING, type Issue } from "./issue.ts";

/** How things are done: letters, courts, papers, and who is protected. */
export const PROCEDURE_ISSUES: readonly Issue[] = [
  {
    id: "certified_letter",
    pattern: /내용증명/u,
    unless: /(?:보증금|전세금).{0,20}(?:안|못|돌려)|나가(?:라|래)|거절|연체|밀/u,
    covers: ["mediation"],
    answer: {
      ko: "내용증명은 같은 글 세 통을 만들어 우체국이나 인터넷우체국(epost.go.kr)에서 보내요. 한 통은 상대에게 가고, 한 통은 우체국이, 한 통은 내가 보관해요.",
      en: "A certified letter is written in three copies and sent at a post office or at epost.go.kr: one goes out, one stays there, one with you.",
    },
    points: [
      {
        ko: "누가 누구에게(주소), 어떤 계약에 대해, 무엇을 언제까지 해 달라는 것인지 날짜와 함께 적으세요.",
        en: "Write who to whom, which contract, what is wanted and by when, with the date.",
      },
      {
        ko: "그 자체로 강제하는 힘은 없지만 알린 내용과 날짜의 증거가 돼요. 갱신 요구나 해지 통지는 상대에게 닿은 날이 중요해요(주택임대차보호법 제6조, 제6조의2).",
        en: "It forces nobody, but proves what was said and when; what counts for renewal and notice is the day it arrives (Articles 6, 6-2).",
      },
      {
        ko: "받지 않으면 다시 보내거나 법원의 의사표시 공시송달을 알아보세요. 법률구조공단(132)이 도와줘요.",
        en: "If it is not accepted, send it again or ask the court about service by notice; legal aid (132) helps.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제6조"],
      [HOUSING, "제6조의2"],
    ],
  },
  {
    id: "lawsuit",
    pattern: /소액(?:재판|사건|심판)|지급명령|민사소송|소송(?:을|하|비용|절차|걸|방법|기간)|전자소송/u,
    unless: /임차권등기|경매/u,
    covers: ["mediation"],
    answer: {
      ko: "상대가 다투지 않을 것 같으면 지급명령이 빠르고, 다투면 소송으로 가요. 세입자가 내는 보증금 반환 소송은 금액이 커도 소액사건의 빠른 절차 일부를 이용해요(주택임대차보호법 제13조).",
      en: "A payment order is quickest if nothing is disputed, else it takes a lawsuit. A tenant's suit for the deposit uses parts of the quick procedure whatever its size (Housing Lease Protection Act, Article 13).",
    },
    points: [
      {
        ko: "전자소송(ecfs.scourt.go.kr)으로 집에서 낼 수 있어요. 계약서, 이체 내역, 해지·갱신거절을 알린 문자나 내용증명이 증거예요.",
        en: "It can be filed at ecfs.scourt.go.kr with the contract, transfers and notices as evidence.",
      },
      {
        ko: "소송 전에 주택임대차분쟁조정위원회에 조정을 신청할 수도 있어요(제14조, 제21조).",
        en: "Before that the mediation committee may help (Articles 14 and 21).",
      },
      {
        ko: "비용과 기간은 금액과 다툼에 따라 달라요. 형편이 어려우면 법률구조공단(132)이 소송을 도와줘요.",
        en: "Cost and time depend on the case; legal aid (132) helps those who cannot afford it.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제13조"],
      [HOUSING, "제14조"],
      [HOUSING, "제21조"],
    ],
  },
  {
    id: "lost_contract",
    pattern: /계약서.{0,10}(?:잃어|분실|없어졌|없어져|못찾|찢|버렸|훼손)/u,
    covers: ["fixed_date_again", "fixed_date", "oral_contract", "opposing_power"],
    answer: {
      ko: "계약서를 잃어버려도 계약과 이미 받은 확정일자의 순위가 없어지는 것은 아니에요. 확정일자를 준 주민센터나 등기소에 확정일자 정보를 달라고 해서 증명하세요(주택임대차보호법 제3조의6 제3항).",
      en: "Losing the paper ends neither the lease nor the rank of its fixed date: ask where it was given for the record (Housing Lease Protection Act, Article 3-6(3)).",
    },
    points: [
      {
        ko: "중개로 계약했다면 공인중개사가 사본을 보관하고 있어요(공인중개사법 제26조). 집주인에게도 사본을 부탁하세요.",
        en: "A broker keeps a copy (Licensed Brokers Act, Article 26); ask the landlord, too.",
      },
      {
        ko: "다시 쓴 계약서에 확정일자를 새로 받으면 순위가 그날로 늦어지니, 먼저 예전 기록부터 찾으세요.",
        en: "A fixed date on a new paper ranks only from that day, so look for the old record first.",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조의6"],
      [HOUSING, "제3조의2"],
      [BROKERS, "제26조"],
    ],
  },
  {
    id: "corporate_tenant",
    pattern: /법인(?:이|명의|으로|도|은|가)|회사(?:가|명의|에서).{0,14}(?:계약|얻|임차|빌|보호)/u,
    unless: /법인세|법인(?:카드|대출)/u,
    covers: ["opposing_power", "fixed_date", "scope"],
    answer: {
      ko: "법인은 주민등록을 할 수 없어서 보통은 주택임대차보호법의 대항력을 얻지 못해요. 예외는 두 가지예요(제3조 제2항·제3항).",
      en: "A company cannot register as a resident and so usually has no opposing power under the act, with two exceptions (Article 3(2) and (3)).",
    },
    points: [
      {
        ko: "저소득층 등에게 전세임대를 지원하는 공공법인(한국토지주택공사 등): 입주자가 이사와 주민등록을 마친 다음 날부터예요.",
        en: "Public bodies that sublet to those in need: from the day after the resident moved in and registered.",
      },
      {
        ko: "중소기업이 직원용으로 빌린 집: 회사가 정한 직원이 이사와 주민등록을 마친 다음 날부터예요.",
        en: "Small and medium companies for their staff: from the day after the named employee moved in and registered.",
      },
      {
        ko: "그 밖의 법인은 전세권 등기(민법 제303조)나 임대차 등기(민법 제621조)로 보호받는 방법을 알아보세요.",
        en: "Others may register a jeonse right (Civil Act 303) or the lease (621).",
      },
    ],
    options: [],
    articles: [
      [HOUSING, "제3조"],
      [CIVIL, "제303조"],
      [CIVIL, "제621조"],
    ],
  },
  {
    id: "registration_forbidden",
    pattern: /전입(?:신고)?.{0,12}(?:하지말|말래|말라|못하게|안된다|안되는|불가|막|금지)/u,
    covers: ["opposing_power", "fixed_date", "unfair_terms", "scope"],
    answer: {
      ko: "전입신고를 하지 않으면 대항력도 우선변제권도 생기지 않아 보증금이 위험해요(주택임대차보호법 제3조, 제3조의2). 전입신고를 못 하게 하는 약속은 세입자에게 불리해서 효력이 없어요(제10조).",
      en: "Without registering your address the deposit has no protection (Housing Lease Protection Act, Articles 3 and 3-2). A promise not to register is void against the tenant (Article 10).",
    },
    points: [
      {
        ko: "사는 집이면 전입신고는 집주인의 동의 없이 할 수 있고, 이사한 뒤 14일 안에 하는 것이 의무예요.",
        en: "You may register where you live without the landlord's consent, and have to within 14 days of moving.",
      },
      {
        ko: "오피스텔에서 세금 때문에 막는 경우가 많아요. 아직 계약 전이라면 전입신고와 확정일자를 받을 수 있는 집을 고르세요.",
        en: "It often is about taxes of officetels; before signing, choose a home where you can register.",
      },
    ],
    options: [
      {
        ko: "계약 전이라면 “전입신고와 확정일자에 협조한다”는 특약을 넣으세요.",
        en: "Before signing, have a term added that registration is allowed.",
      },
    ],
    articles: [
      [HOUSING, "제3조"],
      [HOUSING, "제3조의2"],
      [HOUSING, "제10조"],
    ],
  },
  {
    id: "jeonse_or_rent",
    pattern:
      /전세(?:랑|와|하고|냐|vs|,|가좋|나).{0,6}월세.{0,14}(?:뭐가|어느|나아|나을|유리|좋|이득|비교|중에)|월세(?:랑|와|보다|냐).{0,6}전세.{0,14}(?:뭐가|어느|나아|나을|유리|좋|이득)/u,
    covers: ["conversion", "renewal_right"],
    answer: {
      ko: "전세와 월세는 보증금에 드는 이자와 월세를 견줘서 정해요. 전세대출 이자(또는 그 돈으로 얻을 이자)가 월세보다 적으면 전세가, 많으면 월세가 유리해요.",
      en: "Compare the interest on the deposit with the rent: if a jeonse loan costs less than the rent, jeonse is cheaper, otherwise rent.",
    },
    points: [
      {
        ko: "보증금이 클수록 돌려받지 못할 위험도 커요. 집값에 비해 보증금과 선순위 빚이 많으면 월세 쪽이 안전해요.",
        en: "A larger deposit is a larger risk; where debts and deposit come near the value of the home, rent is safer.",
      },
      {
        ko: "보증금과 월세 금액을 알려 주시면 전월세전환율로 비교해 드릴게요. 예: «전세 3억이랑 보증금 1억 월세 80 중에 뭐가 나아?»",
        en: "Tell me both offers and I will compare them by the conversion rate.",
      },
    ],
    options: [],
    articles: [[HOUSING, "제7조의2"]],
  },
];
