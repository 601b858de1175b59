import { choice, choices, mention, OF_THE_ASSISTANT, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const rule = defineOperation({
  name: "rule",
  kind: "ask",
  effect: "reads",
  label: { ko: "법과 규정 찾아보기", en: "look up the rules" },
  does: {
    ko: "법이나 규정이 이 경우에 무엇이라 하는지 알려 드려요.",
    en: "What statute, company rule, airline or found rule says about this case: may I, how much, which text.",
  },
  phrases: [
    { ko: "{topic}: {ask} 규정에서 찾아보기", en: "{topic}: look up {ask}" },
    { when: { ask: "may" }, ko: "되는지 법과 규정에서 찾아보기", en: "Look up whether it is allowed" },
    { when: { ask: "limit" }, ko: "한도를 법과 규정에서 찾아보기", en: "Look up the limit" },
    { ko: "{ask} 찾아보기", en: "Look up {ask}" },
  ],
  arguments: {
    ask: choice(
      { ko: "무엇을 볼지", en: "what to see" },
      choices({
        may: ["되는지", "whether it is allowed"],
        limit: ["한도", "the limit"],
        text: ["규정 내용", "the text"],
        scope: ["적용되는지", "whether it applies"],
        how: ["방법", "how"],
        changes: ["바뀐 점", "what changed"],
        penalty: ["어기면", "the penalty"],
      }),
      { required: true },
    ),
    topic: choice({ ko: "주제", en: "topic" }, OF_THE_ASSISTANT, { list: true }),
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
    given: text({ ko: "어떤 상황인지", en: "in which situation" }, { list: true }),
    stated: choice(
      { ko: "말씀하신 대로인지", en: "put as a claim" },
      choices({ yes: ["그렇다고 하심", "stated"] }),
    ),
    term: text({ ko: "낱말", en: "term" }, { list: true }),
    of: mention({ ko: "누구 것인지", en: "whose or of what" }),
    amount: mention({ ko: "금액", en: "amount" }, { kinds: ["money"], list: true }),
    item: mention({ ko: "물건", en: "item" }),
    recipient: mention({ ko: "받는 사람", en: "recipient" }),
    count: mention({ ko: "개수", en: "count" }, { kinds: ["count", "people", "number"], list: true }),
    people: mention({ ko: "사람들", en: "people" }, { kinds: ["people"], list: true }),
    duration: mention({ ko: "기간", en: "length of time" }, { kinds: ["duration"] }),
    date: mention({ ko: "날짜", en: "date" }, { kinds: ["date"] }),
    place: mention({ ko: "장소", en: "place" }),
    unit: text({ ko: "단위", en: "unit" }),
  },
  results: {
    verdict: { kind: "text", label: { ko: "판단", en: "verdict" } },
    rule: { kind: "text", label: { ko: "규정", en: "rule" } },
    max: { kind: "money", label: { ko: "한도", en: "limit" } },
    left: { kind: "money", label: { ko: "남는 금액", en: "left" } },
    over: { kind: "money", label: { ko: "넘는 금액", en: "over" } },
    times_left: { kind: "count", label: { ko: "남은 횟수", en: "times left" } },
    risk: { kind: "text", label: { ko: "위험", en: "risk" } },
    next_date: { kind: "date", label: { ko: "다음 날짜", en: "next date" } },
  },
  examples: [
    {
      for: "travel",
      say: "원두 몇키로까지 들고와도 돼?",
      args: { topic: "bring", ask: "may", question: "원두 몇키로까지" },
    },
    {
      for: "travel",
      say: "칭다오 비자 필요하지않음??",
      args: { topic: "entry", ask: "may", question: "칭다오 비자 필요하지않음" },
    },
    {
      for: "travel",
      say: "고춧가루랑 멸치 가져가도 되나 딸이 먹고 싶대",
      args: { topic: "bring", ask: "may", question: "고춧가루랑 멸치 가져가도 되나" },
    },
    { for: "travel", say: "군인할인", args: { ask: "may", topic: "fare_age", question: "군인할인" } },
    {
      for: "travel",
      say: "군인 해외여행 승인 며칠 전까지 올려야 되는지 아십니까",
      args: { ask: "limit", topic: "law", question: "군인 해외여행 승인 며칠 전까지 올려야 되는지" },
    },
    {
      for: "realestate",
      say: "그라믄 지금 바로 나가라 캐도 되능교?",
      args: { topic: "eviction", ask: "may", question: "지금 바로 나가라 캐도 되능교?" },
    },
    {
      for: "realestate",
      say: "상속포기하면 보증금도 안 갚아도 되죠?",
      args: { topic: "inheritance", ask: "may", question: "상속포기하면 보증금도 안 갚아도 되죠?" },
    },
    {
      for: "realestate",
      say: '"5% 상한은 새로운 세입자에게도 적용된다"',
      args: { ask: "may", stated: "yes", question: '"5% 상한은 새로운 세입자에게도 적용된다"' },
    },
    {
      for: "realestate",
      say: "새 계약 5% 제한 없지? 새 주인이니께",
      args: { ask: "may", stated: "yes", question: "새 계약 5% 제한 없지?" },
    },
    {
      for: "realestate",
      say: "그럼 다?",
      args: { ask: "may", topic: "restoration", ref: "last:result", question: "그럼 다?" },
    },
    {
      for: "company",
      say: "원장님 저녁 15만원 대접해도 되나요??",
      args: { recipient: "원장님", amount: "15만원", ask: "may", topic: "meal" },
    },
    {
      for: "company",
      say: "What if we pay the association and they happen to pick her?",
      args: { ref: "last:result", ask: "may", given: "we pay the association and they happen to pick her" },
    },
    {
      for: "company",
      say: "새봄 5회는 월 4회 한도 위반으로 보이는데",
      args: { count: "5회", ask: "may", topic: "meal", question: "월 4회 한도 위반으로 보이는데" },
    },
    {
      for: "company",
      say: "CSO 직원도 그 한도 같나요",
      args: { ref: "last:result", term: "CSO 직원", ask: "scope" },
    },
    { for: "company", say: "내 돈이면", args: { ref: "last:result", ask: "may", given: "내 돈이면" } },
    {
      for: "research",
      say: "그 계산으로 하면 동생은 몇 시간이 되나요",
      args: { ref: "last:result", ask: "may", question: "그 계산으로 하면 동생은 몇 시간" },
    },
    {
      for: "research",
      say: "그래서 마셔도 되나요 ㅠ",
      args: { ask: "may", ref: "last:result", question: "마셔도 되나요" },
    },
    {
      for: "research",
      say: "저는 그럼 그 임상 조건에 들어가나요",
      args: { ask: "may", ref: "last:result", question: "그 임상 조건에 들어가나요" },
    },
    {
      for: "research",
      say: "담배도 무인으로 팔아도 되나",
      args: { ask: "may", question: "담배도 무인으로 팔아도 되나" },
    },
    {
      for: "research",
      say: "선임이 중간에 깨도 매칭 다 나온다는데 ㄹㅇ?",
      args: { ask: "may", stated: "yes", question: "중간에 깨도 매칭 다 나온다는데" },
    },
  ],
});
