import type { Place } from "../data/place.ts";

/** What is said of places that no road leads to. */
const OVER_WATER =
  /(?<![가-힣])(?:배|페리)(?:로 ?(?:\d|한|두|들어|건너)| ?\d+분| 두 시간|는 \d)|공식 배를|배를 포함/u;
const ISLANDS = /^(?:우도|마라도|가파도|소매물도|마나가하|치진섬)/u;

/** Whether one gets there by boat: part of the way to it and back is no bus. */
export function isByBoat({ ko, note_ko }: Pick<Place, "ko" | "note_ko">): boolean {
  return OVER_WATER.test(note_ko) || ISLANDS.test(ko);
}
