import type { Language } from "./language.ts";

/** What is said to a remark about one of the party: what the plan can take into account, and what it cannot. */
export interface RemarkingTexts {
  readonly food: (said: string) => string;
  readonly served: (places: string, first: string) => string;
  readonly notSeen: string;
  readonly walking: string;
  readonly longest: (day: number, kilometres: number) => string;
  readonly health: (said: string) => string;
}

export const REMARKING: Readonly<Record<Language, RemarkingTexts>> = {
  ko: {
    food: (said) =>
      `드시는 것을 조심할 분이 있다는 점(${said}) 확인했어요. 식당마다 쓰는 재료는 제 자료에 없어서 저절로 피해 드리지는 못하니, 예약하거나 주문할 때 식당에 꼭 말씀해 주세요.`,
    served: (places, first) =>
      `일정에서 이름이나 설명에 그런 음식이 보이는 곳: ${places}. 바꾸려면 “${first} 빼줘”처럼 말씀해 주세요.`,
    notSeen: "일정에 있는 곳의 이름과 설명에는 그런 음식이 보이지 않지만, 재료까지는 알 수 없어요.",
    walking:
      "걷기 불편한 분이 있다는 점 확인했어요. 하루에 들르는 곳은 줄일 수 있지만, 계단·경사·엘리베이터는 제 자료에 없으니 장소마다 확인해 주세요.",
    longest: (day, kilometres) =>
      `가장 많이 걷는 날은 ${day}일차(약 ${kilometres}km)예요. 더 줄이려면 “${day}일차 여유 있게”라고 말씀해 주세요.`,
    health: (said) =>
      `${said} 말씀 확인했어요. 몸에 무리가 없는지는 제 자료로 알 수 없으니 병원과 항공사에 미리 확인해 주세요. 빼고 싶은 곳이 있거나 천천히 다니고 싶으면 “여유 있게 짜줘”처럼 말씀해 주세요.`,
  },
  en: {
    food: (said) =>
      `Noted: somebody has to be careful with food (${said}). What a restaurant cooks with is not in my data, so I cannot avoid it by myself. Please tell the restaurants when you book or order.`,
    served: (places, first) =>
      `Judging only by name and description, these places in the plan may serve such food: ${places}. To change one, say “skip ${first}”.`,
    notSeen: "No name or description in the plan speaks of such food, but I cannot see what they cook with.",
    walking:
      "Noted: walking is hard for somebody. I can plan fewer stops a day, but stairs, slopes and lifts are not in my data. Please check each place.",
    longest: (day, kilometres) =>
      `Day ${day} has the most walking (about ${kilometres} km). To do less, say “take it easy on day ${day}”.`,
    health: (said) =>
      `Noted: ${said}. I cannot judge what is safe for you, so please ask a doctor and the airline. Tell me if I should leave a place out or plan slower days.`,
  },
};
