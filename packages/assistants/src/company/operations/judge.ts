import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { sayAmount } from "../answer/say-figure.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";

/** `judge`, `delegate`: what the figures on the screen say for one side; a decision about people stays with people. */
export function judgeByFigures(_call: CheckedCall, scene: Scene<GlobalSessionState>): Outcome<SessionUpdate> {
  const { shown_figures: shown } = scene.state;
  const known = (shown?.lines ?? []).flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const [first, second] = [...known].sort((left, right) => right.value - left.value);
  if (shown === null || first === undefined || second === undefined)
    return foundText(scene, {
      text: {
        ko: "고를 근거가 될 숫자가 아직 없어요. 견줄 두 가지를 말씀해 주시면 숫자로 비교해 드리고, 결정은 맡길게요.",
        en: "There are no figures yet to decide by. Name the two, and I compare them; the decision is yours.",
      },
    });
  const say = (value: number, language: "ko" | "en") => sayAmount(value, shown.unit, language);
  return foundText(scene, {
    text: {
      ko: `숫자만 보면 ${first.name} 쪽이에요. ${shown.title} 기준으로 ${say(first.value, "ko")}, 다음은 ${second.name} ${say(second.value, "ko")}예요. 이 자료로는 여기까지이고, 결정은 직접 하셔야 해요.`,
      en: `By the figures alone, ${first.name}: ${say(first.value, "en")} against ${say(second.value, "en")} for ${second.name}. The decision is yours.`,
    },
  });
}
