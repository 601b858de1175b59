import { type Choice, choices } from "@maru/dialogue";

/** What every assistant can write, by the names that the examples of the reader use. */
export const TEXT_KINDS = choices({
  message: ["문자", "text message"],
  mail: ["메일", "mail"],
  letter: ["편지", "letter"],
  certified: ["내용증명", "certified letter"],
  official_letter: ["공문", "official letter"],
  notice: ["안내문", "notice"],
  clause: ["특약", "special term"],
  agreement: ["합의서", "agreement"],
  checklist: ["확인 목록", "checklist"],
  questions: ["물어볼 것", "questions to ask"],
  script: ["말할 거리", "what to say"],
  speech: ["원고", "speech"],
  summary: ["요약", "summary"],
  card: ["보여 줄 카드", "card to show"],
  memo: ["메모", "memo"],
  statement: ["경위서", "statement"],
  request: ["요청서", "request"],
  form: ["서식", "form"],
  table: ["표", "table"],
  caption: ["캡션", "caption"],
  ad_copy: ["광고 글", "advertisement"],
  post: ["모집 글", "post"],
});

/** The kinds of an assistant of its own, and all others. */
export function withTextKinds(own: readonly Choice[], without: readonly string[] = []): readonly Choice[] {
  const known = [...own.map(({ value }) => value), ...without];
  return [...own, ...TEXT_KINDS.filter(({ value }) => !known.includes(value))];
}

export function kindLabel(kind: string, language: "ko" | "en"): string {
  return (
    TEXT_KINDS.find(({ value }) => value === kind)?.label[language] ?? { ko: "글", en: "text" }[language]
  );
}
