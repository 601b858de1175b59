import { type CallRefused, callRoute, ROUTES } from "@maru/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, startFixture } from "./testing/server-fixture.ts";

let server: Fixture;
beforeAll(async () => {
  server = await startFixture();
});
afterAll(() => server.stop());

const NOBODYS = "0".repeat(26);

describe("a conversation over HTTP", () => {
  it("begins, is named, listed, read and deleted", async () => {
    const { wire } = server;
    const created = await callRoute(wire, ROUTES.createSession, { body: { assistant: "note" } });
    const params = { session_id: created.id };
    await callRoute(wire, ROUTES.renameSession, { params, body: { title: "장보기" } });
    const { sessions } = await callRoute(wire, ROUTES.listSessions, {});
    expect(sessions.find(({ id }) => id === created.id)).toMatchObject({ title: "장보기", version: 2 });
    const view = await callRoute(wire, ROUTES.readSession, { params });
    expect(view).toMatchObject({ is_running: false, awaiting: null, result: { reply: "무엇을 적을까요?" } });
    expect(view.transcript).toMatchObject([{ id: "greeting", text: "무엇을 적을까요?" }]);
    await callRoute(wire, ROUTES.deleteSession, { params });
    await expect(callRoute(wire, ROUTES.readSession, { params })).rejects.toMatchObject({ status: 404 });
  });

  it("comes first in the list once something is said or changed in it, and says when that was", async () => {
    const { wire } = server;
    const [first, second] = [await server.newSession(), await server.newSession()];
    const listed = async (query: { after?: string; limit?: number } = {}) =>
      callRoute(wire, ROUTES.listSessions, { query });
    const latest = async () => (await listed({ limit: 2 })).sessions.map(({ id }) => id);
    const updated = async (id: string) =>
      (await listed()).sessions.find((session) => session.id === id)?.updated_at;
    server.advance(60_000);
    await server.say(first, "우유");
    expect(await latest()).toEqual([first, second]);
    const afterTurn = (await updated(first)) ?? "";
    expect(Date.parse(afterTurn)).toBeGreaterThan(Date.parse((await updated(second)) ?? "") + 59_000);
    const page = await listed({ limit: 1 });
    expect((await listed({ limit: 1, after: page.next ?? "" })).sessions[0]?.id).toBe(second);

    server.advance(60_000);
    await server.say(second, "달걀");
    expect(await latest()).toEqual([second, first]);

    server.advance(60_000);
    const params = { session_id: first };
    const { checkpoint_id } = await callRoute(wire, ROUTES.readState, { params });
    await callRoute(wire, ROUTES.editState, { params, body: { checkpoint_id, edits: { count: 7 } } });
    expect(await latest()).toEqual([first, second]);
    const view = await callRoute(wire, ROUTES.readSession, { params });
    expect(view.session).toMatchObject({ version: 1, updated_at: await updated(first) });
    expect(Date.parse(view.session.updated_at)).toBeGreaterThan(Date.parse(afterTurn) + 59_000);
  });

  it("answers a message that was accepted, and the same client id only once", async () => {
    const { wire, runtime } = server;
    const session_id = await server.newSession();
    const send = () =>
      callRoute(wire, ROUTES.sendMessage, {
        params: { session_id },
        body: { text: "우유", client_id: "once" },
      });
    expect(await send()).toEqual({ turn: 0, is_new: true });
    expect(await send()).toEqual({ turn: 0, is_new: false });
    await runtime.whenIdle(session_id as never);
    const view = await callRoute(wire, ROUTES.readSession, { params: { session_id } });
    expect(view.state).toMatchObject({ notes: ["우유"], count: 1 });
    const page = await callRoute(wire, ROUTES.readEvents, { params: { session_id }, query: { after: 0 } });
    expect(page.events.map(({ seq }) => seq)).toEqual(page.events.map((_, index) => index + 1));
    expect(page.events.filter(({ event }) => event === "final_response")).toHaveLength(1);
    expect(view.last_seq).toBe(page.last);
  });

  it("says what is wrong with a request, in the caller's language, without repeating it", async () => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${server.server.url}/api/v1/sessions`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
    const wrong = await send('{"assistant":"note","tenant":"other"}', {
      "accept-language": "en-GB,ko;q=0.5",
    });
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    expect(JSON.parse(text)).toMatchObject({
      error: "INVALID_REQUEST",
      message: expect.stringMatching(/form/),
    });
    expect(text).not.toContain("other");
    expect((await send('{"assistant":"nobody"}')).status).toBe(400);
    expect((await send("{")).status).toBe(400);
    expect((await send("{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await send(JSON.stringify({ assistant: "x".repeat(2_000_000) }))).status).toBe(413);
  });

  it("of nobody is not found, and an id that is none is refused", async () => {
    const read = (session_id: string) =>
      callRoute(server.wire, ROUTES.readSession, { params: { session_id } }).catch(
        (error: CallRefused) => error.status,
      );
    expect(await read(NOBODYS)).toBe(404);
    expect(await read("../../etc/passwd")).toBe(400);
  });
});

describe("a conversation on a socket", () => {
  it("says how things are, takes a message and tells what happens in order", async () => {
    const session = await server.newSession();
    const client = await server.connect(session);
    const { data } = await client.hear("connected");
    expect(data).toMatchObject({ session_id: session, is_running: false, awaiting: null });
    client.send({ type: "query", query: "달걀", client_id: "a" });
    await client.hear("accepted", ({ client_id }) => client_id === "a");
    await client.hear("final_response", ({ reply }) => reply === "적었어요: 달걀");
    const { last } = await server.runtime.events(session as never, 0, 1);
    expect(client.sequences).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  });

  it("goes on from the last sequence without gap or duplicate", async () => {
    const session = await server.newSession();
    await server.say(session, "하나");
    const { last } = await server.runtime.events(session as never, 0, 1);
    for (let after = 0; after <= last; after += 1) {
      const client = await server.connect(session, after);
      await client.until(() => client.sequences.at(-1) === last || after === last, "the rest");
      expect(client.sequences).toEqual(Array.from({ length: last - after }, (_, index) => after + index + 1));
      client.close();
    }
  });

  it("tells two tabs the same", async () => {
    const session = await server.newSession();
    const tabs = await Promise.all([server.connect(session), server.connect(session)]);
    tabs[0]?.send({ type: "query", query: "하나", client_id: "1" });
    tabs[1]?.send({ type: "query", query: "둘", client_id: "2" });
    for (const tab of tabs)
      await tab.until(() => tab.heard.filter(({ event }) => event === "final_response").length === 2, "both");
    expect(tabs[0]?.heard.filter(({ seq }) => seq !== undefined)).toEqual(
      tabs[1]?.heard.filter(({ seq }) => seq !== undefined),
    );
  });

  it("refuses what it does not understand and stays open", async () => {
    const client = await server.connect(await server.newSession());
    client.sendText('{"type":"query","query":"x","client_id":"1","role":"operator"}');
    client.sendText("nonsense");
    await client.until(
      () => client.heard.filter(({ event }) => event === "refused").length === 2,
      "two refusals",
    );
    client.send({ type: "ping" });
    await client.hear("pong");
  });

  it("that is not one's own ends with 4004", async () => {
    const client = await server.connect(NOBODYS);
    expect(await client.untilClosed()).toMatchObject({ code: 4004 });
  });

  it("ends with 4004 when it is deleted", async () => {
    const session_id = await server.newSession();
    const client = await server.connect(session_id);
    await client.hear("connected");
    await callRoute(server.wire, ROUTES.deleteSession, { params: { session_id } });
    expect(await client.untilClosed()).toMatchObject({ code: 4004 });
  });
});
