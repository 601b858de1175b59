import type { CheckedCall, DialogueState, Draft } from "@maru/dialogue";
import { readTextRevision, type TextRevision } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { wordsFor } from "../operations/arguments-of.ts";
import { cannot } from "../operations/found-text.ts";
import { readPlainText } from "./plain-text-data.ts";
import { reviseText } from "./revise-text.ts";
import { plainText, TextOrigin } from "./text-data.ts";
import { foreign } from "./text-language.ts";
import type { TextSource } from "./text-source.ts";
import { written } from "./written-text.ts";

/** `edit` of a text that was written: a change of what it is made of, shown whole. */
export function changeText<State extends DialogueState>(source: TextSource<State>) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<never> => {
    const draft = Object.values(scene.state.drafts).at(-1);
    if (draft === undefined) return cannot("고칠 글이 아직 없어요.", "There is no text to change yet.");
    const revision = revisionOf(call, scene.state.heard?.text ?? null);
    const origin = originOf(draft);
    const how = { id: draft.id, title: draft.title };
    const [last, ...older] = origin.before;
    if (revision?.goesBack === true && last !== undefined)
      return written(last, { ...how, before: older, told: [GONE_BACK[scene.language]] });
    if (revision === null)
      return cannot("글을 어떻게 고칠지 못 알아들었어요.", "I did not understand how to change the text.");
    const { data, told } = reviseText(origin.now, revision, {
      now: scene.now,
      isBareMoney: source.isBareMoney === true,
    });
    const language = foreign(revision, data, scene.language);
    const all = [...told, ...(language === null ? [] : [language])];
    return written(data, {
      ...how,
      before: [origin.now, ...origin.before],
      told: all.length > 0 ? all : [UNCHANGED[scene.language]],
    });
  };
}

const GONE_BACK: Sentence = { ko: "고치기 전 글로 되돌렸어요.", en: "Back to how it was before." };
const UNCHANGED: Sentence = {
  ko: "고칠 곳을 찾지 못해 글은 그대로예요.",
  en: "I found nothing to change, so it is as it was.",
};

export function revisionOf(call: CheckedCall, heard: string | null): TextRevision | null {
  const words = [
    wordsFor(call, "change"),
    wordsFor(call, "with"),
    wordsFor(call, "language"),
    wordsFor(call, "length"),
    wordsFor(call, "to"),
  ]
    .filter((each) => each !== undefined)
    .join(" ");
  return readTextRevision(call.decider === "rules" && heard !== null ? heard : words);
}

function originOf(draft: Draft): TextOrigin {
  const read = TextOrigin.safeParse(draft.made_of);
  if (read.success && plainText(read.data.now) === draft.text) return read.data;
  return { now: readPlainText(draft), before: [] };
}
