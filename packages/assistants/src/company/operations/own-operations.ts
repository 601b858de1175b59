import { defineOperation, mention, ref, text } from "@maru/dialogue";

const asked = {
  question: text({ ko: "질문", en: "the question" }, { required: true }),
  ref: ref({ ko: "어느 것", en: "which one" }),
};

export const query = defineOperation({
  name: "query",
  kind: "ask",
  effect: "reads",
  label: { ko: "숫자 물어보기", en: "ask for figures" },
  does: { ko: "회사 자료에서 숫자나 표를 알려 드려요.", en: "A figure or table from the company's data." },
  phrases: [{ ko: "‘{question}’ 알아보기", en: "Find out “{question}”" }],
  arguments: asked,
  results: { figures: { kind: "rows", label: { ko: "숫자", en: "figures" } } },
});

export const lookup = defineOperation({
  name: "lookup",
  kind: "ask",
  effect: "reads",
  label: { ko: "연락처와 담당자 찾기", en: "look up contacts" },
  does: {
    ko: "사람, 거래처, 품목의 한 가지를 알려 드려요.",
    en: "One field of a person, client or product.",
  },
  phrases: [{ ko: "‘{question}’ 찾기", en: "Look up “{question}”" }],
  arguments: asked,
  results: { value: { kind: "text", label: { ko: "내용", en: "value" } } },
});

export const store = defineOperation({
  name: "store",
  kind: "order",
  effect: "writes",
  label: { ko: "기록 바꾸기", en: "change a record" },
  does: {
    ko: "기록을 바꿀 카드를 보여 드리고, 승인하시면 바꿔요.",
    en: "Shows a card with the old and new value, and changes the record after a yes.",
  },
  phrases: [{ ko: "‘{question}’ 저장하기", en: "Store “{question}”" }],
  arguments: { ...asked, value: mention({ ko: "값", en: "value" }) },
  results: { stored: { kind: "text", label: { ko: "저장한 곳", en: "where it is stored" } } },
});
