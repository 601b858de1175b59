import { expect, it } from "vitest";
import { sharesWord } from "./shares-word.ts";

it.each([
  ["강남 아파트 시세는 어때요?", "강남구 전세를 물어봤어요", true],
  ["여행 가고 싶어요", "제주도 여행을 좋아해요", true],
  ["맛있는 거 먹고 싶어요", "전세자금대출을 알아봤어요", false],
  ["이전 대화에서 LTV 얘기했죠?", "ltv 70%", true],
  ["집", "무엇이든", true],
])("«%s» and «%s»: %s", (query, text, isShared) => {
  expect(sharesWord(query, text)).toBe(isShared);
});
