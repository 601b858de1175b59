import { describe, expect, it } from "vitest";
import { assistants, type Conversation, conversationsOf } from "./stop-anywhere/conversations.ts";
import { cancelAt, forkEverywhere, killAt, momentsOf } from "./stop-anywhere/stopping.ts";

const CONVERSATIONS = assistants()
  .flatMap(conversationsOf)
  .map((conversation): [string, Conversation] => [
    `${conversation.assistant.name}: ${conversation.name}`,
    conversation,
  ]);

/** What is wrong, by the moment of the stop. */
async function atEveryMoment(
  conversation: Conversation,
  stop: (conversation: Conversation, moment: number) => Promise<readonly string[]>,
): Promise<{ stops: number; wrong: readonly string[] }> {
  const moments = await momentsOf(conversation);
  const wrong: string[] = [];
  for (const [index, name] of moments.entries())
    for (const each of await stop(conversation, index)) wrong.push(`${name} (${index}): ${each}`);
  return { stops: moments.length, wrong };
}

describe.each(CONVERSATIONS)("[F22] %s", (name, conversation) => {
  it("goes on after a turn was cancelled at any moment", async () => {
    const { stops, wrong } = await atEveryMoment(conversation, cancelAt);
    console.log(`F22 ${name}: cancelled at ${stops} moments`);
    expect(wrong).toEqual([]);
  });

  it("goes on after the process was killed at any moment", async () => {
    const { stops, wrong } = await atEveryMoment(conversation, killAt);
    console.log(`F22 ${name}: killed at ${stops} moments`);
    expect(wrong).toEqual([]);
  });

  it("goes on from every point it came through", async () => {
    expect(await forkEverywhere(conversation)).toEqual([]);
  });
});
