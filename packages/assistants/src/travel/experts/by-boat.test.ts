import { expect, it } from "vitest";
import { isByBoat } from "./by-boat.ts";

it.each([
  ["타롱가 동물원", "페리로 12분, 겨울은 16:30까지", true],
  ["한산도 제승당", "배로 25분, 배삯은 따로 내요", true],
  ["치진섬", "구산 부두에서 페리 10분, 전동 자전거를 빌려요", true],
  ["우도", "자전거로 한 바퀴", true],
  ["쑤언흐엉 호수", "한 바퀴 5km, 오리배를 탈 수 있어요", false],
  ["하이드파크", "배 타기와 로열앨버트홀 쪽 산책", false],
  ["마스지드 자멕", "금요일은 예배로 닫는 때가 있어요", false],
])("%s", (ko, note_ko, expected) => {
  expect(isByBoat({ ko, note_ko })).toBe(expected);
});
