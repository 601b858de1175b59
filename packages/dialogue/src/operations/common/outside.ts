import { text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const outside = defineOperation({
  name: "outside",
  kind: "ask",
  effect: "talks",
  label: { ko: "도와줄 수 있는 일인지 묻기", en: "ask whether this is our field" },
  does: {
    ko: "분야 밖이라고 한 줄로 말하고 가장 가까운 일을 알려 드려요.",
    en: "Not our field, or what we never do (booking): one line and the nearest thing.",
  },
  arguments: {
    question: text({ ko: "질문", en: "the question" }),
  },
  results: {
    nearest: { kind: "text", label: { ko: "가장 가까운 것", en: "nearest" } },
  },
  examples: [
    { for: "travel", say: "요즘 금리 어떻게 될 것 같아요?", args: { question: "금리" } },
    { for: "travel", say: "book it", args: { question: "book it" } },
    {
      for: "travel",
      say: "cool. can you do my korean homework too lol",
      args: { question: "can you do my korean homework too" },
    },
    {
      for: "travel",
      say: "무릎 아픈 건 무신 약 먹으민 좋으코",
      args: { question: "무릎 아픈 건 무신 약 먹으민 좋으코" },
    },
    { for: "travel", say: "요즘개인택시번호판시세얼마나가요", args: { question: "개인택시번호판시세" } },
    {
      for: "realestate",
      say: "혹시 귀마개 추천도 해줄 수 있어요? ㅎㅎ",
      args: { question: "귀마개 추천도 해줄 수 있어요?" },
    },
    { for: "realestate", say: "PX 카드 추천좀여", args: { question: "PX 카드 추천좀여" } },
    { for: "realestate", say: "근데 수강신청 팁 있나요", args: { question: "수강신청 팁 있나요" } },
    {
      for: "realestate",
      say: "날 추븐데 오늘 밤은 우짜꼬 전기장판 좋은거 머 있노",
      args: { question: "전기장판 좋은거 머 있노" },
    },
    { for: "realestate", say: "오토바이 보험은 어디가 싸", args: { question: "오토바이 보험은 어디가 싸" } },
    { for: "company", say: "오늘 점심 뭐먹지", args: { question: "오늘 점심 뭐먹지" } },
    {
      for: "company",
      say: "사무실 보증금 5천 월 330짜리 봤는데 이거 괜찮은가",
      args: { question: "사무실 보증금 5천 월 330짜리" },
    },
    {
      for: "company",
      say: "book me the 3pm meeting room too",
      args: { question: "book me the 3pm meeting room" },
    },
    { for: "company", say: "예약도 좀 넣어", args: { question: "예약도 좀 넣어" } },
    { for: "company", say: "오늘 눈오냐 배차땜에", args: { question: "오늘 눈오냐" } },
    {
      for: "research",
      say: "참, 내일 청주에 비가 옵니까? 학부모들이 멀리서 와서요",
      args: { question: "내일 청주에 비가 옵니까" },
    },
    { for: "research", say: "내일 비 온다냐", args: { question: "내일 비 온다냐" } },
    { for: "research", say: "예약도 되면 걸어주고", args: { question: "예약도 되면 걸어주고" } },
    { for: "research", say: "오늘 밤 바람은 어쩌겄는가", args: { question: "오늘 밤 바람은 어쩌겄는가" } },
    { for: "research", say: "신발 좀 주문해줘 270", args: { question: "신발 좀 주문해줘" } },
  ],
});
