import { choice, choices, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const explain = defineOperation({
  name: "explain",
  kind: "ask",
  effect: "reads",
  label: { ko: "설명 듣기", en: "have it explained" },
  does: {
    ko: "뜻, 계산 과정, 까닭, 출처를 설명해요.",
    en: "What it means, how it was worked out, why, where it comes from.",
  },
  phrases: [
    { when: { ask: "meaning" }, ko: "{term|이/가} 무슨 뜻인지 보기", en: "See what {term} means" },
    { when: { ask: "how" }, ko: "{ref|이/가} 어떻게 나왔는지 보기", en: "See how {ref} came about" },
    { when: { ask: "why" }, ko: "{ref|이/가} 왜 그런지 보기", en: "See why {ref}" },
    { when: { ask: "source" }, ko: "{ref} 출처 보기", en: "See where {ref} comes from" },
    { ko: "{term} 설명 듣기", en: "Have {term} explained" },
    { ko: "{ref} 설명 듣기", en: "Have {ref} explained" },
    { ko: "{ask} 알아보기", en: "Find out: {ask}" },
  ],
  arguments: {
    ask: choice(
      { ko: "무엇을 볼지", en: "what to see" },
      choices({
        meaning: ["뜻", "meaning"],
        how: ["어떻게 나왔는지", "how it came about"],
        why: ["까닭", "why"],
        cause: ["원인", "cause"],
        source: ["출처", "source"],
        passage: ["해당 구절", "passage"],
        date: ["언제 것인지", "its date"],
        sample: ["표본", "sample"],
        funding: ["누가 돈을 냈는지", "funding"],
      }),
    ),
    ref: ref({ ko: "어느 것", en: "which one" }),
    term: text({ ko: "낱말", en: "term" }, { list: true }),
    question: text({ ko: "질문", en: "the question" }),
  },
  results: {
    text: { kind: "text", label: { ko: "내용", en: "text" } },
    parts: { kind: "rows", label: { ko: "부분", en: "parts" } },
    source: { kind: "text", label: { ko: "출처", en: "source" } },
    date: { kind: "date", label: { ko: "날짜", en: "date" } },
  },
  examples: [
    {
      for: "travel",
      say: "소아 요금은 성인의 몇 프로로 잡으셨어요?",
      args: { ref: "item:child fare", ask: "how", question: "소아 요금" },
    },
    {
      for: "travel",
      say: "왜 2만원이 안 맞죠? 항목 합이랑 총액이랑",
      args: { ref: "figure:total", ask: "how", question: "왜 2만원이 안 맞죠" },
    },
    {
      for: "travel",
      say: "환율 몇으로 함?",
      args: { ask: "how", ref: "figure:total", question: "환율 몇으로" },
    },
    {
      for: "travel",
      say: "왜 화요일로 잡으셨어요?",
      args: { ask: "why", question: "왜 화요일로 잡으셨어요" },
    },
    {
      for: "travel",
      say: "내측외측발코니 뭔차이요",
      args: { ask: "meaning", term: "내측외측발코니", question: "뭔차이요" },
    },
    {
      for: "realestate",
      say: "전환율은 지금 몇으로 잡으셨어요",
      args: { term: "전환율", ask: "meaning", question: "지금 몇으로 잡으셨어요" },
    },
    {
      for: "realestate",
      say: "그게 높으면 좋은거임 나쁜거임?",
      args: { ref: "last:result", question: "높으면 좋은거임 나쁜거임?" },
    },
    {
      for: "realestate",
      say: "그 단서가 뭔지 읊어봐요 그대로",
      args: { ref: "last:result", ask: "source", question: "그 단서가 뭔지 읊어봐요 그대로" },
    },
    { for: "realestate", say: "최우선은 또 뭐고", args: { term: "최우선", ask: "meaning" } },
    {
      for: "realestate",
      say: "금리 몇으로 한거?",
      args: { ask: "how", ref: "last:result", question: "금리 몇으로 한거?" },
    },
    {
      for: "company",
      say: "증감률의 분모는 작년 값이 맞습니까? 금융권과 같은지 확인차 여쭙니다.",
      args: { ref: "column", term: "증감률의 분모", ask: "how" },
    },
    {
      for: "company",
      say: "2번 수정안 제시",
      args: { ref: "item:2번", ask: "how", question: "수정안 제시" },
    },
    {
      for: "company",
      say: "합이 26.8 맞는데 반올림 더하면 26.9잖아",
      args: { ref: "figure", ask: "why", question: "반올림 더하면 26.9잖아" },
    },
    {
      for: "company",
      say: "퇴사자 포함인지.",
      args: { ask: "meaning", ref: "last:result", question: "퇴사자 포함인지" },
    },
    {
      for: "company",
      say: "'유의수준'이 뭐지요.",
      args: { ask: "meaning", term: "유의수준", question: "뭐지요" },
    },
    {
      for: "research",
      say: "명량 날짜가 음력이에요 양력이에요?",
      args: { ref: "figure", ask: "how", question: "명량 날짜가 음력이에요 양력이에요" },
    },
    {
      for: "research",
      say: "1894년 부분 근거 원문 보여줘",
      args: { ref: "line:claim", ask: "passage", question: "1894년 부분 근거 원문" },
    },
    {
      for: "research",
      say: "50년 이거 출처",
      args: { ref: "figure", ask: "source", question: "50년 이거 출처" },
    },
    {
      for: "research",
      say: "이 말 무슨 뜻 '수용언어'",
      args: { ask: "meaning", term: "수용언어", question: "이 말 무슨 뜻" },
    },
    {
      for: "research",
      say: "말린거 기준인교 생거 기준인교",
      args: { ref: "figure", ask: "how", question: "말린거 기준인교 생거 기준인교" },
    },
  ],
});
