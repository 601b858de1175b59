import { RULES_AS_OF, TRAVEL_RULES } from "../../data/travel-rules.ts";
import type { Answerer } from "./asked.ts";

/** What may be taken along, who may travel, which papers: what is generally so, its date, and who has the last word. */
export const aboutRules: Answerer = ({ concepts, language }) => {
  const rule = TRAVEL_RULES.find(({ when }) => when.some((all) => all.every((each) => concepts.has(each))));
  if (rule === undefined) return null;
  const check = {
    ko: `${RULES_AS_OF}년 기준의 일반 안내라서 ${rule.ask.ko}에 꼭 확인하세요.`,
    en: `That is general guidance as of ${RULES_AS_OF}; check with ${rule.ask.en}.`,
  };
  return `${rule.says[language]}\n${check[language]}`;
};
