import type { Problem, Question } from "./said.ts";
import type { TravelState } from "./state.ts";
import { ASKING } from "./texts/asking.ts";
import type { Language } from "./texts/language.ts";
import { WORDS } from "./texts/words.ts";

export const GREETING: Readonly<Record<Language, string>> = {
  ko: "안녕하세요! 여행 계획을 도와드리겠습니다. 어디로 여행 가고 싶으세요?",
  en: "Hello! I help you plan a trip. Where would you like to go?",
};

/** The five things that must be known, in the order they are asked for. */
export const REQUIRED = ["destination", "duration", "budget", "num_people", "travel_style"] as const;
export type Required = (typeof REQUIRED)[number];

export function missingOf(state: TravelState): readonly Required[] {
  return REQUIRED.filter((field) => {
    const value = state[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
}

/** What to ask now: first what could not be taken, then the first thing that is missing. One question at a time. */
export function nextQuestion(state: TravelState, problems: readonly Problem[]): Question | null {
  const missing = missingOf(state);
  const [problem] = problems.filter((each) => !isAskedBeside(each, missing));
  if (problem !== undefined)
    return { field: problem.field, problem: problem.problem, candidates: problem.candidates };
  // An amount was said and waits for the number of people or days: that is what is asked.
  const field = missing.find((name) => name !== "budget" || state.budget_said === null) ?? missing[0];
  if (field === undefined) return null;
  // «일본», «오사카나 도쿄», then something else: which city of them is still the question.
  const [before] = state.questions;
  const isStillWhich =
    field === "destination" &&
    before?.field === field &&
    (before.problem === "country" || before.problem === "ambiguous");
  return isStillWhich ? before : { field, problem: null, candidates: [] };
}

/** «가족여행으로 괌»: how many they are does not jump the queue, but is asked along with what comes first. */
function isAskedBeside({ field, problem }: Problem, missing: readonly Required[]): boolean {
  return field === "num_people" && problem === "ambiguous" && missing.indexOf(field) > 0;
}

export function askedBeside(state: TravelState, problems: readonly Problem[]): readonly Problem[] {
  const missing = missingOf(state);
  return problems.filter((problem) => isAskedBeside(problem, missing));
}

export function askFor(field: string, language: Language): string {
  return ASKING[language].ask[field] ?? ASKING[language].askAnything;
}

/** Why something could not be taken, and what is allowed. The old value stays. */
export function explain(problem: Problem, language: Language): string {
  return ASKING[language].problem(problem, problem.said.trim().slice(0, 30));
}

export function quickRepliesFor({ field, candidates }: Question, language: Language): string[] {
  if (candidates.length === 0) return [...(ASKING[language].quickReplies[field] ?? [])];
  return candidates.slice(0, 4).map((each) => (field === "destination" ? WORDS[language].city(each) : each));
}
