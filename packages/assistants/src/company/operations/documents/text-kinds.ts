import type { Sentence } from "@maru/state";

/** Texts of this company beside those that every assistant writes. */
export const OWN_TEXT_KINDS: { readonly [kind: string]: Sentence } = {
  one_pager: { ko: "한 장 요약", en: "one-pager" },
  review_opinion: { ko: "검토의견", en: "review opinion" },
  answer: { ko: "답변", en: "answer" },
  handover: { ko: "인수인계", en: "handover" },
  incident_report: { ko: "경위서", en: "incident report" },
  call_record: { ko: "통화 기록", en: "call record" },
  minutes: { ko: "회의록", en: "minutes" },
  approval_form: { ko: "품의서", en: "request for approval" },
  invitation: { ko: "초대 글", en: "invitation" },
};
