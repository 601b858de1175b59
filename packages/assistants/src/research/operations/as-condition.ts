import type { CheckedCall, KeptWish } from "@maru/dialogue";
import { subjectWords } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { holdsSomething } from "../thread/thread.ts";

const MOST_WISHES = 60;
/** Longer words are not said back one by one. */
const SAID_BACK = 40;
const POLARITY: { readonly [how: string]: KeptWish["polarity"] } = { only: "only", remove: "avoid" };

/** What narrows or widens a question that nothing answers yet: kept in its own words, and said back. */
export function asCondition(
  said: string,
  how: string,
  scene: Pick<Scene<AgentState>, "state" | "operation" | "result">,
  scope = "answer",
): Outcome<AgentUpdate> {
  const { state, operation } = scene;
  const wish: KeptWish = {
    ...{ id: operation, scope, what: said.trim(), of: null, at: null },
    polarity: POLARITY[how] ?? "want",
  };
  const others = state.wishes.filter(({ what }) => what !== wish.what);
  const words = said.trim();
  const shown = words.length <= SAID_BACK ? words : subjectWords(said).join(" ");
  const held = holdsSomething(state);
  const text = {
    ko: [
      LINES.ko[how]?.(shown) ?? `조건으로 적어 뒀어요: ${shown}.`,
      held
        ? "지금 보고서에는 그렇게 가릴 수 있는 문장이 없어 그대로 뒀어요."
        : "다만 아직 찾은 자료가 없어 바뀌는 내용은 없어요.",
    ].join(" "),
    en: [
      LINES.en[how]?.(shown) ?? `Kept as a condition: ${said.trim()}.`,
      held
        ? "The report has no sentence to sort by that, so it stays as it is."
        : "Nothing was found yet, so nothing changes; what is found will be held to it.",
    ].join(" "),
  };
  return {
    ...foundText(scene, { text }),
    update: { wishes: [...others.map((each) => ({ ...each })), wish].slice(-MOST_WISHES) },
    changed: ["wishes"],
  };
}

type Line = (shown: string) => string;

const LINES: { readonly [language in "ko" | "en"]: { readonly [how: string]: Line } } = {
  ko: {
    only: (shown) => `‘${shown}’: 이렇게 좁혀서 볼게요.`,
    remove: (shown) => `‘${shown}’: 빼는 것으로 적어 뒀어요.`,
    add: (shown) => `‘${shown}’: 함께 보는 것으로 더했어요.`,
  },
  en: {
    only: (shown) => `Only “${shown}” from here on.`,
    remove: (shown) => `“${shown}” is left out from here on.`,
    add: (shown) => `“${shown}” is looked for as well.`,
  },
};

/** `wish`: how it is to be written from here on. */
export function keepWishOn(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const scope = choiceFor(call, "scope") ?? "answer";
  const what = wordsFor(call, "what") ?? "";
  const held = holdsSomething(scene.state);
  const { update = {}, changed = [] } = asCondition(what, "change", scene, scope);
  const text = {
    ko: `조건으로 적어 뒀어요: ${what}${held ? "" : ". 자료를 찾거나 글을 쓸 때 지킬게요."}`,
    en: `Kept as a condition: ${what}${held ? "" : ". I keep to it in what I find and write."}`,
  };
  return { ...foundText(scene, { text }), update, changed };
}
