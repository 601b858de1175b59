import { choice, choices, mention, OF_THE_ASSISTANT, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const edit = defineOperation({
  name: "edit",
  kind: "keep",
  effect: "keeps",
  label: { ko: "이것만 고치기", en: "change this only" },
  does: {
    ko: "보이거나 적어 둔 것 하나만 고치고 나머지는 그대로 둬요.",
    en: "changes one named thing that is shown or kept (item, clause, line, draft, report, slot) and nothing else; reword changes manner only",
  },
  arguments: {
    how: choice(
      { ko: "어떻게", en: "in which way" },
      choices({
        add: ["더하기", "add"],
        remove: ["빼기", "remove"],
        only: ["이것만 남기기", "keep only this"],
        replace: ["바꾸기", "replace"],
        change: ["고치기", "change"],
        move: ["옮기기", "move"],
        free: ["비우기", "leave free"],
        people: ["사람 바꾸기", "change who"],
        reword: ["말투 바꾸기", "reword"],
      }),
      { required: true },
    ),
    ref: ref({ ko: "가리키는 것", en: "what it is about" }),
    change: text({ ko: "바꿀 내용", en: "the change" }),
    with: text({ ko: "더 담을 것", en: "further words" }, { list: true }),
    part: choice({ ko: "어느 부분", en: "which part" }, OF_THE_ASSISTANT),
    of: mention({ ko: "누구의·무엇의", en: "whose or of what" }),
    to: text({ ko: "받는 사람·독자", en: "for whom" }),
    length: text({ ko: "길이", en: "length" }),
    language: text({ ko: "언어", en: "language" }),
  },
  results: {
    before: { kind: "rows", label: { ko: "바꾸기 전", en: "before" } },
    after: { kind: "rows", label: { ko: "바꾼 뒤", en: "after" } },
    total: { kind: "money", label: { ko: "합계", en: "total" } },
    pushed_out: { kind: "rows", label: { ko: "밀려난 것", en: "pushed out" } },
  },
  examples: [
    {
      for: "travel",
      say: "호핑은 다같이 있는 날로 옮겨 지금 민지 없는 날이잖아",
      args: { how: "move", ref: "item:호핑", change: "다같이 있는 날로" },
    },
    {
      for: "travel",
      say: "저녁은 숙소에서 배달시켜먹을거니까 빼줘",
      args: { how: "remove", ref: "item:dinner", change: "저녁은 숙소에서 배달시켜먹을거니까 빼줘" },
    },
    {
      for: "travel",
      say: "첫날 점심 전에 도착하니까 오전도 써먹게 짜줘요",
      args: { how: "add", ref: "item:day 1", change: "오전도 써먹게 짜줘요" },
    },
    { for: "travel", say: "디즈니 넣어", args: { how: "add", change: "디즈니" } },
    { for: "travel", say: "drop day 3 hike", args: { how: "remove", ref: "item:hike", change: "drop" } },
    {
      for: "realestate",
      say: "부부 이름은 빼주세요 개인정보니까",
      args: { ref: "draft", how: "remove", change: "부부 이름은 빼주세요" },
    },
    {
      for: "realestate",
      say: "보증금은 똑같이로",
      args: { ref: "draft", how: "change", change: "보증금은 똑같이로" },
    },
    {
      for: "realestate",
      say: "그라믄 벽지는 빼지 말고",
      args: { ref: "item:wallpaper", how: "change", change: "벽지는 빼지 말고" },
    },
    {
      for: "realestate",
      say: "그렇게 특약 고쳐. 은행 통장으로 바로 보내는 걸로 8천만. 2천은 임대인",
      args: {
        ref: "clause",
        how: "change",
        with: "은행 통장으로 바로 보내는 걸로 8천만. 2천은 임대인",
        change: "그렇게 특약 고쳐",
      },
    },
    {
      for: "realestate",
      say: "제목을 약속으로 ㅋㅋ",
      args: { ref: "draft", how: "change", change: "제목을 약속으로" },
    },
    {
      for: "company",
      say: "너무 죄인처럼 썼네 사과는 한 번이면 족하지",
      args: { ref: "draft", how: "reword", change: "사과는 한 번이면 족하지" },
    },
    {
      for: "company",
      say: '사내용에서 "가족 같은"은 지워주세요 ㅎㅎ 가족은 아니었어서',
      args: { ref: "draft:사내", how: "remove", change: "가족 같은" },
    },
    {
      for: "company",
      say: "두번째 bullet에 숫자 source 달아주실 수 있나요?",
      args: { ref: "line:두번째 bullet", how: "change", change: "숫자 source" },
    },
    { for: "company", say: "그거 각주로 달아라", args: { how: "add", ref: "table", change: "그거 각주로" } },
    { for: "company", say: "영어로", args: { how: "reword", ref: "draft", language: "영어" } },
    {
      for: "research",
      say: "정유재란도 포함이요!",
      args: { part: "topic", how: "add", change: "정유재란도" },
    },
    {
      for: "research",
      say: "라이선스 상업가능만",
      args: { part: "items", ref: "list", how: "only", change: "라이선스 상업가능만" },
    },
    {
      for: "research",
      say: "표 아래에 법 바뀐 시점 화살표로",
      args: { part: "note", ref: "table", how: "add", change: "법 바뀐 시점 화살표로" },
    },
    {
      for: "research",
      say: "성별 칸도",
      args: { part: "column", ref: "table", how: "add", change: "성별 칸도" },
    },
    {
      for: "research",
      say: "시아주버님 보여드릴거라 공손하게",
      args: { ref: "report", how: "reword", to: "시아주버님", change: "공손하게" },
    },
  ],
});
