import { defineState, list, value } from "@maru/state";
import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import * as z from "zod";
import { SYSTEM_PORTS } from "../ports.ts";
import { latch } from "../testing/latch.ts";
import { NoteState, noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { defineGraph, type NodeSpec } from "./define-graph.ts";
import { dispatch, END, goTo } from "./route.ts";
import { subgraph } from "./subgraph.ts";

const ResearchState = defineState("research", {
  version: 1,
  fields: { topic: value(z.string()), findings: list(z.string()), decision: value(z.string()).optional() },
});
type ResearchNode = NodeSpec<typeof ResearchState>;

/** A supervisor that sends one researcher per topic and writes down what they found. */
function supervisor(
  topics: readonly string[],
  nodes: { readonly [name: string]: ResearchNode },
  options: { retry?: { attempts: number; pause: number }; timeout?: number } = {},
) {
  const researcher = defineGraph(ResearchState, { start: "search", nodes });
  return noteAssistant({
    start: "split",
    nodes: {
      split: {
        run: () =>
          goTo(
            topics.map((topic) => dispatch("research", topic)),
            {},
          ),
      },
      research: subgraph(NoteState, researcher, {
        input: (_state, context) => ({ topic: String(context.input) }),
        output: (inner) => ({ notes: [`${inner.topic}: ${inner.findings.join(", ")}`] }),
        failed: (_state, error, context) => ({
          notes: [`${String(context.input)} failed: ${(error as Error).message}`],
        }),
        next: "join",
        ...options,
      }),
      join: { run: (state) => ({ count: state.notes.length }), next: END },
    },
  });
}

const search: ResearchNode = { run: (state) => ({ findings: [`${state.topic} 하나`] }), next: "read" };
const read: ResearchNode = { run: (state) => ({ findings: [`${state.topic} 둘`] }), next: END };

it("runs two researchers at once, each with its own state", async () => {
  const { runtime, session, say, events } = await startRuntime(
    supervisor(["전세", "월세"], { search, read }),
  );
  await say("알아봐줘");
  const { state } = await runtime.view(session);
  expect(state.notes).toEqual(["전세: 전세 하나, 전세 둘", "월세: 월세 하나, 월세 둘"]);
  expect(state.count).toBe(2);
  const ran = (await events())
    .filter(({ type }) => type === "step_finished")
    .flatMap(({ data }) => (data as { nodes: { node: string }[] }).nodes.map(({ node }) => node));
  expect(ran.filter((node) => node === "research/read")).toHaveLength(2);
});

it("keeps what the other researchers found when one fails", async () => {
  const { runtime, session, say } = await startRuntime(
    supervisor(["전세", "월세", "매매"], {
      search: {
        run: (state) => {
          if (state.topic === "월세") throw new Error("no source");
          return { findings: ["있음"] };
        },
        next: END,
      },
    }),
  );
  await say("알아봐줘");
  const { state, summary } = await runtime.view(session);
  expect(state.notes).toEqual(["전세: 있음", "월세 failed: no source", "매매: 있음"]);
  expect(summary.reply).not.toContain("failed:");
});

it("waits for an approval inside, through a restart, and does what came before it once", async () => {
  const storage = await openStorage("memory:");
  let searched = 0;
  let sent = 0;
  const assistant = supervisor(["전세"], {
    search: {
      run: () => {
        searched += 1;
        return { findings: ["찾음"] };
      },
      next: "publish",
    },
    publish: {
      run: async (_state, context) => {
        await context.effect({
          name: "send",
          certainty: { type: "idempotent" },
          perform: async () => {
            sent += 1;
            return null;
          },
        });
        const { decision } = await context.approve({ action: "publish", message: "낼까요?", details: {} });
        return { findings: [decision] };
      },
      next: END,
    },
  });
  const first = await startRuntime(assistant, { storage });
  await first.say("알아봐줘");
  expect((await first.runtime.view(first.session)).awaiting).toMatchObject({ action: "publish" });
  const second = await startRuntime(assistant, { storage });
  await second.runtime.send(first.session, { client_id: "yes", content: { type: "message", text: "승인" } });
  await second.runtime.whenIdle(first.session.id);
  const view = await second.runtime.view(first.session);
  expect(view.awaiting).toBeNull();
  expect(view.state.notes).toEqual(["전세: 찾음, approve"]);
  expect([searched, sent]).toEqual([1, 1]);
});

it("asks two approvals of two researchers one after the other", async () => {
  const { runtime, session, say } = await startRuntime(
    supervisor(["전세", "월세"], {
      search: {
        run: async (state, context) => {
          const details = { topic: state.topic };
          const { decision } = await context.approve({ action: "go", message: "할까요?", details });
          return { findings: [decision] };
        },
        next: END,
      },
    }),
  );
  const askedFor = async () => {
    const { awaiting } = await runtime.view(session);
    return awaiting?.type === "approval" ? String(awaiting.details.topic) : null;
  };
  await say("알아봐줘");
  const asked = await askedFor();
  await say("승인");
  const askedNext = await askedFor();
  await say("취소");
  expect(new Set([asked, askedNext])).toEqual(new Set(["전세", "월세"]));
  expect(await askedFor()).toBeNull();
  const notes = [`${asked}: approve`, `${askedNext}: reject`];
  expect([...((await runtime.view(session)).state.notes as string[])].sort()).toEqual(notes.sort());
});

it("goes on inside at the step that failed when the node is tried again, and repeats no effect", async () => {
  const ran: string[] = [];
  const { runtime, session, say } = await startRuntime(
    supervisor(
      ["전세"],
      {
        search: {
          run: () => {
            ran.push("search");
            return { findings: ["찾음"] };
          },
          next: "publish",
        },
        publish: {
          run: async (_state, context) => {
            const number = await context.effect({
              name: "send",
              certainty: { type: "idempotent" },
              perform: async () => ran.push("send"),
            });
            ran.push("publish");
            if (ran.filter((each) => each === "publish").length < 3) throw new Error("not yet");
            return { findings: [`sent ${number}`] };
          },
          next: END,
        },
      },
      { retry: { attempts: 3, pause: 0 } },
    ),
  );
  await say("알아봐줘");
  expect(ran).toEqual(["search", "send", "publish", "publish", "publish"]);
  expect((await runtime.view(session)).state.notes).toEqual(["전세: 찾음, sent 2"]);
});

it("does not run a finished step of the inner graph again while its sibling waits for a person", async () => {
  const ran: string[] = [];
  const { runtime, session, say } = await startRuntime(
    supervisor(["전세"], {
      search: { run: () => goTo(["left", "right"], {}) },
      left: {
        run: () => {
          ran.push("left");
          return { findings: ["left"] };
        },
        next: END,
      },
      right: {
        run: async (_state, context) => ({
          findings: [(await context.approve({ action: "go", message: "?", details: {} })).decision],
        }),
        next: END,
      },
    }),
  );
  await say("알아봐줘");
  await say("네");
  expect((await runtime.view(session)).state.notes).toEqual(["전세: left, approve"]);
  expect(ran).toEqual(["left"]);
});

it("stops the inner graph when its time is over", async () => {
  const began = latch();
  let isStopped = false;
  const { runtime, session, say } = await startRuntime(
    supervisor(
      ["전세"],
      {
        search: {
          run: (_state, context) => {
            context.signal.addEventListener("abort", () => {
              isStopped = true;
            });
            began.open();
            return new Promise(() => undefined);
          },
          next: END,
        },
      },
      { timeout: 77 },
    ),
    {
      ports: {
        wait: (milliseconds, signal) =>
          milliseconds === 77 ? began.opened : SYSTEM_PORTS.wait(milliseconds, signal),
      },
    },
  );
  await say("알아봐줘");
  expect(String((await runtime.view(session)).state.notes)).toContain("did not finish within 77 ms");
  expect(isStopped).toBe(true);
});

it("goes on inside where it was when the process was stopped", async () => {
  const storage = await openStorage("memory:");
  const ran: string[] = [];
  const reached = latch();
  const assistant = supervisor(["전세", "월세"], {
    search: {
      run: (state) => {
        ran.push(`search ${state.topic}`);
        return { findings: ["찾음"] };
      },
      next: "read",
    },
    read: {
      run: async (state, context) => {
        const count = ran.push(`read ${state.topic}`);
        if (count < 4) return new Promise(() => undefined);
        if (count === 4) {
          reached.open();
          return new Promise((_resolve, reject) =>
            context.signal.addEventListener("abort", () => reject(context.signal.reason)),
          );
        }
        return { findings: ["읽음"] };
      },
      next: END,
    },
  });
  const first = await startRuntime(assistant, { storage });
  await first.runtime.send(first.session, {
    client_id: "go",
    content: { type: "message", text: "알아봐줘" },
  });
  await reached.opened;
  await first.runtime.drain();
  const second = await startRuntime(assistant, { storage });
  second.runtime.wake(first.session);
  await second.runtime.whenIdle(first.session.id);
  expect((await second.runtime.view(first.session)).state.notes).toEqual([
    "전세: 찾음, 읽음",
    "월세: 찾음, 읽음",
  ]);
  expect(ran.filter((each) => each.startsWith("search"))).toHaveLength(2);
});

it("fails where the input is made when the inner state would refuse it", async () => {
  const researcher = defineGraph(ResearchState, { start: "search", nodes: { search, read } });
  const { say, events } = await startRuntime(
    noteAssistant({
      start: "research",
      nodes: {
        research: subgraph(NoteState, researcher, {
          input: () => ({ topic: 7 }) as never,
          output: () => ({}),
          next: END,
        }),
      },
    }),
  );
  await say("알아봐줘");
  expect((await events()).filter(({ type }) => type === "error")).toMatchObject([
    { data: { error: "NODE_FAILED" } },
  ]);
});
