import type { Language, Sentence } from "@maru/state";
import { RUNTIME_ERRORS } from "../errors.ts";

/** Why a step did not do its work, as people read it in the plan. */
export const STEP_REASONS = {
  asked: { ko: "요청하신 대로 건너뛰었어요.", en: "Skipped as you asked." },
  abandoned: { ko: "실행 중에 중단됐어요.", en: "It was interrupted while it ran." },
  replanned: { ko: "계획을 다시 세우면서 뺐어요.", en: "Left out when the plan was made anew." },
  unreachable: {
    ko: "앞 단계가 서로를 기다려서 시작할 수 없었어요.",
    en: "It could not begin: the steps before it wait for each other.",
  },
} satisfies { readonly [name: string]: Sentence };

export function waitedFor(task: string): Sentence {
  return {
    ko: `앞 단계(${task})를 마치지 못해서 진행하지 않았어요.`,
    en: `Not done because an earlier step (${task}) was not finished.`,
  };
}

/** What is told of a failure. The words of foreign errors may hold anything, so they stay in the log. */
export function failureReason(error: unknown, language: Language): string {
  return hasSentence(error) ? error.sentence(language) : RUNTIME_ERRORS.NODE_FAILED[language];
}

function hasSentence(error: unknown): error is Error & { sentence: (language: Language) => string } {
  return error instanceof Error && "sentence" in error && typeof error.sentence === "function";
}
