import { withParticle } from "@maru/language";
import { destinationNames } from "../data/destinations.ts";
import type { Problem } from "../said.ts";
import { LIMITS } from "../state.ts";
import type { Language } from "./language.ts";
import { WORDS } from "./words.ts";

/** Questions, and why an answer could not be taken. */
export interface AskingTexts {
  readonly ask: Readonly<Record<string, string>>;
  readonly askAnything: string;
  readonly quickReplies: Readonly<Record<string, readonly string[]>>;
  readonly problem: (problem: Problem, said: string) => string;
}

const POPULAR = ["오사카", "도쿄", "후쿠오카", "삿포로"];
const OTHERS = ["다낭", "방콕", "제주"];
const { duration, budget, num_people } = LIMITS;

const ko: AskingTexts = {
  ask: {
    destination: "어디로 여행 가고 싶으세요?",
    duration: `며칠 동안 다녀오실 예정인가요? (${duration.min}박~${duration.max}박)`,
    budget: "예산은 모두 합쳐 어느 정도로 생각하세요?",
    num_people: `몇 분이 함께 가시나요? (${num_people.min}명~${num_people.max}명)`,
    travel_style:
      "어떤 여행을 좋아하세요? 관광, 맛집, 쇼핑, 휴양, 액티비티, 문화, 자연, 역사 중에서 여러 개 골라도 돼요.",
    departure_date: "언제 출발하실 예정인가요?",
  },
  askAnything: "조금 더 알려 주시겠어요?",
  quickReplies: {
    destination: ["오사카", "도쿄", "다낭", "제주"],
    duration: ["2박 3일", "3박 4일", "4박 5일"],
    budget: ["1인당 50만원", "1인당 100만원", "1인당 150만원"],
    num_people: ["혼자", "2명", "4명"],
    travel_style: ["관광", "맛집", "쇼핑", "휴양"],
    plans: ["A안이랑 B안 차이가 뭐야?", "B안으로 할게요", "둘째 날만 바꿔줘", "더 싸게"],
  },
  problem: ({ field, problem, candidates }, said) => {
    switch (field) {
      case "destination":
        return koreanPlaceProblem(problem, candidates, said);
      case "duration":
        return problem === "range"
          ? `${quoted(said, "이면/면")} ${candidates.join("과 ")} 중 어느 쪽인가요?`
          : `기간은 ${duration.min}박부터 ${duration.max}박까지만 계획할 수 있어요. (말씀하신 기간: ${said})`;
      case "budget":
        return problem === "ambiguous"
          ? `${withParticle(said, "은/는")} 원화로 얼마쯤인가요? 환율이 날마다 달라서 원화로 알려 주시면 정확해요.`
          : `예산은 1인당 ${WORDS.ko.amount(budget.min)}부터 ${WORDS.ko.amount(budget.max)}까지 입력할 수 있어요. (말씀하신 금액: ${said})${candidates.length === 0 ? "" : ` 모두 합친 금액이면 “${candidates[0]}”이라고 말씀해 주세요.`}`;
      case "num_people":
        if (problem === "range") return `${candidates.join("과 ")} 중 몇 분인지 정해지면 알려 주세요.`;
        return problem === "ambiguous"
          ? `본인까지 모두 몇 분이세요? (${quoted(said, "이라고/라고")} 하셨어요)`
          : `인원은 ${num_people.min}명부터 ${num_people.max}명까지 계획할 수 있어요. (말씀하신 인원: ${said})`;
      case "departure_date":
        if (problem === "impossible")
          return `${withParticle(said, "은/는")} 없는 날짜예요. 오늘 이후의 날짜로 알려 주세요.`;
        return problem === "past"
          ? `${withParticle(said, "은/는")} 이미 지난 날짜예요. 오늘 이후의 날짜로 알려 주세요.`
          : `${quoted(said, "이/가")} 정확히 언제인지 알려 주시겠어요? 예: 12월 20일`;
      default:
        return `${withParticle(said, "은/는")} 이해하지 못했어요.`;
    }
  },
};

/** In quotes, with the particle that fits what was said. */
function quoted(said: string, particle: "이/가" | "이면/면" | "이라고/라고"): string {
  const [closed = "", open = ""] = particle.split("/");
  return `‘${said}’${withParticle(said, "은/는").endsWith("은") ? closed : open}`;
}

function koreanPlaceProblem(
  problem: Problem["problem"],
  candidates: readonly string[],
  said: string,
): string {
  switch (problem) {
    case "unknown_city":
      return candidates.length === 0
        ? notCovered(said)
        : `${withParticle(said, "은/는")} 아직 자료가 없어서 계획을 세워 드릴 수 없어요. 그 나라에서는 ${candidates.slice(0, 4).join(", ")} 중에서 고를 수 있어요.`;
    case "country":
      if (candidates.length === 0) return notCovered(said);
      return `${said} 어느 도시로 가고 싶으세요? 예: ${candidates.slice(0, 4).join(", ")}`.trim();
    case "ambiguous":
      return `${candidates.join(", ")} 중 어디로 할까요? 한 번에 한 도시씩 계획해 드려요.`;
    default:
      return candidates.length === 0
        ? notCovered(said)
        : `${withParticle(said, "은/는")} 아직 자료가 없어서 계획을 세워 드릴 수 없어요. 날짜와 박수, 비용 나누기, 보낼 글은 그대로 도와드려요. 가깝거나 비슷한 곳으로는 ${withParticle(candidates.join(", "), "이/가")} 있어요. 어디로 갈까요?`;
  }
}

function notCovered(said: string): string {
  return `${withParticle(said, "은/는")} 아직 자료가 없어서 계획을 세워 드릴 수 없어요. 날짜와 박수, 비용 나누기, 보낼 글은 그대로 도와드려요. 지금은 ${destinationNames.length}곳을 다뤄요. 예: ${[...POPULAR, ...OTHERS].join(", ")}`;
}

const en: AskingTexts = {
  ask: {
    destination: "Where would you like to go?",
    duration: `How many nights will you stay? (${duration.min} to ${duration.max} nights)`,
    budget: "What is your budget, for everybody together?",
    num_people: `How many people are travelling? (${num_people.min} to ${num_people.max})`,
    travel_style:
      "What kind of trip do you like? Sightseeing, food, shopping, relaxing, activities, culture, nature or history; several are fine.",
    departure_date: "When would you like to leave?",
  },
  askAnything: "Could you tell me a little more?",
  quickReplies: {
    destination: ["Osaka", "Tokyo", "Da Nang", "Jeju"],
    duration: ["2 nights", "3 nights", "4 nights"],
    budget: ["500,000 won per person", "1 million won per person", "1.5 million won per person"],
    num_people: ["Just me", "2 people", "4 people"],
    travel_style: ["Sightseeing", "Food", "Shopping", "Relaxing"],
    plans: ["What is the difference between A and B?", "I'll take plan B", "Change day 2", "Cheaper"],
  },
  problem: ({ field, problem, candidates }, said) => {
    switch (field) {
      case "destination":
        return englishPlaceProblem(problem, candidates, said);
      case "duration":
        return problem === "range"
          ? `You said “${said}”: which one shall I plan, ${candidates.join(" or ")}?`
          : `I can plan ${duration.min} to ${duration.max} nights (you said: ${said}). How many nights will you stay?`;
      case "budget":
        return problem === "ambiguous"
          ? `How much is ${said} in Korean won? Exchange rates change daily, so an amount in won is safest.`
          : `The budget can be ${WORDS.en.amount(budget.min)} to ${WORDS.en.amount(budget.max)} per person (you said: ${said}). ${candidates.length === 0 ? "What is your budget?" : `If it is for everybody, say “${candidates[0]}”.`}`;
      case "num_people":
        if (problem === "range") return `Is it ${candidates.join(" or ")}?`;
        return problem === "ambiguous"
          ? `You said “${said}”: how many people is that in all, with you?`
          : `I can plan for ${num_people.min} to ${num_people.max} people (you said: ${said}). How many are you?`;
      case "departure_date":
        if (problem === "impossible") return `There is no “${said}”. Please give me a later date.`;
        return problem === "past"
          ? `“${said}” is in the past. Please give me a later date.`
          : `Which date do you mean by “${said}”? For example: December 20`;
      default:
        return `I did not understand “${said}”.`;
    }
  },
};

function englishPlaceProblem(
  problem: Problem["problem"],
  candidates: readonly string[],
  said: string,
): string {
  const named = (names: readonly string[]) => names.map(WORDS.en.city);
  switch (problem) {
    case "country":
      if (candidates.length === 0) break;
      return `Which city would you like to visit? For example: ${named(candidates).slice(0, 4).join(", ")}`;
    case "ambiguous":
      return `Which one shall it be, ${named(candidates).join(" or ")}? I plan one city at a time.`;
    case "not_served":
      if (candidates.length === 0) break;
      return `I have no data on ${said} yet, so I cannot plan a trip there. Near it, or much like it: ${named(candidates).join(", ")}. Where would you like to go?`;
  }
  return `I have no data on ${said} yet, so I cannot plan a trip there. I know ${destinationNames.length} destinations, for example ${named([...POPULAR, ...OTHERS]).join(", ")}. Where would you like to go?`;
}

export const ASKING: Readonly<Record<Language, AskingTexts>> = { ko, en };
