import { choice, choices, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const undo = defineOperation({
  name: "undo",
  kind: "respond",
  effect: "keeps",
  label: { ko: "되돌리기", en: "take back" },
  does: {
    ko: "바뀐 것 하나나 잘못 읽은 것을 되돌려요.",
    en: "Takes one change back (change), or our reading of the last message (reading).",
  },
  phrases: [
    { when: { kind: "change" }, ko: "{ref} 되돌리기", en: "Take {ref} back" },
    { when: { kind: "change" }, ko: "바꾼 것 되돌리기", en: "Take the last change back" },
    { when: { kind: "reading" }, ko: "잘못 읽은 것 되돌리기", en: "That was misread: take it back" },
  ],
  arguments: {
    kind: choice(
      { ko: "종류", en: "which kind" },
      choices({ change: ["바뀐 것", "a change"], reading: ["잘못 읽은 것", "what was misread"] }),
      { required: true },
    ),
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }),
  },
  results: {
    before: { kind: "text", label: { ko: "바꾸기 전", en: "before" } },
    after: { kind: "text", label: { ko: "바꾼 뒤", en: "after" } },
  },
  examples: [
    {
      for: "travel",
      say: "아 역시 아닌 것 같아요 방금 거 취소",
      args: { ref: "last:result", kind: "change", words: "방금 거 취소" },
    },
    { for: "travel", say: "취소", args: { kind: "change", ref: "last:item", words: "취소" } },
    { for: "travel", say: "아 온대", args: { kind: "change", ref: "slot:num_people", words: "온대" } },
    {
      for: "travel",
      say: "경북 청도 아니고요",
      args: { kind: "reading", ref: "slot:destination", words: "경북 청도 아니고요" },
    },
    {
      for: "travel",
      say: "nah forget it go back to how it was before",
      args: { kind: "change", ref: "last:view", words: "go back to how it was before" },
    },
    {
      for: "realestate",
      say: "원복은 어디로 가든 드는거예요",
      args: { kind: "reading", words: "원복은 어디로 가든 드는거예요" },
    },
    { for: "realestate", say: "아 다시 넣어", args: { kind: "change", words: "다시 넣어" } },
    {
      for: "realestate",
      say: "아까 공실 넣은 건 도로 빼고",
      args: { kind: "change", ref: "last:supposition", words: "공실 넣은 건 도로 빼고" },
    },
    {
      for: "realestate",
      say: "아까 표로 도로 가 글씨가 너무 많어",
      args: { kind: "change", ref: "view", words: "아까 표로 도로 가" },
    },
    {
      for: "realestate",
      say: "목동 다시 보이게",
      args: { kind: "change", ref: "view", words: "목동 다시 보이게" },
    },
    {
      for: "company",
      say: "처음 걸로 되돌릴 수 있어요?",
      args: { ref: "view:earlier", kind: "change", words: "처음 걸로" },
    },
    { for: "company", say: "쉼표 다시", args: { ref: "last:result", kind: "change", words: "쉼표 다시" } },
    { for: "company", say: "아 잠만 취소", args: { kind: "change", ref: "record", words: "취소" } },
    {
      for: "company",
      say: "엥 잠만 실장님 번호일수도... 방금거 취소취소",
      args: { kind: "change", ref: "card", words: "방금거 취소취소" },
    },
    {
      for: "company",
      say: "너무 세다 원래 문장으로",
      args: { kind: "change", ref: "last:draft", words: "원래 문장으로" },
    },
    { for: "research", say: "애플(회사) 말고 ㅋㅋ", args: { kind: "reading", words: "애플(회사) 말고" } },
    {
      for: "research",
      say: "아 아니다 넣어",
      args: { kind: "change", ref: "rule:source", words: "아니다 넣어" },
    },
    { for: "research", say: "ㄴㄴ 빗소리 얘기 아님", args: { kind: "reading", words: "빗소리 얘기 아님" } },
    {
      for: "research",
      say: "아이다 부가세 뺀거 도로 넣어라 아까맨치로",
      args: { kind: "change", words: "부가세 뺀거 도로 넣어라 아까맨치로" },
    },
    {
      for: "research",
      say: "저 수리법 물어본거 아닌데",
      args: { kind: "reading", words: "저 수리법 물어본거 아닌데" },
    },
  ],
});
