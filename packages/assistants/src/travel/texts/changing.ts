import { withParticle } from "@maru/language";
import type { Language } from "./language.ts";

/** What is said when something in the plans is moved, asked for, or stays as it is. */
export interface ChangingTexts {
  readonly swapped: (first: number, second: number) => string;
  readonly droppedBySwap: (places: string) => string;
  readonly planned: (place: string, day: number, date: string, time: string) => string;
  readonly opens: (hours: string) => string;
  readonly entry: (price: string, people: number) => string;
  readonly notPlanned: (place: string) => string;
  readonly leftOut: (place: string) => string;
  readonly nothingToUndo: string;
  readonly unchanged: (trip: string) => string;
  readonly alreadyCheapest: (part: "flight" | "stay") => string;
  readonly alreadyBest: (part: "flight" | "stay") => string;
}

const ko: ChangingTexts = {
  swapped: (first, second) => `${first}일차와 ${second}일차를 서로 바꿨어요. 다른 날은 그대로예요.`,
  droppedBySwap: (places) => `그날의 운영 시간이나 도착·출발 시각에 맞지 않아 빠진 곳: ${places}`,
  planned: (place, day, date, time) =>
    `${withParticle(place, "은/는")} ${day}일차 ${date} ${time}에 넣어 두었어요.`,
  entry: (price, people) => `입장·체험료는 ${people === 1 ? "" : `${people}명 `}약 ${price}(추정)이에요.`,
  opens: (hours) => `그날 운영 시간은 자료 기준 ${hours}이고, 가기 전에 한 번 확인해 주세요.`,
  notPlanned: (place) =>
    `${withParticle(place, "은/는")} 지금 일정에 없어요. “${place} 꼭 넣어줘”라고 하시면 맞는 날에 넣어 볼게요.`,
  leftOut: (place) => `${withParticle(place, "은/는")} 빼 달라고 하셔서 일정에 없어요.`,
  nothingToUndo: "되돌릴 변경이 없어요.",
  unchanged: (trip) => `바뀐 것이 없어서 계획을 그대로 두었어요. (${trip})`,
  alreadyCheapest: (part) =>
    `${{ flight: "항공·교통편은", stay: "숙소는" }[part]} 이미 찾은 것 중 가장 저렴한 등급이에요.`,
  alreadyBest: (part) =>
    `${{ flight: "항공·교통편은", stay: "숙소는" }[part]} 이미 찾은 것 중 가장 좋은 등급이에요.`,
};

const en: ChangingTexts = {
  swapped: (first, second) =>
    `Day ${first} and day ${second} changed places. The other days stay as they are.`,
  droppedBySwap: (places) => `These do not fit the hours of the other day and are left out: ${places}`,
  planned: (place, day, date, time) => `${place} is on day ${day}, ${date}, at ${time}.`,
  entry: (price, people) => `It costs about ${price}${people === 1 ? "" : ` for ${people}`} (estimated).`,
  opens: (hours) => `My data say it is open ${hours} that day; please check before you go.`,
  notPlanned: (place) => `${place} is not in the plan. Say “include ${place}” and I will try to fit it in.`,
  leftOut: (place) => `${place} is left out, as you asked.`,
  nothingToUndo: "There is no change to take back.",
  unchanged: (trip) => `Nothing changed, so the plan stays as it is. (${trip})`,
  alreadyCheapest: (part) =>
    `${{ flight: "The way there", stay: "The stay" }[part]} is the cheapest class I found already.`,
  alreadyBest: (part) =>
    `${{ flight: "The way there", stay: "The stay" }[part]} is the best class I found already.`,
};

export const CHANGING: Readonly<Record<Language, ChangingTexts>> = { ko, en };
