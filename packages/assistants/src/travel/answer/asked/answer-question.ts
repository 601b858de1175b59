import { aboutChoice } from "./about-choice.ts";
import { aboutDates } from "./about-dates.ts";
import { aboutDays } from "./about-days.ts";
import { aboutEmergency } from "./about-emergency.ts";
import { aboutFinds } from "./about-finds.ts";
import { aboutMoney } from "./about-money.ts";
import { aboutPlaces } from "./about-places.ts";
import { aboutRules } from "./about-rules.ts";
import { aboutTopics } from "./about-topics.ts";
import { aboutWays } from "./about-ways.ts";
import type { Answerer, Asked } from "./asked.ts";

const USUAL: readonly Answerer[] = [
  aboutPlaces,
  aboutDates,
  aboutDays,
  aboutWays,
  aboutMoney,
  aboutTopics,
  aboutRules,
  aboutFinds,
  aboutChoice,
];

/** What an operation asks about most is looked at first. */
const FIRST: { readonly [op: string]: readonly Answerer[] } = {
  rule: [aboutRules, aboutTopics],
  general: [aboutRules, aboutTopics],
  season: [aboutDates, aboutTopics],
  transit: [aboutWays],
  find: [aboutFinds],
  calc: [aboutMoney],
  split: [aboutMoney],
  solve: [aboutMoney],
  dates: [aboutDates],
  judge: [aboutDays, aboutChoice],
  backup: [aboutDays],
};

/** The answer that the plan and what is held have for a question; null where they have none. */
export function answerQuestion(asked: Asked): string | null {
  for (const answer of [aboutEmergency, ...(FIRST[asked.op] ?? []), ...USUAL]) {
    const told = answer(asked);
    if (told !== null && told.trim() !== "") return told;
  }
  return null;
}
