// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sequenceDiagram } from "./sequence-diagram.ts";
import { readSequence } from "./testing/read-mermaid.ts";
import { anyText, onOneLine } from "./testing/texts.ts";
import { tripRun } from "./testing/trip-state.ts";

describe("the sequence of a recorded run", () => {
  it("has the person, every agent in order of appearance, and the state", async () => {
    const { actors } = await readSequence(sequenceDiagram(tripRun()));
    expect(actors).toEqual([
      { name: "user", type: "actor" },
      { name: "planner", type: "participant" },
      { name: "flight", type: "participant" },
      { name: "supervisor", type: "participant" },
      { name: "trip", type: "participant" },
    ]);
  });

  it("[P3] tells step by step who changed what", async () => {
    const { messages } = await readSequence(sequenceDiagram(tripRun()));
    const writes = messages.filter(({ from, to }) => from !== "trip" && to === "trip");
    expect(writes[1]).toEqual({ from: "user", to: "trip", text: "10:00:00 · messages (1 added)" });
    expect(writes[3]).toEqual({
      from: "flight",
      to: "trip",
      text: "10:00:00 · messages (1 added), agent_results (flight added), execution_steps (step_0 in_progress), searches 0 → 1, 6 more",
    });
    expect(writes).toHaveLength(tripRun().steps.length);
  });

  it("notes every move, and turns to the person where the state waits or ends", async () => {
    const { messages } = await readSequence(sequenceDiagram(tripRun()));
    const told = messages.filter(({ from }) => from === "trip").map(({ to, text }) => `${to}: ${text}`);
    expect(told).toEqual([
      "trip: collecting",
      "trip: collecting → searching",
      "trip: searching → awaiting_approval",
      "user: waiting: awaiting_approval",
      "trip: awaiting_approval → searching",
      "trip: searching → awaiting_approval",
      "user: waiting: awaiting_approval",
      "trip: awaiting_approval → completed",
      "user: terminal: completed",
    ]);
  });

  it("shows nothing that is personal or secret", () => {
    const text = sequenceDiagram(tripRun());
    for (const hidden of [
      "user-4711",
      "민지",
      "010-1234-5678",
      "sk-real-secret",
      "key-from-the-definition",
    ]) {
      expect(text).not.toContain(hidden);
    }
  });

  it("is a picture even before anything happened", async () => {
    const { actors, messages } = await readSequence(sequenceDiagram({ definition: "trip", steps: [] }));
    expect(actors.map(({ name }) => name)).toEqual(["user", "trip"]);
    expect(messages).toEqual([]);
  });

  it("says so when a step changed nothing", async () => {
    const step = { by: "planner", at: null, phase_before: null, phase_after: null, rests: null };
    const { messages } = await readSequence(
      sequenceDiagram({ definition: "trip", steps: [{ ...step, changed_fields: [], summary: "" }] }),
    );
    expect(messages).toEqual([{ from: "planner", to: "trip", text: "nothing changed" }]);
  });

  it("[P6] keeps agents, times and summaries as they are, whatever they are called", async () => {
    const agent = anyText.filter((name) => name !== "user");
    await fc.assert(
      fc.asyncProperty(agent, anyText, anyText, anyText, async (by, at, summary, phase) => {
        const moved = { phase_before: null, phase_after: phase, rests: "waiting" as const };
        const step = { by, at, ...moved, changed_fields: [], summary: `s ${summary}` };
        const { actors, messages } = await readSequence(
          sequenceDiagram({ definition: "trip", steps: [step] }),
        );
        expect(actors[1]?.name).toBe(onOneLine(by));
        expect(messages.map(({ text }) => text)).toEqual([
          onOneLine(`${at} · s ${summary}`),
          onOneLine(phase),
          onOneLine(`waiting: ${phase}`),
        ]);
      }),
      { numRuns: 40 },
    );
  });
});
