import { ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const later = defineOperation({
  name: "later",
  kind: "respond",
  effect: "keeps",
  label: { ko: "나중에 정하기", en: "decide later" },
  does: {
    ko: "지금은 정하지 않고 비워 둬요.",
    en: "Not known or not now: nothing is asked again, everything is kept.",
  },
  phrases: [{ ko: "{ref|은/는} 나중에 정하기", en: "Decide {ref} later" }],
  arguments: {
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }),
  },
  results: {
    open: { kind: "rows", label: { ko: "비워 둔 것", en: "still open" } },
  },
  examples: [
    {
      for: "travel",
      say: "아 몇명이냐구여 그건 걔가 온다했다 안온다했다해서",
      args: { ref: "slot:num_people", words: "온다했다 안온다했다해서" },
    },
    { for: "travel", say: "콜떳다 ㄱㄷ", args: { words: "콜떳다 ㄱㄷ" } },
    { for: "travel", say: "아 깼다 이따가", args: { words: "아 깼다 이따가" } },
    { for: "travel", say: "husband not sure yet", args: { ref: "slot:num_people", words: "not sure yet" } },
    {
      for: "travel",
      say: "날짜는 우리 오빠 전화 오면 말하겠소",
      args: { ref: "slot:departure_date", words: "우리 오빠 전화 오면 말하겠소" },
    },
    {
      for: "realestate",
      say: "몰라 그건 부동산이 알겠지. 비워놔",
      args: { ref: "last:question", words: "비워놔" },
    },
    { for: "realestate", say: "나머지 빈칸은 나중에요", args: { words: "나머지 빈칸은 나중에요" } },
    { for: "realestate", say: "애가 운다 이따", args: { words: "이따" } },
    { for: "realestate", say: "그건 나중에 딸 오민 허크라", args: { words: "나중에 딸 오민 허크라" } },
    {
      for: "realestate",
      say: "일단 보류. 변호사 만나고 말해주께",
      args: { words: "일단 보류. 변호사 만나고 말해주께" },
    },
    { for: "company", say: "서지안거는 보류 본인 확인하고", args: { ref: "card", words: "보류" } },
    { for: "company", say: "다과는 아직 미정이에요", args: { ref: "card", words: "아직 미정" } },
    {
      for: "company",
      say: "물어보고 올게 일단 놔도",
      args: { ref: "card", words: "물어보고 올게 일단 놔도" },
    },
    {
      for: "company",
      say: "모르겠으면 비워둬도 되져 낼 물어볼게여",
      args: { ref: "slot:contact_person", words: "낼 물어볼게여" },
    },
    { for: "company", say: "그놈은 놔두고 나중에 봅시다", args: { words: "나중에 봅시다" } },
    {
      for: "research",
      say: "ㅈㅅ 내일 이어서 저장해놔",
      args: { ref: "report", words: "내일 이어서 저장해놔" },
    },
    { for: "research", say: "나머진 주말에", args: { ref: "report", words: "나머진 주말에" } },
    {
      for: "research",
      say: "fine. leave the gap open for now, i'll ask my advisor",
      args: { words: "leave the gap open for now, i'll ask my advisor" },
    },
    { for: "research", say: "담에 볼게요 단체주문들어옴", args: { words: "담에 볼게요" } },
    {
      for: "research",
      say: "시대는 세종으로할지 성종으로할지 아직 못정함 ㅠ 비워둬",
      args: { words: "아직 못정함" },
    },
  ],
});
