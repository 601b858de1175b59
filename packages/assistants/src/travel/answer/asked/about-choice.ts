import { WORDS } from "../../texts/words.ts";
import { type Answerer, speaksOf } from "./asked.ts";

/** Which of what is shown is better, and why. */
export const aboutChoice: Answerer = (asked) => {
  const { state, language, op } = asked;
  const { recommendation, final_plans } = state;
  if (op !== "judge" && op !== "compare") return null;
  const plan = final_plans.find(({ letter }) => letter === recommendation?.letter);
  if (plan === undefined || recommendation === null || !speaksOf(asked, "better", "total", "difference"))
    return null;
  const { money } = WORDS[language];
  const why = language === "ko" ? (recommendation.reasons[0] ?? "") : "";
  return {
    ko: `저라면 ${plan.letter}안이에요(${money(plan.total_budget)}, 추정). ${why}`.trim(),
    en: `I would take plan ${plan.letter} (${money(plan.total_budget)}, estimated).`,
  }[language];
};
