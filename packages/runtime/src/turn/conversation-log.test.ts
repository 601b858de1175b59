import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

const asking = () =>
  noteAssistant({
    nodes: {
      write: {
        run: async (_state, context) => {
          await context.ask({ question: "어디에요?" });
          const { decision } = await context.approve({ action: "go", message: "할까요?", details: {} });
          return { notes: [decision] };
        },
        next: END,
      },
    },
  });

/** Who said what, told by the log alone. */
function linesOf(events: readonly { type: string; data: unknown }[]): readonly string[] {
  return events.flatMap(({ type, data }) => {
    const told = data as { text?: string; reply?: string; awaiting?: { message: string } };
    if (type === "greeting") return [`assistant: ${told.text}`];
    if (type === "turn_started") return [`user: ${told.text}`];
    if (type === "workflow_interrupted") return [`assistant: ${told.awaiting?.message}`];
    return type === "final_response" ? [`assistant: ${told.reply}`] : [];
  });
}

it("the whole conversation can be told from the log", async () => {
  const { say, events } = await startRuntime(noteAssistant());
  await say("우유");
  await say("빵");
  const log = await events();
  expect(linesOf(log)).toEqual([
    "assistant: 무엇을 적을까요?",
    "user: 우유",
    "assistant: 적었어요: 우유",
    "user: 빵",
    "assistant: 적었어요: 빵",
  ]);
  const [first] = log.filter(({ type }) => type === "turn_started");
  expect(first?.data).toMatchObject({ turn: 0, type: "message", text: "우유" });
});

it("answers to questions and pressed buttons belong to it", async () => {
  const { runtime, say, events, session } = await startRuntime(asking());
  await say("해줘");
  await say("서울이요");
  await runtime.send(session, {
    client_id: "button",
    content: { type: "decision", decision: "approve", feedback: "고마워요" },
  });
  await runtime.whenIdle(session.id);
  const log = await events();
  expect(linesOf(log).slice(1, -1)).toEqual([
    "user: 해줘",
    "assistant: 어디에요?",
    "user: 서울이요",
    "assistant: 할까요?",
    "user: 승인: 고마워요",
  ]);
  expect(log.findLast(({ type }) => type === "turn_started")?.data).toMatchObject({
    turn: 2,
    client_id: "button",
    type: "decision",
    decision: "approve",
  });
});

/** From this point on, once it is broken, the process does nothing more. */
function diesAt(stopAt: string) {
  let [isBroken, isDead] = [false, false];
  return {
    break: () => {
      isBroken = true;
    },
    faultPoint: (point: string) => {
      isDead ||= isBroken && point === stopAt;
      if (isDead) throw new Error("stopped here");
    },
  };
}

it("a turn that another process goes on with began once", async () => {
  for (const stopAt of ["inbox:after", "checkpoint:before", "checkpoint:after", "turn:pausing"])
    for (const breakAt of [0, 1]) {
      const storage = await openStorage("memory:");
      const death = diesAt(stopAt);
      const first = await startRuntime(asking(), { storage, ports: { faultPoint: death.faultPoint } });
      for (const [index, text] of ["해줘", "서울이요"].entries()) {
        if (index === breakAt) death.break();
        await first.say(text).catch(() => undefined);
      }
      const second = await startRuntime(asking(), { storage });
      await second.runtime.recover();
      await second.runtime.whenIdle(first.session.id);
      const log = (await second.runtime.events(first.session.id, 0)).events;
      const expected = ["user: 해줘", "assistant: 어디에요?", "user: 서울이요", "assistant: 할까요?"];
      expect(linesOf(log).slice(1), `${stopAt} ${breakAt}`).toEqual(
        breakAt === 0 ? expected.slice(0, 2) : expected,
      );
    }
});

it("a turn that is cancelled before its first step is told with its message", async () => {
  let cancel: () => void = () => undefined;
  const { runtime, session, events } = await startRuntime(noteAssistant(), {
    ports: { faultPoint: (point) => (point === "checkpoint:before" ? cancel() : undefined) },
  });
  cancel = () => runtime.cancel(session.id);
  await runtime.send(session, { client_id: "1", content: { type: "message", text: "우유" } });
  await runtime.whenIdle(session.id);
  expect(linesOf(await events()).filter((line) => line.startsWith("user"))).toEqual(["user: 우유"]);
});
