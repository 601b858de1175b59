import { type AnswerView, type DialogueState, shownDialogue } from "@maru/dialogue";
import type { StateDefinition, StateOf } from "@maru/state";
import type { Abilities } from "./behaviour.ts";

/** What an answer is held against: what can be done and named now, and what the code itself has told. */
export function answerView<Definition extends StateDefinition>(
  abilities: Abilities<Definition>,
  state: StateOf<Definition>,
): AnswerView {
  const { catalogue, behaviours, names = [], watched, digest, language } = abilities;
  const dialogue = state as unknown as DialogueState;
  const shown = [...abilities.shown(state), ...shownDialogue(dialogue, catalogue)];
  return {
    catalogue,
    able: Object.keys(behaviours),
    shown,
    names,
    watched,
    told: [
      ...digest(state, language(state)),
      ...shown.flatMap(({ label: { ko, en }, names: others = [] }) => [ko, en, ...others]),
    ],
    kept: abilities.kept?.(state, language(state)) ?? {},
    language: language(state),
    now: dialogue.heard?.at ?? "2000-01-01T00:00:00+09:00",
  };
}
