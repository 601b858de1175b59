import { type CheckedCall, choice, choices, defineOperation, ref, text } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { replanAll } from "../planning-anew.ts";
import { missingOf } from "../questions.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { NOTING } from "../texts/noting.ts";

export const planOperation = defineOperation({
  name: "plan",
  kind: "ask",
  effect: "computes",
  label: { ko: "계획 짜기", en: "make the plan" },
  does: {
    ko: "계획을 짜거나 다른 날로 다시 짜요.",
    en: "makes the plan, or makes it anew",
  },
  phrases: [{ ko: "계획 {how} 짜기", en: "Make the plan {how}" }],
  arguments: {
    how: choice({ ko: "어떻게", en: "in which way" }, choices({ new: ["새로", "anew"] }), { required: true }),
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: { plan: { kind: "rows", label: { ko: "계획", en: "plan" } } },
});

/** `plan`: made once what it needs is known; what is missing is said instead. */
export function replan(_call: CheckedCall, { state, language }: Scene<TravelState>): Outcome<TravelUpdate> {
  const missing = missingOf(state);
  if (missing.length > 0) {
    const labels = missing.map((field) => NOTING[language].labels[field as "duration"] ?? field);
    return {
      refused: {
        ko: `${labels.join(", ")}을 먼저 적어 주시면 바로 짤게요.`,
        en: `Please give ${labels.join(", ")} first, and I will make it.`,
      },
    };
  }
  return { update: replanAll(state), changed: ["plan"] };
}
