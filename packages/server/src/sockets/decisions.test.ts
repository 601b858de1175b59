import { callRoute, ROUTES } from "@maru/protocol";
import { askingAssistant } from "@maru/runtime/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";

let server: Fixture;
beforeAll(async () => {
  server = await startFixture({ assistants: [askingAssistant(2)] });
});
afterAll(() => server.stop());

async function asked(session_id: string): Promise<string> {
  const { awaiting } = await callRoute(server.wire, ROUTES.readSession, { params: { session_id } });
  return awaiting?.asked_at ?? "";
}

function decide(session_id: string, client_id: string, asked_at: string | null = null) {
  return callRoute(server.wire, ROUTES.decide, {
    params: { session_id },
    body: { action: "approve", client_id, asked_at },
  }).then(
    () => 202,
    (error: { status: number }) => error.status,
  );
}

describe("a decision", () => {
  it("of two at once is taken from one, and the question that follows is not answered by the other", async () => {
    const session = await server.newSession();
    await server.say(session, "우유");
    const question = await asked(session);
    const statuses = await Promise.all(["a", "b", "c"].map((name) => decide(session, name, question)));
    expect(statuses.toSorted()).toEqual([202, 409, 409]);
    await server.runtime.whenIdle(session as never);
    const view = await callRoute(server.wire, ROUTES.readSession, { params: { session_id: session } });
    expect(view.awaiting).toMatchObject({ type: "approval", action: "keep-2" });
  });

  it("sent again under its own name is the same one", async () => {
    const session = await server.newSession();
    await server.say(session, "우유");
    expect(await decide(session, "a")).toBe(202);
    expect(await decide(session, "a")).toBe(202);
  });

  it("on a question that is not asked any more is refused", async () => {
    const session = await server.newSession();
    expect(await decide(session, "early")).toBe(409);
    await server.say(session, "우유");
    const first = await asked(session);
    expect(await decide(session, "a", first)).toBe(202);
    await server.runtime.whenIdle(session as never);
    expect(await decide(session, "b", first)).toBe(409);
    expect(await decide(session, "c", await asked(session))).toBe(202);
    await server.runtime.whenIdle(session as never);
    expect(await decide(session, "d")).toBe(409);
    const { state } = await callRoute(server.wire, ROUTES.readSession, { params: { session_id: session } });
    expect(state.notes).toEqual(["우유", "approve", "approve"]);
  });

  it("on a socket that comes too late is refused by its name", async () => {
    const session = await server.newSession();
    const client = await server.connect(session);
    await client.hear("connected");
    client.send({ type: "interrupt_response", action: "approve", client_id: "late" });
    const { data } = await client.hear("refused");
    expect(data).toMatchObject({ client_id: "late", error: "CONFLICT" });
  });
});
