import { choices } from "./operations/arguments.ts";
import { defineOperations } from "./operations/catalogue.ts";
import { COMMON_OPERATIONS } from "./operations/common/index.ts";
import type { Shown } from "./references/thing.ts";
import { money, slot } from "./slots/slot.ts";

/** A small assistant about a rented home. */
export const RENTING = defineOperations({
  operations: COMMON_OPERATIONS,
  slots: [
    slot("deposit", { ko: "보증금", en: "deposit" }, money({ from: 1_000_000, to: 100_000_000_000 })),
    slot("rent", { ko: "월세", en: "rent" }, money({ from: 10_000, to: 100_000_000 })),
    slot("end_date", { ko: "만기", en: "end of the lease" }, { type: "date" }),
    slot("term", { ko: "기간", en: "term" }, { type: "duration", unit: "months" }),
    slot("rate", { ko: "금리", en: "rate" }, { type: "percent", from: 0, to: 30 }),
    slot("lodgers", { ko: "사는 사람", en: "people" }, { type: "people" }),
    slot("note", { ko: "메모", en: "note" }, { type: "text" }, { list: true, personal: true }),
  ],
  choices: {
    draft: { kind: choices({ message: ["문자", "text message"] }) },
    wish: { scope: choices({ lease: ["계약", "lease"] }) },
  },
});

export const SHOWN: Shown = [
  { kind: "slot", id: "deposit", label: { ko: "보증금", en: "deposit" } },
  { kind: "item", id: "1.1", label: { ko: "우에노 공원", en: "Ueno Park" }, position: 1 },
  { kind: "item", id: "1.2", label: { ko: "호핑 투어", en: "Island hopping" }, position: 2 },
  { kind: "item", id: "2.1", label: { ko: "우에노 시장", en: "Ueno market" }, position: 3 },
  { kind: "draft", id: "1", label: { ko: "집주인께 보낼 문자", en: "message to the landlord" } },
  { kind: "result", id: "t1", label: { ko: "대출 한도", en: "loan limit" } },
  { kind: "result", id: "t2", label: { ko: "중개보수", en: "broker's fee" } },
];
