import { type CheckedCall, choice, choices, defineOperation, ref, text } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { apply, type Language, type Sentence } from "@maru/state";
import { assumeValues } from "../collecting/assume-values.ts";
import { assumeDeparture, replanAll } from "../planning-anew.ts";
import { missingOf } from "../questions.ts";
import { TravelState, type TravelUpdate } from "../state.ts";
import { takeIn } from "../take-in.ts";
import { NOTING } from "../texts/noting.ts";

export const planOperation = defineOperation({
  name: "plan",
  kind: "ask",
  effect: "computes",
  label: { ko: "계획 짜기", en: "make the plan" },
  does: {
    ko: "계획을 짜거나 다시 짜요. 안 정한 것은 무난한 값으로 잡아요.",
    en: "makes the plan, with sensible values for what nobody said, or makes it anew",
  },
  phrases: [{ ko: "계획 {how} 짜기", en: "Make the plan {how}" }],
  arguments: {
    how: choice({ ko: "어떻게", en: "in which way" }, choices({ new: ["새로", "anew"] }), { required: true }),
    what: text({ ko: "내용", en: "what" }),
    ref: ref({ ko: "어느 것", en: "which one" }),
  },
  results: { plan: { kind: "rows", label: { ko: "계획", en: "plan" } } },
});

/** `plan`: made anew, or made the first time with sensible values for what nobody said, which can be changed. */
export function replan(
  _call: CheckedCall,
  { state, language, context }: Scene<TravelState>,
): Outcome<TravelUpdate> {
  const missing = missingOf(state);
  if (missing.length === 0) return { update: replanAll(state), changed: ["plan"] };
  const said = state.messages.findLast(({ role }) => role === "user")?.content ?? "";
  const facts = assumeValues({ state, problems: [], said });
  const { update } = takeIn(state, { facts, command: null, problems: [], notes: [] }, language);
  const { notes: _notes, ...filled } = update;
  const still = missing.filter((field) => facts[field] === undefined);
  if (still.length > 0) return { refused: givenFirst(still) };
  return {
    update: {
      ...filled,
      assumptions: [...new Set([...state.assumptions, ...missing])],
      ...assumeDeparture(apply(TravelState, state, filled), context.now()),
    },
    changed: ["plan", ...missing.map((field) => `slot.${field}`)],
  };
}

function givenFirst(missing: readonly string[]): Sentence {
  const named = (language: Language) =>
    missing.map((field) => NOTING[language].labels[field as "duration"] ?? field).join(", ");
  return {
    ko: `${named("ko")}부터 알려 주시면 바로 짤게요.`,
    en: `Please give ${named("en")} first, and I will make it.`,
  };
}
