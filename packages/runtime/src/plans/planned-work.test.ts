import type { StateOf } from "@maru/state";
import { expect, it } from "vitest";
import { planAssistant, type TeamDefinition, TeamState } from "../testing/plan-assistant.ts";
import { plannedStep } from "../testing/planned-step.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { gapSentence, planOutcome } from "./plan-outcome.ts";
import { type PlannedWorkSpec, plannedWork } from "./planned-work.ts";

async function answerOf(given: Partial<PlannedWorkSpec<TeamDefinition>>) {
  const calls: string[] = [];
  const scheme = plannedWork(TeamState, {
    analyse: () => ({}),
    isClear: () => true,
    clarify: () => ({ answer: "어느 거래처인가요?" }),
    plan: () => ({ execution_steps: [plannedStep("a")] }),
    execute: { field: "execution_steps", work: () => ({}) },
    complete: (state) => ({ answer: gapSentence(planOutcome(state.execution_steps), "ko") || "다 했어요." }),
    fail: () => ({ answer: "하지 못했어요." }),
    counters: { analyses: "analyses", replans: "replans" },
    ...given,
  });
  const watched = Object.fromEntries(
    Object.entries(scheme.nodes).map(([name, node]) => [
      name,
      {
        ...node,
        run: (...given: Parameters<typeof node.run>) => {
          calls.push(name);
          return node.run(...given);
        },
      },
    ]),
  );
  const { runtime, session, say } = await startRuntime(planAssistant({ ...scheme, nodes: watched }));
  await say("해줘");
  const { state, summary } = await runtime.view(session);
  return {
    reply: summary.reply,
    calls,
    state: state as unknown as StateOf<TeamDefinition>,
    say,
    view: () => runtime.view(session),
  };
}

it("analyses, plans, carries out and completes", async () => {
  const { reply, calls } = await answerOf({});
  expect(calls).toEqual(["analyse", "plan", "execute", "execute_step", "execute", "complete"]);
  expect(reply).toBe("다 했어요.");
});

it("asks back when it is not clear, and analyses the answer anew", async () => {
  const { calls, say, view } = await answerOf({
    isClear: (state) => state.messages.some(({ content }) => content === "새봄정형외과"),
  });
  expect(calls).toEqual(["analyse", "clarify"]);
  await say("새봄정형외과");
  expect((await view()).summary.reply).toBe("다 했어요.");
});

it("analyses an empty plan once more and then gives up", async () => {
  const { reply, calls } = await answerOf({ plan: () => ({}) });
  expect(calls).toEqual(["analyse", "plan", "reanalyse", "plan", "fail"]);
  expect(reply).toBe("하지 못했어요.");
});

it("makes the plan anew as long as it is no good, but only so often", async () => {
  const { calls, state, reply } = await answerOf({
    plan: (given) => ({
      execution_steps: [
        plannedStep(`a${given.replans}`),
        plannedStep(`b${given.replans}`, [`a${given.replans}`]),
      ],
    }),
    needsReplan: (given) =>
      given.execution_steps.some(({ status }) => status === "completed") ? "better" : null,
  });
  expect(calls.filter((name) => name === "replan")).toHaveLength(2);
  expect(state.replans).toBe(2);
  expect(Object.fromEntries(state.execution_steps.map(({ step_id, status }) => [step_id, status]))).toEqual({
    a0: "completed",
    b0: "skipped",
    a1: "skipped",
    b1: "skipped",
    a2: "completed",
    b2: "completed",
  });
  expect(reply).toContain("계획을 다시 세우면서 뺐어요.");
});

it("fails when nothing could be done, and completes with what could", async () => {
  const work: PlannedWorkSpec<TeamDefinition>["execute"]["work"] = (step) => {
    if (step.step_id === "b") throw new Error("down");
    return {};
  };
  const nothing = await answerOf({
    plan: () => ({ execution_steps: [plannedStep("b")] }),
    execute: { field: "execution_steps", work },
  });
  expect(nothing.reply).toBe("하지 못했어요.");
  const some = await answerOf({
    plan: () => ({ execution_steps: [plannedStep("a"), plannedStep("b")] }),
    execute: { field: "execution_steps", work },
  });
  expect(some.reply).toContain("다음은 마치지 못했어요: 일 b");
});
