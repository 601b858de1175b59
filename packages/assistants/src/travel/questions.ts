import { withParticle } from "@maru/language";
import { destinationNames } from "./data/destinations.ts";
import { spokenWon } from "./money.ts";
import type { Problem } from "./reading/reading.ts";
import { LIMITS, type Question, type TravelState } from "./state.ts";

export const GREETING = "안녕하세요! 여행 계획을 도와드리겠습니다. 어디로 여행 가고 싶으세요?";

/** The five things that must be known, in the order they are asked for. */
export const REQUIRED = ["destination", "duration", "budget", "num_people", "travel_style"] as const;
type Required = (typeof REQUIRED)[number];

export function missingOf(state: TravelState): readonly Required[] {
  return REQUIRED.filter((field) => {
    const value = state[field];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
}

/** What to ask now: first what could not be taken, then the first thing that is missing. One question at a time. */
export function nextQuestion(state: TravelState, problems: readonly Problem[]): Question | null {
  const [problem] = problems;
  if (problem !== undefined)
    return { field: problem.field, problem: problem.problem, candidates: problem.candidates };
  const [field] = missingOf(state);
  return field === undefined ? null : { field, problem: null, candidates: [] };
}

const POPULAR = ["오사카", "도쿄", "후쿠오카", "삿포로"];

export function askFor(field: string): string {
  switch (field) {
    case "destination":
      return "어디로 여행 가고 싶으세요?";
    case "duration":
      return `며칠 동안 다녀오실 예정인가요? (${LIMITS.duration.min}박~${LIMITS.duration.max}박)`;
    case "budget":
      return "예산은 어느 정도로 생각하세요? (1인당 10만원~1,000만원)";
    case "num_people":
      return `몇 분이 함께 가시나요? (${LIMITS.num_people.min}명~${LIMITS.num_people.max}명)`;
    case "travel_style":
      return "어떤 여행을 좋아하세요? 관광, 맛집, 쇼핑, 휴양, 액티비티, 문화, 자연, 역사 중에서 여러 개 골라도 돼요.";
    case "departure_date":
      return "언제 출발하실 예정인가요?";
    default:
      return "조금 더 알려 주시겠어요?";
  }
}

/** Why something could not be taken, and what is allowed. The old value stays. */
export function explain(problem: Problem): string {
  const said = problem.said.trim().slice(0, 30);
  switch (problem.field) {
    case "destination":
      return explainDestination(problem, said);
    case "duration":
      return problem.problem === "range"
        ? `‘${said}’이면 ${problem.candidates.join("과 ")} 중 어느 쪽인가요?`
        : `기간은 ${LIMITS.duration.min}박부터 ${LIMITS.duration.max}박까지만 계획할 수 있어요. (말씀하신 기간: ${said})`;
    case "budget":
      return problem.problem === "ambiguous"
        ? `${withParticle(said, "은/는")} 원화로 얼마쯤인가요? 환율이 날마다 달라서 원화로 알려 주시면 정확해요.`
        : `예산은 ${spokenWon(LIMITS.budget.min)}부터 ${spokenWon(LIMITS.budget.max)}까지 입력할 수 있어요. (말씀하신 금액: ${said})`;
    case "num_people":
      return explainPeople(problem, said);
    case "departure_date":
      return problem.problem === "past"
        ? `${withParticle(said, "은/는")} 이미 지난 날짜이거나 없는 날짜예요. 오늘 이후의 날짜로 알려 주세요.`
        : `‘${said}’이 정확히 언제인지 알려 주시겠어요? 예: 12월 20일`;
    default:
      return `${withParticle(said, "은/는")} 이해하지 못했어요.`;
  }
}

function explainDestination(problem: Problem, said: string): string {
  switch (problem.problem) {
    case "country": {
      const examples = problem.candidates.length > 0 ? problem.candidates : POPULAR;
      return `${said} 어느 도시로 가고 싶으세요? 예: ${examples.slice(0, 4).join(", ")}`;
    }
    case "ambiguous":
      return `${problem.candidates.join(", ")} 중 어디를 말씀하신 건가요?`;
    default:
      return `${withParticle(said, "은/는")} 아직 자료가 없어서 계획을 세워 드릴 수 없어요. 지금은 ${destinationNames.length}곳을 다뤄요. 예: ${POPULAR.join(", ")}, 다낭, 방콕, 제주`;
  }
}

function explainPeople(problem: Problem, said: string): string {
  if (problem.problem === "range")
    return `${problem.candidates.join("과 ")} 중 몇 분인지 정해지면 알려 주세요.`;
  if (problem.problem === "ambiguous") return `‘${said}’이면 본인까지 모두 몇 분인가요?`;
  return `인원은 ${LIMITS.num_people.min}명부터 ${LIMITS.num_people.max}명까지 계획할 수 있어요. (말씀하신 인원: ${said})`;
}

export function quickRepliesFor({ field, candidates }: Question): string[] {
  if (candidates.length > 0) return [...candidates].slice(0, 4);
  switch (field) {
    case "destination":
      return ["오사카", "도쿄", "다낭", "제주"];
    case "duration":
      return ["2박 3일", "3박 4일", "4박 5일"];
    case "budget":
      return ["1인당 50만원", "1인당 100만원", "1인당 150만원"];
    case "num_people":
      return ["혼자", "2명", "4명"];
    case "travel_style":
      return ["관광", "맛집", "쇼핑", "휴양"];
    default:
      return [];
  }
}
