import type { CheckedCall, ResultValue } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { destinationByName } from "../destinations.ts";
import type { TravelState } from "../state.ts";
import { placeName } from "../texts/naming.ts";
import { WORDS } from "../texts/words.ts";
import { costsLookedAt, won } from "./trip-cost.ts";

/** `draft`: a text about the trip, ready to copy. Amounts stand in it by reference, what nobody said as a gap. */
export function draftAboutTrip(call: CheckedCall, scene: Scene<TravelState>): Outcome<object> {
  const kind = choiceFor(call, "kind") ?? "summary";
  const chosen = choiceFor(call, "in");
  const language: Language =
    chosen === "en" || chosen === "ko" ? chosen : kind === "mail" ? "en" : scene.language;
  const costs = costsLookedAt(scene.state);
  const values: { [key: string]: ResultValue } =
    costs === null
      ? {}
      : {
          total: won("총액", "total", costs.total),
          per_person: won("1인 금액", "per person", costs.per_person),
        };
  const isShort = choiceFor(call, "manner") === "short";
  const text =
    kind === "mail"
      ? mailToStay(scene.state, language, wordsFor(call, "what"))
      : summary(scene, language, isShort, costs !== null);
  const title = TITLES[kind]?.[language] ?? TITLES["summary"]?.[language] ?? "";
  return {
    values,
    rests_on: ["slot.destination", "slot.duration", "slot.departure_date", "slot.num_people"],
    draft: { kind, title, text, language },
    parts: [{ type: "draft", title, text, language }],
  };
}

const TITLES: { readonly [kind: string]: { readonly [language in Language]: string } } = {
  summary: { ko: "여행 요약", en: "The trip in short" },
  message: { ko: "단톡방에 올릴 글", en: "For the group chat" },
  mail: { ko: "숙소에 보낼 메일", en: "Mail to the stay" },
};

function summary(
  { state, result: t }: Scene<TravelState>,
  language: Language,
  isShort: boolean,
  isPlanned: boolean,
): string {
  const words = WORDS[language];
  const city = state.destination === null ? GAPS.city[language] : words.city(state.destination);
  const date = state.departure_date ?? state.assumed_departure;
  const head = [
    city,
    state.duration === null ? GAPS.nights[language] : words.nights(state.duration),
    date === null
      ? GAPS.date[language]
      : `${words.fullDate(date)}${state.departure_date === null ? ASSUMED[language] : ""}`,
    state.num_people === null ? GAPS.people[language] : words.people(state.num_people),
  ].join(" · ");
  const money = isPlanned ? [COSTS[language](`{{${t}.total}}`, `{{${t}.per_person}}`)] : [];
  const days = isShort ? [] : daysOf(state, language);
  return [head, ...days, ...money].join("\n");
}

const MOST_PLACES = 4;

/** Each day with the places it is about, without times: nobody reads a timetable in a chat. */
function daysOf({ destination, itinerary }: TravelState, language: Language): readonly string[] {
  const place = destinationByName(destination ?? "");
  return Object.values(itinerary).map(({ activities }, index) => {
    const seen = activities.filter(({ place_id, type }) => place_id !== null && type !== "transport");
    const names = seen
      .slice(0, MOST_PLACES)
      .map(({ activity }) => (place === undefined ? activity : placeName(activity, place, language)));
    return `${DAY[language](index + 1)} ${names.join(", ")}`;
  });
}

const DAY = { ko: (day: number) => `${day}일차`, en: (day: number) => `Day ${day}:` } as const;
const ASSUMED = { ko: "(가정)", en: " (assumed)" } as const;
const COSTS = {
  ko: (total: string, each: string) => `예상 비용 총액 ${total}, 1인 금액 ${each} (추정)`,
  en: (total: string, each: string) => `Estimated total ${total}, per person ${each}`,
} as const;
const GAPS = {
  city: { ko: "[여행지]", en: "[destination]" },
  nights: { ko: "[박수]", en: "[nights]" },
  date: { ko: "[출발일]", en: "[departure date]" },
  people: { ko: "[인원]", en: "[people]" },
  name: { ko: "[이름]", en: "[your name]" },
  matter: { ko: "[부탁할 내용]", en: "[your request]" },
} as const;

function mailToStay(state: TravelState, language: Language, matter: string | undefined): string {
  const [hotel] = state.hotel_options;
  const words = WORDS[language];
  const date = state.departure_date === null ? GAPS.date[language] : words.fullDate(state.departure_date);
  const people = state.num_people === null ? GAPS.people[language] : words.people(state.num_people);
  const nights = state.duration === null ? GAPS.nights[language] : words.nights(state.duration);
  const asked = matter ?? GAPS.matter[language];
  if (language === "en")
    return [
      `Dear ${hotel?.name ?? "[name of the stay]"} team,`,
      "",
      `We will be staying with you from ${date} for ${nights}, ${people}.`,
      `I have a request: ${asked}`,
      "Could you please let me know if this is possible?",
      "",
      `Kind regards,\n${GAPS.name.en}`,
    ].join("\n");
  return [
    `${hotel?.name ?? "[숙소 이름]"} 담당자님께,`,
    "",
    `${date}부터 ${nights} ${people} 묵을 예정입니다.`,
    `부탁드릴 것이 있습니다: ${asked}`,
    "가능한지 알려 주시면 감사하겠습니다.",
    "",
    `${GAPS.name.ko} 드림`,
  ].join("\n");
}
