import type { DeepReadonly, Rule } from "@maru/state";
import type * as z from "zod";
import type { AggregatedResult, FinalResponse, TeamResult } from "./shapes.ts";

type Read<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
type ByTeam<Schema extends z.ZodType> = Readonly<Record<string, Read<Schema>>>;

interface Supervised {
  readonly active_teams: readonly string[];
  readonly completed_teams: readonly string[];
  readonly failed_teams: readonly string[];
  readonly team_results: ByTeam<typeof TeamResult>;
  readonly aggregated_results: ByTeam<typeof AggregatedResult>;
  readonly planning_state: {
    readonly execution_steps: readonly { readonly team: string; readonly status: string }[];
  } | null;
  readonly status: string;
  readonly current_phase: string;
  readonly final_response: Read<typeof FinalResponse> | null;
  readonly error_log: readonly string[];
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly total_execution_time: number | null;
}

const FINISHED = ["completed", "failed", "skipped"];

export const supervisorRules: readonly Rule<Supervised>[] = [
  {
    id: "a_team_is_in_one_place",
    fields: ["active_teams", "completed_teams", "failed_teams"],
    holds: ({ active_teams, completed_teams, failed_teams }) => {
      const all = [...active_teams, ...completed_teams, ...failed_teams];
      return new Set(all).size === all.length;
    },
    requirement: {
      ko: "팀은 진행 중, 완료, 실패 가운데 한 곳에만 있어야 해요.",
      en: "A team is active, completed or failed, and only one of these.",
    },
  },
  {
    id: "active_teams_have_work_left",
    fields: ["active_teams", "planning_state"],
    holds: ({ active_teams, planning_state }) =>
      active_teams.every((team) =>
        planning_state?.execution_steps.some((step) => step.team === team && !FINISHED.includes(step.status)),
      ),
    requirement: {
      ko: "진행 중인 팀에는 남은 작업이 있어야 해요.",
      en: "An active team has a step that is not finished.",
    },
  },
  {
    id: "a_failed_team_stays_failed",
    fields: ["team_results", "aggregated_results", "completed_teams", "failed_teams"],
    holds: (state) =>
      Object.entries(state.team_results).every(([team, { status }]) =>
        status === "completed" ? !state.failed_teams.includes(team) : !state.completed_teams.includes(team),
      ) &&
      Object.entries(state.aggregated_results).every(
        ([team, { status }]) => (status === "success") === (state.team_results[team]?.status === "completed"),
      ),
    requirement: {
      ko: "실패한 팀의 결과를 성공으로 집계할 수 없어요.",
      en: "The result of a failed team cannot be aggregated as a success.",
    },
  },
  {
    id: "completed_means_answered",
    fields: ["status", "current_phase", "final_response", "end_time"],
    holds: (state) =>
      state.status !== "completed" ||
      (state.final_response !== null &&
        state.end_time !== null &&
        state.current_phase === "response_generation"),
    requirement: {
      ko: "답변이 있어야 완료할 수 있어요.",
      en: "A request is completed once it has an answer and an end.",
    },
  },
  {
    id: "an_error_is_logged",
    fields: ["status", "error_log"],
    holds: ({ status, error_log }) => status !== "error" || error_log.length > 0,
    requirement: { ko: "오류에는 기록이 있어야 해요.", en: "An error must be in the log." },
  },
  {
    id: "time_adds_up",
    fields: ["start_time", "end_time", "total_execution_time"],
    holds: ({ start_time, end_time, total_execution_time }) => {
      if (start_time === null || end_time === null) return total_execution_time === null;
      const seconds = (Date.parse(end_time) - Date.parse(start_time)) / 1000;
      return seconds >= 0 && total_execution_time === seconds;
    },
    requirement: {
      ko: "걸린 시간은 시작과 끝의 차이여야 해요.",
      en: "The execution time is the time from start to end.",
    },
  },
];
