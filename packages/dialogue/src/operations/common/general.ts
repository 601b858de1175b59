import { ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const general = defineOperation({
  name: "general",
  kind: "ask",
  effect: "reads",
  label: { ko: "일반 지식 물어보기", en: "ask something general" },
  does: {
    ko: "자료에 없는 일반 지식이라고 밝히고, 가장 가까운 것을 알려 드려요.",
    en: "Only general knowledge answers: labelled so, or one honest line and the nearest thing that is held.",
  },
  phrases: [{ ko: "{topic} 알아보기", en: "Find out about {topic}" }],
  arguments: {
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    text: { kind: "text", label: { ko: "내용", en: "text" } },
  },
  examples: [
    {
      for: "travel",
      say: "근데 와이프한테 왜 마카오냐고 하면 뭐라하지 그럴듯한 이유 좀",
      args: { question: "왜 마카오냐고 하면 뭐라하지" },
    },
    { for: "travel", say: "면사무소에서 가르쳐 줍니까", args: { question: "면사무소에서 가르쳐 줍니까" } },
    { for: "travel", say: "옥룡설산 4506 까지 가는데 산소통 사나", args: { question: "산소통 사나" } },
    { for: "travel", say: "몇시간 전까지 되지", args: { question: "몇시간 전까지 되지" } },
    {
      for: "travel",
      say: "영하 15도에 배터리 몇개 들고가야됨",
      args: { question: "영하 15도에 배터리 몇개" },
    },
    {
      for: "realestate",
      say: "What would that be, like 30k?",
      args: { question: "What would that be, like 30k?" },
    },
    {
      for: "realestate",
      say: "아들이 갚는다는데 그것도 안되나",
      args: { question: "아들이 갚는다는데 그것도 안되나" },
    },
    {
      for: "realestate",
      say: "화재보험은 누가 드는 것이 상식적입니까",
      args: { question: "화재보험은 누가 드는 것이 상식적입니까" },
    },
    {
      for: "realestate",
      say: "고마워요 설명이 복덕방보다 낫네. 근데 네 번째 건강보험 그건 결국 나온다는 거예요 안 나온다는 거예요",
      args: { ref: "item:4", question: "네 번째 건강보험 그건 결국 나온다는 거예요 안 나온다는 거예요" },
    },
    { for: "realestate", say: "How many yen is 1.75?", args: { question: "How many yen is 1.75?" } },
    {
      for: "company",
      say: "없으면 괜찮아요. 약 이름 세 개 영어로 어떻게 써요? 가람, 나래, 다온",
      args: { question: "약 이름 세 개 영어로 어떻게 써요" },
    },
    { for: "company", say: "경쟁사 B시럽 가격은", args: { question: "경쟁사 B시럽 가격" } },
    { for: "company", say: "남들은 어떻게 하나 보통", args: { question: "남들은 어떻게 하나 보통" } },
    {
      for: "company",
      say: "복약순응도라는 말이 요즘 무슨 뜻으로들 씁니까",
      args: { question: "복약순응도라는 말이 요즘 무슨 뜻으로들 씁니까" },
    },
    {
      for: "company",
      say: "자료없으면 일반적으론요 빨리요 대기중",
      args: { ref: "last:query", question: "일반적으론요" },
    },
    {
      for: "research",
      say: "게이트웨이는 어디다 달고 전기는",
      args: { question: "게이트웨이는 어디다 달고 전기는" },
    },
    { for: "research", say: "사진은 저작권 ㄱㅊ?", args: { question: "사진은 저작권 ㄱㅊ" } },
    { for: "research", say: "바나나 반개는 괜찮나", args: { question: "바나나 반개는 괜찮나" } },
    {
      for: "research",
      say: "물이랑 같이 먹나 우유랑 먹나",
      args: { question: "물이랑 같이 먹나 우유랑 먹나" },
    },
    {
      for: "research",
      say: "감자하고 고구마는 뭐가 당이 덜 오르노",
      args: { question: "감자하고 고구마는 뭐가 당이 덜 오르노" },
    },
  ],
});
