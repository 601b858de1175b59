import { type Assistant, defineAssistant, defineGraph, END, fromAssistant, fromUser } from "@maru/runtime";
import { defineState, dict, list, Message, overwrite, steps } from "@maru/state";
import * as z from "zod";
import type { Turn } from "../storage/assistant.ts";

const BenchState = defineState("bench", {
  version: 1,
  fields: { messages: list(Message, { id: "id" }), plan: steps(), results: dict(z.string()) },
});

/** The five nodes of the storage benchmark, guarded: what each turn says is known by its question. */
export function fiveNodes(turns: ReadonlyMap<string, Turn>): Assistant {
  const turnOf = (state: { messages: readonly { content: string }[] }): Turn => {
    const turn = turns.get(state.messages.at(-1)?.content ?? "");
    if (turn === undefined) throw new Error("the newest message is not the question that was asked");
    return turn;
  };
  const planOf = (turn: Turn) =>
    turn.titles.map((title, index) => ({
      step_id: `step_${index}`,
      step_type: "search",
      agent_name: "worker",
      team: "search",
      task: title,
      description: title,
    }));
  const now = "2026-11-16T10:00:00+09:00";
  const move = (from: number, to: number, status: "in_progress" | "completed") =>
    Array.from({ length: to - from }, (_, index) => ({ step_id: `step_${from + index}`, status }));
  const graph = defineGraph(BenchState, {
    start: "understand",
    nodes: {
      understand: {
        run: (state) => ({ results: { understand: turnOf(state).findings.understand } }),
        next: "make_plan",
      },
      make_plan: { run: (state) => ({ plan: overwrite(planOf(turnOf(state))) as never }), next: "search" },
      search: {
        run: (state) => ({
          plan: move(0, 3, "in_progress"),
          results: { search: turnOf(state).findings.search },
        }),
        next: "work",
      },
      work: {
        run: (state) => ({ plan: move(0, 3, "completed"), results: { work: turnOf(state).findings.work } }),
        next: "answer",
      },
      answer: {
        run: (state) => {
          const { answer } = turnOf(state);
          return { messages: [fromAssistant(answer.id, answer.content, now)] };
        },
        next: END,
      },
    },
  });
  return defineAssistant(graph, {
    name: "bench",
    title: { ko: "측정", en: "Bench" },
    description: { ko: "측정", en: "Bench" },
    examples: [],
    initial: () => ({}),
    receive: (_state, message) => ({ messages: [fromUser(message)] }),
    describe: (state) => ({ reply: state.messages.at(-1)?.content ?? "", asks: [] }),
    tools: [],
  });
}
