import type { Sentence } from "@maru/state";
import type { FORMS } from "../request.ts";

type Form = (typeof FORMS)[number];
export interface FormField {
  readonly name: string;
  readonly label: Sentence;
}

const field = (name: string, ko: string, en: string): FormField => ({ name, label: { ko, en } });

export const FORM_TITLES: { readonly [form in Form]: Sentence } = {
  visit_report: { ko: "방문보고서", en: "visit report" },
  seminar_request: { ko: "세미나 신청서", en: "seminar request" },
  product_demo_request: { ko: "제품설명회 신청서", en: "briefing request" },
  product_demo_report: { ko: "제품설명회 결과보고서", en: "briefing report" },
  sample_request: { ko: "견본품 신청서", en: "sample request" },
  record: { ko: "기록", en: "record" },
  general: { ko: "영업 보고서", en: "sales report" },
};

const BRIEFING = [
  field("company_name", "기관", "institution"),
  field("visit_date", "일시", "date"),
  field("place", "장소", "place"),
  field("product", "품목", "product"),
  field("attendee_count", "참석 인원", "attendees"),
  field("purpose", "목적", "purpose"),
  field("discussion_content", "내용", "content"),
  field("pm_attendance", "PM 참석", "PM attends"),
];

/** The fields of each form, in their order. */
export const FORM_FIELDS: { readonly [form in Form]: readonly FormField[] } = {
  visit_report: [
    field("visit_date", "방문일", "visit date"),
    field("company_name", "거래처", "client"),
    field("visitor_name", "방문자", "visitor"),
    field("contact_person", "만난 사람", "contact person"),
    field("contact_position", "직책", "position"),
    field("visit_purpose", "방문 목적", "purpose"),
    field("discussion_content", "논의 내용", "discussion"),
    field("key_requirements", "요구 사항", "requirements"),
    field("action_items", "할 일", "action items"),
    field("next_steps", "다음 단계", "next steps"),
  ],
  seminar_request: [...BRIEFING, field("requester", "신청자", "requester")],
  product_demo_request: [...BRIEFING, field("requester", "신청자", "requester")],
  product_demo_report: BRIEFING,
  sample_request: [
    field("product", "품목", "product"),
    field("quantity", "수량", "quantity"),
    field("purpose", "목적", "purpose"),
    field("evaluation_period", "평가 기간", "evaluation period"),
    field("address", "주소", "address"),
    field("requester", "신청자", "requester"),
  ],
  record: [
    field("title", "제목", "title"),
    field("visit_date", "날짜", "date"),
    field("time", "시각", "time"),
    field("company_name", "거래처", "client"),
    field("in_charge", "담당자", "in charge"),
    field("attendee", "참석자", "attendees"),
    field("discussion_content", "내용", "content"),
    field("decision", "결정 사항", "decision"),
    field("amount", "금액", "amount"),
    field("reason", "사유", "reason"),
    field("deadline", "기한", "due"),
    field("next_steps", "다음 단계", "next steps"),
  ],
  general: [],
};

/** The form that a field belongs to, where a value of it is told before any form was asked for. */
export function formWith(fieldName: string): Form {
  const forms: readonly Form[] = ["sample_request", "visit_report", "product_demo_request", "record"];
  const isOwn = OWN_FIELDS[fieldName];
  return isOwn ?? forms.find((form) => FORM_FIELDS[form].some(({ name }) => name === fieldName)) ?? "record";
}

/** Fields that stand in several forms and say nothing of which is meant. */
const OWN_FIELDS: { readonly [name: string]: Form } = {
  visit_date: "record",
  company_name: "record",
  discussion_content: "record",
  next_steps: "record",
  purpose: "sample_request",
};
