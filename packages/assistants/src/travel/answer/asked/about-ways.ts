import type { Destination } from "../../data/destination.ts";
import { distanceKm } from "../../data/distance.ts";
import { estimateTravel } from "../../day-planner/travel-time.ts";
import { WORDS } from "../../texts/words.ts";
import { aboutTopic } from "../about-topic.ts";
import { type Answerer, type Asked, speaksOf } from "./asked.ts";
import { hotelOf } from "./looked-at.ts";

interface Spot {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** How far two things are apart, how to come into town, how long the way there is. */
export const aboutWays: Answerer = (asked) => {
  const { destination, op } = asked;
  if (destination === undefined) return null;
  if (speaksOf(asked, "timetable", "last_ride")) return timetable(asked, destination);
  const isAboutWay =
    op === "transit" || speaksOf(asked, "duration_asked", "distance", "flight_time", "airport_way");
  if (!isAboutWay) return null;
  const [from, to] = spotsIn(asked, destination);
  if (from !== undefined && to !== undefined) return between(from, to, asked);
  if (speaksOf(asked, "airport_way")) return intoTown(asked, destination);
  if (speaksOf(asked, "taxi"))
    return {
      ko: "택시 요금은 제 자료에 없어요. 거리는 알려 드릴 수 있으니 어디에서 어디까지인지 말씀해 주세요.",
      en: "Taxi fares are not in my data. Tell me from where to where, and I give you the distance.",
    }[asked.language];
  if (from !== undefined) return between({ name: centre(asked), ...destination.centre }, from, asked);
  if (op === "transit" || speaksOf(asked, "flight_time")) return wayThere(asked, destination);
  return null;
};

function centre({ language }: Asked): string {
  return { ko: "시내 중심", en: "the centre" }[language];
}

function spotsIn(asked: Asked, destination: Destination): readonly Spot[] {
  const { places, language, state } = asked;
  const named = places.map((place) => ({ ...place, name: place[language] }));
  const hotel = speaksOf(asked, "stay") ? hotelOf(state) : null;
  const area = destination.areas.find(({ ko }) => hotel?.location.includes(ko) ?? false);
  return area === undefined ? named : [{ name: area[language], ...area.centre }, ...named];
}

function between(from: Spot, to: Spot, { language }: Asked): string {
  const { mode, minutes, metres } = estimateTravel(from, to);
  const kilometres = (metres / 1000).toFixed(1);
  const straight = distanceKm(from, to).toFixed(1);
  const by = {
    ko: { walk: "걸어서", transit: "대중교통으로", car: "차로" },
    en: { walk: "on foot", transit: "by public transport", car: "by car" },
  }[language][mode];
  return {
    ko: `${from.name}에서 ${to.name}까지 ${by} 약 ${minutes}분이에요(약 ${kilometres}km, 직선 ${straight}km, 추정).`,
    en: `From ${from.name} to ${to.name} it is about ${minutes} minutes ${by} (about ${kilometres} km, ${straight} km straight; estimated).`,
  }[language];
}

function intoTown({ language }: Asked, { airports }: Destination): string | null {
  const [airport] = airports;
  if (airport === undefined) return null;
  const { minutes, price_krw, how_ko, how_en } = airport.to_centre;
  const price = WORDS[language].money(price_krw);
  return {
    ko: `${airport.name_ko}에서 시내까지 약 ${minutes}분, 1인 ${price}쯤이에요. ${how_ko}`,
    en: `From ${airport.iata} into town it is about ${minutes} minutes and ${price} each: ${how_en}.`,
  }[language];
}

/** How long the way there is, and the fares over land and sea. */
export function wayThere(asked: Pick<Asked, "state" | "language">, destination: Destination): string {
  const text = aboutTopic({ type: "about", topic: "flight_time", month: null }, asked.state, asked.language);
  const fares = destination.access.ground.map(({ mode, from_ko, to_ko, price_krw }) => {
    const money = WORDS[asked.language].money(price_krw);
    return asked.language === "ko" ? `${from_ko}~${to_ko} 편도 ${money}쯤` : `${mode} one way about ${money}`;
  });
  return [text, ...(fares.length > 0 ? [fares.join(", ")] : [])].join("\n");
}

function timetable(asked: Asked, destination: Destination): string {
  const [ground] = destination.access.ground;
  const held =
    ground === undefined
      ? ""
      : {
          ko: ` 걸리는 시간은 ${ground.from_ko}에서 ${ground.to_ko}까지 약 ${ground.minutes}분이에요.`,
          en: ` It takes about ${ground.minutes} minutes.`,
        }[asked.language];
  return {
    ko: `첫차·막차와 시간표는 제 자료에 없어요. 코레일, 버스·선사 앱에서 그날 것을 확인해 주세요.${held}`,
    en: `Timetables and last rides are not in my data; please look at the operator's site for that day.${held}`,
  }[asked.language];
}
