import { openStorage } from "@maru/storage";
import { runScript } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "./driver/bundle.ts";
import { type Ground, openGround } from "./driver/grounds.ts";
import { converse } from "./programs/conversation.ts";
import { observe } from "./programs/observe.ts";

let ground: Ground;
let undisturbed: unknown;

beforeAll(async () => {
  ground = await openGround("sqlite");
  const { url } = await ground.make();
  await talk(url);
  undisturbed = await look(url);
});
afterAll(() => ground.clear());

async function talk(url: string): Promise<void> {
  const storage = await openStorage(url);
  try {
    await converse(storage);
  } finally {
    await storage.close();
  }
}

async function look(url: string): Promise<unknown> {
  const reader = await openStorage(url);
  const found = await observe(reader);
  await reader.close();
  return found;
}

/** Another process locks the file for so long, over and over, from before the work begins until it is over. */
async function whileHeld(url: string, milliseconds: number, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  let running: Promise<void> | undefined;
  const parameters = [url.slice("sqlite:".length), String(milliseconds), "20"];
  await runScript(await bundle("hold-child"), {
    parameters,
    onLine: (_, kill) => {
      running ??= work().finally(() => {
        isOver = true;
        kill();
      });
      if (isOver) kill();
    },
  });
  await running;
}

describe("[F5] a conversation on an SQLite file that another process keeps locking", () => {
  it("waits its turns and ends as if it had been alone", async () => {
    const { url } = await ground.make();
    await (await openStorage(url)).close();
    await whileHeld(url, 150, () => talk(url));
    expect(await look(url)).toEqual(undisturbed);
  });

  it("is told BUSY when the lock stays, and goes on from there later", async () => {
    const { url } = await ground.make();
    await (await openStorage(url)).close();
    await whileHeld(url, 60_000, () => expect(talk(url)).rejects.toMatchObject({ code: "BUSY" }));
    await talk(url);
    expect(await look(url)).toEqual(undisturbed);
  });
});
