import { choices, type Slot, slot } from "@maru/dialogue";

/** What is kept of a case of research besides the brief: names as the catalogue of operations has them. */
export const RESEARCH_SLOTS: readonly Slot[] = [
  slot("topic", { ko: "주제", en: "topic" }, { type: "text" }),
  slot("place", { ko: "지역", en: "place" }, { type: "text" }),
  slot("period", { ko: "다루는 기간", en: "period covered" }, { type: "text" }),
  slot("published", { ko: "자료 발행 시기", en: "publication time" }, { type: "text" }),
  slot("purpose", { ko: "쓰임", en: "purpose" }, { type: "text" }),
  slot("items", { ko: "비교 대상", en: "items compared" }, { type: "text" }, { list: true }),
  slot("name", { ko: "이름", en: "name" }, { type: "text" }, { list: true }),
  slot("group", { ko: "집단", en: "population" }, { type: "text" }),
  slot("aspect", { ko: "볼 점", en: "aspects" }, { type: "text" }, { list: true }),
  slot("metric", { ko: "지표", en: "measure" }, { type: "text" }),
  slot("figure", { ko: "말한 수치", en: "told figure" }, { type: "text" }, { list: true }),
  slot("count", { ko: "개수", en: "how many" }, { type: "count", from: 1, to: 1_000 }),
  slot("deadline", { ko: "마감", en: "deadline" }, { type: "text" }),
  slot("form", { ko: "결과의 모양", en: "form of the result" }, { type: "text" }),
  slot("length", { ko: "분량", en: "length" }, { type: "text" }),
  slot(
    "language",
    { ko: "언어", en: "language" },
    {
      type: "choice",
      choices: choices({ ko: ["한국어", "Korean"], en: ["영어", "English"] }),
    },
  ),
];
