import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import { takeBack } from "../../shared/operations/take-back.ts";
import { sayAmount } from "../answer/say-figure.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { saidWords } from "./said-words.ts";

type State = GlobalSessionState;

/** `undo`: a reading that was wrong is owned up to; a change is taken back. */
export function sayNotRight(call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> {
  if (choiceFor(call, "kind") === "change" && scene.state.changes.length > 0)
    return takeBack(call, scene as never) as Outcome<SessionUpdate>;
  return foundText(scene, {
    text: {
      ko: "제가 잘못 알아들었어요. 바뀐 기록은 없어요. 무엇을 원하셨는지 한 번만 다시 말씀해 주세요.",
      en: "I misread that. Nothing on record has changed. Please tell me once more what you wanted.",
    },
  });
}

/** `reject`: nothing is stored, nothing changes. */
export function letCardGo(_call: CheckedCall, { language }: Scene<State>): Outcome<SessionUpdate> {
  const text = { ko: "네, 하지 않을게요. 바뀐 것은 없어요.", en: "All right; nothing has changed." }[
    language
  ];
  return { update: { offers: [] }, parts: [{ type: "change", text }] };
}

/** `schedule`: there is nothing here that runs by itself; what was asked is kept and said so. */
export function keepForLater(call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  return {
    update: { circumstances: [...scene.state.circumstances, words].slice(-MOST) },
    changed: ["circumstances"],
    parts: [
      {
        type: "change",
        text: {
          ko: `알림은 스스로 울리지 못해요. «${words}»는 이 대화에 적어 뒀으니 다시 오시면 이어서 할게요.`,
          en: `I cannot ring by myself. “${words}” is kept in this conversation for when you come back.`,
        }[scene.language],
      },
    ],
  };
}

const MOST = 50;

/** `choose`: a line of what is on the screen, by its number. */
export function chooseOffered(call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> {
  const words = saidWords(call, scene);
  const { shown_figures: shown } = scene.state;
  const line = shown?.lines.find(({ name }) => name !== "" && words.includes(name));
  if (shown !== null && line !== undefined)
    return foundText(scene, {
      text: {
        ko: `${line.name}로 볼게요: ${sayAmount(line.value, shown.unit, "ko")}`,
        en: `${line.name} then: ${sayAmount(line.value, shown.unit, "en")}`,
      },
    });
  return {
    parts: [
      {
        type: "change",
        text: { ko: `네, «${words}»로 할게요.`, en: `All right: “${words}”.` }[scene.language],
      },
    ],
    update: { circumstances: [...scene.state.circumstances, words].slice(-MOST) },
    changed: ["circumstances"],
  };
}
