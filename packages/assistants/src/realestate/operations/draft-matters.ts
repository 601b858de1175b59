import type { Choice } from "@maru/dialogue";
import type { Sentence } from "@maru/state";

/**
 * What a letter about a home can be about. `{deposit}` stands for a value of the case; `[…]` stays a gap where nobody
 * knows it. The softer and the shorter wording are sentences of their own, so that a revision never loses a value.
 */
export interface DraftMatter {
  readonly name: string;
  readonly label: Sentence;
  readonly to: Sentence;
  /** Questions of the law that are answered with such a text. */
  readonly issues: readonly string[];
  /** Written by a landlord to a tenant. */
  readonly isOfLandlord?: true;
  /** What is agreed, as a term of a contract. */
  readonly term?: Sentence;
  /** What is said, sentence by sentence; each with the slots it needs. */
  readonly says: readonly DraftSentence[];
  /** What a formal letter adds: demand and consequence. */
  readonly formal: readonly DraftSentence[];
}

export interface DraftSentence extends Sentence {
  /** What is said instead where it is about a shop: another act holds for it. */
  readonly ofShop?: Sentence;
  /** Left out where a shorter text is wanted. */
  readonly isDetail?: true;
  /** Left out where a softer one is wanted. */
  readonly isHard?: true;
  /** Said only before or after the lease has ended. */
  readonly when?: "before" | "after";
  /** Said only where all its values are known. */
  readonly isOfKnown?: true;
}

export const DRAFT_MATTERS: readonly DraftMatter[] = [
  {
    name: "deposit_return",
    label: { ko: "보증금 반환 요청", en: "return of the deposit" },
    to: { ko: "임대인", en: "landlord" },
    issues: [
      "deposit_return",
      "late_interest",
      "rent_after_leaving",
      "lease_registration",
      "landlord_insolvent",
      "landlord_gone",
      "guarantee_claim",
      "leave_at_term",
    ],
    term: {
      ko: "임대인은 {end_date}에 임차인이 집을 비우는 것과 동시에 보증금 {deposit}을 반환한다.",
      en: "The landlord returns the deposit of {deposit} on {end_date} when the tenant hands over the home.",
    },
    says: [
      { ko: "계약이 {end_date}에 끝납니다.", en: "the lease ends on {end_date}.", when: "before" },
      { ko: "계약이 {end_date}에 끝났습니다.", en: "the lease ended on {end_date}.", when: "after" },
      {
        ko: "저는 더 연장하지 않고 나갈 예정입니다.",
        en: "I will move out and do not wish to renew.",
        when: "before",
      },
      {
        ko: "아직 돌려받지 못한 {deposit}을 [날짜]까지 보내 주시기를 부탁드립니다.",
        en: "Please return the {deposit} that is still owed by [date].",
        when: "after",
      },
      {
        when: "before",
        ko: "그날 집을 비워 드리면서 {deposit}을 돌려받고 싶습니다.",
        en: "On that day I will hand over the home and ask for {deposit} back.",
      },
      {
        when: "before",
        ko: "다음 세입자를 구하시는 데 필요한 집 보여 드리기는 돕겠습니다.",
        en: "I am glad to let people view the home meanwhile.",
        isDetail: true,
      },
    ],
    formal: [
      {
        ko: "그때까지 보증금을 반환하지 않으면 임차권등기명령을 신청하고 지연손해금을 청구하겠습니다.",
        en: "If it is not returned by then, I will apply for a leasehold registration order and claim interest.",
        isHard: true,
      },
    ],
  },
  {
    name: "renewal",
    label: { ko: "계약 갱신 요구", en: "request to renew" },
    to: { ko: "임대인", en: "landlord" },
    issues: [
      "renewal_right",
      "implied_renewal",
      "renewal_used",
      "late_refusal",
      "refusal_reasons",
      "owner_occupancy",
      "renewed_eviction",
      "owner_changed",
      "eviction",
      "shop_eviction",
      "shop_lease",
    ],
    says: [
      { ko: "계약이 {end_date}에 끝납니다.", en: "the lease ends on {end_date}." },
      {
        ofShop: {
          ko: "상가건물 임대차보호법 제10조에 따라 계약 갱신을 요구드립니다.",
          en: "I request its renewal under Article 10 of the Commercial Building Lease Protection Act.",
        },
        ko: "주택임대차보호법 제6조의3에 따라 계약 갱신을 요구드립니다.",
        en: "I request its renewal under Article 6-3 of the Housing Lease Protection Act.",
      },
      {
        ko: "지금 보증금은 {deposit}입니다.",
        en: "The present deposit is {deposit}.",
        isDetail: true,
        isOfKnown: true,
      },
      {
        ko: "금액은 법이 정한 범위에서 말씀 나누고 싶습니다.",
        en: "I would like to talk about the amount within what the law allows.",
      },
    ],
    formal: [
      {
        ko: "이 서면이 도달한 날을 갱신 요구일로 합니다.",
        en: "The day this letter arrives counts as the day of the request.",
      },
    ],
  },
  {
    name: "leave_notice",
    label: { ko: "나간다는 통보", en: "notice to leave" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["early_leave", "leave_within_term", "leave_between_terms", "late_leave"],
    term: {
      ko: "임차인은 [사유]가 생기면 [1]개월 전에 알리고 계약을 해지할 수 있으며, 임대인은 나가는 날 보증금을 반환한다.",
      en: "The tenant may end the lease with [1] month's notice if [reason]; the landlord returns the deposit on the day of leaving.",
    },
    says: [
      { ko: "{move_out_date}에 집을 비우려고 합니다.", en: "I plan to move out on {move_out_date}." },
      { ko: "그날 {deposit}을 돌려받고 싶습니다.", en: "I ask for {deposit} back on that day." },
      {
        ko: "일정이 어려우시면 편하게 말씀해 주세요.",
        en: "Please tell me if the day does not suit you.",
        isDetail: true,
      },
    ],
    formal: [
      {
        ko: "이 통지가 도달한 날부터 계약 해지의 효력이 생기는 날을 계산해 주시기 바랍니다.",
        en: "Please count from the day this notice arrives to the day it takes effect.",
      },
    ],
  },
  {
    name: "repair",
    label: { ko: "수리 요청", en: "request for repairs" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["repair"],
    term: {
      ko: "보일러·누수·배관·전기 등 주요 설비의 고장은 임대인이 수리하고, 임차인의 고의나 과실로 생긴 고장은 임차인이 수리한다.",
      en: "The landlord repairs main installations (boiler, leaks, pipes, wiring); the tenant repairs what the tenant broke.",
    },
    says: [
      {
        ko: "집에 고칠 곳이 있어 연락드렸습니다: {matter}.",
        en: "something in the home needs repair: {matter}.",
      },
      { ko: "언제 고쳐 주실 수 있는지 알려 주세요.", en: "Please tell me when it can be repaired." },
      { ko: "필요하시면 사진을 보내 드리겠습니다.", en: "I can send photos.", isDetail: true },
    ],
    formal: [
      {
        ko: "민법 제623조에 따라 임대인은 사용에 필요한 상태를 유지할 의무가 있습니다.",
        en: "Under Article 623 of the Civil Act the landlord keeps the home fit for use.",
        isHard: true,
      },
    ],
  },
  {
    name: "increase_answer",
    label: { ko: "인상 요구에 답하기", en: "answer to a demanded increase" },
    to: { ko: "임대인", en: "landlord" },
    issues: [
      "increase",
      "increase_within_year",
      "agreed_increase",
      "overpaid_renewal",
      "late_increase",
      "refused_increase",
      "shop_increase",
      "conversion",
      "shop_conversion",
    ],
    says: [
      { ko: "올려 달라는 말씀 잘 받았습니다.", en: "thank you for telling me about the increase." },
      {
        ko: "저는 {offer}으로 하면 좋겠습니다.",
        en: "I would like to propose {offer}.",
        isOfKnown: true,
      },
      {
        ofShop: {
          ko: "상가건물 임대차보호법 제11조에 따라 5%까지 올릴 수 있는 것으로 알고 있습니다.",
          en: "As I understand Article 11 of the Commercial Building Lease Protection Act, up to five per cent may be added.",
        },
        ko: "주택임대차보호법 제7조에 따라 5%까지 올릴 수 있는 것으로 알고 있습니다.",
        en: "As I understand Article 7 of the Housing Lease Protection Act, up to five per cent may be added.",
      },
      {
        ko: "지금 보증금은 {deposit}입니다.",
        en: "The present deposit is {deposit}.",
        isDetail: true,
        isOfKnown: true,
      },
      { ko: "지금 월세는 {rent}입니다.", en: "The present rent is {rent}.", isDetail: true, isOfKnown: true },
      { ko: "이 범위에서 다시 말씀 나누고 싶습니다.", en: "I would like to talk again within that range." },
    ],
    formal: [],
  },
  {
    name: "no_registration_trouble",
    label: { ko: "전입신고 동의 요청", en: "consent to registering the address" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["registration_forbidden", "unregistered", "foreigner", "opposing_power"],
    term: {
      ko: "임대인은 임차인의 전입신고(외국인은 체류지 변경신고)와 확정일자 받기에 동의한다.",
      en: "The landlord consents to the tenant's registration of the address and fixed date.",
    },
    says: [
      {
        ko: "전입신고는 이사하면 해야 하는 의무라서 꼭 하려고 합니다.",
        en: "registering the address is a duty of whoever moves, so I will do it.",
      },
      {
        ko: "전입신고가 가능한 조건이면 바로 계약하겠습니다.",
        en: "If that is possible I am ready to sign.",
      },
    ],
    formal: [],
  },
  {
    name: "safe_closing",
    label: { ko: "근저당 말소와 잔금 약속", en: "mortgage to be cleared at closing" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["unsafe_home", "register", "closing_day", "mortgage_after", "landlord_information", "trust"],
    term: {
      ko: "임대인은 잔금일에 받은 보증금으로 을구의 근저당권(채권최고액 {mortgage})을 모두 갚고 말소등기를 신청하며 접수증을 임차인에게 준다. 잔금일 다음 날까지 새로운 담보권을 설정하지 않으며, 이를 어기면 임차인은 계약을 해제하고 받은 돈을 곧바로 돌려받는다.",
      en: "On the closing day the landlord pays off the mortgage ({mortgage}) out of the deposit, applies for its removal and hands over the receipt; no new security is created until the day after. Otherwise the tenant may rescind and is paid back at once.",
    },
    says: [
      {
        ko: "등기부를 보니 근저당이 있어서 잔금 날 말소해 주실 수 있는지 여쭙니다.",
        en: "the register shows a mortgage; could it be cleared on the closing day?",
      },
      {
        ko: "말소와 새 담보를 잡지 않는다는 것을 특약으로 적어 주시면 좋겠습니다.",
        en: "Please have that written as a special term, with no new security until the day after.",
      },
    ],
    formal: [],
  },
  {
    name: "deduction_answer",
    label: { ko: "공제·원상회복 요구에 답하기", en: "answer to deductions" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["restoration", "leaving_penalty"],
    term: {
      ko: "통상의 손모와 노후로 생긴 것은 원상회복에서 제외한다.",
      en: "Ordinary wear and ageing is not part of restoration.",
    },
    says: [
      {
        ko: "말씀하신 공제는 항목과 금액, 견적을 먼저 보여 주시면 좋겠습니다.",
        en: "please show me the items, amounts and quotes of the deductions first.",
      },
      {
        ko: "보통 쓰면서 생긴 낡음은 제가 물어낼 것이 아닌 것으로 알고 있습니다.",
        en: "As I understand, ordinary wear is not mine to pay for.",
      },
      {
        ko: "다툼이 없는 금액은 먼저 돌려주시기를 부탁드립니다.",
        en: "Please return what is not in dispute.",
        isDetail: true,
      },
    ],
    formal: [
      {
        ofShop: {
          ko: "협의가 되지 않으면 상가건물임대차분쟁조정위원회에 조정을 신청하겠습니다.",
          en: "If we cannot agree I will apply to the mediation committee for shops.",
        },
        ko: "협의가 되지 않으면 주택임대차분쟁조정위원회에 조정을 신청하겠습니다.",
        en: "If we cannot agree I will apply to the lease mediation committee.",
        isHard: true,
      },
    ],
  },
  {
    name: "down_payment",
    label: { ko: "계약금 반환 요청", en: "return of a down payment" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["down_payment", "down_payment_share", "oral_contract"],
    says: [
      {
        ko: "사정이 생겨 계약을 이어 가기 어렵게 됐습니다. 죄송합니다.",
        en: "I am sorry that I cannot go on with the contract.",
      },
      {
        ko: "보내 드린 {provisional_payment}은 돌려받을 수 있을지 여쭙니다.",
        en: "May I have the {provisional_payment} back that I sent?",
        isOfKnown: true,
      },
      {
        ko: "전부가 어려우시면 일부라도 부탁드립니다.",
        en: "If not all of it, part of it would help.",
        isDetail: true,
      },
    ],
    formal: [],
  },
  {
    name: "fee_answer",
    label: { ko: "중개보수 문의", en: "about the agent's fee" },
    to: { ko: "중개사", en: "agent" },
    issues: ["broker_fee", "broker_duty", "fee_on_leaving", "fee_on_renewal"],
    says: [
      {
        ko: "중개보수를 상한요율로 계산해 보니 말씀하신 금액과 달라서 여쭙니다.",
        en: "by the ceiling rates I come to another fee than you named.",
      },
      {
        ko: "말씀하신 금액은 {broker_fee_asked}이었습니다.",
        en: "You named {broker_fee_asked}.",
        isOfKnown: true,
      },
      { ko: "어떻게 계산하셨는지 알려 주세요.", en: "Please tell me how it was worked out." },
    ],
    formal: [],
  },
  {
    name: "neighbour",
    label: { ko: "소음·이웃 일", en: "noise and neighbours" },
    to: { ko: "이웃", en: "neighbour" },
    issues: ["noise"],
    says: [
      {
        ko: "요즘 소리가 조금 크게 들려서 조심스럽게 말씀드립니다.",
        en: "the sound carries a lot these days, so I am writing.",
      },
      { ko: "[시간대]에는 조금만 줄여 주시면 고맙겠습니다.", en: "Could you turn it down at [time of day]?" },
    ],
    formal: [],
  },
  {
    name: "management_fee",
    label: { ko: "관리비 내역 요청", en: "statement of the maintenance fee" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["management_fee", "shop_management_fee"],
    says: [
      {
        ko: "관리비가 어디에 쓰이는지 항목별 내역을 부탁드립니다.",
        en: "please send me a statement of the maintenance fee by item.",
      },
      {
        ko: "지금 관리비는 {mgmt_fee}입니다.",
        en: "The fee is {mgmt_fee} now.",
        isOfKnown: true,
      },
    ],
    formal: [],
  },
  {
    name: "key_money",
    label: { ko: "권리금 회수 협조 요청", en: "key money" },
    to: { ko: "임대인", en: "landlord" },
    issues: ["key_money"],
    says: [
      {
        ko: "가게를 이어받을 분을 찾아 소개해 드리려고 합니다.",
        en: "I would like to introduce somebody who takes over the shop.",
      },
      {
        ko: "상가건물 임대차보호법 제10조의4에 따라 새 임차인과의 계약에 협조해 주시기를 부탁드립니다.",
        en: "Under Article 10-4 of the Commercial Building Lease Protection Act I ask you to agree a lease with that person.",
      },
    ],
    formal: [
      {
        ko: "정당한 까닭 없이 거절하시면 손해배상을 청구하겠습니다.",
        en: "If it is refused without good reason I will claim damages.",
        isHard: true,
      },
    ],
  },
  {
    name: "arrears_demand",
    label: { ko: "밀린 월세 요청", en: "rent in arrears" },
    to: { ko: "임차인", en: "tenant" },
    issues: ["arrears", "shop_arrears"],
    isOfLandlord: true,
    says: [
      { ko: "월세가 아직 들어오지 않아 연락드렸습니다.", en: "the rent has not arrived yet." },
      { ko: "월세는 {rent}입니다.", en: "The rent is {rent}.", isOfKnown: true },
      { ko: "[날짜]까지 보내 주시기를 부탁드립니다.", en: "Please send it by [date]." },
      {
        ko: "어려운 사정이 있으면 나눠 내는 것도 의논할 수 있습니다.",
        en: "If it is difficult we can talk about instalments.",
        isDetail: true,
      },
    ],
    formal: [
      {
        ofShop: {
          ko: "밀린 월세가 세 번 치에 이르면 상가건물 임대차보호법 제10조의8에 따라 계약을 해지할 수 있음을 알려 드립니다.",
          en: "When three rents are owed the lease may be ended under Article 10-8 of the Commercial Building Lease Protection Act.",
        },
        ko: "밀린 월세가 두 번 치에 이르면 민법 제640조에 따라 계약을 해지할 수 있음을 알려 드립니다.",
        en: "When two rents are owed the lease may be ended under Article 640 of the Civil Act.",
        isHard: true,
      },
    ],
  },
  {
    name: "end_of_lease",
    label: { ko: "갱신하지 않는다는 알림", en: "notice not to renew" },
    to: { ko: "임차인", en: "tenant" },
    issues: ["owner_occupancy", "refusal_reasons", "late_refusal", "implied_renewal", "renewal_right"],
    isOfLandlord: true,
    says: [
      { ko: "계약이 {end_date}에 끝납니다.", en: "the lease ends on {end_date}." },
      {
        ko: "[까닭]으로 이번에는 갱신하지 않으려고 합니다.",
        en: "I do not intend to renew it, because [reason].",
      },
      {
        ko: "이사 준비에 필요한 것이 있으면 말씀해 주세요.",
        en: "Tell me if you need anything for the move.",
        isDetail: true,
      },
    ],
    formal: [],
  },
  {
    name: "raise",
    label: { ko: "인상 제안", en: "proposal of a rise" },
    to: { ko: "임차인", en: "tenant" },
    issues: ["increase", "increase_within_year", "late_increase", "shop_increase"],
    isOfLandlord: true,
    says: [
      { ko: "다음 계약 조건을 미리 말씀드립니다.", en: "here are the terms I propose." },
      {
        ko: "월세는 {proposed_rent}으로 했으면 합니다.",
        en: "The rent would be {proposed_rent}.",
        isOfKnown: true,
      },
      {
        ko: "보증금은 {proposed_deposit}으로 했으면 합니다.",
        en: "The deposit would be {proposed_deposit}.",
        isOfKnown: true,
      },
      { ko: "어떠신지 편하게 답해 주세요.", en: "Please tell me what you think." },
    ],
    formal: [],
  },
  {
    name: "other",
    label: { ko: "그 밖의 일", en: "something else" },
    to: { ko: "임대인", en: "landlord" },
    issues: [],
    says: [
      { ko: "드릴 말씀이 있어 연락드렸습니다: {matter}.", en: "I am writing about this: {matter}." },
      { ko: "편하실 때 답 부탁드립니다.", en: "Please answer when it suits you." },
    ],
    formal: [],
  },
];

export const MATTER_CHOICES: readonly Choice[] = DRAFT_MATTERS.map(({ name, label }) => ({
  value: name,
  label,
}));
