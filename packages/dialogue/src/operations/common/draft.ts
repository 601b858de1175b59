import { choice, mention, OF_THE_ASSISTANT, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const draft = defineOperation({
  name: "draft",
  kind: "write",
  effect: "writes",
  label: { ko: "글 쓰기", en: "write a text" },
  does: {
    ko: "아는 사실로 바로 쓸 수 있는 글을 쓰고, 빈 곳을 표시해요.",
    en: "A text ready to copy from what is known, with gaps marked.",
  },
  phrases: [
    { ko: "{about} {kind} 쓰기", en: "Write a {kind}: {about}" },
    { ko: "{to}에게 보낼 {kind} 쓰기", en: "Write a {kind} to {to}" },
    { ko: "{kind} 쓰기", en: "Write a {kind}" },
  ],
  arguments: {
    kind: choice({ ko: "종류", en: "which kind" }, OF_THE_ASSISTANT, { required: true }),
    to: text({ ko: "받는 사람", en: "for whom" }),
    what: text({ ko: "내용", en: "what" }),
    with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
    length: text({ ko: "길이", en: "length" }),
    language: text({ ko: "언어", en: "language" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
    text: text({ ko: "글", en: "text" }),
    count: mention({ ko: "개수", en: "count" }, { kinds: ["count", "people", "number"] }),
    given: text({ ko: "어떤 상황인지", en: "in which situation" }, { list: true }),
    of: mention({ ko: "누구 것인지", en: "whose or of what" }),
  },
  results: {
    text: { kind: "text", label: { ko: "내용", en: "text" } },
    gaps: { kind: "rows", label: { ko: "빈 곳", en: "gaps" } },
    sources: { kind: "rows", label: { ko: "출처", en: "sources" } },
  },
  examples: [
    {
      for: "travel",
      say: "고마와요 근데 이거 우리단톡에올리게 짧게좀적어줘봐요",
      args: { kind: "message", with: "짧게", what: "우리단톡" },
    },
    {
      for: "travel",
      say: "아이한테 보여줄 그림책 같은 순서표 문장으로 써주세요. 짧고 쉬운 말로요",
      args: { kind: "script", with: "짧고 쉬운 말로", to: "아이한테", what: "그림책 같은 순서표" },
    },
    {
      for: "travel",
      say: "판매자한테 뭐라고 쓸까요",
      args: { kind: "message", what: "판매자한테 뭐라고 쓸까요" },
    },
    {
      for: "travel",
      say: "설거지 당번표도 만들어 주실 수 있나요 ㅋㅋ 진심이에요",
      args: { kind: "table", what: "설거지 당번표" },
    },
    {
      for: "travel",
      say: "엄카라 엄마한테 보낼 허락문자좀.. 존나공손하게",
      args: { kind: "message", to: "엄마", with: "존나공손하게", what: "허락문자" },
    },
    {
      for: "realestate",
      say: "총무한테 보낼거 3줄로 ㄱㄱ",
      args: { kind: "message", to: "manager", what: "3줄로" },
    },
    {
      for: "realestate",
      say: "해지통보 문자 써줘 오늘 날짜로",
      args: { kind: "message", to: "landlord", what: "해지통보 문자 써줘 오늘 날짜로" },
    },
    {
      for: "realestate",
      say: "그럼 장인 앞으로 제안 문자 하나. 관리비 12는 건드리지 않는 조건으로",
      args: { kind: "message", to: "장인", with: "관리비 12는 건드리지 않는 조건", what: "제안 문자 하나" },
    },
    {
      for: "realestate",
      say: "3200에 변상금 주인이 내고 잔금은 보존등기 끝나면. 계약서 특약으로",
      args: { kind: "clause", what: "3200에 변상금 주인이 내고 잔금은 보존등기 끝나면" },
    },
    {
      for: "realestate",
      say: "총각한테 보낼 말 쫌 써도",
      args: { kind: "message", to: "총각", what: "보낼 말 쫌 써도" },
    },
    {
      for: "company",
      say: "신입 교육용으로 CP 규정 퀴즈 5문제 만들어 주세요",
      args: { kind: "questions", count: "5문제", what: "CP 규정 퀴즈" },
    },
    {
      for: "company",
      say: "서과장님한테 동행 확인 문자도",
      args: { kind: "message", to: "서과장님", what: "동행 확인 문자" },
    },
    {
      for: "company",
      say: "오대리에게 추가로 확인할 질문 목록",
      args: { kind: "questions", to: "오대리", what: "추가로 확인할 질문 목록" },
    },
    {
      for: "company",
      say: "소명 요청 문자 하나만",
      args: { kind: "message", ref: "last:result", what: "소명 요청 문자" },
    },
    { for: "company", say: "공장에 메일", args: { kind: "mail", to: "공장", what: "메일" } },
    {
      for: "research",
      say: "경영진은 3줄만 읽음",
      args: { kind: "summary", to: "경영진", length: "3줄만", what: "3줄만 읽음" },
    },
    {
      for: "research",
      say: "아까 만든 경계선 지능 조사랑 학교폭력 조사 합쳐서 하나로 만들어주세요",
      args: { ref: "thread:report", kind: "report", what: "경계선 지능 조사랑 학교폭력 조사 합쳐서 하나로" },
    },
    {
      for: "research",
      say: "영문 캡션 60단어",
      args: { kind: "caption", length: "60단어", language: "영문", what: "영문 캡션" },
    },
    { for: "research", say: "가정통신문 말투로", args: { kind: "letter", what: "가정통신문 말투로" } },
    {
      for: "research",
      say: "과장님 보고용 1매로 정리 부탁드립니다",
      args: { kind: "one_pager", to: "과장님", length: "1매", what: "보고용 1매로 정리" },
    },
  ],
});
