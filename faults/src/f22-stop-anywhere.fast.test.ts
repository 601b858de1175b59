import { describe, expect, it } from "vitest";
import { assistants, conversationsOf } from "./stop-anywhere/conversations.ts";
import { cancelAt, forkEverywhere, killAt, killThreeTimesAt, momentsOf } from "./stop-anywhere/stopping.ts";

/** Every step once; what happens between two of them is in the whole suite. */
const STEPS = /^node:.*:before$/;
/** Processes are killed at every so many steps: every kill is a conversation of its own. */
const STRIDE = 3;

describe.each(assistants().map((assistant) => [assistant.name, assistant] as const))(
  "[F22] %s",
  (_name, assistant) => {
    const [whole] = conversationsOf(assistant);
    if (whole === undefined) throw new Error("an assistant without an example");
    // One message shows whether it goes on; the whole suite says more, also by hand.
    const conversation = { ...whole, goesOn: whole.goesOn.slice(0, 1) };

    it("goes on after a turn was cancelled at any step", async () => {
      const moments = await momentsOf(conversation);
      for (const [index, name] of moments.entries())
        if (STEPS.test(name)) expect(await cancelAt(conversation, index), name).toEqual([]);
    }, 300_000);

    it("goes on after the process was killed at any step", async () => {
      const moments = await momentsOf(conversation);
      const steps = [...moments.entries()].filter(([, name]) => STEPS.test(name));
      for (const [place, [index, name]] of steps.entries())
        if (place % STRIDE === 0) expect(await killAt(conversation, index), name).toEqual([]);
    }, 300_000);

    it("sets a message aside that three processes died over, says so, and goes on", async () => {
      const moments = await momentsOf(conversation);
      const first = moments.find((name) => STEPS.test(name)) ?? "";
      const { end, wrong } = await killThreeTimesAt(conversation, first);
      expect(wrong).toEqual([]);
      expect(end).toMatchObject({ status: "failed", reply: expect.stringContaining("따로 두었어요") });
    }, 300_000);

    it("goes on from every point it came through", async () => {
      expect(await forkEverywhere(conversation)).toEqual([]);
    }, 300_000);
  },
);
