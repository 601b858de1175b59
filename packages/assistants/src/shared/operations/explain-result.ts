import { type CheckedCall, type DialogueState, type Result, sayValue } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language } from "@maru/state";
import { thingsFor } from "./arguments-of.ts";
import { cannot, foundText } from "./found-text.ts";

/** `explain` of a figure: what it was worked out from. Undefined where nothing was worked out that could be meant. */
export function explainResult(call: CheckedCall, scene: Scene<DialogueState>): Outcome<never> | undefined {
  const [thing] = thingsFor(call, "ref");
  if (thing !== undefined && thing.kind !== "result") return undefined;
  const id = thing?.id ?? [...scene.results.keys()].at(-1);
  const result = id === undefined ? undefined : scene.results.get(id);
  if (result === undefined) return undefined;
  return foundText(scene, {
    text: { ko: said(result, scene, "ko"), en: said(result, scene, "en") },
    rests_on: [result.id],
  });
}

/** `explain` where there is nothing to explain. */
export function nothingToExplain(): Outcome<never> {
  return cannot(
    "무엇을 설명해 드릴지 찾지 못했어요. 보이는 금액이나 낱말을 말씀해 주세요.",
    "I could not tell what to explain. Please name a figure or a word that is shown.",
  );
}

function said(
  { values, rests_on, basis, is_stale }: Result,
  scene: Scene<DialogueState>,
  language: Language,
): string {
  const figures = Object.values(values)
    .filter(({ kind }) => kind !== "text")
    .map((value) => `${value.label[language]} ${sayValue(value, language)}`.trim());
  const grounds = rests_on.map((each) => nameOf(each, scene, language)).filter((each) => each !== "");
  const lines = {
    ko: [
      figures.length === 0 ? "" : `${figures.join(", ")}`,
      grounds.length === 0 ? "" : `계산에 쓴 값: ${grounds.join(", ")}`,
      basis === null ? "" : basis.ko,
      is_stale ? "그 뒤로 값이 바뀌어서 다시 계산해야 해요." : "",
    ],
    en: [
      figures.length === 0 ? "" : `${figures.join(", ")}`,
      grounds.length === 0 ? "" : `Worked out from: ${grounds.join(", ")}`,
      basis === null ? "" : basis.en,
      is_stale ? "Values have changed since, so it has to be worked out again." : "",
    ],
  }[language];
  return lines.filter((each) => each !== "").join("\n");
}

function nameOf(ground: string, { shown, state }: Scene<DialogueState>, language: Language): string {
  const [kind = "", id = ground] = ground.includes(".") ? ground.split(".") : ["result", ground];
  const thing = shown.find((each) => each.kind === kind && each.id === id);
  const kept = kind === "slot" ? state.kept[id]?.at(-1)?.words : undefined;
  if (thing === undefined) return "";
  return kept === undefined ? thing.label[language] : `${thing.label[language]} ${kept}`;
}
