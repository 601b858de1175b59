import type { CheckedCall } from "@maru/dialogue";
import { findNames } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { renderReport } from "../domain/report/render-report.ts";
import { FORM_NAMES } from "../lexicon/gazetteers.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { toldInstead } from "./told-instead.ts";

/** `show`: the report in a form; nothing is searched again and nothing is added. */
export function showReport(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { report, claims } = scene.state;
  if (report === null)
    return toldInstead(scene, "아직 보여 드릴 보고서가 없어요.", "There is no report to show yet.");
  const asked = choiceFor(call, "form") ?? formNamed(wordsFor(call, "words") ?? "");
  const form = asked === "table" || asked === "list" ? asked : report.form;
  const shown = { ...structuredClone(report), form } as never;
  const { markdown } = renderReport(
    shown,
    new Map(Object.entries(claims) as [string, Claim][]),
    sourcesOf(scene.state),
  );
  const text = markdown.replaceAll(/^#+ /gmu, "").trim();
  const outcome = foundText(scene, { text: { ko: text, en: text } });
  return form === report.form ? outcome : { ...outcome, update: { report: shown, final_report: markdown } };
}

function formNamed(words: string): string | undefined {
  const [found] = findNames(words, FORM_NAMES);
  return found !== undefined && "id" in found.value ? found.value.id : undefined;
}
