import { planOutcome } from "@maru/runtime";
import type { GlobalSessionState } from "../states/state.ts";

const WORDS = {
  ko: {
    failed: (task: string, reason: string) => `${task}: 조회하지 못했어요. 실패 이유: ${reason}`,
    plan: "계획",
    ability:
      "이런 일을 할 수 있어요.\n- 매출·목표·방문·지출 같은 숫자: «지난달 서부팀 매출 얼마야?»\n- 연락처와 담당자: «한빛이비인후과 원장님 연락처»\n- 문서: «방문보고서 써줘»\n- 규정 확인: «설명회에서 원장님 저녁 8만원 돼?»\n- 저장: «푸른솔내과 번호 02-0000-9999로 저장해줘»",
    notUnderstood: "무엇을 알려 드릴지 찾지 못했어요.",
  },
  en: {
    failed: (task: string, reason: string) => `${task}: failed. Reason: ${reason}`,
    plan: "Plan",
    ability:
      "What I can do:\n- figures: sales, targets, visits, spending\n- contacts and people in charge\n- documents such as a visit report\n- company rules\n- storing a changed contact",
    notUnderstood: "I could not tell what you would like to know.",
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
  return state.is_help ? words.ability : `${words.notUnderstood}\n${words.ability}`;
}
