import type { CheckedCall, DialogueState, KeptWish } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, mentionFor, wordsFor } from "./arguments-of.ts";

const MOST = 60;

/** A `wish` as it is kept. */
export function wishOf(call: CheckedCall, { operation }: Pick<Scene<unknown>, "operation">): KeptWish {
  return {
    id: operation,
    scope: choiceFor(call, "scope") ?? "answer",
    polarity: (choiceFor(call, "polarity") ?? "want") as KeptWish["polarity"],
    what: wordsFor(call, "what") ?? "",
    of: mentionFor(call, "of")?.words ?? null,
    at: call.modifiers.at ?? null,
  };
}

/** `wish`: kept in its own words, and said back. One that is said again is kept once. */
export function keepWish(call: CheckedCall, scene: Scene<DialogueState>): Outcome<object> {
  const wish = wishOf(call, scene);
  const others = scene.state.wishes.filter(({ scope, what }) => scope !== wish.scope || what !== wish.what);
  return {
    update: { wishes: [...others, wish].slice(-MOST) },
    changed: ["wishes"],
    parts: [
      {
        type: "change",
        text: {
          ko: `조건으로 적어 뒀어요: ${wish.what}`,
          en: `Kept as a condition: ${wish.what}`,
        }[scene.language],
      },
    ],
  };
}
