import { assumedChip, type Chip, nextTurn, sayDate, shownDialogue, toldDialogue } from "@maru/dialogue";
import { type Assistant, defineAssistant, fromAssistant, fromUser } from "@maru/runtime";
import type { PlainObject } from "@maru/state";
import { keptNow } from "../shared/operations/kept-now.ts";
import { trainedReader } from "../shared/operations/trained-reader.ts";
import { TRAVEL_DOCUMENTS } from "./documents/index.ts";
import { travelGraph } from "./graph.ts";
import { READ_BY_EXAMPLES, TRAVEL_OPERATIONS, travelAbilities } from "./operations/index.ts";
import { shownTrip } from "./operations/shown-trip.ts";
import { askFor, GREETING, missingOf, quickRepliesFor } from "./questions.ts";
import { NO_SOURCES } from "./sources/read-sources.ts";
import type { TravelSources } from "./sources/source.ts";
import type { TravelState, TravelUpdate } from "./state.ts";
import { clearedByEdit, sayFact } from "./take-in.ts";
import { type Language, replyLanguage } from "./texts/language.ts";
import { sourceName } from "./texts/naming.ts";
import { NOTING } from "./texts/noting.ts";
import { REPLYING } from "./texts/replying.ts";
import { translateTrip } from "./texts/translate-trip.ts";
import { travelTools } from "./tools.ts";

/** The planner with these sources; without any it works from what is embedded. */
export function createTravel(sources: TravelSources): Assistant {
  const tools = travelTools(sources);
  return defineAssistant(travelGraph(tools), {
    name: "travel",
    title: { ko: "여행 플래너", en: "Travel planner" },
    description: {
      ko: "여행지, 기간, 예산, 인원, 스타일을 말하면 항공편·숙소·일정·비용까지 세 가지 계획을 세워 드려요.",
      en: "Plans a trip: flights, stays, days and costs, in three variants.",
    },
    examples: [
      {
        ko: "3박4일로 오사카 둘이서 100만원쯤, 맛집 위주",
        en: "Osaka, 3 nights for two, about 1M won, food",
      },
      { ko: "다낭 4박5일 가족 4명 휴양", en: "Da Nang, 4 nights, family of four, relaxing" },
      { ko: "제주도 2박3일 혼자 60만원, 자연 위주", en: "Jeju, 2 nights on my own, 600,000 won, nature" },
    ],
    initial: (session, at) => ({
      session_id: session.id,
      created_at: at.now,
      updated_at: at.now,
      messages: [fromAssistant(at.id, GREETING[at.language], at.now)],
      ...(at.language === "ko" ? {} : { language: at.language }),
      questions: [{ field: "destination", problem: null, candidates: [] }],
      quick_replies: quickRepliesFor({ field: "destination", problem: null, candidates: [] }, at.language),
    }),
    operations: {
      catalogue: TRAVEL_OPERATIONS,
      able: Object.keys(travelAbilities.behaviours),
      shown: (state) => [...shownTrip(state), ...shownDialogue(state, TRAVEL_OPERATIONS)],
      kept: (state) => keptNow(state, TRAVEL_OPERATIONS),
    },
    reader: trainedReader("travel", travelAbilities, READ_BY_EXAMPLES),
    receive: (state, message) => ({
      messages: [fromUser(message)],
      current_agent: "user",
      notes: [],
      ...nextTurn(message),
      ...(message.reads === "model" ? { language: replyLanguage(message.text, state.language) } : {}),
    }),
    stopped: (state, _reason, at): TravelUpdate => ({
      messages: [fromAssistant(at.id, `${at.sentence[state.language ?? "ko"]} ${nextStep(state)}`, at.now)],
      ...(state.current_step === "searching" || state.current_step === "planning"
        ? { current_step: state.plans_generated ? ("done" as const) : ("collecting" as const) }
        : {}),
    }),
    edited: clearedByEdit,
    describe: (state) => ({
      reply: state.messages.findLast(({ role }) => role === "assistant")?.content ?? "",
      asks: state.questions.map(({ field }) => field),
      quick_replies: state.quick_replies,
      intent: "TRAVEL_PLAN",
      sources: sourcesOf(state),
      plan: [["flight_expert", "hotel_expert"], ["itinerary_planner"], ["budget_manager"], ["coordinator"]],
      extra: JSON.parse(
        JSON.stringify({
          progress: progressOf(state),
          ...toldDialogue(state, TRAVEL_OPERATIONS, assumedOf(state)),
        }),
      ) as PlainObject,
    }),
    translate: translateTrip,
    tools: [tools.flightSearch, tools.hotelSearch, tools.placeSearch],
    exports: TRAVEL_DOCUMENTS,
  });
}

export const travel: Assistant = createTravel(NO_SOURCES);

function nextStep(state: TravelState): string {
  const [missing] = missingOf(state);
  const language = state.language ?? "ko";
  return missing === undefined ? REPLYING[language].tryAgain : askFor(missing, language);
}

function sourcesOf(state: TravelState): readonly string[] {
  return [
    ...new Set(
      Object.values(state.agent_results)
        .map(({ source }) => source)
        .filter((source) => source !== "" && source !== "계산")
        .map((source) => sourceName(source, state.language ?? "ko")),
    ),
  ];
}

function progressOf(state: TravelState) {
  const total = 5;
  const current = total - missingOf(state).length;
  return { current, total, percentage: Math.round((current / total) * 100) };
}

/** Days and details that the trip is planned with though nobody has said them. */
function assumedOf(state: TravelState): readonly Chip[] {
  const { assumed_departure, assumptions } = state;
  const details = assumptions.flatMap((name) => {
    const say = (language: Language) =>
      sayFact(name as "duration", state[name as "duration"], language, state.destination);
    const [ko, en] = [say("ko"), say("en")];
    const label = { ko: NOTING.ko.labels[name] ?? name, en: NOTING.en.labels[name] ?? name };
    return ko === null || en === null ? [] : [assumedChip(name, label, { ko, en })];
  });
  if (assumed_departure === null) return details;
  const day = { ko: sayDate(assumed_departure, "ko"), en: sayDate(assumed_departure, "en") };
  return [...details, assumedChip("departure_date", { ko: "출발", en: "departure" }, day)];
}
