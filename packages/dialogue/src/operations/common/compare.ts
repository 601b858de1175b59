import { choice, choices, mention, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const compare = defineOperation({
  name: "compare",
  kind: "ask",
  effect: "computes",
  label: { ko: "견줘 보기", en: "compare" },
  does: {
    ko: "둘 이상을 한 기준으로 견줘요.",
    en: "Two or more side by side by one measure; figures that disagree, and why.",
  },
  phrases: [
    { ko: "{ref|을/를} 견줘 보기", en: "Compare {ref}" },
    { ko: "{what|을/를} 견줘 보기", en: "Compare {what}" },
    { ko: "{ask} 견줘 보기", en: "Compare: {ask}" },
  ],
  arguments: {
    ask: choice(
      { ko: "무엇을 볼지", en: "what to see" },
      choices({
        side: ["나란히", "side by side"],
        better: ["어느 쪽이 나은지", "which is better"],
        why: ["왜 다른지", "why they differ"],
        newer: ["어느 것이 최신인지", "which is newer"],
        right: ["어느 것이 맞는지", "which is right"],
      }),
    ),
    ref: ref({ ko: "어느 것", en: "which one" }, { list: true }),
    what: text({ ko: "내용", en: "what" }),
    base: mention({ ko: "비교 기준", en: "compared with" }),
    period: mention({ ko: "기간", en: "period" }, { kinds: ["date", "duration"] }),
  },
  results: {
    rows: { kind: "rows", label: { ko: "목록", en: "list" } },
    difference: { kind: "money", label: { ko: "차이", en: "difference" } },
    better: { kind: "text", label: { ko: "나은 쪽", en: "better" } },
    reason: { kind: "text", label: { ko: "까닭", en: "reason" } },
  },
  examples: [
    {
      for: "travel",
      say: "융프라우보다 거기가 싼가?",
      args: { ref: "last:result", what: "융프라우보다 거기가 싼가" },
    },
    { for: "travel", say: "PIC랑 츠바키 중에 애들한테 뭐가 나은지 장단점", args: { what: "PIC랑 츠바키" } },
    { for: "travel", say: "블루라군 1,2,3 차이가 뭐임", args: { what: "블루라군 1,2,3 차이" } },
    {
      for: "travel",
      say: "Boat from Chiayi or fly from Taipei, and not both.",
      args: { what: "Boat from Chiayi or fly from Taipei" },
    },
    { for: "travel", say: "A랑 C 차이", args: { ask: "side", what: "A랑 C 차이" } },
    {
      for: "realestate",
      say: "첫번째꺼랑 1년치로 비교하면 뭐가 쌈",
      args: { what: "1년치로 비교하면 뭐가 쌈" },
    },
    {
      for: "realestate",
      say: "혼인신고 먼저 하는 게 이득이겠네요?",
      args: { what: "혼인신고 먼저 하는 게 이득이겠네요?" },
    },
    { for: "realestate", say: "그럼 A랑 B 월 차이는", args: { ref: "last:result", what: "A랑 B 월 차이는" } },
    { for: "realestate", say: "둘 비교", args: { ask: "side", ref: "last:result", what: "둘 비교" } },
    {
      for: "realestate",
      say: "ㅋㅋ 그럼 1.6 예금 3.1%랑 비교하면 뭐가 나은데",
      args: { ask: "better", what: "1.6 예금 3.1%랑 비교하면 뭐가 나은데" },
    },
    { for: "company", say: "작년 연간이랑 비교하면", args: { ref: "last:result", base: "작년 연간" } },
    { for: "company", say: "넵 그럼 팀 합계를 9월이랑 비교만", args: { ref: "last:result", base: "9월" } },
    { for: "company", say: "QoQ로 보면?", args: { ref: "last:result", base: "QoQ" } },
    { for: "company", say: "어느 게 맞나", args: { ask: "right", ref: "last:result", what: "어느 게 맞나" } },
    {
      for: "company",
      say: "누가 더 낫냐",
      args: { ask: "better", ref: "last:result", what: "누가 더 낫냐" },
    },
    {
      for: "research",
      say: "논문 9번이랑 11번 CRPS가 서로 안맞는데 왜?",
      args: { ask: "why", ref: "figure", what: "논문 9번이랑 11번 CRPS가 서로 안맞는데 왜" },
    },
    {
      for: "research",
      say: "부분일식 최대 시각이 사이트마다 2분씩 다르네요",
      args: { ask: "why", ref: "figure", what: "부분일식 최대 시각이 사이트마다 2분씩 다르네요" },
    },
    {
      for: "research",
      say: "그때 숫자와 나란히 두어 주십시오",
      args: { ref: "thread:figure", what: "그때 숫자와 나란히" },
    },
    {
      for: "research",
      say: "어느게 최근이여",
      args: { ref: "figure", ask: "newer", what: "어느게 최근이여" },
    },
    {
      for: "research",
      say: "헐 논문마다 왤케차이남 만개랑 십억개가 말이되냐",
      args: { ask: "why", ref: "figure", what: "논문마다 왤케차이남" },
    },
  ],
});
