import { choice, choices, mention, ref, text } from "../arguments.ts";
import { defineOperation } from "../operation.ts";

export const arrange = defineOperation({
  name: "arrange",
  kind: "show",
  effect: "shows",
  label: { ko: "표 다듬기", en: "arrange a table" },
  does: {
    ko: "보이는 표의 열, 순서, 단위를 바꿔요. 자료는 그대로예요.",
    en: "Columns, order, filter, groups, units, totals, marks of what is shown; the data stay as they are.",
  },
  phrases: [
    { ko: "{ref}에서 {how}", en: "{ref}: {how}" },
    { ko: "표에서 {how}", en: "Table: {how}" },
  ],
  arguments: {
    how: choice(
      { ko: "어떻게", en: "in which way" },
      choices({
        columns: ["열 고르기", "columns"],
        sort: ["정렬", "sort"],
        filter: ["거르기", "filter"],
        group: ["묶기", "group"],
        unit: ["단위", "unit"],
        total: ["합계", "total"],
        mark: ["표시", "mark"],
        label: ["이름", "label"],
      }),
      { required: true },
    ),
    ref: ref({ ko: "어느 것", en: "which one" }),
    words: text({ ko: "하실 말씀", en: "in your words" }),
    column: text({ ko: "열", en: "column" }),
    sort: text({ ko: "순서", en: "order" }),
    unit: text({ ko: "단위", en: "unit" }, { list: true }),
    threshold: mention({ ko: "기준값", en: "threshold" }, { list: true }),
    given: text({ ko: "어떤 상황인지", en: "in which situation" }),
  },
  results: {
    rows: { kind: "rows", label: { ko: "목록", en: "list" } },
  },
  examples: [
    { for: "travel", say: "km로", args: { ref: "last:result", how: "unit", unit: "km", words: "km로" } },
    { for: "travel", say: "싼순", args: { how: "sort", words: "싼순" } },
    {
      for: "travel",
      say: "가까운 순서로 다시",
      args: { how: "sort", ref: "last:table", words: "가까운 순서로" },
    },
    {
      for: "travel",
      say: "달러로도 옆에 써주세요",
      args: { how: "unit", unit: "달러", ref: "last:table", words: "달러로도 옆에" },
    },
    {
      for: "travel",
      say: "표에서 짐값 빼고 사람값만 보기쇼",
      args: { how: "filter", ref: "last:table", words: "짐값 빼고 사람값만" },
    },
    {
      for: "realestate",
      say: "너무 많다 3개만",
      args: { ref: "list:listings", how: "filter", words: "3개만" },
    },
    {
      for: "realestate",
      say: "월세랑 관리비 합쳐서 싼 순",
      args: { how: "sort", words: "월세랑 관리비 합쳐서 싼 순" },
    },
    {
      for: "realestate",
      say: "작년 같은 기간 대비도 붙이고",
      args: { how: "columns", words: "작년 같은 기간 대비도 붙이고" },
    },
    { for: "realestate", say: "월 부담으로 줄세워봐", args: { how: "sort", words: "월 부담으로 줄세워봐" } },
    {
      for: "realestate",
      say: "관리비 붙여서 젤 싼거부터",
      args: { how: "sort", ref: "list:listings", words: "관리비 붙여서 젤 싼거부터" },
    },
    {
      for: "company",
      say: "문제 순서를 조항 번호순으로 재배열",
      args: { ref: "draft", sort: "조항 번호순", how: "sort" },
    },
    { for: "company", say: "아니 전부 원", args: { ref: "table", unit: "원", how: "unit", words: "전부" } },
    {
      for: "company",
      say: "원 단위 숫자는 천단위 쉼표 없이",
      args: { ref: "table", unit: "쉼표 없이", how: "unit" },
    },
    {
      for: "company",
      say: "제품명 왼쪽으로",
      args: { how: "columns", ref: "column", column: "제품명", words: "왼쪽으로" },
    },
    { for: "company", say: "sort by gap", args: { how: "sort", ref: "table", sort: "gap" } },
    {
      for: "research",
      say: "음 해전만 따로 뺄 수 있어요?",
      args: { ref: "table:timeline", how: "group", words: "해전만 따로" },
    },
    {
      for: "research",
      say: "농도 ppm 단위 ppb로 통일",
      args: { ref: "report", how: "unit", unit: "ppb로", words: "농도 ppm 단위 ppb로 통일" },
    },
    { for: "research", say: "원화로", args: { how: "unit", unit: "원화로", words: "원화로" } },
    {
      for: "research",
      say: "방제가 큰순서대로",
      args: { how: "sort", ref: "table", sort: "desc", words: "방제가 큰순서대로" },
    },
    { for: "research", say: "따로따로", args: { how: "group", ref: "table", words: "따로따로" } },
  ],
});
