import { FACTORIES } from "@maru/assistants";
import { callRoute, ErrorBody, ROUTES, type RouteSpec } from "@maru/protocol";
import { noteAssistant } from "@maru/runtime/testing";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ROUTES } from "../routes/all-routes.ts";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";
import { anyValueOf } from "../testing/values-of-schema.ts";

const FIRST_WORDS = {
  note: "하나",
  travel: "3박4일로 오사카 둘이서 각자 150만원, 맛집 위주",
  realestate: "전세금 5% 인상 가능해?",
};

let server: Fixture;
let sessions: readonly string[];
beforeAll(async () => {
  const assistants = [...FACTORIES.values()].map((make) =>
    make({ data: null, user: "local", environment: {} }),
  );
  server = await startFixture({ assistants: [noteAssistant(), ...assistants] });
  sessions = await Promise.all(
    Object.entries(FIRST_WORDS).map(async ([assistant, text]) => {
      const { id } = await callRoute(server.wire, ROUTES.createSession, { body: { assistant } });
      await server.say(id, text);
      return id;
    }),
  );
}, 60_000);
afterAll(() => server.stop());

type Found = readonly [name: string, route: RouteSpec];
const READING: readonly Found[] = Object.entries(ALL_ROUTES).filter(([, { method }]) => method === "get");
const WRITING: readonly Found[] = Object.entries(ALL_ROUTES).filter(([, { method }]) => method !== "get");
/** What is deleted would be missing for everything that is asked afterwards. */
const DELETING = /^delete|^cleanUp/;

/** Now like something the schema allows, now like anything at all. */
const requestOf = (routes: readonly Found[]) =>
  fc.constantFrom(...routes).chain(([name, route]) =>
    fc.record({
      route: fc.constant(route),
      session: DELETING.test(name)
        ? fc.constant(-1)
        : fc.oneof({ weight: 8, arbitrary: fc.nat(Object.keys(FIRST_WORDS).length - 1) }, fc.constant(-1)),
      params: route.params === undefined ? fc.constant({}) : anyValueOf(route.params),
      query: route.query === undefined ? fc.constant({}) : anyValueOf(route.query),
      body:
        route.body === undefined ? fc.constant(undefined) : fc.oneof(anyValueOf(route.body), fc.jsonValue()),
      headers: fc.record({
        accept: fc.constantFrom("application/json", "*/*", "nonsense"),
        "accept-language": fc.constantFrom("ko", "en;q=0.1", ";;;,q=x", "zh"),
      }),
    }),
  );

describe("any request at all", () => {
  // What is written is worked on long after it was accepted, so that it takes more time than what is read.
  it.each([
    ["reads", READING, 600],
    ["writes", WRITING, 200],
  ] as const)(
    "that %s is answered by its schema or refused in the form of a refusal, never with a 500",
    async (_, routes, numRuns) => {
      await fc.assert(
        fc.asyncProperty(requestOf(routes), async ({ route, session, params, query, body, headers }) => {
          const known = sessions[session];
          const given: Record<string, unknown> = {
            ...(params as object),
            ...(known === undefined ? {} : { session_id: known }),
          };
          const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(String(given[name]).toWellFormed()),
          );
          const entries = Object.entries((query ?? {}) as object).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          const response = await fetch(`${server.server.url}${path}?${new URLSearchParams(entries)}`, {
            method: route.method.toUpperCase(),
            headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
          const text = await response.text();
          expect(response.status, `${route.method} ${path} ${text}`).toBeLessThan(500);
          if (response.status >= 400) ErrorBody.parse(JSON.parse(text));
          else if (route.response !== null) route.response.parse(JSON.parse(text));
        }),
        { numRuns },
      );
    },
    120_000,
  );

  it("that is meant for another assistant's conversation is refused", async () => {
    const [note = ""] = sessions;
    for (const path of [`/api/plan/${note}`, `/api/plan/${note}/multi`, `/api/v1/chat/${note}`])
      expect((await fetch(`${server.server.url}${path}`)).status).toBe(404);
  });
});
