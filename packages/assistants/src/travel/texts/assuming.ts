import { withParticle } from "@maru/language";
import type { Language } from "./language.ts";

/** What was taken because nobody said it, and a plan in a few lines. */
export interface AssumingTexts {
  readonly assumed: (values: readonly string[]) => string;
  readonly budgetAtUsual: (amount: string) => string;
  readonly dateTaken: (date: string) => string;
  readonly headline: (trip: string, people: number, total: string, each: string) => string;
  readonly budget: (total: string, each: string | null) => string;
  readonly left: (budget: string, left: string) => string;
  readonly over: (budget: string, over: string) => string;
  readonly totalNow: (before: string, after: string) => string;
  readonly sameTotal: (total: string) => string;
  readonly dates: (from: string, to: string, origin: string | null) => string;
  readonly day: (date: string, places: readonly string[], meal: string | null) => string;
  readonly moreDays: (days: number) => string;
  readonly means: (flight: string | null, stay: string | null) => string;
  readonly plans: (letter: string, others: readonly string[]) => string;
  readonly otherPlan: (letter: string, total: string) => string;
  readonly otherCities: (cities: readonly string[]) => string;
  readonly tooLittle: string;
  readonly whole: string;
}

export const ASSUMING: Readonly<Record<Language, AssumingTexts>> = {
  ko: {
    assumed: (values) =>
      `말씀 안 하신 것은 ${withParticle(values.join(", "), "으로/로")} 잡았어요. 다르면 말씀만 해 주세요.`,
    budgetAtUsual: (amount) => `예산 총 ${amount}`,
    dateTaken: (date) => `${date} 출발`,
    headline: (trip, people, total, each) =>
      people === 1
        ? `${trip}, 혼자 ${total}쯤이에요(추정).`
        : `${trip}, ${people}명 모두 ${total}쯤이에요(1인 ${each}, 추정).`,
    budget: (total, each) => (each === null ? total : `총 ${total}(1인 ${each})`),
    left: (budget, left) => `예산 ${budget}에서 ${left} 남아요.`,
    over: (budget, over) => `예산 ${budget}보다 ${over} 초과해요.`,
    totalNow: (before, after) => `합계 ${before} → ${after}(추정).`,
    sameTotal: (total) => `합계는 ${total} 그대로예요(추정).`,
    dates: (from, to, origin) => `${from} ~ ${to}${origin === null ? "" : `, ${origin} 출발`}`,
    day: (date, places, meal) => {
      const seen = places.length === 0 ? "자유 시간" : places.join(", ");
      return `${date} ${seen}${meal === null ? "" : `, 저녁은 ${meal}`}`;
    },
    moreDays: (days) => `나머지 ${days}일도 일정에 넣어 뒀어요.`,
    means: (flight, stay) => [flight, stay].filter((each) => each !== null).join(" · "),
    plans: (letter, others) => `추천은 ${letter}안이에요. ${others.join(", ")}`.trim(),
    otherPlan: (letter, total) => `${letter}안은 ${total}`,
    whole: "시간과 비용표까지 보려면 “전체 보여줘”라고 하시면 돼요.",
    otherCities: (cities) => `다른 곳으로는 ${withParticle(cities.join(", "), "이/가")} 어울려요.`,
    tooLittle: "예산이 부족해요. 이렇게 맞출 수 있어요.",
  },
  en: {
    assumed: (values) => `What you have not said I took as: ${values.join(", ")}. Just tell me what differs.`,
    budgetAtUsual: (amount) => `budget ${amount} in all`,
    dateTaken: (date) => `leaving ${date}`,
    headline: (trip, people, total, each) =>
      people === 1
        ? `${trip}: about ${total} on your own (estimated).`
        : `${trip}: about ${total} for ${people} (${each} each, estimated).`,
    budget: (total, each) => (each === null ? total : `${total} in all (${each} each)`),
    left: (budget, left) => `${left} of the budget of ${budget} is left.`,
    over: (budget, over) => `That is ${over} over the budget of ${budget}.`,
    totalNow: (before, after) => `Total ${before} → ${after} (estimated).`,
    sameTotal: (total) => `The total stays ${total} (estimated).`,
    dates: (from, to, origin) => `${from} to ${to}${origin === null ? "" : `, from ${origin}`}`,
    day: (date, places, meal) => {
      const seen = places.length === 0 ? "free" : places.join(", ");
      return `${date}: ${seen}${meal === null ? "" : `; dinner at ${meal}`}`;
    },
    moreDays: (days) => `The other ${days} days are in the plan too.`,
    means: (flight, stay) => [flight, stay].filter((each) => each !== null).join(" · "),
    plans: (letter, others) => `I recommend Plan ${letter}. ${others.join(", ")}`.trim(),
    otherPlan: (letter, total) => `Plan ${letter} is ${total}`,
    whole: "For times and the table of costs, say “show everything”.",
    otherCities: (cities) => `${cities.join(", ")} would suit as well.`,
    tooLittle: "The budget is too small. These are the ways out.",
  },
};
