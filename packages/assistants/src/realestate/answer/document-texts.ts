import type { DeepReadonly, Language } from "@maru/state";
import { leaseValues } from "../documents/lease-values.ts";
import { type LeaseField, LeaseFields } from "../shapes/lease-fields.ts";
import type { DocumentTeamState } from "../states/team-states.ts";
import { ADVICE } from "./guidance.ts";

type State = DeepReadonly<DocumentTeamState>;
type Words = Readonly<Record<Language, string>>;

export const LEASE_WORDS: Readonly<Record<LeaseField, Words>> = {
  address_road: { ko: "집 주소(도로명)", en: "address" },
  deposit: { ko: "보증금", en: "deposit" },
  start_date: { ko: "시작하는 날", en: "first day" },
  end_date: { ko: "끝나는 날", en: "last day" },
  lessor_name: { ko: "임대인(집주인) 이름", en: "landlord's name" },
  lessee_name: { ko: "임차인(세입자) 이름", en: "tenant's name" },
  address_detail: { ko: "동·호수", en: "unit" },
  area: { ko: "면적", en: "area" },
  down_payment: { ko: "계약금", en: "down payment" },
  monthly_rent: { ko: "월세", en: "monthly rent" },
  monthly_rent_day: { ko: "월세 내는 날", en: "day of the rent" },
  management_fee: { ko: "관리비", en: "management fee" },
  lessor_address: { ko: "임대인 주소", en: "landlord's address" },
  lessee_address: { ko: "임차인 주소", en: "tenant's address" },
  lessor_phone: { ko: "임대인 전화", en: "landlord's phone" },
  lessee_phone: { ko: "임차인 전화", en: "tenant's phone" },
  special_terms: { ko: "특약", en: "special terms" },
};

const RISKS: Readonly<Record<"low" | "medium" | "high", Words>> = {
  low: { ko: "낮음", en: "low" },
  medium: { ko: "보통", en: "medium" },
  high: { ko: "높음", en: "high" },
};

/** What is shown before anything is final: the whole draft, what the review says, and what can be answered. */
export function draftMessage(state: State, language: Language, isAgain: boolean): string {
  const review = state.review_result;
  const risks = review?.risks.map(({ number, reason }) => `- ${number}: ${reason}`) ?? [];
  const korean = language === "ko";
  return [
    ...(isAgain
      ? [
          korean
            ? "승인인지 수정인지 알아듣지 못했어요. 바꾼 것은 없어요."
            : "I could not tell whether that was a yes. Nothing was changed.",
        ]
      : []),
    korean ? "임대차계약서 초안이에요. 확인해 주세요." : "Here is the draft of the lease.",
    state.document_content?.content ?? "",
    korean
      ? `검토 결과: 위험 ${RISKS[review?.risk_level ?? "medium"].ko}`
      : `Review: ${RISKS[review?.risk_level ?? "medium"].en} risk`,
    ...risks,
    korean
      ? "이대로 완성하려면 «승인», 바꾸려면 바꿀 내용(예: «보증금 2억 8천으로», «특약에 반려동물 가능 추가해줘»), 그만두려면 «거절»이라고 답해 주세요."
      : "Say “approve” to finish it, tell me what to change, or “reject” to stop.",
  ].join("\n\n");
}

export interface DocumentReply {
  readonly title: string;
  readonly text: string;
  readonly asks: readonly string[];
}

/** What is said when the team is done: finished, stopped, or something is still missing. */
export function documentReply(state: State, language: Language): DocumentReply {
  const korean = language === "ko";
  const title = korean ? "임대차계약서" : "Lease";
  if (state.final_document !== null)
    return {
      title,
      asks: [],
      text: [
        korean ? "승인하신 대로 계약서를 완성했어요." : "The lease is finished as approved.",
        state.final_document,
        korean
          ? "서명하기 전에 등기부등본과 집주인 신분증을 확인하고, 잔금 날 전입신고와 확정일자를 받으세요. 정해진 금액을 넘으면 30일 안에 임대차 신고를 해야 해요."
          : "Before signing, check the register and the landlord's identity; register your address and get a fixed date on the day you pay.",
        ADVICE[language],
      ].join("\n\n"),
    };
  if (state.document_content === null && state.generation_progress["draft"] !== undefined)
    return missingReply(state, language, title);
  const text =
    state.decision === "expired"
      ? korean
        ? "승인을 기다리는 시간이 지나서 계약서를 완성하지 않았어요. «계약서 이어서»라고 하시면 초안부터 다시 보여 드릴게요."
        : "The time to approve has passed. Say “go on with the lease” to see the draft again."
      : korean
        ? "계약서를 완성하지 않고 취소했어요. 만든 것은 초안뿐이에요."
        : "Cancelled: no lease was made. Ask me anything else.";
  return { title, text, asks: [] };
}

function missingReply(state: State, language: Language, title: string): DocumentReply {
  const korean = language === "ko";
  const missing = (state.generation_progress["missing"] ?? "").split(",").filter(Boolean) as LeaseField[];
  const refused = (state.generation_progress["refused"] ?? "").split("\n").filter(Boolean);
  const values = leaseValues(LeaseFields.parse(state.lease_fields));
  const known = (Object.keys(LEASE_WORDS) as LeaseField[]).flatMap((name) => {
    const value = [values[name] ?? []].flat().join(", ");
    return value === "" ? [] : [`- ${LEASE_WORDS[name][language]}: ${value}`];
  });
  return {
    title,
    asks: missing,
    text: [
      ...(known.length === 0 && refused.length > 0
        ? []
        : known.length === 0
          ? [korean ? "임대차계약서를 함께 써 볼게요." : "Let us write the lease."]
          : [[korean ? "받아 적은 것:" : "Noted:", ...known].join("\n")]),
      ...refused,
      ...(missing.length === 0
        ? []
        : [
            korean
              ? "다음을 알려 주세요. 한꺼번에 말씀하셔도 돼요:"
              : "Please tell me, all at once if you like:",
            missing.map((field) => `- ${LEASE_WORDS[field][language]}`).join("\n"),
          ]),
      ...(known.length === 0 && refused.length === 0 && korean
        ? [
            "예: 주소 서울특별시 마포구 ○○로 10, 101호. 보증금 2억원, 월세 없음. 2027년 1월 1일부터 2년. 임대인 홍길동, 임차인 김철수.",
          ]
        : []),
    ].join("\n\n"),
  };
}
