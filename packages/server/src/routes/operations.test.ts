import { StorageError } from "@maru/storage";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Fixture, startFixture } from "../testing/server-fixture.ts";
import { ALL_ROUTES } from "./all-routes.ts";

let server: Fixture;
beforeAll(async () => {
  server = await startFixture();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.server.url}${path}`);

describe("the API's own description", () => {
  it("is a valid OpenAPI 3.1 document that names every route", async () => {
    const document = (await (await get("/api/v1/openapi.json")).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const outcome = await new Validator().validate(structuredClone(document));
    expect(outcome.errors).toBeUndefined();
    expect(outcome.valid).toBe(true);
    const named = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(named.toSorted()).toEqual(Object.keys(ALL_ROUTES).toSorted());
  });

  it("refers to nothing that is not in it", async () => {
    const text = await (await get("/api/v1/openapi.json")).text();
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
    for (const [, reference = ""] of text.matchAll(/"\$ref":"([^"]+)"/g))
      expect(Object.keys(components.schemas)).toContain(reference.replace("#/components/schemas/", ""));
  });

  it("can be read as a page without scripts", async () => {
    const page = await get("/api/docs");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const text = await page.text();
    expect(text).toContain("/api/v1/sessions/{session_id}/forks");
    expect(text).not.toMatch(/<script|style=/);
  });
});

describe("operators", () => {
  it("see that the server lives, that it is ready, and what it does", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    await server.say(await server.newSession(), "하나");
    const metrics = await (await get("/metrics")).text();
    expect(metrics).toMatch(/maru_messages_accepted_total 1/);
    expect(metrics).toMatch(/maru_messages_set_aside 0/);
    expect(metrics).toMatch(/maru_http_request_seconds_count\{route="sendMessage",status="202"\} 1/);
  });

  it("see that it is not ready when the store does not answer", async () => {
    const other = await startFixture();
    await other.storage.close();
    expect((await fetch(`${other.server.url}/readyz`)).status).toBe(503);
    await other.stop();
  });

  it("see, as everyone who asks, that it has to be restarted when the store was upgraded under it", async () => {
    const other = await startFixture();
    other.storage.vault.backend.read = async () => {
      throw new StorageError("UPGRADED", { where: "db:5432/maru", found: "3", supported: "2" });
    };
    for (const path of ["/readyz", `/api/v1/sessions/${"0".repeat(26)}`]) {
      const answer = await fetch(`${other.server.url}${path}`, { headers: { "accept-language": "en" } });
      const { message } = (await answer.json()) as { message: string };
      expect([answer.status, message]).toEqual([
        503,
        expect.stringContaining("restarted with the new version"),
      ]);
      expect(message).not.toContain("5432");
    }
    await other.stop();
  });
});
