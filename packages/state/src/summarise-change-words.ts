import type { Language } from "./sentence.ts";

/** How a change is said. `value` is null when it is too large for a line. */
export interface ChangeWords {
  readonly added: (subject: string, value: string | null) => string;
  readonly removed: (subject: string, value: string | null) => string;
  readonly changed: (subject: string) => string;
  readonly addedMany: (subject: string, count: number) => string;
  readonly removedMany: (subject: string, count: number) => string;
  readonly reordered: (subject: string) => string;
  readonly more: (count: number) => string;
  readonly everything: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
}

const inBrackets = (value: string | null) => (value === null ? "" : ` (${value})`);

export const CHANGE_WORDS: Readonly<Record<Language, ChangeWords>> = {
  ko: {
    added: (subject, value) => `${subject} 추가${inBrackets(value)}`,
    removed: (subject, value) => `${subject} 삭제${inBrackets(value)}`,
    changed: (subject) => `${subject} 변경`,
    addedMany: (subject, count) => `${subject} ${count}개 추가`,
    removedMany: (subject, count) => `${subject} ${count}개 삭제`,
    reordered: (subject) => `${subject} 순서 변경`,
    more: (count) => ` 외 ${count}건`,
    everything: "전체 변경",
    nothing: "변경 없음",
    yes: "예",
    no: "아니요",
  },
  en: {
    added: (subject, value) => `${subject} added${inBrackets(value)}`,
    removed: (subject, value) => `${subject} removed${inBrackets(value)}`,
    changed: (subject) => `${subject} changed`,
    addedMany: (subject, count) => `${subject}: ${count} added`,
    removedMany: (subject, count) => `${subject}: ${count} removed`,
    reordered: (subject) => `${subject} reordered`,
    more: (count) => ` and ${count} more`,
    everything: "everything changed",
    nothing: "no change",
    yes: "yes",
    no: "no",
  },
};

/** Text on one line, cut between whole characters. Line breaks and direction marks could forge a second entry. */
export function oneLine(text: string, length: number): string {
  const characters = [...text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, " ").trim()];
  return characters.length <= length ? characters.join("") : `${characters.slice(0, length - 1).join("")}…`;
}
