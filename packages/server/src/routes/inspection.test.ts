import { FACTORIES } from "@maru/assistants";
import { callRoute, ROUTES } from "@maru/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";

let server: Fixture;
beforeAll(async () => {
  server = await startFixture();
});
afterAll(() => server.stop());

async function twoTurns() {
  const session_id = await server.newSession();
  await server.say(session_id, "하나");
  await server.say(session_id, "둘");
  const params = { session_id };
  const { entries } = await callRoute(server.wire, ROUTES.readHistory, { params });
  return { params, entries };
}

describe("looking into a conversation", () => {
  it("shows its steps, what each changed and how a field came to its value", async () => {
    const { params, entries } = await twoTurns();
    const [newest] = entries;
    expect(newest).toMatchObject({ turn: 1, changed: expect.arrayContaining(["notes", "count"]) });
    const to = newest?.checkpoint_id ?? "";
    const diff = await callRoute(server.wire, ROUTES.readDiff, { params, query: { to } });
    expect(diff.differences).toContainEqual(expect.objectContaining({ path: "count", before: 1, after: 2 }));
    const field = await callRoute(server.wire, ROUTES.readFieldHistory, {
      params: { ...params, field: "count" },
    });
    expect(field.entries.map(({ value }) => value)).toEqual([2, 1, 0]);
    const page = await callRoute(server.wire, ROUTES.readHistory, { params, query: { limit: 1 } });
    expect(page.next).toBe(to);
  });

  it("goes on from an earlier moment, with another value, and keeps both ways", async () => {
    const { params, entries } = await twoTurns();
    const first = entries.findLast(({ turn }) => turn === 0);
    const forked = await callRoute(server.wire, ROUTES.fork, {
      params,
      body: { checkpoint_id: first?.checkpoint_id ?? "", edits: { count: 40 } },
    });
    const now = await callRoute(server.wire, ROUTES.readState, { params });
    expect(now).toMatchObject({ checkpoint_id: forked.checkpoint_id, state: { count: 40 } });
    const tree = await callRoute(server.wire, ROUTES.readBranches, { params });
    expect(tree.head).toBe(forked.checkpoint_id);
    expect(tree.nodes.filter(({ parent_id }) => parent_id === first?.checkpoint_id).length).toBeGreaterThan(
      0,
    );
  });

  it("refuses an edit that the state does not take, or that was made on an older state", async () => {
    const { params, entries } = await twoTurns();
    const [newest, , older] = entries;
    const edit = (checkpoint_id: string | undefined, edits: Record<string, number>) =>
      callRoute(server.wire, ROUTES.editState, {
        params,
        body: { checkpoint_id: checkpoint_id ?? "", edits },
      });
    await expect(edit(newest?.checkpoint_id, { count: 5000 })).rejects.toMatchObject({
      status: 422,
      body: { error: "STATE_REFUSED", issues: [{ path: "count" }] },
    });
    await expect(edit(older?.checkpoint_id, { count: 5 })).rejects.toMatchObject({ status: 409 });
    await expect(edit("nowhere", { count: 5 })).rejects.toMatchObject({ status: 409 });
    await edit(newest?.checkpoint_id, { count: 5 });
    expect((await callRoute(server.wire, ROUTES.readState, { params })).state).toMatchObject({ count: 5 });
  });

  it("draws it, exports it, and has no checkpoint of another conversation", async () => {
    const { params } = await twoTurns();
    const drawn = await callRoute(server.wire, ROUTES.drawSession, {
      params: { ...params, kind: "sequence" },
    });
    expect(drawn.mermaid).toMatch(/^sequenceDiagram/);
    const document = await callRoute(server.wire, ROUTES.exportSession, { params });
    expect(document).toMatchObject({ format: "maru-session/1", redacted: true });
    const others = await twoTurns();
    const query = { checkpoint_id: others.entries[0]?.checkpoint_id ?? "" };
    await expect(callRoute(server.wire, ROUTES.readState, { params, query })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("tells the schema and the picture of an assistant", async () => {
    const schema = await callRoute(server.wire, ROUTES.readAssistant, { params: { name: "note" } });
    expect(schema.graph.nodes.map(({ id }) => id)).toContain("write");
    const drawn = await callRoute(server.wire, ROUTES.drawAssistant, {
      params: { name: "note", kind: "class" },
    });
    expect(drawn.mermaid).toMatch(/^classDiagram/);
    await expect(
      callRoute(server.wire, ROUTES.readAssistant, { params: { name: "nobody" } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("taking a result home", () => {
  it("gives a file with its name, or says that there is nothing yet", async () => {
    const factory = FACTORIES.get("travel");
    if (factory === undefined) throw new Error("the travel planner is missing");
    const travel = await startFixture({
      assistants: [factory({ data: null, user: "local", environment: {} })],
    });
    const { id } = await callRoute(travel.wire, ROUTES.createSession, { body: { assistant: "travel" } });
    const take = (format: string) => fetch(`${travel.server.url}/api/v1/sessions/${id}/documents/${format}`);
    expect((await take("ics")).status).toBe(409);
    expect((await take("exe")).status).toBe(404);
    await travel.say(id, "3박4일로 오사카 둘이서 각자 150만원, 맛집 위주");
    const file = await take("ics");
    expect(file.status).toBe(200);
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="[\w .-]+\.ics"; filename\*=/,
    );
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/);
    await travel.stop();
  });
});
