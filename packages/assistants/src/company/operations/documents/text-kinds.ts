import type { Language, Sentence } from "@maru/state";

export interface TextGiven {
  readonly to: string | null;
  readonly from: string;
  readonly body: readonly string[];
  readonly isShort: boolean;
  readonly language: Language;
}

interface WrittenKind {
  readonly title: Sentence;
  readonly write: (given: TextGiven) => string;
}

/** A message to somebody: greeting, what there is to say, thanks. */
function message({ to, from, body, isShort, language }: TextGiven): string {
  if (language === "en")
    return [
      `Hello${to === null ? "" : ` ${to}`},`,
      ...(isShort ? [] : [`this is ${from}.`]),
      ...body,
      "Thank you.",
    ].join("\n");
  const name = to === null ? "[받는 분]" : to;
  return [
    isShort ? `${name}님, ${from}입니다.` : `${name}님, 안녕하세요. ${from}입니다.`,
    ...body,
    isShort ? "감사합니다." : "확인 부탁드립니다. 감사합니다.",
  ].join("\n");
}

function mail(given: TextGiven): string {
  const { language, body } = given;
  const subject = body[0]?.slice(0, 40) ?? "";
  return language === "ko"
    ? [`제목: ${subject}`, "", message(given), "", `${given.from} 드림`].join("\n")
    : [`Subject: ${subject}`, "", message(given), "", given.from].join("\n");
}

/** Lines for the file or the meeting: no greeting. */
function lines({ body }: TextGiven): string {
  return body.join("\n");
}

function letter({ to, from, body, language }: TextGiven): string {
  const labels = {
    ko: { to: "수신", from: "발신", subject: "제목", blank: "[수신처]" },
    en: { to: "To", from: "From", subject: "Subject", blank: "[addressee]" },
  }[language];
  return [
    `${labels.to}: ${to ?? labels.blank}`,
    `${labels.from}: ${from}`,
    `${labels.subject}: ${body[0]?.slice(0, 40) ?? ""}`,
    "",
    ...body.map((each, index) => `${index + 1}. ${each}`),
  ].join("\n");
}

const kind = (ko: string, en: string, write: WrittenKind["write"]): WrittenKind => ({
  title: { ko, en },
  write,
});

/** Every text that can be asked for, beside forms. */
export const TEXT_KINDS = {
  message: kind("메시지", "message", message),
  mail: kind("메일", "mail", mail),
  memo: kind("메모", "memo", lines),
  summary: kind("요약", "summary", lines),
  script: kind("말할 내용", "what to say", lines),
  questions: kind("질문 목록", "questions", lines),
  one_pager: kind("한 장 요약", "one-pager", lines),
  official_letter: kind("공문", "official letter", letter),
  letter: kind("편지", "letter", message),
  review_opinion: kind("검토의견", "review opinion", lines),
  answer: kind("답변", "answer", message),
  handover: kind("인수인계", "handover", lines),
  notice: kind("안내문", "notice", message),
  incident_report: kind("경위서", "incident report", letter),
  call_record: kind("통화 기록", "call record", lines),
  minutes: kind("회의록", "minutes", lines),
  statement: kind("입장문", "statement", lines),
  approval_form: kind("품의서", "request for approval", letter),
  invitation: kind("초대 글", "invitation", message),
  ad_copy: kind("홍보 문구", "copy", lines),
} as const;
export type TextKind = keyof typeof TEXT_KINDS;
