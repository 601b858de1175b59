import { Annotation, MemorySaver, StateGraph } from "@langchain/langgraph";
import { END } from "@maru/runtime";
import * as z from "zod";
import { attempt, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { tripAssistant } from "../trip-assistant.ts";
import { withRuntime } from "../with-runtime.ts";

/** 1 + 14 is out of range although both are in it, and a trip that is done cannot be open again. */
async function official(): Promise<Observation> {
  const Trip = Annotation.Root({
    duration: Annotation<number>({ reducer: (before, more) => before + more, default: () => 1 }),
    step: Annotation<string>(),
  });
  const nights = z.int().min(1).max(14);
  const graph = new StateGraph(Trip)
    .addNode("answer", () => ({ duration: nights.parse(14), step: "open" }))
    .addEdge("__start__", "answer")
    .compile({ checkpointer: new MemorySaver() });
  const { error } = await attempt(graph.invoke({ step: "done" }, thread("result")));
  const { values } = await graph.getState(thread("result"));
  return {
    failed: error === undefined,
    saw: `stored: duration ${values.duration} of at most 14, step "done" → "${values.step}"`,
  };
}

export const unvalidatedResult: ProofRow = {
  number: 6,
  failure: "the result of a reducer is not validated, and illegal moves pass",
  official,
  maru: () =>
    withRuntime(
      tripAssistant(
        {
          answer: { run: (state) => ({ duration: state.duration + 14 }), next: END, failed: () => ({}) },
          move: { run: () => ({ step: "done" as const }), next: END },
        },
        "answer",
      ),
      async ({ send, settled, errors, state }) => {
        await send("15박");
        await settled();
        const refusals = await errors();
        const { duration } = await state();
        const move = await withRuntime(
          tripAssistant({ answer: { run: () => ({ step: "done" as const }), next: END } }),
          async (talk) => {
            await talk.send("done");
            await talk.settled();
            return talk.errors();
          },
        );
        return {
          failed: refusals.length === 0 || move.length === 0 || duration !== 1,
          saw: `refused: "${refusals[0]}" and "${move[0]}"; duration is still ${duration}`,
        };
      },
    ),
};
