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
  phrases: [{ ko: "{question} 알아보기", en: "Find out {question}" }],
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
  phrases: [{ ko: "{question} 찾기", en: "Look up {question}" }],
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
  phrases: [{ ko: "{question} 저장하기", en: "Store {question}" }],
  arguments: { ...asked, value: mention({ ko: "값", en: "value" }) },
  results: { stored: { kind: "text", label: { ko: "저장한 곳", en: "where it is stored" } } },
});

/** Operations of this assistant that need nothing but the words they were asked in. */
const inWords = (
  name: string,
  { kind, effect }: Pick<Parameters<typeof defineOperation>[0], "kind" | "effect">,
  label: readonly [ko: string, en: string],
  does: readonly [ko: string, en: string],
) =>
  defineOperation({
    name,
    kind,
    effect,
    label: { ko: label[0], en: label[1] },
    does: { ko: does[0], en: does[1] },
    phrases: [{ ko: `{what} ${label[0]}`, en: `${label[1]}: {what}` }],
    arguments: { what: text({ ko: "내용", en: "what" }), ref: ref({ ko: "어느 것", en: "which one" }) },
    results: { text: { kind: "text", label: { ko: "내용", en: "text" } } },
  });

const COMPUTES = { kind: "ask", effect: "computes" } as const;
const READS = { kind: "ask", effect: "reads" } as const;

export const split = inWords(
  "split",
  COMPUTES,
  ["나누기", "share out"],
  ["금액을 여럿이 나눠요.", "Shares an amount among several."],
);
export const solve = inWords(
  "solve",
  COMPUTES,
  ["거꾸로 풀기", "work backwards"],
  ["얼마면 되는지 거꾸로 풀어요.", "Works out what it would take."],
);
export const find = inWords(
  "find",
  READS,
  ["찾아보기", "search"],
  ["규정과 적어 둔 글에서 찾아요.", "Searches rules and what was written."],
);
export const review = inWords(
  "review",
  COMPUTES,
  ["문구 검토", "check a text"],
  ["글이나 문구가 규정에 맞는지 봐요.", "Checks a text against the rules."],
);
export const coverage = inWords(
  "coverage",
  READS,
  ["자료 범위 보기", "see what the data hold"],
  ["자료에 무엇이 언제부터 있는지 알려 드려요.", "What the data hold, and since when."],
);
export const send = inWords(
  "send",
  { kind: "order", effect: "writes" },
  ["올리기", "submit"],
  ["승인을 받아 올려요.", "Submits after a yes."],
);
export const schedule = inWords(
  "schedule",
  { kind: "order", effect: "keeps" },
  ["알림 정하기", "set a reminder"],
  ["나중에 할 일을 적어 둬요.", "Keeps something for later."],
);
