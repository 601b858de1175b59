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
  /** What is said, sentence by sentence; each with the slots it needs. */
  readonly says: readonly DraftSentence[];
  /** What a formal letter adds: demand and consequence. */
  readonly formal: readonly DraftSentence[];
}

export interface DraftSentence extends Sentence {
  /** Left out where a shorter text is wanted. */
  readonly isDetail?: true;
  /** Left out where a softer one is wanted. */
  readonly isHard?: true;
}

export const DRAFT_MATTERS: readonly DraftMatter[] = [
  {
    name: "deposit_return",
    label: { ko: "보증금 반환 요청", en: "return of the deposit" },
    to: { ko: "임대인", en: "landlord" },
    says: [
      { ko: "계약이 {end_date}에 끝납니다.", en: "the lease ends on {end_date}." },
      { ko: "저는 더 연장하지 않고 나갈 예정입니다.", en: "I will move out and do not wish to renew." },
      {
        ko: "그날 집을 비워 드리면서 {deposit}을 돌려받고 싶습니다.",
        en: "On that day I will hand over the home and ask for {deposit} back.",
      },
      {
        ko: "다음 세입자를 구하시는 데 필요한 집 보여 드리기는 돕겠습니다.",
        en: "I am glad to let people view the home meanwhile.",
        isDetail: true,
      },
    ],
    formal: [
      {
        ko: "만기일까지 보증금을 반환하지 않으면 임차권등기명령을 신청하고 지연손해금을 청구하겠습니다.",
        en: "If it is not returned by then, I will apply for a leasehold registration order and claim interest.",
        isHard: true,
      },
    ],
  },
  {
    name: "renewal",
    label: { ko: "계약 갱신 요구", en: "request to renew" },
    to: { ko: "임대인", en: "landlord" },
    says: [
      { ko: "계약이 {end_date}에 끝납니다.", en: "the lease ends on {end_date}." },
      {
        ko: "주택임대차보호법 제6조의3에 따라 계약 갱신을 요구드립니다.",
        en: "I request its renewal under Article 6-3 of the Housing Lease Protection Act.",
      },
      { ko: "지금 보증금은 {deposit}입니다.", en: "The present deposit is {deposit}.", isDetail: true },
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
    says: [
      { ko: "올려 달라는 말씀 잘 받았습니다.", en: "thank you for telling me about the increase." },
      {
        ko: "주택임대차보호법 제7조에 따라 5%까지 올릴 수 있는 것으로 알고 있습니다.",
        en: "As I understand Article 7 of the Housing Lease Protection Act, up to five per cent may be added.",
      },
      { ko: "지금 보증금은 {deposit}입니다.", en: "The present deposit is {deposit}.", isDetail: true },
      { ko: "이 범위에서 다시 말씀 나누고 싶습니다.", en: "I would like to talk again within that range." },
    ],
    formal: [],
  },
  {
    name: "other",
    label: { ko: "그 밖의 일", en: "something else" },
    to: { ko: "임대인", en: "landlord" },
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
