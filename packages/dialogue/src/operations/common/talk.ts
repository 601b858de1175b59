import { choice, choices, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const talk = defineOperation({
  name: "talk",
  kind: "talk",
  effect: "talks",
  label: { ko: "인사하기", en: "greet or thank" },
  does: {
    ko: "인사나 맞장구에 한 줄로 답해요.",
    en: "Greet, thank, take in, joke, close: one short line or none.",
  },
  phrases: [
    { when: { kind: "greet" }, ko: "{kind}하기", en: "Say it: {kind}" },
    { when: { kind: "thank" }, ko: "감사하기", en: "Say thanks" },
    { ko: "{kind}", en: "{kind}" },
  ],
  arguments: {
    kind: choice(
      { ko: "종류", en: "which kind" },
      choices({
        greet: ["인사", "greeting"],
        thank: ["감사", "thanks"],
        ack: ["알았다는 말", "taking in"],
        chat: ["잡담", "chat"],
        close: ["마침", "closing"],
      }),
      { required: true },
    ),
    words: text({ ko: "하실 말씀", en: "in your words" }),
  },
  examples: [
    {
      for: "travel",
      say: "옛날에 군 생활을 철원에서 했어요 그때 영하 26도였나",
      args: { kind: "chat", words: "옛날에 군 생활을 철원에서" },
    },
    { for: "travel", say: "음 머네", args: { kind: "ack", words: "음 머네" } },
    { for: "travel", say: "ㅇㅋ", args: { kind: "ack", words: "ㅇㅋ" } },
    { for: "travel", say: "아이고 욕봤다 니가 내보다 낫네", args: { kind: "thank", words: "욕봤다" } },
    { for: "travel", say: "성불하십시오", args: { kind: "close", words: "성불하십시오" } },
    {
      for: "realestate",
      say: "ㅇㅋ 아까 말 심하게 한건 미안",
      args: { kind: "chat", words: "아까 말 심하게 한건 미안" },
    },
    { for: "realestate", say: "ㅎㅇ", args: { kind: "greet", words: "ㅎㅇ" } },
    { for: "realestate", say: "감사합니다 선생님", args: { kind: "thank" } },
    { for: "realestate", say: "네네", args: { kind: "ack" } },
    { for: "realestate", say: "기여 고맙수다", args: { kind: "thank", words: "고맙수다" } },
    { for: "company", say: "아 그러네 올랐네 ㅋㅋ 굿", args: { kind: "ack", words: "그러네 올랐네" } },
    { for: "company", say: "됐다 고마 쉬라", args: { kind: "close", words: "됐다 고마 쉬라" } },
    { for: "company", say: "에이 안할래", args: { kind: "ack", words: "안할래" } },
    { for: "company", say: "thx", args: { kind: "thank", words: "thx" } },
    { for: "company", say: "고마워 마감했다", args: { kind: "thank", words: "고마워" } },
    { for: "research", say: "음 그럼 내가 잘못 알았네", args: { kind: "ack", words: "내가 잘못 알았네" } },
    { for: "research", say: "ㅇㅋ 끝", args: { kind: "close", words: "ㅇㅋ 끝" } },
    { for: "research", say: "고맙수다", args: { kind: "thank", words: "고맙수다" } },
    { for: "research", say: "욕보셨소잉", args: { kind: "thank", words: "욕보셨소잉" } },
    { for: "research", say: "손님탔다 끊는다", args: { kind: "close", words: "끊는다" } },
  ],
});
