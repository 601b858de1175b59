import { defineOperations } from "@maru/dialogue";
import {
  ALIAS_ROUTES,
  type AliasName,
  CLOSE_REASONS,
  OPERATION_ROUTES,
  type OperationName,
  ROUTES,
  type RouteName,
  type RouteSpec,
} from "@maru/protocol";
import { type Assistant, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { askingAssistant, noteAssistant } from "@maru/runtime/testing";
import { ApiKeys, type Role, Tokens } from "@maru/server";
import {
  type Fixture,
  SocketClient,
  startFixture,
  startIssuer,
  type TokenIssuer,
} from "@maru/server/testing";
import { openStorage } from "@maru/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Who tries. All of them know the ids of the owner's conversation. */
const PERSONS = [
  "owner",
  "owner with a token",
  "reader",
  "operator",
  "colleague",
  "other company",
  "anonymous",
  "expired key",
  "expired token",
  "revoked key",
  "forged token",
] as const;
type Person = (typeof PERSONS)[number];

const ALL_ROUTES = { ...OPERATION_ROUTES, ...ROUTES, ...ALIAS_ROUTES };
type AnyName = RouteName | AliasName | OperationName;

interface Things {
  readonly session_id: string;
  readonly checkpoint_id: string;
}
interface Given {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** What a valid request to each route looks like. A route that is missing here does not compile. */
const ROWS: { readonly [Name in AnyName]: (own: Things) => Given } = {
  checkLife: () => ({}),
  checkTravelLife: () => ({}),
  checkReadiness: () => ({}),
  readMetrics: () => ({}),
  readApi: () => ({}),
  readApiPage: () => ({}),
  listAssistants: () => ({}),
  readAssistant: () => ({ params: { name: "note" } }),
  drawAssistant: () => ({ params: { name: "note", kind: "class" } }),
  createSession: () => ({ body: { assistant: "note" } }),
  listSessions: () => ({}),
  readSession: ({ session_id }) => ({ params: { session_id } }),
  renameSession: ({ session_id }) => ({ params: { session_id }, body: { title: "새 이름" } }),
  deleteSession: ({ session_id }) => ({ params: { session_id } }),
  sendMessage: ({ session_id }) => ({ params: { session_id }, body: { text: "하나", client_id: "x" } }),
  readForms: ({ session_id }) => ({ params: { session_id } }),
  carryOut: ({ session_id }) => ({
    params: { session_id },
    body: { calls: [{ op: "set" }], client_id: "x" },
  }),
  decide: ({ session_id }) => ({ params: { session_id }, body: { action: "approve", client_id: "x" } }),
  skipStep: ({ session_id }) => ({ params: { session_id }, body: { step_id: "s", client_id: "x" } }),
  cancelTurn: ({ session_id }) => ({ params: { session_id } }),
  readEvents: ({ session_id }) => ({ params: { session_id } }),
  readState: ({ session_id, checkpoint_id }) => ({ params: { session_id }, query: { checkpoint_id } }),
  readStatePart: ({ session_id, checkpoint_id }) => ({ params: { session_id }, query: { checkpoint_id } }),
  editState: ({ session_id, checkpoint_id }) => ({
    params: { session_id },
    body: { checkpoint_id, edits: { count: 7 } },
  }),
  readHistory: ({ session_id }) => ({ params: { session_id } }),
  readDiff: ({ session_id, checkpoint_id }) => ({ params: { session_id }, query: { to: checkpoint_id } }),
  readFieldHistory: ({ session_id }) => ({ params: { session_id, field: "count" } }),
  readReadings: ({ session_id }) => ({ params: { session_id } }),
  readBranches: ({ session_id }) => ({ params: { session_id } }),
  fork: ({ session_id, checkpoint_id }) => ({ params: { session_id }, body: { checkpoint_id } }),
  drawSession: ({ session_id }) => ({ params: { session_id, kind: "flow" } }),
  exportSession: ({ session_id }) => ({ params: { session_id }, query: { whole: "true" } }),
  takeDocument: ({ session_id }) => ({ params: { session_id, format: "txt" } }),
  chatWithTravel: () => ({ body: { message: "하나" } }),
  readPlan: ({ session_id }) => ({ params: { session_id } }),
  readPlans: ({ session_id }) => ({ params: { session_id } }),
  listTravelSessions: () => ({}),
  deleteTravelSession: ({ session_id }) => ({ params: { session_id } }),
  startChat: () => ({}),
  listChats: () => ({}),
  countChats: () => ({}),
  cleanUpChats: () => ({}),
  readChat: ({ session_id }) => ({ params: { session_id } }),
  readChatMessages: ({ session_id }) => ({ params: { session_id } }),
  deleteChat: ({ session_id }) => ({ params: { session_id } }),
};

const SECRET = "나만-아는-이야기";
const OWNER = { tenant: "a-company", user: "지우" };
const NOTHING = defineOperations({ slots: [], operations: [] });
let fixture: Fixture;
let issuer: TokenIssuer;
const tokens = new Map<Person, string | null>();

beforeAll(async () => {
  issuer = await startIssuer();
  const storage = await openStorage("memory:");
  const keys = new ApiKeys(storage, SYSTEM_PORTS);
  const assistants = [
    ...["note", "travel", "realestate"].map((name) => assistantNamed(name, noteAssistant())),
    assistantNamed("asking", askingAssistant()),
    assistantNamed("acting", {
      ...noteAssistant(),
      operations: { catalogue: NOTHING, able: [], shown: () => [] },
    }),
  ];
  const runtime = new Runtime({ storage, assistants });
  fixture = await startFixture({
    storage,
    runtime,
    authentication: { keys, tokens: new Tokens(issuer) },
    limits: { requests: 10_000, messages: 10_000, companyMessages: 10_000, strangers: 10_000 },
  });
  const keyOf = async (who: { tenant: string; user: string }, role: Role = "member") =>
    keys.create({ name: "test", role, ...who });
  const claims = (who: { tenant: string; user: string }) => ({ sub: who.user, company_id: who.tenant });
  tokens.set("owner", (await keyOf(OWNER)).token);
  tokens.set("owner with a token", await issuer.sign(claims(OWNER)));
  tokens.set("reader", (await keyOf(OWNER, "reader")).token);
  tokens.set("operator", (await keyOf({ tenant: OWNER.tenant, user: "운영자" }, "operator")).token);
  tokens.set("colleague", (await keyOf({ tenant: OWNER.tenant, user: "민수" })).token);
  tokens.set("other company", (await keyOf({ tenant: "b-company", user: OWNER.user })).token);
  tokens.set("anonymous", null);
  const old = { name: "old", role: "member" as const, ...OWNER, expires_at: "2020-01-01T00:00:00Z" };
  tokens.set("expired key", (await keys.create(old)).token);
  tokens.set("expired token", await issuer.sign(claims(OWNER), "-1h"));
  const revoked = await keyOf(OWNER);
  await keys.revoke(revoked.key.id);
  tokens.set("revoked key", revoked.token);
  const stranger = await startIssuer();
  tokens.set("forged token", await stranger.sign({ ...claims(OWNER), iss: issuer.issuer }));
  await stranger.stop();
});

afterAll(async () => {
  await fixture.stop();
  await issuer.stop();
});

function assistantNamed(name: string, assistant: Assistant): Assistant {
  return {
    ...assistant,
    name,
    exports: {
      txt: {
        title: { ko: "글", en: "Text" },
        media_type: "text/plain",
        file_name: () => "notes",
        render: (state) => JSON.stringify(state),
      },
    },
  };
}

/** What the table of routes says must come of it. */
function expectedStatus(route: RouteSpec, person: Person): number {
  if (route.access === "public") return route.status;
  switch (person) {
    case "anonymous":
    case "expired key":
    case "expired token":
    case "revoked key":
    case "forged token":
      return 401;
    case "reader":
      return route.method === "get" && route.access !== "operator" ? route.status : 403;
    case "operator":
      return route.access === "owner" ? 404 : route.status;
    case "colleague":
    case "other company":
      return route.access === "owner" ? 404 : route.access === "operator" ? 403 : route.status;
    case "owner":
    case "owner with a token":
      return route.access === "operator" ? 403 : route.status;
  }
}

/** The routes of one assistant only know conversations with it. */
function assistantOf(name: string): string {
  if (name === "decide") return "asking";
  if (/Plan|Travel/.test(name)) return "travel";
  if (name === "carryOut") return "acting";
  return /Chat/.test(name) ? "realestate" : "note";
}

async function ownersConversation(assistant = "note"): Promise<Things> {
  const { runtime } = fixture;
  const session = await runtime.create({ assistant, ...OWNER });
  await runtime.send(session, { client_id: "1", content: { type: "message", text: SECRET } });
  await runtime.whenIdle(session.id);
  const { entries } = await runtime.inspector.history(session);
  return { session_id: session.id, checkpoint_id: entries[0]?.checkpoint_id ?? "" };
}

async function ask(route: RouteSpec, given: Given, person: Person): Promise<Response> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? "");
  const token = tokens.get(person) ?? null;
  return fetch(`${fixture.server.url}${path}?${new URLSearchParams(given.query ?? {})}`, {
    method: route.method.toUpperCase(),
    headers: {
      ...(given.body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  });
}

describe.each(Object.keys(ALL_ROUTES) as AnyName[])("[B9] %s", (name) => {
  const route: RouteSpec = ALL_ROUTES[name];

  it.each(PERSONS)("asked by: %s", async (person) => {
    const own = await ownersConversation(assistantOf(name));
    const response = await ask(route, ROWS[name](own), person);
    const text = await response.text();
    expect(response.status, text).toBe(expectedStatus(route, person));
    const isOwner = person.startsWith("owner") || person === "reader";
    if (!isOwner) {
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain(own.session_id);
    }
    // A refused request has changed nothing.
    if (response.status >= 400) {
      const session = await fixture.storage.sessions.get(own.session_id);
      expect(session).toMatchObject({ version: 1, title: "" });
      expect((await fixture.runtime.view(session)).state).toMatchObject({ count: 1, notes: [SECRET] });
    }
  });
});

describe("[B9] watching a conversation", () => {
  it.each(PERSONS)("on a socket: %s", async (person) => {
    const { session_id } = await ownersConversation();
    const token = tokens.get(person) ?? null;
    const protocols = token === null ? [] : ["maru.v1", `maru.bearer.${token}`];
    const client = await SocketClient.open(fixture.server.url, session_id, { protocols });
    if (person.startsWith("owner") || person === "reader") {
      await client.hear("final_response");
      client.send({ type: "query", query: "둘", client_id: "2" });
      await client.hear(person === "reader" ? "refused" : "accepted");
      client.close();
      return;
    }
    const isKnown = ["operator", "colleague", "other company"].includes(person);
    const { code } = await client.untilClosed();
    expect(code).toBe(isKnown ? CLOSE_REASONS.session_gone : CLOSE_REASONS.unauthenticated);
    expect(client.heard).toEqual([]);
  });

  it("ends when the key is revoked", async () => {
    const keys = new ApiKeys(fixture.storage, SYSTEM_PORTS);
    const { key, token } = await keys.create({ name: "short", role: "member", ...OWNER });
    const { session_id } = await ownersConversation();
    const client = await SocketClient.open(fixture.server.url, session_id, { token, origin: null });
    await client.hear("connected");
    await fixture.beat();
    await client.answersPing();
    await keys.revoke(key.id);
    await fixture.beat();
    expect(await client.untilClosed()).toMatchObject({ code: CLOSE_REASONS.unauthenticated });
  });

  it("as a stream of events ends when the key is revoked", async () => {
    const keys = new ApiKeys(fixture.storage, SYSTEM_PORTS);
    const { key, token } = await keys.create({ name: "short", role: "member", ...OWNER });
    const { session_id } = await ownersConversation();
    const stream = await fetch(`${fixture.server.url}/api/v1/sessions/${session_id}/events`, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
    });
    await fixture.beat();
    await keys.revoke(key.id);
    await fixture.beat();
    // Comes to its end, which it would not if it went on.
    expect(await stream.text()).toContain(SECRET);
  });
});
