import { addDays } from "@maru/language";
import { openOn } from "../../data/opening-hours.ts";
import type { Place } from "../../data/place.ts";
import { departureOf } from "../../experts/trip.ts";
import { clockOf } from "../../prices/local-time.ts";
import type { Language } from "../../texts/language.ts";
import { WORDS } from "../../texts/words.ts";
import { type Answerer, type Asked, speaksOf } from "./asked.ts";

/** One place: when it is open, what it costs, what it is, and what of it is not held. */
export const aboutPlaces: Answerer = (asked) => {
  const [place, second] = asked.places;
  if (place === undefined || second !== undefined) return null;
  const { language } = asked;
  const name = place[language];
  const lines = [
    ...(speaksOf(asked, "hours") ? [hours(place, asked)] : []),
    ...(speaksOf(asked, "fee") && !speaksOf(asked, "hours") ? [fee(place, language)] : []),
    ...(speaksOf(asked, "walking", "wheelchair") ? [walking(place, language)] : []),
    ...(speaksOf(asked, "parking", "facility", "booked_live") ? [notHeld(name, language)] : []),
    ...(speaksOf(asked, "indoor", "rain_plan") ? [roof(place, language)] : []),
    ...(speaksOf(asked, "children", "infant") ? [family(place, language)] : []),
  ];
  const on = dayOf(place, asked);
  if (lines.length === 0 && asked.op !== "lookup" && on === null) return null;
  const told =
    lines.length > 0 ? lines : [`${name}: ${place.note_ko}`, hours(place, asked), fee(place, language)];
  return [...told, ...(on === null ? [] : [on])].join("\n");
};

function hours(place: Place, { state, language }: Asked): string {
  const first = departureOf(state);
  const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const open = days.map((day) =>
    openOn(place, day)
      .map((each) => `${clockOf(each.open)}~${clockOf(each.close)}`)
      .join(", "),
  );
  const usual = open.find((each) => each !== "") ?? "";
  const closed = days.filter((_, index) => open[index] === "").map((day) => WORDS[language].date(day));
  const name = place[language];
  const sure = place.hours_confirmed
    ? ""
    : { ko: " 확인이 필요한 시간이에요.", en: " Please confirm." }[language];
  if (usual === "")
    return { ko: `${name}의 여는 시간은 제 자료에 없어요.`, en: `The hours of ${name} are not in my data.` }[
      language
    ];
  return {
    ko: `${name}, ${usual}에 열어요.${closed.length === 0 ? "" : ` 쉬는 날: ${closed.join(", ")}.`}${sure}`,
    en: `${name} is open ${usual}.${closed.length === 0 ? "" : ` Closed: ${closed.join(", ")}.`}${sure}`,
  }[language];
}

function fee(place: Place, language: Language): string {
  const { adult, child } = place.price_krw;
  const { money } = WORDS[language];
  const name = place[language];
  if (adult === 0) return { ko: `${name} 들어가는 값은 없어요.`, en: `${name} costs nothing.` }[language];
  const young =
    child === adult ? "" : { ko: `, 어린이 ${money(child)}`, en: `, children ${money(child)}` }[language];
  return place.meal === undefined
    ? {
        ko: `${name} 입장료는 어른 ${money(adult)}${young}쯤이에요.`,
        en: `${name}: about ${money(adult)} an adult${young}.`,
      }[language]
    : { ko: `${name}, 한 사람 ${money(adult)}쯤이에요.`, en: `${name}: about ${money(adult)} each.` }[
        language
      ];
}

function walking(place: Place, language: Language): string {
  const hoursSpent = place.visit_minutes;
  return {
    ko: `${place.ko}의 계단이나 경사는 제 자료에 없어요. 둘러보는 데 ${hoursSpent}분쯤 잡고, ${place.indoor ? "실내" : "바깥"}예요. ${place.note_ko}`,
    en: `Steps and slopes of ${place.en} are not in my data. It takes about ${hoursSpent} minutes, ${place.indoor ? "indoors" : "outdoors"}.`,
  }[language];
}

function roof(place: Place, language: Language): string {
  return place.indoor
    ? { ko: `${place.ko}: 실내라서 비가 와도 괜찮아요.`, en: `${place.en} is indoors, fine in the rain.` }[
        language
      ]
    : { ko: `${place.ko}: 바깥이라 비가 오면 불편해요.`, en: `${place.en} is outdoors.` }[language];
}

function family(place: Place, language: Language): string {
  return place.with_children
    ? { ko: `${place.ko}: 아이와 가기 좋아요.`, en: `${place.en} suits children.` }[language]
    : { ko: `${place.ko}: 아이에게는 권하지 않아요.`, en: `${place.en} is not for children.` }[language];
}

function notHeld(name: string, language: Language): string {
  return {
    ko: `${name}의 시설과 예약 상황은 제 자료에 없어요. 직접 문의해 주세요.`,
    en: `Facilities and bookings of ${name} are not in my data; please ask there.`,
  }[language];
}

function dayOf(place: Place, { state, language }: Asked): string | null {
  const days = Object.values(state.itinerary);
  const index = days.findIndex(({ activities }) => activities.some(({ place_id }) => place_id === place.id));
  const found = days[index]?.activities.find(({ place_id }) => place_id === place.id);
  if (found === undefined) return null;
  return {
    ko: `지금 일정에는 ${index + 1}일차 ${found.time}에 들어 있어요.`,
    en: `It is in the plan: day ${index + 1} at ${found.time}.`,
  }[language];
}
