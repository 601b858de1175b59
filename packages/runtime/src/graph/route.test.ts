import { expect, it } from "vitest";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { dispatch, END, goTo } from "./route.ts";

it("a way to a node that does not exist is refused where the graph is defined", () => {
  const astray = () => noteAssistant({ nodes: { write: { run: () => ({}), next: "wrte" } } });
  expect(astray).toThrow(
    expect.objectContaining({ code: "UNKNOWN_NODE", details: { node: "wrte", known: ["write"] } }),
  );
});

it("a node that chooses such a way at run time fails, keeps nothing, and the session goes on", async () => {
  const assistant = noteAssistant({
    nodes: {
      write: {
        targets: [END],
        run: (state) => {
          const isLost = state.messages.at(-1)?.content === "길 잃기";
          return goTo(isLost ? "nowhere" : END, { notes: [isLost ? "lost" : "home"] });
        },
      },
    },
  });
  const { runtime, session, say } = await startRuntime(assistant);
  await say("길 잃기");
  expect((await runtime.view(session)).summary.reply).toContain("failed");
  await say("집으로");
  expect((await runtime.view(session)).state.notes).toEqual(["home"]);
});

it("a node sends several others to work at once, each with what is meant for it", async () => {
  const assistant = noteAssistant({
    start: "split",
    nodes: {
      split: {
        targets: ["work"],
        run: () => goTo(["가", "나", "다"].map((part) => dispatch("work", part))),
      },
      work: { run: (_state, { input }) => ({ notes: [String(input)] }), next: END },
    },
  });
  const { runtime, session, say } = await startRuntime(assistant);
  await say("나눠서");
  expect((await runtime.view(session)).state.notes).toEqual(["가", "나", "다"]);
});
