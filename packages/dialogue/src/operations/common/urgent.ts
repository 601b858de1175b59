import { text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const urgent = defineOperation({
  name: "urgent",
  kind: "ask",
  effect: "reads",
  label: { ko: "급한 도움 번호 보기", en: "see emergency numbers" },
  does: {
    ko: "사람이 위험할 때 맞는 번호부터 알려 드려요.",
    en: "Danger to a person: the right number first, then the rest.",
  },
  arguments: {
    words: text({ ko: "하실 말씀", en: "in your words" }),
  },
  results: {
    text: { kind: "text", label: { ko: "내용", en: "text" } },
  },
  examples: [
    {
      for: "travel",
      say: "배 뭉침 심해지면서 피 비침 어디로 가야돼 지금",
      args: { words: "배 뭉침 심해지면서 피 비침" },
    },
    {
      for: "travel",
      say: "요새 그냥 다 끝내고 싶다 바다 들어가면 편할거같애",
      args: { words: "다 끝내고 싶다 바다 들어가면 편할거같애" },
    },
    {
      for: "travel",
      say: "넘어져서 머리를 부딪혔다. 피. 리스본. 번호.",
      args: { words: "머리를 부딪혔다. 피" },
    },
    {
      for: "travel",
      say: "인원 한 명 물에 빠짐 의식 없음 파타야",
      args: { words: "물에 빠짐 의식 없음 파타야" },
    },
    { for: "realestate", say: "집주인이 지금 문 따려고함", args: { words: "집주인이 지금 문 따려고함" } },
    {
      for: "realestate",
      say: "지금 집주인이 남자둘 데리고와서 현관문 드릴로 뚫고있어요 애랑 둘이에요",
      args: { words: "현관문 드릴로 뚫고있어요" },
    },
    {
      for: "realestate",
      say: "까스내가 나가 머리가 띵하다 보일라가 이상하다 집주인은 전화를 안받는데이",
      args: { words: "까스내가 나가 머리가 띵하다" },
    },
    {
      for: "realestate",
      say: "천장 한쪽이 무너져서 룸메가 깔렸어요 다리를 못움직여요",
      args: { words: "룸메가 깔렸어요 다리를 못움직여요" },
    },
    {
      for: "realestate",
      say: "물이 무릎까지 차서 문이 안열려요 딸이랑 갇혔어요 창문 쇠창살이에요",
      args: { words: "물이 무릎까지 차서 문이 안열려요" },
    },
    { for: "research", say: "119 안불러도 되나요", args: { words: "119 안불러도 되나요" } },
    {
      for: "research",
      say: "오매 지금 염색하던 손님이 입술이 붓고 숨을 못쉰당께",
      args: { words: "입술이 붓고 숨을 못쉰당께" },
    },
    {
      for: "research",
      say: "벌침 맞고 목이 부어가 말이 안나온다 우리집사람",
      args: { words: "벌침 맞고 목이 부어가 말이 안나온다" },
    },
    {
      for: "research",
      say: "수면제 한통 먹었다는 동기 톡왔어 어떡해 지금",
      args: { words: "수면제 한통 먹었다는 동기 톡왔어" },
    },
    {
      for: "research",
      say: "소가 뿔로 받아서 갈비가 나갔나 숨쉴때마다 찌르네 혼자임",
      args: { words: "갈비가 나갔나 숨쉴때마다 찌르네" },
    },
    {
      for: "realestate",
      say: "세 준 2층 난간이 떨어져가 세입자 총각이 밑으로 떨어졌심더 피가 마이 나예",
      args: { words: "세입자 총각이 밑으로 떨어졌심더 피가 마이 나예" },
    },
    {
      for: "realestate",
      say: "연탄보일라인데방에서머리가핑돌고토하는데이기괜찮은기요",
      args: { words: "방에서머리가핑돌고토하는데" },
    },
    { for: "research", say: "어르신이 뭐 삼키고 숨을 못쉬어요", args: { words: "뭐 삼키고 숨을 못쉬어요" } },
    {
      for: "research",
      say: "손자가 약병을 만지고 눈을 비볐네 어찌하나",
      args: { words: "손자가 약병을 만지고 눈을 비볐네" },
    },
    {
      for: "research",
      say: "어제부터 소변이 아니라 가슴이 조이고 맥이 느려요 지금 병원은 아님",
      args: { words: "가슴이 조이고 맥이 느려요" },
    },
    {
      for: "research",
      say: "배터리 방금 부풀어서 연기나요 헐",
      args: { words: "배터리 방금 부풀어서 연기나요" },
    },
  ],
});
