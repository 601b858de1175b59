import { callRoute, ROUTES, type Wire } from "@maru/protocol";
import { asAdministrator, type PostgresServer, startPostgres } from "@maru/storage/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMember, type TeamMember } from "../testing/server-team.ts";
import { SocketClient } from "../testing/socket-client.ts";

let postgres: PostgresServer;
let members: TeamMember[];

beforeAll(async () => {
  postgres = await startPostgres();
  const first = await startMember(postgres.url);
  members = [first, ...(await Promise.all([startMember(postgres.url), startMember(postgres.url)]))];
}, 120_000);

afterAll(async () => {
  await Promise.all(members.map((member) => member.kill()));
  await postgres.stop();
});

const wireTo = ({ url }: TeamMember): Wire => ({ fetch, base: url });
const member = (index: number) => members[index % members.length] as TeamMember;

async function newSession(): Promise<string> {
  return (await callRoute(wireTo(member(0)), ROUTES.createSession, { body: { assistant: "note" } })).id;
}

function send(at: TeamMember, session_id: string, text: string) {
  return callRoute(wireTo(at), ROUTES.sendMessage, {
    params: { session_id },
    body: { text, client_id: text },
  });
}

function answersIn(client: SocketClient): readonly string[] {
  return client.heard
    .filter(({ event }) => event === "final_response")
    .map(({ data }) => (data as { reply: string }).reply);
}

async function jobs(): Promise<unknown> {
  const count = "SELECT count(*)::int AS jobs FROM maru_queue._private_jobs";
  return (await asAdministrator(postgres.url, (ask) => ask(count)))[0]?.["jobs"];
}

describe("three processes on one PostgreSQL", () => {
  it("tell a client of one what was said to another, in order and once", async () => {
    const session = await newSession();
    const clients = await Promise.all(members.map(({ url }) => SocketClient.open(url, session)));
    for (let turn = 0; turn < 6; turn += 1) await send(member(turn), session, `${turn}번`);
    for (const client of clients) {
      await client.until(() => answersIn(client).length === 6, "six answers", 20_000);
      expect(answersIn(client)).toEqual(Array.from({ length: 6 }, (_, turn) => `적었어요: ${turn}번`));
      expect(client.sequences).toEqual(client.sequences.map((_, index) => index + 1));
      client.close();
    }
  }, 60_000);

  it("close the sockets of a conversation that another one deleted", async () => {
    const session_id = await newSession();
    const clients = await Promise.all(members.map(({ url }) => SocketClient.open(url, session_id)));
    for (const client of clients) await client.hear("greeting");
    await callRoute(wireTo(member(1)), ROUTES.deleteSession, { params: { session_id } });
    for (const client of clients) expect(await client.untilClosed()).toMatchObject({ code: 4004 });
  }, 60_000);

  it("go on with the turns of one that was killed, and with what waited behind them", async () => {
    const sessions = await Promise.all(Array.from({ length: 12 }, newSession));
    const clients = await Promise.all(sessions.map((session) => SocketClient.open(member(0).url, session)));
    const say = (text: string) =>
      Promise.all(sessions.map((session, index) => send(member(1 + (index % 2)), session, text)));
    await say("천천히");
    for (const client of clients) await client.hear("turn_started");
    await say("둘");
    const victim = members.pop() as TeamMember;
    await victim.kill();
    // A few seconds; a busy machine may take longer, and how long is measured elsewhere.
    for (const client of clients) {
      await client.until(() => answersIn(client).length === 2, "both answers", 60_000);
      expect(answersIn(client)).toEqual(["적었어요: 천천히", "적었어요: 둘"]);
      client.close();
    }
    // Also not the work of the dead one that newer work has taken the place of, which nobody would ever take up.
    await expect.poll(jobs, { timeout: 30_000, interval: 500 }).toBe(0);
  }, 120_000);

  it("leave nothing behind when one is stopped", async () => {
    const session = await newSession();
    const client = await SocketClient.open(member(0).url, session);
    const leaving = members.pop() as TeamMember;
    await Promise.all([send(leaving, session, "하나"), send(member(0), session, "둘")]);
    expect(await leaving.stop()).toBe(0);
    await client.until(() => answersIn(client).length === 2, "both answers", 15_000);
    client.close();
  }, 60_000);
});
