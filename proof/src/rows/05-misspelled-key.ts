import { Annotation, MemorySaver, StateGraph } from "@langchain/langgraph";
import { END } from "@maru/runtime";
import { attempt, thread } from "../notes-graph.ts";
import type { Observation, ProofRow } from "../row.ts";
import { type TripUpdate, tripAssistant } from "../trip-assistant.ts";
import { withRuntime } from "../with-runtime.ts";

/** What a node that meant `duration` returns. */
const misspelled = { durration: 3 };

async function official(): Promise<Observation> {
  const Trip = Annotation.Root({ duration: Annotation<number>() });
  const graph = new StateGraph(Trip)
    .addNode("answer", () => misspelled as never)
    .addEdge("__start__", "answer")
    .compile({ checkpointer: new MemorySaver() });
  const { error } = await attempt(graph.invoke({ duration: 1 }, thread("misspelled")));
  const { values } = await graph.getState(thread("misspelled"));
  return {
    failed: error === undefined && values.duration === 1,
    saw: `${error === undefined ? "`invoke` succeeded" : `refused: "${error}"`}, duration is still ${values.duration}`,
  };
}

export const misspelledKey: ProofRow = {
  number: 5,
  failure: "a misspelled key in an update is dropped",
  official,
  maru: () =>
    withRuntime(
      tripAssistant({ answer: { run: () => misspelled as unknown as TripUpdate, next: END } }),
      async ({ send, settled, errors }) => {
        await send("3박");
        await settled();
        const [error] = await errors();
        return {
          failed: error === undefined,
          saw: error === undefined ? "nothing was said" : `refused: "${error}"`,
        };
      },
    ),
};
