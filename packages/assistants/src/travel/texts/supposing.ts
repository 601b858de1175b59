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
  /** What one says to have it so; empty when nothing would differ. */
  readonly stays: (changes: string) => string;
}

const ko: SupposingTexts = {
  title: "어림한 1인당 비용이에요. (항공·숙박·식비·교통 추정가, 입장료 제외)",
  now: "지금",
  changed: "바꾸면",
  line: (trip, { budget, standard, premium }, people) =>
    `- ${trip}: 알뜰 약 ${WORDS.ko.amount(budget)}, 보통 약 ${WORDS.ko.amount(standard)}, 여유롭게 약 ${WORDS.ko.amount(premium)}${people === 1 ? "" : ` (보통으로 ${people}명 모두 약 ${WORDS.ko.amount(standard * people)})`}`,
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
  stays: (changes) =>
    changes === ""
      ? "That is what the plan has already."
      : `The plan stays as it is. To change it, say “change it to ${changes}”.`,
};

export const SUPPOSING: Readonly<Record<Language, SupposingTexts>> = { ko, en };
