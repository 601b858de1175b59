import {
  completeStep,
  defineState,
  failStep,
  list,
  Message,
  overwrite,
  startStep,
  steps,
  type UpdateOf,
  value,
} from "@maru/state";
import * as z from "zod";
import { type Assistant, defineAssistant } from "../assistant.ts";
import { defineGraph } from "../graph/define-graph.ts";
import { END } from "../graph/route.ts";
import { fromAssistant, fromUser } from "../messages.ts";

/** A state with everything an inspector has to tell apart: phases, steps, errors, a person's number. */
export const ErrandState = defineState("errand", {
  version: 1,
  fields: {
    messages: list(Message, { id: "id" }),
    phone: value(z.string()).optional().personal(),
    budget: value(z.int().min(0).max(1000)).default(0),
    spent: value(z.int().min(0)).default(0),
    errors: list(z.string()),
    execution_steps: steps(),
    current_step: value(z.enum(["asking", "walking", "home"])).default("asking"),
  },
  phase: {
    field: "current_step",
    moves: { asking: ["walking"], walking: ["home", "asking"], home: ["asking", "walking"] },
    begins: "asking",
    waiting: ["home"],
  },
  rules: [
    {
      id: "errand/within-budget",
      fields: ["budget", "spent"],
      holds: ({ budget, spent }) => (spent as number) <= (budget as number),
      requirement: { ko: "쓴 돈이 예산을 넘을 수 없어요.", en: "Spending stays within the budget." },
    },
  ],
});
type ErrandUpdate = UpdateOf<typeof ErrandState>;

/** Runs an errand: goes out with a plan, and comes home with milk but no bread. */
export function errandAssistant(): Assistant {
  const graph = defineGraph(ErrandState, {
    start: "leave",
    nodes: {
      leave: {
        run: (state): ErrandUpdate => ({
          current_step: "walking",
          phone: state.messages.at(-1)?.content ?? "",
          budget: 100,
          execution_steps: overwrite(PLAN),
        }),
        next: "walk",
      },
      walk: {
        run: (_state, { now }): ErrandUpdate => ({
          execution_steps: PLAN.map(({ step_id }) => startStep(step_id, now())),
        }),
        next: "shop",
      },
      shop: {
        run: (state, { now, id }): ErrandUpdate => ({
          current_step: "home",
          spent: state.spent + 10,
          errors: ["빵이 다 팔렸어요"],
          execution_steps: [completeStep("milk", now()), failStep("bread", now(), "품절")],
          messages: [fromAssistant(id("reply"), "다녀왔어요.", now())],
        }),
        targets: ["leave", END],
        next: () => END,
      },
    },
  });
  return defineAssistant(graph, {
    name: "errand",
    title: { ko: "심부름", en: "Errands" },
    description: { ko: "심부름을 가요.", en: "Runs errands." },
    examples: [],
    initial: (_session, at) => ({ messages: [fromAssistant(at.id, "무엇을 사 올까요?", at.now)] }),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: (state) => ({ reply: state.messages.at(-1)?.content ?? "", asks: [] }),
    tools: [],
  });
}

const PLAN = ["milk", "bread"].map((step_id) => ({
  step_id,
  step_type: "buy",
  agent_name: "shop",
  team: "errand",
  task: step_id,
  description: "",
}));
