import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callRoute, ROUTES } from "@maru/protocol";
import { SocketClient, startMember } from "@maru/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";

const PROGRAM = new URL("./programs/slow-server.ts", import.meta.url).pathname;
const RUNS = 50;
const STEPS = ["one", "two", "three", "four", "five"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maru-f18-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("[F18] SIGTERM with 50 active runs: nothing new is taken, it ends in time with 0, and all of them go on", async () => {
  const store = `sqlite:${join(folder, "maru.db")}`;
  const first = await startMember(store, PROGRAM);
  const wire = { fetch, base: first.url };
  const send = (session_id: string, text: string) =>
    callRoute(wire, ROUTES.sendMessage, { params: { session_id }, body: { text, client_id: text } });
  const sessions: string[] = [];
  for (let index = 0; index < RUNS; index += 1)
    sessions.push((await callRoute(wire, ROUTES.createSession, { body: { assistant: "note" } })).id);
  const clients = await Promise.all(sessions.map((session) => SocketClient.open(first.url, session)));
  await Promise.all(sessions.map((session) => send(session, "하나")));
  // Somewhere in the middle: each has begun.
  for (const client of clients) await client.hear("turn_started");
  const stopped = performance.now();
  const ending = first.stop();
  for (const client of clients) expect((await client.untilClosed()).code).toBe(1012);
  await expect(send(sessions[0] as string, "둘")).rejects.toSatisfy(
    (error: { status?: number }) => error.status === 503 || error instanceof TypeError,
  );
  expect(await ending).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(10_000);
  const hasEnded = ({ heard }: SocketClient) => heard.some(({ event }) => event === "final_response");
  // A machine that is slow to say all of them comes to the end of the first.
  expect(clients.some((client) => !hasEnded(client))).toBe(true);

  const second = await startMember(store, PROGRAM);
  for (const [index, session] of sessions.entries()) {
    const after = clients[index]?.sequences.at(-1) ?? 0;
    const client = await SocketClient.open(second.url, session, { after });
    const before = clients[index] as SocketClient;
    await client.until(() => hasEnded(before) || hasEnded(client), "its end", 60_000);
    const all = [...(clients[index]?.sequences ?? []), ...client.sequences];
    expect(all).toEqual(all.map((_, at) => at + 1));
    const params = { session_id: session };
    const { state } = await callRoute({ fetch, base: second.url }, ROUTES.readSession, { params });
    expect(state.notes).toEqual(STEPS);
    client.close();
  }
  expect(await second.stop()).toBe(0);
});
