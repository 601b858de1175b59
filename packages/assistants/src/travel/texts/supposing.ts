import { withParticle } from "@maru/language";
import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

type Costs = Readonly<Record<"budget" | "standard" | "premium", number>>;

/** What a trip would cost if it were another one. */
export interface SupposingTexts {
  readonly title: string;
  readonly now: string;
  readonly changed: string;
  readonly line: (trip: string, costs: Costs, people: number) => string;
  /** How far the budget of one person goes; the grade is null when it is too little for any. */
  readonly within: (budget: number, grade: keyof Costs | null) => string;
  /** What one says to have it so; empty when nothing would differ. */
  readonly stays: (changes: string) => string;
}

const KOREAN = { budget: "알뜰하게 가면", standard: "보통 수준까지", premium: "여유로운 수준까지" } as const;
const ENGLISH = {
  budget: "if you travel on a budget",
  standard: "up to the middle",
  premium: "even in comfort",
} as const;

const ko: SupposingTexts = {
  title: "어림한 1인당 비용이에요. (항공·숙박·식비·교통 추정가, 입장료 제외)",
  now: "지금",
  changed: "바꾸면",
  line: (trip, { budget, standard, premium }, people) =>
    `- ${trip}: 알뜰 약 ${WORDS.ko.amount(budget)}, 보통 약 ${WORDS.ko.amount(standard)}, 여유롭게 약 ${WORDS.ko.amount(premium)}${people === 1 ? "" : ` (보통으로 ${people}명 모두 약 ${WORDS.ko.amount(standard * people)})`}`,
  within: (budget, grade) =>
    grade === null
      ? `1인당 예산 ${WORDS.ko.amount(budget)}으로는 알뜰하게 가도 부족해요.`
      : `1인당 예산 ${WORDS.ko.amount(budget)}으로 ${KOREAN[grade]} 가능해요.`,
  stays: (changes) =>
    changes === ""
      ? "지금 계획과 같은 조건이에요."
      : `계획은 그대로 두었어요. 이렇게 바꾸시려면 “${withParticle(changes, "으로/로")} 바꿔줘”라고 말씀해 주세요.`,
};

const en: SupposingTexts = {
  title: "Roughly, per person (estimated: flights, stay, food and transport, no tickets):",
  now: "Now",
  changed: "Then",
  line: (trip, { budget, standard, premium }, people) =>
    `- ${trip}: about ${WORDS.en.amount(budget)} on a budget, ${WORDS.en.amount(standard)} in the middle, ${WORDS.en.amount(premium)} in comfort${people === 1 ? "" : ` (in the middle about ${WORDS.en.amount(standard * people)} for all ${people})`}`,
  within: (budget, grade) =>
    grade === null
      ? `A budget of ${WORDS.en.amount(budget)} per person is too little even for the cheapest.`
      : `A budget of ${WORDS.en.amount(budget)} per person is enough ${ENGLISH[grade]}.`,
  stays: (changes) =>
    changes === ""
      ? "That is what the plan has already."
      : `The plan stays as it is. To change it, say “change it to ${changes}”.`,
};

export const SUPPOSING: Readonly<Record<Language, SupposingTexts>> = { ko, en };
