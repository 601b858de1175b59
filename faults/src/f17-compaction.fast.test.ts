import { Annotation, END, START, StateGraph } from "@langchain/langgraph";
import {
  type Backend,
  exportSession,
  importSession,
  MaruCheckpointer,
  openBackend,
  openStorage,
  pruneThread,
  SYSTEM_PORTS,
  Vault,
} from "@maru/storage";
import { CheckpointSpace, spaceOfThread } from "@maru/storage/testing";
import { describe, expect, it } from "vitest";
import { tripGraph } from "./programs/trip-graph.ts";

const OLD_PLAN = "곧 사라질 계획이에요. ".repeat(20);

const Notes = Annotation.Root({
  notes: Annotation<readonly string[], readonly string[]>({
    reducer: (before, added) => [...before, ...added],
    default: () => [],
  }),
});

describe("[F17] pruning", () => {
  it("leaves a subgraph its own memory", async () => {
    const storage = await openStorage("memory:");
    const remembering = new StateGraph(Notes)
      .addNode("note", ({ notes }) => ({ notes: [`${notes.length + 1}번째 메모`] }))
      .addEdge(START, "note")
      .addEdge("note", END)
      .compile({ checkpointer: true });
    const graph = new StateGraph(Notes)
      .addNode("remember", async (_, config) => {
        const { notes } = await remembering.invoke({ notes: [] }, config);
        return { notes: [`기억 ${notes.length}개`] };
      })
      .addEdge(START, "remember")
      .addEdge("remember", END)
      .compile({ checkpointer: storage.checkpointer });
    const config = { configurable: { thread_id: "t" } };
    for (let turn = 1; turn <= 3; turn += 1) await graph.invoke({ notes: [] }, config);
    await pruneThread(storage.vault, new CheckpointSpace(storage.vault, spaceOfThread("t")), { last: 1 }, 0);
    const { notes } = await graph.invoke({ notes: [] }, config);
    expect(notes).toEqual(["기억 1개", "기억 2개", "기억 3개", "기억 4개"]);
  });

  it("between two looks of a reader shows it the old values or none, never others", async () => {
    const backend = await openBackend("memory:");
    const vault = new Vault(backend, null);
    const planning = (checkpointer: MaruCheckpointer) =>
      new StateGraph(Annotation.Root({ plan: Annotation<readonly string[]> }))
        .addNode("planner", () => ({}))
        .addEdge(START, "planner")
        .compile({ checkpointer });
    const graph = planning(new MaruCheckpointer(vault));
    const config = { configurable: { thread_id: "t" } };
    const old = await graph.updateState(config, { plan: [OLD_PLAN] }, "planner");
    await graph.updateState(config, { plan: ["그다음 계획이에요. ".repeat(20)] }, "planner");
    await graph.updateState(config, { plan: ["마지막 계획이에요. ".repeat(20)] }, "planner");
    const prune = () => pruneThread(vault, new CheckpointSpace(vault, spaceOfThread("t")), { last: 1 }, 0);
    let isPruned = false;
    const watched: Backend = Object.assign(Object.create(backend), {
      read: async (space: string, requests: Parameters<Backend["read"]>[1]) => {
        if (requests.some(({ table }) => table === "log") && !isPruned) {
          isPruned = true;
          await prune();
        }
        return backend.read(space, requests);
      },
    });
    const { values } = await planning(new MaruCheckpointer(new Vault(watched, null))).getState(old);
    expect(isPruned).toBe(true);
    expect([undefined, [OLD_PLAN]]).toContainEqual(values.plan);
  });
});

describe("[F17] a session put back from a document", () => {
  it("is read as it is now by a process that knew it as it was", async () => {
    const storage = await openStorage("memory:");
    const other = new Vault(storage.vault.backend, null);
    const { id } = await storage.sessions.create({ tenant: "maru", user: "지우", assistant: "travel" });
    const config = { configurable: { thread_id: id } };
    const graphs = [tripGraph(storage.checkpointer), tripGraph(new MaruCheckpointer(other))] as const;
    const say = (graph: (typeof graphs)[number], content: string) =>
      graph.updateState(config, { messages: [{ role: "user", content }] }, "answer");
    await say(graphs[0], "처음 한 말");
    const document = await exportSession(storage.vault, id);
    await say(graphs[0], "없던 일이 될 말");
    await storage.sessions.remove(id);
    await importSession(other, SYSTEM_PORTS, document);
    await say(graphs[1], "다시 한 말");
    const { values } = await graphs[0].getState(config);
    expect(values.messages.map(({ content }: { content: string }) => content)).toEqual([
      "처음 한 말",
      "다시 한 말",
    ]);
  });
});
