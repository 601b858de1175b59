import { describe, expect, it } from "vitest";
import { assistants, conversationsOf } from "./stop-anywhere/conversations.ts";
import { cancelAt, forkEverywhere, killAt, momentsOf } from "./stop-anywhere/stopping.ts";

/** Every step once; what happens between two of them is in the whole suite. */
const STEPS = /^node:.*:before$/;

describe.each(assistants().map((assistant) => [assistant.name, assistant] as const))(
  "[F22] %s",
  (_name, assistant) => {
    const [conversation] = conversationsOf(assistant);
    if (conversation === undefined) throw new Error("an assistant without an example");

    it("goes on after a turn was cancelled at any step", async () => {
      const moments = await momentsOf(conversation);
      for (const [index, name] of moments.entries())
        if (STEPS.test(name)) expect(await cancelAt(conversation, index), name).toEqual([]);
    }, 300_000);

    it("goes on after the process was killed at any step", async () => {
      const moments = await momentsOf(conversation);
      for (const [index, name] of moments.entries())
        if (STEPS.test(name)) expect(await killAt(conversation, index), name).toEqual([]);
    }, 300_000);

    it("goes on from every point it came through", async () => {
      expect(await forkEverywhere(conversation)).toEqual([]);
    }, 300_000);
  },
);
