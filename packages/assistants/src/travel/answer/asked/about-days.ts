import { destinationByName } from "../../destinations.ts";
import type { ItineraryDay } from "../../shapes.ts";
import { WORDS } from "../../texts/words.ts";
import { type Answerer, type Asked, speaksOf } from "./asked.ts";

/** The days that are planned: how much is walked, what if it rains, how many nights do, what stands where. */
export const aboutDays: Answerer = (asked) => {
  if (speaksOf(asked, "nights_asked")) return nights(asked);
  const days = Object.entries(asked.state.itinerary).sort(
    ([left], [right]) => Number(left.slice(3)) - Number(right.slice(3)),
  );
  if (speaksOf(asked, "rain_plan") || asked.op === "backup") return backup(asked, days);
  if (days.length === 0) return null;
  if (speaksOf(asked, "walking") && asked.places.length === 0) return walked(asked, days);
  return null;
};

type Days = readonly (readonly [string, ItineraryDay])[];

function nights({ destination, language, state, words }: Asked): string | null {
  if (destination === undefined) return null;
  const sights = destination.places.filter(({ meal, popularity }) => meal === undefined && popularity >= 0.6);
  const minutes = sights.reduce((sum, { visit_minutes }) => sum + visit_minutes + 40, 0);
  const days = Math.max(1, Math.round(minutes / 420));
  const needed = Math.max(1, Math.min(days - 1, 6));
  const name = WORDS[language].city(destination.names.ko);
  const asked = Number(/\d+/u.exec(words)?.[0] ?? state.duration ?? Number.NaN);
  const verdict = !Number.isInteger(asked)
    ? { ko: `${name}은 ${needed}박이 알맞아요.`, en: `${needed} nights suit ${name}.` }
    : asked >= needed
      ? { ko: `네, ${asked}박이면 충분해요.`, en: `Yes, ${asked} nights are enough.` }
      : {
          ko: `${asked}박이면 꼭 볼 곳만 보기에 맞고, 두루 보려면 ${needed}박이 좋아요.`,
          en: `${asked} nights do for the main sights; ${needed} are better.`,
        };
  return `${verdict[language]} ${
    {
      ko: `많이 찾는 곳이 ${sights.length}곳이고 하루 일곱 시간씩 보는 것으로 어림했어요.`,
      en: `That counts ${sights.length} popular sights at seven hours a day.`,
    }[language]
  }`;
}

function backup(asked: Asked, days: Days): string | null {
  const { destination, language } = asked;
  if (destination === undefined) return null;
  const indoor = destination.places.filter((place) => place.indoor && place.meal === undefined);
  const used = new Set(days.flatMap(([, { activities }]) => activities.map(({ place_id }) => place_id)));
  const free = [...indoor]
    .filter(({ id }) => !used.has(id))
    .sort((left, right) => right.popularity - left.popularity)
    .slice(0, 3);
  const outside = days.flatMap(([, { activities }]) =>
    activities.flatMap(({ place_id, activity }) =>
      destination.places.some(
        ({ id, indoor: roofed, meal }) => id === place_id && !roofed && meal === undefined,
      )
        ? [activity]
        : [],
    ),
  );
  if (free.length === 0) return null;
  const names = free.map((place) => place[language]).join(", ");
  const out = outside.slice(0, 3).join(", ");
  return {
    ko: `비가 오면 실내인 ${names} 쪽으로 바꾸면 돼요.${out === "" ? "" : ` 바깥이라 빠질 수 있는 곳은 ${out}이에요.`} 바꾸려면 날을 말씀해 주세요.`,
    en: `If it rains: ${names}, all indoors.${out === "" ? "" : ` Outdoors in the plan: ${out}.`}`,
  }[language];
}

function walked({ language, state }: Asked, days: Days): string {
  const city = destinationByName(state.destination ?? "");
  const lines = days.map(([, { activities }], index) => {
    const minutes = activities
      .filter(({ travel_mode }) => ON_FOOT.includes(travel_mode))
      .reduce((sum, { travel_minutes }) => sum + travel_minutes, 0);
    return { ko: `${index + 1}일차 ${minutes}분`, en: `day ${index + 1}: ${minutes} min` }[language];
  });
  return {
    ko: `장소 사이를 걷는 시간은 ${lines.join(", ")}이에요(추정). ${city?.names.ko ?? ""}의 계단과 경사는 제 자료에 없어요. 덜 걷게 하려면 “덜 걷게 짜줘”라고 하시면 돼요.`,
    en: `Walking between places: ${lines.join(", ")} (estimated). Stairs and slopes are not in my data.`,
  }[language];
}

const ON_FOOT: readonly string[] = ["도보", "walk", "on foot"];
