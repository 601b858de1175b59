import { choice, choices, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const help = defineOperation({
  name: "help",
  kind: "ask",
  effect: "reads",
  label: { ko: "할 수 있는 일 보기", en: "see what can be done" },
  does: { ko: "무엇을 할 수 있는지 알려 드려요.", en: "What we can do, and who may see what." },
  phrases: [
    { when: { ask: "ability" }, ko: "할 수 있는 일 보기", en: "See what can be done" },
    { when: { ask: "rights" }, ko: "누가 볼 수 있는지 보기", en: "See who may see what" },
  ],
  arguments: {
    ask: choice(
      { ko: "무엇을 볼지", en: "what to see" },
      choices({
        ability: ["할 수 있는 일", "what can be done"],
        rights: ["볼 수 있는 것", "what may be seen"],
      }),
      { required: true },
    ),
    question: text({ ko: "질문", en: "the question" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: {
    text: { kind: "text", label: { ko: "내용", en: "text" } },
  },
  examples: [
    {
      for: "travel",
      say: "저기요여기다가쓰면되는건가요",
      args: { ask: "ability", question: "여기다가쓰면되는건가요" },
    },
    { for: "travel", say: "여기서 예약도 되나요", args: { ask: "ability", question: "예약도 되나요" } },
    {
      for: "travel",
      say: "이디 무신 거 더 물어봐도 돈 안 받암수과",
      args: { ask: "rights", question: "무신 거 더 물어봐도 돈 안 받암수과" },
    },
    {
      for: "travel",
      say: "Who can read what I type here, the club lot?",
      args: { ask: "rights", question: "Who can read what I type here" },
    },
    {
      for: "travel",
      say: "여기 적힌 것을 아내가 볼 수 있나.",
      args: { ask: "rights", question: "아내가 볼 수 있나" },
    },
    {
      for: "realestate",
      say: "여기서 법도 물어봐도 돼요?",
      args: { ask: "ability", question: "법도 물어봐도 돼요?" },
    },
    {
      for: "realestate",
      say: "can you call him for me in korean",
      args: { ask: "ability", question: "can you call him for me in korean" },
    },
    {
      for: "realestate",
      say: "님 뭐까지 돼여?? 방도 구해줌?",
      args: { ask: "ability", question: "뭐까지 돼여?? 방도 구해줌?" },
    },
    {
      for: "realestate",
      say: "니 말고 사람하고 통화 되는데 없나",
      args: { ask: "ability", question: "니 말고 사람하고 통화 되는데 없나" },
    },
    {
      for: "realestate",
      say: "can landlord or my employer see what i write here?",
      args: { ask: "rights", question: "can landlord or my employer see what i write here?" },
    },
    { for: "company", say: "출력은 어찌 합니까", args: { ask: "ability", question: "출력은 어찌 합니까" } },
    {
      for: "company",
      say: "우리 지점 자료는 누게한테 올려달랜 해야 됩니까",
      args: { ask: "rights", question: "우리 지점 자료는 누게한테 올려달랜 해야" },
    },
    {
      for: "company",
      say: "합계만인데도요? 다섯 명 합",
      args: { ref: "last:result", ask: "rights", question: "합계만인데도요? 다섯 명 합" },
    },
    {
      for: "company",
      say: "누가 볼 수 있어요? 이거",
      args: { ask: "rights", ref: "draft", question: "누가 볼 수 있어요" },
    },
    {
      for: "company",
      say: "그럼 저 뭐까지 시킬수있어요 파일도 읽어줘요?",
      args: { ask: "ability", question: "뭐까지 시킬수있어요 파일도 읽어줘요" },
    },
    { for: "research", say: "사진도 있나요", args: { ask: "ability", question: "사진도 있나요" } },
    {
      for: "research",
      say: "나중에 서류 찾으면 사진 찍어 올릴게요 그때 이어서 되나요",
      args: { ask: "ability", question: "사진 찍어 올릴게요 그때 이어서 되나요" },
    },
    { for: "research", say: "베트남어 돼요?", args: { ask: "ability", question: "베트남어 돼요" } },
    {
      for: "research",
      say: "사진을 보여주면 알아보실 수 있나",
      args: { ask: "ability", question: "사진을 보여주면 알아보실 수 있나" },
    },
    {
      for: "research",
      say: "이거 행보관님도 볼수있음? 여기 공용컴인데",
      args: { ask: "rights", question: "행보관님도 볼수있음" },
    },
  ],
});
