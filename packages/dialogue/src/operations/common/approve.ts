import { ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const approve = defineOperation({
  name: "approve",
  kind: "respond",
  effect: "keeps",
  label: { ko: "좋다고 하기", en: "say yes" },
  does: {
    ko: "제안이나 확인 요청을 받아들여요.",
    en: "Takes what was offered, asked or supposed; with nothing open it is talk (ack).",
  },
  phrases: [
    { ko: "{ref|을/를} {change|으로/로} 바꿔서 하기", en: "Yes to {ref}, with {change}" },
    { ko: "{ref|을/를} 그대로 하기", en: "Yes to {ref}" },
    { ko: "네, 그렇게 하기", en: "Yes, do that" },
  ],
  settles: ["offer", "card", "supposition", "plan", "draft", "question"],
  arguments: {
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }),
    change: text({ ko: "바꿀 내용", en: "the change" }),
  },
  results: {
    before: { kind: "text", label: { ko: "바꾸기 전", en: "before" } },
    after: { kind: "text", label: { ko: "바꾼 뒤", en: "after" } },
  },
  examples: [
    { for: "travel", say: "오키 그럼 그걸로", args: { ref: "supposition", words: "그걸로" } },
    {
      for: "travel",
      say: "아 세금 항목이었군요 납득했습니다",
      args: { ref: "last:offer", words: "납득했습니다" },
    },
    { for: "travel", say: "되면 넣지 뭐", args: { ref: "supposition", words: "넣지 뭐" } },
    { for: "travel", say: "좋습니다", args: { ref: "last:offer", words: "좋습니다" } },
    { for: "travel", say: "ㅇㅇ 이거", args: { ref: "last:draft", words: "ㅇㅇ 이거" } },
    { for: "realestate", say: "이대로 최종본", args: { ref: "draft:contract", words: "이대로 최종본" } },
    { for: "realestate", say: "오 굳 이걸로", args: { ref: "draft", words: "이걸로" } },
    {
      for: "realestate",
      say: "fine, do that text",
      args: { ref: "last:offer", words: "fine, do that text" },
    },
    {
      for: "realestate",
      say: "네 그걸로 할게여 할머니 오케이",
      args: { ref: "supposition", words: "그걸로 할게여" },
    },
    {
      for: "realestate",
      say: "perfect go with that wording",
      args: { ref: "draft:clause", words: "go with that wording" },
    },
    { for: "company", say: "ㅇㅇ 승인", args: { ref: "card", words: "승인" } },
    { for: "company", say: "응 됐어 저장", args: { ref: "card", words: "응 됐어 저장" } },
    { for: "company", say: "그거 승인", args: { ref: "card", words: "그거 승인" } },
    { for: "company", say: "네 그대로 등록 부탁드립니다", args: { ref: "card", words: "그대로 등록" } },
    { for: "company", say: "됐네 그걸로", args: { ref: "draft", words: "그걸로" } },
    { for: "research", say: "오케이 인정", args: { ref: "last:offer", words: "오케이 인정" } },
    {
      for: "research",
      say: "오케이 그 두 곳은 네 말대로 정보공개청구로 가자",
      args: { ref: "last:offer", words: "네 말대로 정보공개청구로 가자" },
    },
    {
      for: "research",
      say: "합치자는 제안은 받겠습니다. 9번 각주로만요",
      args: { ref: "last:offer", change: "9번 각주로만", words: "합치자는 제안은 받겠습니다" },
    },
    { for: "research", say: "나머진 다 콜", args: { ref: "list", words: "나머진 다 콜" } },
    {
      for: "research",
      say: "yep do what you said with the footnotes",
      args: { ref: "last:offer", words: "yep do what you said with the footnotes" },
    },
  ],
});
