import { choice, choices, mention, OF_THE_ASSISTANT, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const verify = defineOperation({
  name: "verify",
  kind: "ask",
  effect: "computes",
  label: { ko: "맞는지 확인하기", en: "check whether it is so" },
  does: {
    ko: "맞는지, 되는지 확인하고 맞는 값을 알려 드려요.",
    en: "Yes, no or unknown to a statement or to «does it work out», with the right value.",
  },
  phrases: [
    { ko: "{what|이/가} 맞는지 확인하기", en: "Check whether {what}" },
    { ko: "{ref|이/가} 맞는지 확인하기", en: "Check {ref}" },
    { ko: "{about} 확인하기", en: "Check {about}" },
  ],
  arguments: {
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
    about: choice({ ko: "무엇이 되는지", en: "what must hold" }, OF_THE_ASSISTANT),
    ask: choice(
      { ko: "무엇을 볼지", en: "what to see" },
      choices({
        claim: ["말이 맞는지", "a claim"],
        doubt: ["정말인지", "a doubt"],
        content: ["들어 있는지", "its content"],
      }),
    ),
    against: choice(
      { ko: "무엇에 비추어", en: "against what" },
      choices({ sources: ["자료", "the sources"], shown: ["보여 드린 것", "what was shown"] }),
    ),
    of: mention({ ko: "누구 것인지", en: "whose or of what" }),
    amount: mention({ ko: "금액", en: "amount" }, { kinds: ["money"], list: true }),
    count: mention({ ko: "개수", en: "count" }, { kinds: ["count", "people", "number"] }),
    date: mention({ ko: "날짜", en: "date" }, { kinds: ["date"] }),
  },
  results: {
    holds: { kind: "text", label: { ko: "맞는지", en: "holds" } },
    value: { kind: "money", label: { ko: "값", en: "value" } },
    difference: { kind: "money", label: { ko: "차이", en: "difference" } },
    ground: { kind: "text", label: { ko: "근거", en: "ground" } },
    where_not: { kind: "rows", label: { ko: "안 맞는 곳", en: "where not" } },
  },
  examples: [
    {
      for: "travel",
      say: "오스티아 안티카를 하루 일정으로 다녀오는 것이 무리이겠는지요?",
      args: { about: "time", what: "오스티아 안티카를 하루 일정으로 다녀오는 것" },
    },
    {
      for: "travel",
      say: "수상비행기 값 포함인가요 불포함인가요",
      args: { about: "state", ref: "figure:cost", what: "수상비행기 값 포함인가요" },
    },
    { for: "travel", say: "현수 돈 돼?", args: { about: "budget", of: "현수", what: "돈 돼" } },
    { for: "travel", say: "귀국편 내돈?", args: { about: "budget", what: "귀국편 내돈" } },
    { for: "travel", say: "캐디팁 넣었나", args: { about: "budget", what: "캐디팁 넣었나" } },
    {
      for: "realestate",
      say: "그럼 제가 먼저인 거예요?? 확실해요?",
      args: { what: "제가 먼저인 거예요?? 확실해요?" },
    },
    {
      for: "realestate",
      say: "공시가 오르면 더 낫고 내리면 위험한 거 맞죠 2년 뒤",
      args: { what: "공시가 오르면 더 낫고 내리면 위험한 거 맞죠" },
    },
    {
      for: "realestate",
      say: "gap은 그럼 27.8에 1.7 또 필요 맞나",
      args: { what: "27.8에 1.7 또 필요 맞나" },
    },
    {
      for: "realestate",
      say: "어? 그럼 내가 9천을 넣어야 말소돼?",
      args: { what: "내가 9천을 넣어야 말소돼?" },
    },
    { for: "realestate", say: "그니까 6천이지요", args: { ref: "last:result", what: "6천이지요" } },
    { for: "company", say: "날짜가 12일이 맞나", args: { ref: "draft", date: "12일" } },
    { for: "company", say: "아 늘편한을 9월 걸로 잡았네요 제가. 죄송", args: { ref: "last:result" } },
    { for: "company", say: "우리 장부는 23,780,000인데", args: { ref: "last:result", amount: "23,780,000" } },
    { for: "company", say: "품절이었다캤나", args: { ref: "last:result", what: "품절이었다캤나" } },
    { for: "company", say: "4번은 정답이 둘이네요.", args: { ref: "item:4번", what: "정답이 둘" } },
    {
      for: "research",
      say: "데스크가 '집행률'이랑 '실집행률'을 섞어 썼다는데 맞아?",
      args: { against: "shown", ref: "report", ask: "claim", what: "'집행률'이랑 '실집행률'을 섞어 썼다" },
    },
    {
      for: "research",
      say: "서로 모순되는 부분 있나요",
      args: { ref: "report", ask: "content", against: "shown", what: "서로 모순되는 부분" },
    },
    {
      for: "research",
      say: "단풍철하고 겨울 나눠지나",
      args: { ref: "report", ask: "content", against: "shown", what: "단풍철하고 겨울 나눠지나" },
    },
    {
      for: "research",
      say: "3번 서비스 실제 회사가 2번이랑 같은 회사 아닌가",
      args: { against: "sources", ref: "item:3", ask: "claim", what: "실제 회사가 2번이랑 같은 회사" },
    },
    {
      for: "research",
      say: "여의도랑 헷갈린거 아니고?",
      args: { ask: "doubt", against: "shown", ref: "last:result", what: "여의도랑 헷갈린거 아니고" },
    },
  ],
});
