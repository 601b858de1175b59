import { planOutcome } from "@maru/runtime";
import type { GlobalSessionState } from "../states/state.ts";

const WORDS = {
  ko: {
    failed: (task: string, reason: string) => `${task}: 조회하지 못했어요. 실패 이유: ${reason}`,
    plan: "계획",
    ability:
      "매출·목표·방문·지출 숫자, 연락처와 담당자, 방문보고서 같은 문서, 식사·강연 규정 확인, 기록 저장을 말로 부탁하시면 돼요.",
    notUnderstood:
      "무슨 뜻인지 못 알아들었어요. 숫자라면 무엇(매출·목표·방문)과 언제인지, 규정이라면 무엇을 누구에게인지 말씀해 주세요.",
  },
  en: {
    failed: (task: string, reason: string) => `${task}: failed. Reason: ${reason}`,
    plan: "Plan",
    ability:
      "Figures, contacts, documents such as a visit report, company rules, and storing records: ask in words.",
    notUnderstood: "I did not understand. For a figure name what and when; for a rule what and to whom.",
  },
};

/** The whole answer: refusals, what each agent came to, and what is missing by name. */
export function replyOf(state: GlobalSessionState): string {
  const {
    language,
    requests,
    refusals,
    agent_states,
    execution_steps,
    query_analyzer_state: analysis,
  } = state;
  const words = WORDS[language];
  if (analysis?.clarification_needed === true)
    return analysis.ambiguities.map(({ question }) => question).join("\n");
  const plan = requests.length > 1 ? [`${words.plan}: ${requests.map(({ task }) => task).join(" → ")}`] : [];
  const done = requests.flatMap(({ task_id }) => {
    const result = agent_states[task_id]?.result;
    const isDone = execution_steps.some(
      ({ step_id, status }) => step_id === task_id && status === "completed",
    );
    return isDone && typeof result === "object" && result !== null && "text" in result
      ? [String(result["text"])]
      : [];
  });
  const { failed, skipped } = planOutcome(execution_steps);
  const missing = [...failed, ...skipped].map(({ task, reason }) => words.failed(task, reason));
  const all = [...plan, ...refusals, ...done, ...missing];
  if (all.length > 0) return all.join("\n\n");
  return state.is_help ? words.ability : words.notUnderstood;
}
