import { openStorage } from "@maru/storage";
import { endAllConnections, type PostgresServer, startCutProxy, startPostgres } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Ground, postgresGround } from "./driver/grounds.ts";
import { type BetweenSteps, converse } from "./programs/conversation.ts";
import { observe } from "./programs/observe.ts";

let server: PostgresServer;
let ground: Ground;
let undisturbed: unknown;

beforeAll(async () => {
  server = await startPostgres();
  ground = postgresGround(server);
  undisturbed = await liveThrough((await ground.make()).url);
});
afterAll(() => ground.clear());

/** The whole conversation in this process, and what a new reader finds afterwards. */
async function liveThrough(url: string, betweenSteps?: BetweenSteps): Promise<unknown> {
  const storage = await openStorage(url);
  await converse(storage, betweenSteps);
  await storage.close();
  const reader = await openStorage(url);
  const found = await observe(reader);
  await reader.close();
  return found;
}

describe("[F5] a conversation on Postgres", () => {
  it("goes on when the server dies and comes back between any two steps", async () => {
    let restarts = 0;
    const found = await liveThrough((await ground.make()).url, async () => {
      await server.crash();
      await server.start();
      restarts += 1;
    });
    console.log(`F5 ${restarts} restarts between steps`);
    expect(restarts).toBeGreaterThan(10);
    expect(found).toEqual(undisturbed);
  });

  it("goes on when the server dies in the middle of a step", async () => {
    const restarts: Promise<void>[] = [];
    const found = await liveThrough((await ground.make()).url, async (step) => {
      await restarts.at(-1);
      // Not waited for: the next step meets a server that is going, gone or coming.
      if (step % 3 === 0) restarts.push(server.crash().then(() => server.start()));
    });
    await Promise.all(restarts);
    expect(restarts.length).toBeGreaterThan(2);
    expect(found).toEqual(undisturbed);
  });

  it("goes on when every connection is ended, again and again", async () => {
    let ended = 0;
    const found = await liveThrough((await ground.make()).url, async () => {
      ended += await endAllConnections(server.url);
    });
    expect(ended).toBeGreaterThan(4);
    expect(found).toEqual(undisturbed);
  });

  it("keeps a step once when the server's answer to it is lost", async () => {
    const proxy = await startCutProxy(server);
    const url = (await ground.make()).url.replace(`:${server.port}/`, `:${proxy.port}/`);
    const found = await liveThrough(url, async () => proxy.loseNextAnswer());
    await proxy.close();
    expect(found).toEqual(undisturbed);
  });
});
