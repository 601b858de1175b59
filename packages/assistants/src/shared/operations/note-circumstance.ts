import type { CheckedCall, DialogueState } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";

const MOST = 50;

/** `note`: a circumstance without a slot is kept in its own words. */
export function noteCircumstance(
  call: CheckedCall,
  { state, language }: Scene<DialogueState>,
): Outcome<object> {
  const words = (call.arguments["what"] ?? []).flatMap((each) => (each.type === "text" ? [each.words] : []));
  const known = state.circumstances.filter((each) => !words.includes(each));
  return {
    update: { circumstances: [...known, ...words].slice(-MOST) },
    changed: ["circumstances"],
    parts: [
      {
        type: "change",
        text: {
          ko: `적어 뒀어요: ${words.join(", ")}`,
          en: `Noted: ${words.join(", ")}`,
        }[language],
      },
    ],
  };
}
