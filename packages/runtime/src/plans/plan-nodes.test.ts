import { defineState, list, planProgress, type StateOf, value } from "@maru/state";
import { openStorage } from "@maru/storage";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { defineGraph } from "../graph/define-graph.ts";
import { END } from "../graph/route.ts";
import { runSubgraph } from "../graph/subgraph.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { planAssistant, type TeamDefinition, TeamState } from "../testing/plan-assistant.ts";
import { plannedStep } from "../testing/planned-step.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { type PlanSpec, planNodes } from "./plan-nodes.ts";
import { gapSentence, planOutcome } from "./plan-outcome.ts";

type Team = StateOf<TeamDefinition>;

/** An assistant whose every message carries out this plan. */
function teamWith(
  plan: readonly ReturnType<typeof plannedStep>[],
  spec: Partial<PlanSpec<TeamDefinition>> = {},
) {
  return planAssistant({
    start: "plan",
    nodes: {
      plan: { run: () => ({ execution_steps: plan }), next: "execute" },
      ...planNodes(TeamState, {
        field: "execution_steps",
        work: (step) => ({ result: { by: step.agent_name }, update: { found: [step.step_id] } }),
        next: "answer",
        note: (state, steps) => ({ progress_percentage: planProgress(steps, state.progress_percentage) }),
        ...spec,
      }),
      answer: {
        run: (state) => ({ answer: gapSentence(planOutcome(state.execution_steps), "ko") || "다 했어요." }),
        next: END,
      },
    },
  });
}

const statuses = (state: object) =>
  Object.fromEntries((state as Team).execution_steps.map(({ step_id, status }) => [step_id, status]));

it("carries out a plan level by level, and every change of a step is told", async () => {
  const plan = [
    plannedStep("a"),
    plannedStep("b", ["a"]),
    plannedStep("c", ["a"]),
    plannedStep("d", ["b", "c"]),
  ];
  const seen: unknown[] = [];
  const { runtime, session, say, events } = await startRuntime(
    teamWith(plan, {
      work: (step, _state, _context, inputs) => {
        seen.push([step.step_id, Object.keys(inputs)]);
        return { update: { found: [step.step_id] } };
      },
    }),
  );
  await say("해줘");
  const { state, summary } = await runtime.view(session);
  expect(statuses(state)).toEqual({ a: "completed", b: "completed", c: "completed", d: "completed" });
  expect(seen).toEqual([
    ["a", []],
    ["b", ["a"]],
    ["c", ["a"]],
    ["d", ["b", "c"]],
  ]);
  expect(summary.reply).toBe("다 했어요.");
  const told = (await events())
    .filter(({ type }) => type === "todo_updated")
    .map(({ data }) => Object.values(statuses(data as object)).join(" "));
  expect(told).toEqual([
    "pending pending pending pending",
    "in_progress pending pending pending",
    "completed pending pending pending",
    "completed in_progress in_progress pending",
    "completed completed completed pending",
    "completed completed completed in_progress",
    "completed completed completed completed",
  ]);
});

it("names what failed and what could not be done for it, and keeps the rest", async () => {
  const plan = [plannedStep("a"), plannedStep("b"), plannedStep("c", ["b"])];
  const { runtime, session, say } = await startRuntime(
    teamWith(plan, {
      work: (step) => {
        if (step.step_id === "b") throw new Error("secret=hunter2");
        return {};
      },
    }),
  );
  await say("해줘");
  const { state, summary } = await runtime.view(session);
  expect(statuses(state)).toEqual({ a: "completed", b: "failed", c: "skipped" });
  expect(summary.reply).toBe(
    "다음은 마치지 못했어요: 일 b (답을 만드는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.), 일 c (앞 단계(일 b)를 마치지 못해서 진행하지 않았어요.)",
  );
});

it("does other steps instead of one that failed, and hands over what they found", async () => {
  const seen: unknown[] = [];
  const { runtime, session, say } = await startRuntime(
    teamWith([plannedStep("price"), plannedStep("report", ["price"])], {
      fallback: ({ step_id }) => (step_id === "price" ? [plannedStep("estimate")] : []),
      work: ({ step_id }, _state, _context, inputs) => {
        if (step_id === "price") throw new Error("no prices today");
        if (step_id === "report") seen.push(inputs);
        return { result: { from: step_id }, update: { found: [step_id] } };
      },
    }),
  );
  await say("시세 알려줘");
  const { state } = await runtime.view(session);
  expect(statuses(state)).toEqual({ price: "failed", report: "completed", estimate: "completed" });
  expect(seen).toEqual([{ price: { replaced_by: ["estimate"] }, estimate: { from: "estimate" } }]);
  // What was replaced is missing from nothing.
  expect(state).toMatchObject({ found: ["estimate", "report"], answer: "다 했어요." });
});

it("tries a step again as often as it says, and stops one that takes too long", async () => {
  const plan = [plannedStep("a", [], { retry_count: 2 }), plannedStep("b", [], { timeout: 0.02 })];
  let tried = 0;
  const signals: AbortSignal[] = [];
  const { runtime, session, say } = await startRuntime(
    teamWith(plan, {
      work: (step, _state, context) => {
        if (step.step_id === "b") {
          signals.push(context.signal);
          return new Promise(() => undefined);
        }
        tried += 1;
        if (tried < 3) throw new Error("not yet");
        return {};
      },
    }),
    {
      ports: {
        // Only the pauses between attempts are cut short.
        wait: (pause, signal) => SYSTEM_PORTS.wait(pause >= 500 && pause <= 1000 ? 1 : pause, signal),
        random: (bytes) => new Uint8Array(bytes),
      },
    },
  );
  await say("해줘");
  expect(tried).toBe(3);
  expect(statuses((await runtime.view(session)).state)).toEqual({ a: "completed", b: "failed" });
  expect(signals[0]?.aborted).toBe(true);
});

it("leaves out a step that is skipped while another one runs", async () => {
  const plan = [plannedStep("a"), plannedStep("b"), plannedStep("c")];
  let skip: () => Promise<unknown> = async () => undefined;
  const { runtime, session, say } = await startRuntime(
    teamWith(plan, {
      strategy: "sequential",
      work: async (step) => {
        if (step.step_id === "a") await skip();
        return { update: { found: [step.step_id] } };
      },
    }),
  );
  skip = () => runtime.skip(session, "b");
  await say("해줘");
  const state = (await runtime.view(session)).state as unknown as Team;
  expect(statuses(state)).toEqual({ a: "completed", b: "skipped", c: "completed" });
  expect(state.messages.map(({ content }) => content)).toEqual(["해줘"]);
  await say("또 해줘");
  expect(((await runtime.view(session)).state as unknown as Team).messages).toHaveLength(2);
});

it("remembers a skip that was asked for while the plan waited for an approval, through a restart", async () => {
  const storage = await openStorage("memory:");
  const plan = [plannedStep("a"), plannedStep("b", ["a"]), plannedStep("c", ["a"])];
  const assistant = teamWith(plan, {
    work: async (step, _state, context) => {
      if (step.step_id !== "a") return {};
      const { decision } = await context.approve({ action: "go", message: "할까요?", details: {} });
      return { result: { decision } };
    },
  });
  const first = await startRuntime(assistant, { storage });
  await first.say("해줘");
  await first.runtime.skip(first.session, "b");
  await first.runtime.whenIdle(first.session.id);
  expect((await first.runtime.view(first.session)).awaiting).toMatchObject({ action: "go" });
  const second = await startRuntime(assistant, { storage });
  await second.runtime.send(first.session, { client_id: "yes", content: { type: "message", text: "승인" } });
  await second.runtime.whenIdle(first.session.id);
  expect(statuses((await second.runtime.view(first.session)).state)).toEqual({
    a: "completed",
    b: "skipped",
    c: "completed",
  });
});

it("lets a step be a whole graph of its own, which goes on where it was when the step is tried again", async () => {
  const ran: string[] = [];
  const Inner = defineState("inner", {
    version: 1,
    fields: { topic: value(z.string()), found: list(z.string()) },
  });
  const inner = defineGraph(Inner, {
    start: "search",
    nodes: {
      search: {
        run: (state) => {
          ran.push(`search ${state.topic}`);
          return { found: ["찾음"] };
        },
        next: "check",
      },
      check: {
        run: async (state, context) => {
          ran.push(`check ${state.topic}`);
          if (ran.join() === "search a,check a") throw new Error("not yet");
          const { decision } = await context.approve({ action: "go", message: "?", details: {} });
          return { found: [decision] };
        },
        next: END,
      },
    },
  });
  const { runtime, session, say } = await startRuntime(
    teamWith([plannedStep("a", [], { retry_count: 1 })], {
      work: async (step, _state, context) => {
        const first = await runSubgraph(inner, { topic: step.step_id }, context, "first");
        const second = await runSubgraph(inner, { topic: "b" }, context, "second");
        return { update: { found: [...first.found, ...second.found] } };
      },
    }),
    {
      ports: {
        wait: (pause, signal) => SYSTEM_PORTS.wait(pause >= 500 && pause <= 1500 ? 1 : pause, signal),
      },
    },
  );
  await say("해줘");
  await say("승인");
  await say("승인");
  expect(statuses((await runtime.view(session)).state)).toEqual({ a: "completed" });
  expect(((await runtime.view(session)).state as unknown as Team).found).toEqual([
    "찾음",
    "approve",
    "찾음",
    "approve",
  ]);
  expect(ran).toEqual(["search a", "check a", "check a", "check a", "search b", "check b", "check b"]);
});

it("leaves no step running behind when the turn is cancelled", async () => {
  let cancel: () => void = () => undefined;
  const { runtime, session, say } = await startRuntime(
    teamWith([plannedStep("a"), plannedStep("b", ["a"])], {
      work: () => {
        cancel();
        return new Promise(() => undefined);
      },
    }),
  );
  cancel = () => void runtime.cancel(session.id);
  await say("해줘");
  expect(statuses((await runtime.view(session)).state)).toEqual({ a: "failed", b: "skipped" });
});

it("ends every plan, never starts a step too early, never runs more than allowed, and never goes back", async () => {
  const plans = fc.array(
    fc.record({ dependencies: fc.array(fc.nat(6), { maxLength: 2 }), fails: fc.boolean() }),
    { minLength: 1, maxLength: 7 },
  );
  await fc.assert(
    fc.asyncProperty(plans, fc.integer({ min: 1, max: 3 }), async (drawn, most) => {
      const plan = drawn.map(({ dependencies }, index) =>
        plannedStep(
          `s${index}`,
          [...new Set(dependencies.filter((id) => id < index))].map((id) => `s${id}`),
        ),
      );
      let running = 0;
      let mostRunning = 0;
      const { runtime, session, say, events } = await startRuntime(
        teamWith(plan, {
          most,
          work: async (step, state) => {
            running += 1;
            mostRunning = Math.max(mostRunning, running);
            const completed = state.execution_steps
              .filter(({ status }) => status === "completed")
              .map(({ step_id }) => step_id);
            expect(completed).toEqual(expect.arrayContaining([...(step.dependencies ?? [])]));
            await new Promise((resolve) => setImmediate(resolve));
            running -= 1;
            if (drawn[Number(step.step_id.slice(1))]?.fails === true) throw new Error("no");
            return {};
          },
        }),
      );
      await say("해줘");
      const state = (await runtime.view(session)).state as unknown as Team;
      expect(mostRunning).toBeLessThanOrEqual(most);
      expect(
        state.execution_steps.filter(({ status }) => status === "pending" || status === "in_progress"),
      ).toEqual([]);
      expect(state.progress_percentage).toBe(100);
      const shown = (await events())
        .filter(({ type }) => type === "todo_updated")
        .map(({ data }) => planProgress((data as Team).execution_steps));
      expect(shown).toEqual([...shown].sort((left, right) => left - right));
    }),
    { numRuns: 15 },
  );
});

it("fails a step that says so, and keeps what it leaves behind", async () => {
  const { runtime, session, say } = await startRuntime(
    teamWith([plannedStep("a"), plannedStep("b")], {
      work: (step) => ({
        update: { found: [step.step_id] },
        ...(step.step_id === "a" ? { failure: "자료원이 쉬어요." } : {}),
      }),
    }),
  );
  await say("시작");
  const { state } = await runtime.view(session);
  expect(statuses(state)).toEqual({ a: "failed", b: "completed" });
  expect((state as Team).found).toEqual(expect.arrayContaining(["a", "b"]));
  expect((state as Team).execution_steps[0]?.error).toBe("자료원이 쉬어요.");
});
