import { ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const choose = defineOperation({
  name: "choose",
  kind: "respond",
  effect: "keeps",
  label: { ko: "고르기", en: "choose one" },
  does: {
    ko: "보여 드린 것 가운데 하나를 골라요.",
    en: "Takes one of what was shown or offered, or turns to one of several cases.",
  },
  phrases: [
    { ko: "{ref|으로/로} 고르기", en: "Choose {ref}" },
    { ko: "{words|으로/로} 고르기", en: "Choose {words}" },
  ],
  settles: ["option", "offer", "item", "plan", "row", "list", "case"],
  arguments: {
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }),
  },
  results: {
    chosen: { kind: "text", label: { ko: "고른 것", en: "chosen" } },
    total: { kind: "money", label: { ko: "합계", en: "total" } },
  },
  examples: [
    { for: "travel", say: "방금 말한 두 군데 중에 싼 거", args: { ref: "option", words: "싼 거" } },
    { for: "travel", say: "없으면 첫째", args: { ref: "option:1", words: "첫째" } },
    { for: "travel", say: "카페 좋네요", args: { ref: "item:카페", words: "카페" } },
    { for: "travel", say: "암튼 그거", args: { ref: "last:item", words: "그거" } },
    {
      for: "travel",
      say: "ooh the one w the ski jump thing",
      args: { ref: "option", words: "the one w the ski jump thing" },
    },
    { for: "realestate", say: "ㅇㅋ 뒤에꺼 ㄱ", args: { ref: "item:second", words: "뒤에꺼 ㄱ" } },
    { for: "realestate", say: "ㅇㅋ 그걸로", args: { ref: "item:2", words: "그걸로" } },
    { for: "realestate", say: "아 3 아니고 4번째요 눈이 감겨서", args: { ref: "item:4", words: "4번째요" } },
    {
      for: "realestate",
      say: "아냐 됐고 84로 간다 마누라가 방 세개래",
      args: { ref: "item:84", words: "84로 간다" },
    },
    {
      for: "realestate",
      say: "알았다 5000에 350 그대로 하자 케라",
      args: { ref: "case", words: "5000에 350 그대로 하자" },
    },
    { for: "company", say: "문나래 간호사 말고 약 맞아", args: { ref: "question", words: "약 맞아" } },
    { for: "company", say: "ㅇㅋ 3번", args: { ref: "option:3번" } },
    { for: "company", say: "둘째 안이 낫겠소", args: { ref: "option:2", words: "둘째 안" } },
    { for: "company", say: "횟집으로 하자", args: { ref: "option:횟집", words: "횟집으로" } },
    { for: "company", say: "2번 귀엽다 그걸루 가자!!", args: { ref: "option:2", words: "2번" } },
    { for: "research", say: "서명 있는 게 최종이지", args: { ref: "document", words: "서명 있는 게 최종" } },
    { for: "research", say: "말린거로", args: { ref: "option", words: "말린거로" } },
    {
      for: "research",
      say: "3번이 젤 낫네 이걸로 ㄱㄱ",
      args: { ref: "item:3", words: "3번이 젤 낫네 이걸로" },
    },
    { for: "research", say: "네 그 방향으로 할게요 5월", args: { ref: "option:2", words: "5월" } },
    { for: "research", say: "A안 오프닝 말고 B", args: { ref: "option:B", words: "B" } },
  ],
});
