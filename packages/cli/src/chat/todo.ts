import { StepFinished, TodoStep } from "@maru/protocol";
import type { Heard } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import * as z from "zod";
import { wrapText } from "./wrap-text.ts";

/** What is known of an answer that is being made. */
export interface Working {
  readonly steps: readonly TodoStep[];
  readonly remark: string;
  /** Who finished a step last. */
  readonly finished: string;
  /** The answer as far as a model has said it. */
  readonly text: string;
}

export const NOTHING_YET: Working = { steps: [], remark: "", finished: "", text: "" };

const Steps = z.array(TodoStep).min(1);

/** What one more piece of news adds. Pure, so that the screen always shows the same for the same news. */
export function hear(working: Working, heard: Heard): Working {
  if (heard.kind === "event") {
    const done = StepFinished.safeParse(heard.event.type === "step_finished" ? heard.event.data : null);
    if (done.success && done.data.nodes.length > 0)
      return { ...working, finished: done.data.nodes.map(({ node }) => node).join(", ") };
    const { data } = heard.event;
    const fields =
      typeof data === "object" && data !== null && !Array.isArray(data) ? Object.values(data) : [];
    const found = fields.map((value) => Steps.safeParse(value)).find(({ success }) => success);
    return found?.data === undefined ? working : { ...working, steps: found.data };
  }
  // The terminal runs its conversations itself; news from elsewhere comes with the log.
  if (heard.kind === "elsewhere") return working;
  switch (heard.transient.type) {
    case "token":
      return { ...working, text: working.text + heard.transient.data.text };
    case "tokens_dropped":
      return { ...working, text: "" };
    case "progress":
      return { ...working, remark: heard.transient.data.message };
  }
}

const MARKS: Readonly<Record<TodoStep["status"], string>> = {
  pending: "○",
  in_progress: "◐",
  completed: "●",
  failed: "✗",
  skipped: "–",
};

/** The last lines of an answer that fit on any screen. */
const TAIL = 6;
const WAITING: Sentence = { ko: "답을 준비하고 있어요…", en: "Working on it…" };

export function workingLines(working: Working, language: Language, width = 80): readonly string[] {
  const { steps, remark, finished, text } = working;
  const list = steps.map(
    ({ status, task, description, step_id, progress_percentage: done }) =>
      `  ${MARKS[status]} ${task ?? description ?? step_id}${status === "in_progress" && done ? ` ${done}%` : ""}`,
  );
  const said = text === "" ? [] : wrapText(text.trimEnd(), width).slice(-TAIL);
  const news =
    remark === "" ? `${WAITING[language]}${finished === "" ? "" : ` (${finished} ✓)`}` : `… ${remark}`;
  const note = said.length > 0 ? [] : [`  ${news}`];
  return [...list, ...note, ...said];
}
