import {
  type CheckedCall,
  type Choice,
  choice,
  choices,
  defineOperation,
  type Operation,
  ref,
  text,
} from "@maru/dialogue";
import { understand } from "@maru/language";
import type { Behaviour, Outcome, Scene } from "@maru/runtime";
import type { Plain } from "@maru/state";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { explainResult, nothingToExplain } from "../../shared/operations/explain-result.ts";
import { cannot, foundText } from "../../shared/operations/found-text.ts";
import { replyTo } from "../answer/reply-to.ts";
import { PLACES } from "../reading/gazetteers.ts";
import type { Command, PlanLetter, ShownPart, Topic } from "../reading/reading.ts";
import type { TravelState, TravelUpdate } from "../state.ts";

const WHAT = { what: text({ ko: "내용", en: "what" }) };
const QUESTION = { question: text({ ko: "질문", en: "the question" }) };
const ANSWER = { text: { kind: "text", label: { ko: "내용", en: "text" } } } as const;

/** What the data know beside the plan. */
export const TOPIC_CHOICES: readonly Choice[] = choices({
  visa: ["비자", "visa"],
  packing: ["짐", "packing"],
  money: ["돈·환전", "money"],
  language: ["말", "language"],
  safety: ["안전", "safety"],
  car: ["차", "car"],
  phone: ["유심·통신", "phone"],
  insurance: ["보험", "insurance"],
  time_difference: ["시차", "time difference"],
  prices: ["물가", "prices"],
  plug: ["콘센트", "plugs"],
  tips: ["팁", "tips"],
  children: ["아이와", "with children"],
});

/** Parts of a plan that can be looked at by themselves. */
export const PART_CHOICES: readonly Choice[] = choices({
  itinerary: ["일정", "days"],
  flights: ["항공편", "flights"],
  hotels: ["숙소", "stays"],
  food: ["식당", "food"],
  walking: ["걷는 거리", "walking"],
  rain: ["비 오는 날", "rainy days"],
  budget: ["비용", "costs"],
  plans: ["세 가지 안", "the three plans"],
  recommendation: ["추천", "recommendation"],
  way_in: ["공항에서 시내", "way into town"],
  airport_time: ["공항 가는 시각", "when to leave for the airport"],
  check_in: ["체크인", "check-in"],
  check_out: ["체크아웃", "check-out"],
  to_do: ["준비할 것", "what to prepare"],
});

export const QUESTION_OPERATIONS: readonly Operation[] = [
  defineOperation({
    name: "lookup",
    kind: "ask",
    effect: "reads",
    label: { ko: "장소 하나 알아보기", en: "look up a place" },
    does: { ko: "한 곳의 한 가지를 알려 드려요.", en: "one field of one place" },
    phrases: [
      { when: { field: "what" }, ko: "{what|이/가} 어떤 곳인지 보기", en: "See what {what} is" },
      { when: { field: "place" }, ko: "{what|이/가} 어디인지 보기", en: "See where {what} is" },
      { when: { field: "hours" }, ko: "{what} 여는 시간 보기", en: "See the hours of {what}" },
      { when: { field: "fee" }, ko: "{what} 값 보기", en: "See the fee of {what}" },
      { ko: "{ref} {field} 보기", en: "{ref}: {field}" },
      { ko: "{what} {field} 보기", en: "{what}: {field}" },
    ],
    arguments: {
      field: choice(
        { ko: "무엇을", en: "which field" },
        choices({
          what: ["어떤 곳인지", "what it is"],
          place: ["어디인지", "where"],
          hours: ["시간", "hours"],
          fee: ["값", "fee"],
          time: ["언제", "when"],
        }),
        { required: true },
      ),
      ...WHAT,
      ref: ref({ ko: "어느 것", en: "which one" }),
    },
    results: ANSWER,
    examples: [
      { for: "travel", say: "오사카성은 몇 시까지 해요?", args: { field: "hours", what: "오사카성" } },
    ],
  }),
  defineOperation({
    name: "transit",
    kind: "ask",
    effect: "reads",
    label: { ko: "이동 알아보기", en: "look up a way" },
    does: { ko: "두 곳 사이가 얼마나 걸리는지 알려 드려요.", en: "how long and how between two points" },
    phrases: [
      { ko: "{what} {ask} 알아보기", en: "{what}: {ask}" },
      { ko: "{ask} 알아보기", en: "Find out {ask}" },
    ],
    arguments: {
      ask: choice(
        { ko: "무엇을 볼지", en: "what to see" },
        choices({
          time: ["걸리는 시간", "how long"],
          how: ["가는 방법", "how"],
          fare: ["요금", "the fare"],
          timetable: ["시각", "times"],
        }),
        { required: true },
      ),
      ...WHAT,
    },
    results: ANSWER,
    examples: [{ for: "travel", say: "공항에서 시내까지 얼마나 걸려요?", args: { ask: "time" } }],
  }),
  defineOperation({
    name: "season",
    kind: "ask",
    effect: "reads",
    label: { ko: "날씨 보기", en: "look up the weather" },
    does: { ko: "그곳의 날씨와 좋은 때를 알려 드려요.", en: "climate and the best time of a place" },
    phrases: [{ ko: "{ask} 보기", en: "See the {ask}" }],
    arguments: {
      ask: choice(
        { ko: "무엇을 볼지", en: "what to see" },
        choices({
          temp: ["기온", "temperature"],
          rain: ["비", "rain"],
          best: ["좋은 때", "best time"],
          any: ["날씨", "weather"],
        }),
        { required: true },
      ),
      ...QUESTION,
    },
    results: ANSWER,
    examples: [{ for: "travel", say: "3월 초 다낭 날씨 어때요", args: { ask: "any" } }],
  }),
];

type Questions = { readonly [operation: string]: Behaviour<TravelState, TravelUpdate> };

/** Questions and choices that are answered from the plan and from what is held; nothing is searched anew. */
export const QUESTION_BEHAVIOURS: Questions = {
  compare: (call, scene) => from(scene, { type: "compare", plans: lettersIn(call) }),
  choose,
  explain: (call, scene) => explainResult(call, scene) ?? nothingToExplain(),
  general: (call, scene) => aboutTopic(call, scene),
  lookup: (call, scene) => {
    const place = nameIn(call);
    return place === undefined ? nothingHeld() : from(scene, { type: "ask_place", place });
  },
  rule: (call, scene) => aboutTopic(call, scene),
  season: (call, scene) => {
    const topic = choiceFor(call, "ask") === "best" ? "season" : "weather";
    return from(scene, { type: "about", topic, month: monthIn(wordsFor(call, "question"), scene) });
  },
  show,
  transit: (call, scene) =>
    from(scene, choiceFor(call, "ask") === "timetable" ? part("airport_time") : part("way_in")),
};

/** An answer that is told from what is held, as a result that can be pointed at. */
function from(scene: Scene<TravelState>, command: Command): Outcome<TravelUpdate> {
  const { state, now } = scene;
  const ko = replyTo(state, command, { language: "ko", now });
  const en = replyTo(state, command, { language: "en", now });
  const { update } = scene.language === "ko" ? ko : en;
  return {
    ...foundText(scene, { text: { ko: ko.text, en: en.text }, rests_on: RESTS_ON }),
    update,
    ...(Object.keys(update).length === 0 ? {} : { changed: ["plan"] }),
  };
}

const RESTS_ON = ["slot.destination", "slot.duration", "slot.departure_date", "slot.num_people"];

function aboutTopic(call: CheckedCall, scene: Scene<TravelState>): Outcome<TravelUpdate> {
  const topic = choiceFor(call, "topic") ?? choiceFor(call, "about");
  return topic === undefined
    ? nothingHeld()
    : from(scene, { type: "about", topic: topic as Topic, month: null });
}

function nothingHeld(): Outcome<never> {
  return cannot(
    "그건 제 자료에 없어요. 여행지의 명소, 날씨, 비용, 이동은 알려 드릴 수 있어요.",
    "My data hold nothing on that. I can tell about sights, weather, costs and ways of the destination.",
  );
}

function show(call: CheckedCall, scene: Scene<TravelState>): Outcome<TravelUpdate> {
  const [thing] = thingsFor(call, "ref");
  if (thing?.kind === "plan") return from(scene, { type: "show_plan", plan: thing.id as PlanLetter });
  const day = thing?.kind === "item" ? Number(/\d+/.exec(thing.id)?.[0]) : null;
  if (day !== null && Number.isInteger(day)) return from(scene, { type: "show_day", day });
  switch (choiceFor(call, "part")) {
    case "stored":
    case "state":
    case "wishes":
      return from(scene, { type: "recall" });
    case "total":
    case "cost":
      return from(scene, part("budget"));
    default:
      return from(scene, part((choiceFor(call, "section") as ShownPart | undefined) ?? "all"));
  }
}

function choose(call: CheckedCall, scene: Scene<TravelState>): Outcome<TravelUpdate> {
  const [thing] = thingsFor(call, "ref");
  if (thing?.kind === "plan") return from(scene, { type: "choose", plan: thing.id as PlanLetter });
  const [part_, grade] = thing?.kind === "option" ? thing.id.split(".") : [];
  if (part_ === "flight" || part_ === "stay")
    return from(scene, {
      type: "mix",
      plan: null,
      flight: part_ === "flight" ? (grade as "budget") : null,
      hotel: part_ === "stay" ? (grade as "budget") : null,
    });
  return cannot(
    "무엇을 고르실지 찾지 못했어요. A안, B안처럼 보이는 이름을 말씀해 주세요.",
    "I could not tell which one. Please name one that is shown, such as plan A.",
  );
}

function part(shown: ShownPart): Command {
  return { type: "show", part: shown };
}

function lettersIn(call: CheckedCall): PlanLetter[] {
  return thingsFor(call, "ref").flatMap(({ kind, id }) => (kind === "plan" ? [id as PlanLetter] : []));
}

function nameIn(call: CheckedCall): string | undefined {
  const [thing] = thingsFor(call, "ref");
  return thing?.label.ko ?? wordsFor(call, "what");
}

/** The month that is named in the question itself. */
function monthIn(words: string | undefined, { now }: Scene<TravelState>): number | null {
  const { mentions } = understand(words ?? "", { now, names: [PLACES] });
  for (const { readings } of mentions)
    for (const each of readings) {
      const month = /\d{4}-(\d{2})/.exec(JSON.stringify((each.value as unknown as Plain) ?? ""))?.[1];
      if (each.kind === "date" && month !== undefined) return Number(month);
    }
  return null;
}
