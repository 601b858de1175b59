import type { CheckedCall } from "@maru/dialogue";
import { findNames } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { foundText } from "../../shared/operations/found-text.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import { renderReport } from "../domain/report/render-report.ts";
import { FORM_NAMES } from "../lexicon/gazetteers.ts";
import { type AgentState, type AgentUpdate, sourcesOf } from "../state.ts";
import { holdsSomething } from "../thread/thread.ts";
import { asCondition } from "./as-condition.ts";
import { toldInstead } from "./told-instead.ts";

/** `show`: the report in a form; nothing is searched again and nothing is added. */
export function showReport(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { report, claims } = scene.state;
  if (report === null || !holdsSomething(scene.state)) return nothingToShow(call, scene);
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

/** The form is kept; what could stand in it is said. */
function nothingToShow(call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const form = choiceFor(call, "form");
  const words = wordsFor(call, "words") ?? "";
  const { update = {}, changed = [] } = asCondition(words, "change", scene, "form");
  const isFile = form === "export" || form === "print";
  const told = isFile
    ? toldInstead(
        scene,
        "아직 내보낼 보고서가 없어요. 찾은 자료가 생기면 MD, HTML, JSON, BibTeX로 받을 수 있어요.",
        "There is no report to export yet. Once something is found it can be had as MD, HTML, JSON or BibTeX.",
      )
    : toldInstead(
        scene,
        "그 모양으로 적어 뒀어요. 다만 찾은 자료가 없어 지금은 채울 내용이 없어요. 빈칸을 지어내지는 않을게요.",
        "Noted as the form. Nothing was found to fill it with yet, and I will not make cells up.",
      );
  return { ...told, update, changed };
}

function formNamed(words: string): string | undefined {
  const [found] = findNames(words, FORM_NAMES);
  return found !== undefined && "id" in found.value ? found.value.id : undefined;
}
