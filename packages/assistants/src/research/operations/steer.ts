import { type CheckedCall, choice, choices, defineOperation, text } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { holdsSomething } from "../thread/thread.ts";
import { begun, startOver } from "./research.ts";

export const controlOperation = defineOperation({
  name: "control",
  kind: "keep",
  effect: "keeps",
  label: { ko: "조사 조종하기", en: "steer the research" },
  does: {
    ko: "조사를 멈추고, 있는 것으로 끝내고, 다시 하고, 얼마나 깊이 할지 정해요.",
    en: "stops, finishes with what there is, runs again, or sets how deep to go",
  },
  phrases: [{ ko: "조사: {how}", en: "Research: {how}" }],
  arguments: {
    how: choice(
      { ko: "어떻게", en: "in which way" },
      choices({
        stop: ["그만", "stop"],
        finish: ["있는 것으로 끝내기", "finish with what there is"],
        pause: ["잠깐 멈추기", "pause"],
        resume: ["이어서 하기", "go on"],
        rerun: ["처음부터 다시", "run again"],
        quick: ["빠르게", "quick"],
        normal: ["보통으로", "normal"],
        deep: ["깊게", "deep"],
      }),
      { required: true },
    ),
    words: text({ ko: "하실 말씀", en: "in your words" }),
  },
  results: { state: { kind: "text", label: { ko: "상태", en: "state" } } },
});

export const scheduleOperation = defineOperation({
  name: "schedule",
  kind: "ask",
  effect: "reads",
  label: { ko: "때가 되면 다시 찾는지 묻기", en: "ask for a search at a later time" },
  does: {
    ko: "나중에 다시 찾을 수 있는지 알려 드려요.",
    en: "says whether a question can be searched again later",
  },
  phrases: [{ ko: "나중에 다시 찾는지 보기", en: "Ask about searching again later" }],
  arguments: { words: text({ ko: "하실 말씀", en: "in your words" }) },
  results: { text: { kind: "text", label: { ko: "내용", en: "text" } } },
});

/** `control`: what is found stays whatever is stopped; a run again searches the same question anew. */
export function steer(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  const how = choiceFor(call, "how") ?? "stop";
  const depth = how === "quick" || how === "normal" || how === "deep" ? how : null;
  const done = { ko: COUNTED.ko(state.citations.length), en: COUNTED.en(state.citations.length) };
  const line = LINES[how] ?? LINES["stop"];
  const text = { ko: `${line?.ko ?? ""} ${done.ko}`.trim(), en: `${line?.en ?? ""} ${done.en}`.trim() };
  if (how === "rerun" && !holdsSomething(state) && state.asked.length > 0)
    return foundText(scene, { text: SAME_SHELF });
  if ((how === "rerun" || how === "deep" || how === "quick") && state.brief !== null) {
    const brief = state.brief;
    return {
      update: { ...startOver(), ...begun(brief), ...(depth === null ? {} : { depth }) },
      changed: ["brief"],
      parts: [{ type: "change", text: (line ?? { ko: "", en: "" })[scene.language] }],
    };
  }
  return { ...foundText(scene, { text }), update: depth === null ? {} : { depth } };
}

const SAME_SHELF: Sentence = {
  ko: "가진 자료가 그대로라 같은 말로 다시 찾아도 결과가 같아요. 다른 낱말이나 새 자료를 주시면 그것으로 찾을게요.",
  en: "The documents are the same, so the same words would find nothing again. Give me other words or new documents.",
};

const COUNTED = {
  ko: (count: number) =>
    count === 0 ? "아직 인용한 자료는 없어요." : `지금까지 인용한 자료 ${count}건은 그대로 있어요.`,
  en: (count: number) =>
    count === 0 ? "No source is cited yet." : `The ${count} cited sources stay as they are.`,
};

const LINES: { readonly [how: string]: Sentence } = {
  stop: { ko: "네, 더 찾지 않을게요.", en: "All right, I stop searching." },
  finish: { ko: "네, 있는 것으로 마쳤어요.", en: "All right, finished with what there is." },
  pause: { ko: "네, 기다릴게요. 언제든 이어서 말씀해 주세요.", en: "All right, I will wait." },
  resume: { ko: "네, 이어서 할게요.", en: "All right, going on." },
  rerun: {
    ko: "같은 물음으로 처음부터 다시 찾았어요.",
    en: "I searched the same question again from the start.",
  },
  quick: { ko: "빠르게만 보도록 정했어요.", en: "Set to a quick look." },
  normal: { ko: "보통 깊이로 정했어요.", en: "Set to the usual depth." },
  deep: { ko: "더 깊이 찾도록 정했어요.", en: "Set to search deeper." },
};
