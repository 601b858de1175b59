import { choice, OF_THE_ASSISTANT, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const steps = defineOperation({
  name: "steps",
  kind: "ask",
  effect: "reads",
  label: { ko: "할 일 순서 보기", en: "see what to do, in order" },
  does: {
    ko: "할 일을 순서와 필요한 서류까지 알려 드려요.",
    en: "What to do, where, with what papers, in which order.",
  },
  phrases: [{ ko: "{topic} 할 일 순서 보기", en: "See what to do about {topic}" }],
  arguments: {
    topic: choice({ ko: "주제", en: "topic" }, OF_THE_ASSISTANT),
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    steps: { kind: "rows", label: { ko: "순서", en: "steps" } },
    days: { kind: "count", label: { ko: "걸리는 날", en: "days" } },
    cost: { kind: "money", label: { ko: "비용", en: "cost" } },
    date: { kind: "date", label: { ko: "날짜", en: "date" } },
  },
  examples: [
    { for: "travel", say: "어디가서 만드나", args: { topic: "entry", question: "어디가서 만드나" } },
    {
      for: "travel",
      say: "그거 받으려면 현장에서 뭐부터 해야 하는지 순서대로요",
      args: { topic: "access", question: "뭐부터 해야 하는지 순서대로" },
    },
    {
      for: "travel",
      say: "여권은 어디가서 뭐부터 만들어야돼요 애꺼",
      args: { topic: "entry", question: "어디가서 뭐부터 만들어야돼요" },
    },
    {
      for: "realestate",
      say: "걍 제일 안전한 순서로 알려줘 내가 할거",
      args: { question: "제일 안전한 순서로 알려줘" },
    },
    {
      for: "realestate",
      say: "신탁원부는 어디서 떼나요 인터넷 안되죠?",
      args: { topic: "opposing_power", question: "신탁원부는 어디서 떼나요" },
    },
    {
      for: "realestate",
      say: "How I fix it? Change contract or change registration?",
      args: { topic: "shop", question: "How I fix it? Change contract or change registration?" },
    },
    { for: "realestate", say: "가서 뭐봐야됨", args: { topic: "lease", question: "가서 뭐봐야됨" } },
    { for: "realestate", say: "어디서 떼요", args: { topic: "mgmt_fee", question: "어디서 떼요" } },
    {
      for: "company",
      say: "신규등록 어케해요 ㅠ",
      args: { topic: "data_entry", question: "신규등록 어케해요" },
    },
    {
      for: "company",
      say: "사업자번호 없으면요?",
      args: { ref: "last:result", question: "사업자번호 없으면요" },
    },
    { for: "company", say: "이제 승인하면 끝이에요?", args: { ref: "card", question: "승인하면 끝" } },
    {
      for: "company",
      say: "감사 나오면 무엇부터 챙기면 되나 순서대로",
      args: { topic: "expense", question: "무엇부터 챙기면 되나 순서대로" },
    },
    {
      for: "realestate",
      say: "배당요구를 했는지는 어디서 봅니까",
      args: { topic: "opposing_power", question: "배당요구를 했는지는 어디서 봅니까" },
    },
    {
      for: "realestate",
      say: "집주인한테 먼저 연락할까요 보험사부터 할까요",
      args: { question: "집주인한테 먼저 연락할까요 보험사부터 할까요" },
    },
    { for: "realestate", say: "And if he just ignores me?", args: { question: "if he just ignores me?" } },
    {
      for: "realestate",
      say: "실거주 의무 있는지는 어디서 봐요",
      args: { topic: "loan", question: "실거주 의무 있는지는 어디서 봐요" },
    },
    {
      for: "realestate",
      say: "그럼 이번 주에 할 일 두 개만 말해주세요. 많으면 못해요",
      args: { question: "이번 주에 할 일 두 개만" },
    },
    {
      for: "realestate",
      say: "확정일자는 그럼 어디서?",
      args: { topic: "opposing_power", question: "확정일자는 그럼 어디서?" },
    },
    {
      for: "realestate",
      say: "주소 전입은 뭐라고 적어야돼 옥탑이라고?",
      args: { topic: "opposing_power", question: "주소 전입은 뭐라고 적어야돼" },
    },
    {
      for: "realestate",
      say: "Thank you po. God bless. Where I can ask help if he angry?",
      args: { topic: "evidence", question: "Where I can ask help if he angry?" },
    },
  ],
});
