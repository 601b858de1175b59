import { ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const judge = defineOperation({
  name: "judge",
  kind: "ask",
  effect: "computes",
  label: { ko: "어느 쪽이 나은지 묻기", en: "ask what is better" },
  does: {
    ko: "어느 쪽이 나은지 근거와 함께 판단해요.",
    en: "A verdict with its ground: which is better, shall I, does the conclusion hold.",
  },
  phrases: [
    { ko: "{what|을/를} 판단하기", en: "Judge {what}" },
    { ko: "{ref|을/를} 판단하기", en: "Judge {ref}" },
  ],
  arguments: {
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
    with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
    to: text({ ko: "받는 사람", en: "for whom" }),
    length: text({ ko: "길이", en: "length" }),
  },
  results: {
    verdict: { kind: "text", label: { ko: "판단", en: "verdict" } },
    ground: { kind: "text", label: { ko: "근거", en: "ground" } },
    strength: { kind: "text", label: { ko: "확실한 정도", en: "how sure" } },
    rests_on: { kind: "rows", label: { ko: "근거로 삼은 것", en: "rests on" } },
  },
  examples: [
    { for: "travel", say: "그럼 미룰까", args: { ref: "slot:departure_date", what: "그럼 미룰까" } },
    { for: "travel", say: "2번이랑 3번 뭐나음", args: { ref: "list:stays", what: "2번이랑 3번 뭐나음" } },
    { for: "travel", say: "방콕 치앙마이 어디", args: { what: "방콕 치앙마이 어디" } },
    { for: "travel", say: "남해냐 거제냐", args: { what: "남해냐 거제냐" } },
    {
      for: "travel",
      say: "두 안을 비교하건대 귀하는 어느 쪽을 권하시겠소?",
      args: { ref: "plan", what: "귀하는 어느 쪽을 권하시겠소" },
    },
    {
      for: "realestate",
      say: "셋 중에 뭐가 제일 심각해요?",
      args: { ref: "clause", what: "뭐가 제일 심각해요?" },
    },
    {
      for: "realestate",
      say: "근데 집은 누구 앞으로 하는 게 좋노 대출 땜에",
      args: { what: "집은 누구 앞으로 하는 게 좋노" },
    },
    {
      for: "realestate",
      say: "그럼 서명하고 나중에 무효 주장하는 게 나을까요, 서명 전에 고치는 게 나을까요",
      args: { what: "서명하고 나중에 무효 주장하는 게 나을까요, 서명 전에 고치는 게 나을까요" },
    },
    { for: "realestate", say: "님 생각은", args: { what: "님 생각은" } },
    { for: "realestate", say: "받는게 낫슴까", args: { what: "받는게 낫슴까" } },
    { for: "company", say: "셋중 뭐가 제일 나음", args: { ref: "last:draft", what: "뭐가 제일 나음" } },
    { for: "company", say: "지울까요?", args: { ref: "last:result", what: "지울까요" } },
    {
      for: "company",
      say: "요정도면 팀장님한테 안혼날까여",
      args: { ref: "draft", what: "팀장님한테 안혼날까여" },
    },
    {
      for: "company",
      say: "횟집하고 한정식집하고 어느 게 뒷말이 덜 나와",
      args: { what: "횟집하고 한정식집하고 어느 게 뒷말이 덜 나와" },
    },
    {
      for: "company",
      say: "니는 어느 문자가 더 낫노 첫째 둘째",
      args: { ref: "list", what: "어느 문자가 더 낫노" },
    },
    {
      for: "research",
      say: "그래서 결론이 뭔교 둘 중에",
      args: { ref: "report", what: "결론이 뭔교 둘 중에" },
    },
    { for: "research", say: "결론이 바뀌나요", args: { ref: "last:result", what: "결론이 바뀌나요" } },
    {
      for: "research",
      say: "한줄 결론 됨 안됨?",
      args: { ref: "report", length: "한줄 결론", what: "됨 안됨" },
    },
    { for: "research", say: "남은걸로 결론 같아요?", args: { ref: "report", what: "남은걸로 결론 같아요" } },
    { for: "research", say: "해두면 이득이 있나 솔직히 할까말까", args: { what: "솔직히 할까말까" } },
  ],
});
