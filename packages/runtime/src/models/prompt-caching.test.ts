import { afterAll, beforeAll, expect, it } from "vitest";
import { type ModelServer, PROVIDERS, startModelServer } from "../testing/model-server.ts";
import { modelPort } from "./model-port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const TOOL = { name: "set", description: "keeps", parameters: { type: "object", properties: {} } };

it.each(PROVIDERS)(
  "%s gets the same beginning for every message, marked where it has to be",
  async (provider) => {
    server.behave({ type: "calls", calls: [{ name: "set", arguments: {} }] });
    const port = modelPort(server.settings(provider));
    for (const content of ["오사카 3박", "둘이서요"])
      await port.complete({
        system: "the fixed part",
        messages: [{ role: "user", content }],
        schema: null,
        tools: [TOOL],
        signal: new AbortController().signal,
      });
    const [first, second] = server.asked.map(({ body, system }) => JSON.stringify([system, body["tools"]]));
    expect(first).toBe(second);
    const isMarked = JSON.stringify(server.asked[0]?.body).includes("cache_control");
    expect(isMarked).toBe(provider === "anthropic");
  },
);
