import type { CheckedCall, DialogueState, Thing } from "@maru/dialogue";
import { quoted } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { thingsFor } from "./arguments-of.ts";

/** `undo`: the last change of the slot that is named, or the last change of all, is taken back. */
export function takeBack(
  call: CheckedCall,
  { state, shown, language }: Scene<DialogueState>,
): Outcome<object> {
  const [thing] = thingsFor(call, "ref");
  if (thing?.kind === "rule" && thing.id.startsWith("wish.")) return letWishGo(thing, state, language);
  const named = thing?.kind === "slot" ? thing.id : undefined;
  const index = state.changes.findLastIndex(({ slot }) => named === undefined || slot === named);
  const change = state.changes[index];
  if (change === undefined)
    return {
      refused: {
        ko:
          thing === undefined
            ? "되돌릴 것이 없어요."
            : `${quoted(thing.label.ko, "은/는")} 바뀐 적이 없어요.`,
        en: thing === undefined ? "There is nothing to take back." : `“${thing.label.en}” was not changed.`,
      },
    };
  const label =
    shown.find(({ kind, id }) => kind === "slot" && id === change.slot)?.label[language] ?? change.slot;
  const words = change.before.map((each) => each.words).join(", ");
  const text =
    words === ""
      ? { ko: `${label}: 적기 전으로 되돌렸어요.`, en: `${label}: as before, not known.` }[language]
      : { ko: `${label}: ${words} (되돌렸어요)`, en: `${label}: ${words} (taken back)` }[language];
  return {
    update: {
      kept: { [change.slot]: [...change.before] },
      changes: state.changes.filter((_, at) => at !== index),
    },
    changed: [`slot.${change.slot}`],
    parts: [{ type: "change", text }],
  };
}

/** A wish holds until it is taken back. */
function letWishGo({ id, label }: Thing, { wishes }: DialogueState, language: Language): Outcome<object> {
  const index = Number(id.slice("wish.".length)) - 1;
  const text = {
    ko: `${quoted(label.ko, "은/는")} 이제 조건이 아니에요.`,
    en: `“${label.en}” is no condition any more.`,
  }[language];
  return {
    update: { wishes: wishes.filter((_, at) => at !== index) },
    changed: ["wishes"],
    parts: [{ type: "change", text }],
  };
}
