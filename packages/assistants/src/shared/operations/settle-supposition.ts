import { type CheckedCall, type DialogueState, waitingCalls } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";

/** `approve`: what was only supposed is carried out now, by the calls it was made of. */
export function carryOutSupposed(call: CheckedCall, { state }: Scene<DialogueState>): Outcome<object> {
  if (state.supposed_calls.length === 0)
    return {
      refused: {
        ko: "지금 정하실 것이 없어요. 무엇을 할지 말씀해 주세요.",
        en: "Nothing waits for a yes. Please tell me what to do.",
      },
    };
  const [waiting] = state.calls;
  const turn = Number((waiting?.id ?? "0.0").split(".")[0]);
  const place = state.operations.length + 1;
  const next = waitingCalls(turn, state.supposed_calls, call.decider).map((each, index) => ({
    ...each,
    id: `${turn}.${place + index + 1}`,
  }));
  return { update: { calls: [...state.calls.slice(1), ...next], supposed_calls: [] } };
}

/** `reject`: what was supposed is let go; nothing changes. */
export function letSuppositionGo(_call: CheckedCall, { language }: Scene<DialogueState>): Outcome<object> {
  return {
    update: { supposed_calls: [], offers: [] },
    parts: [
      { type: "change", text: { ko: "네, 그대로 둘게요.", en: "All right, nothing changes." }[language] },
    ],
  };
}
