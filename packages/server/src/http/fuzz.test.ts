import { ErrorBody } from "@maru/protocol";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ROUTES } from "../routes/all-routes.ts";
import { type Fixture, startFixture } from "../testing/server-fixture.ts";
import { anyValueOf } from "../testing/values-of-schema.ts";

let server: Fixture;
let sessions: readonly string[];
beforeAll(async () => {
  server = await startFixture();
  sessions = await Promise.all([server.newSession(), server.newSession()]);
  for (const session of sessions) await server.say(session, "하나");
});
afterAll(() => server.stop());

/** What deletes would take away what the others are asked about. */
const ROUTES = Object.entries(ALL_ROUTES).filter(([, { method }]) => method !== "delete");

/** Now like something the schema allows, now like anything at all. */
const request = fc.constantFrom(...ROUTES).chain(([, route]) =>
  fc.record({
    route: fc.constant(route),
    session: fc.oneof({ weight: 8, arbitrary: fc.nat(1) }, fc.constant(-1)),
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
  it("is answered by its schema or refused in the form of a refusal, never with a 500", async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ route, session, params, query, body, headers }) => {
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
      { numRuns: 300 },
    );
  });
});
