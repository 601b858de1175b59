import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { END } from "../graph/route.ts";
import { noteAssistant } from "../testing/note-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";

/** Asks which colour, and writes down what was said. */
function colourAssistant(asked: string[]) {
  return noteAssistant({
    nodes: {
      write: {
        next: END,
        run: async (_state, { ask, effect }) => {
          await effect({
            name: "count",
            certainty: { type: "idempotent" },
            perform: async () => asked.push("once"),
          });
          const colour = await ask({
            question: "무슨 색으로 할까요?",
            asks: ["topic"],
            choices: ["빨강", "파랑"],
          });
          return { notes: [colour] };
        },
      },
    },
  });
}

it("a question to the person survives a restart, and what comes next is its answer", async () => {
  const asked: string[] = [];
  const storage = await openStorage("memory:");
  const first = await startRuntime(colourAssistant(asked), { storage });
  await first.say("칠해 줘");
  const question = {
    type: "question",
    message: "무슨 색으로 할까요?",
    asks: ["topic"],
    choices: ["빨강", "파랑"],
  };
  expect((await first.runtime.view(first.session)).awaiting).toMatchObject(question);
  await first.runtime.drain();

  const { runtime } = await startRuntime(colourAssistant(asked), { storage });
  expect((await runtime.view(first.session)).awaiting).toMatchObject(question);
  await runtime.send(first.session, { client_id: "answer", content: { type: "message", text: "초록" } });
  await runtime.whenIdle(first.session.id);
  const { state, awaiting } = await runtime.view(first.session);
  expect([state.notes, awaiting, asked]).toEqual([["초록"], null, ["once"]]);
});
