import { choice, mention, OF_THE_ASSISTANT, ref } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const set = defineOperation({
  name: "set",
  kind: "keep",
  effect: "keeps",
  label: { ko: "값 적기", en: "set a value" },
  does: {
    ko: "값을 적어 둬요. 목록이면 한 줄을 더하고, 아니면 바꿔요.",
    en: "Keeps a value; a list gets one more line, anything else is replaced.",
  },
  phrases: [{ ko: "{slot|을/를} {value|으로/로} 적기", en: "Set {slot} to {value}" }],
  arguments: {
    slot: choice({ ko: "어떤 값", en: "which value" }, OF_THE_ASSISTANT, { required: true }),
    value: mention({ ko: "값", en: "value" }, { required: true }),
    of: mention({ ko: "누구 것인지", en: "whose or of what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    before: { kind: "text", label: { ko: "바꾸기 전", en: "before" } },
    after: { kind: "text", label: { ko: "바꾼 뒤", en: "after" } },
    effect: { kind: "money", label: { ko: "달라지는 금액", en: "effect" } },
  },
  examples: [
    { for: "travel", say: "아니다 따님까지 하면 5명이네요", args: { slot: "num_people", value: "5명" } },
    { for: "travel", say: "아 사천이다 사천", args: { slot: "destination", value: "사천" } },
    { for: "travel", say: "춘천 ㄱ?", args: { slot: "destination", value: "춘천" } },
    { for: "travel", say: "철원에 갈라 그래요", args: { slot: "destination", value: "철원" } },
    {
      for: "travel",
      say: "와이프는 베트남여권",
      args: { slot: "nationality", of: "와이프", value: "베트남여권" },
    },
    {
      for: "realestate",
      say: "계약은 내년 2월 20일에 끝나구요",
      args: { slot: "end_date", value: "내년 2월 20일" },
    },
    {
      for: "realestate",
      say: "ㄴㄴ 전세 2.1 아니고 2.4",
      args: { slot: "deposit", of: "전세", value: "2.4" },
    },
    {
      for: "realestate",
      say: "이자는 셋이 똑같이 월 43씩",
      args: { slot: "costs", value: "이자는 셋이 똑같이 월 43씩" },
    },
    { for: "realestate", say: "갱신권 안써봤수다", args: { slot: "renewal_used", value: "안써봤수다" } },
    { for: "realestate", say: "year 4 btw", args: { slot: "duration", value: "year 4" } },
    { for: "company", say: "상자가 아니고 통이오 서른 통", args: { slot: "quantity", value: "서른 통" } },
    {
      for: "company",
      say: "보내는 사람 이름은 제 이름 말고 물류팀으로 해주세요",
      args: { slot: "requester", value: "물류팀" },
    },
    { for: "company", say: "날짜 어제에요", args: { slot: "date", value: "어제" } },
    { for: "company", say: "오늘로 하시지요.", args: { slot: "date", value: "오늘" } },
    { for: "company", say: "상호는 봄빛한의원이요", args: { slot: "client", value: "봄빛한의원" } },
    { for: "research", say: "음 화학", args: { slot: "topic", value: "화학" } },
    {
      for: "research",
      say: "그 공장 이름이 조선인촌인가 뭔가였어요",
      args: { slot: "name", value: "조선인촌" },
    },
    {
      for: "research",
      say: "아 78년이 아니고 76년이오 결혼 전이었으니까",
      args: { slot: "period", value: "76년" },
    },
    { for: "research", say: "베트남말", args: { slot: "items", value: "베트남말" } },
    { for: "research", say: "after 2016", args: { slot: "published", value: "after 2016" } },
  ],
});
