import { Annotation, type LangGraphRunnableConfig, START, StateGraph } from "@langchain/langgraph";
import { describe, expect, it } from "vitest";
import { MemoryBackend } from "../backends/memory-backend.ts";
import { SYSTEM_PORTS } from "../ports.ts";
import { Vault } from "../vault.ts";
import { MaruStore } from "./maru-store.ts";

const State = Annotation.Root({ question: Annotation<string>, recalled: Annotation<string[]> });

async function recall({ question }: typeof State.State, config: LangGraphRunnableConfig) {
  const namespace = ["memories", String(config.configurable?.user)];
  const found = await config.store?.search(namespace, { query: question, limit: 3 });
  await config.store?.put(namespace, question, { text: question });
  return { recalled: (found ?? []).map(({ value }) => String(value.text)) };
}

describe("a LangGraph graph with this store", () => {
  it("remembers over threads what one user said, and nobody else's", async () => {
    const store = new MaruStore(new Vault(new MemoryBackend(), null), SYSTEM_PORTS);
    const graph = new StateGraph(State).addNode("recall", recall).addEdge(START, "recall").compile({ store });
    const ask = async (user: string, question: string) =>
      (await graph.invoke({ question }, { configurable: { user } })).recalled;
    expect(await ask("하늘", "저는 새우 알레르기가 있어요")).toEqual([]);
    expect(await ask("하늘", "새우 요리를 추천해 줘")).toEqual(["저는 새우 알레르기가 있어요"]);
    expect(await ask("바다", "새우 요리를 추천해 줘")).toEqual([]);
  });
});
