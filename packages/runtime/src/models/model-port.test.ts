import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, PROVIDERS, startModelServer } from "../testing/model-server.ts";
import { modelPort } from "./model-port.ts";
import { type Provider, readModelSettings } from "./model-settings.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const KEY_HEADERS: Readonly<Record<Provider, string>> = {
  openai: "authorization",
  anthropic: "x-api-key",
  google: "x-goog-api-key",
  ollama: "",
  file: "",
};

function portFor(provider: Provider, given: Readonly<Record<string, string>> = {}) {
  const settings = readModelSettings({
    MARU_MODEL: `${provider}:test`,
    MARU_MODEL_URL: server.settings(provider).base_url ?? "",
    OPENAI_API_KEY: "key-7",
    ANTHROPIC_API_KEY: "key-7",
    GOOGLE_API_KEY: "key-7",
    ...given,
  });
  if (settings === null) throw new Error("a model is named");
  return modelPort(settings);
}

const request = () => ({
  system: "Answer.",
  messages: [{ role: "user" as const, content: "어디 갈까" }],
  schema: null,
  signal: new AbortController().signal,
});

it.each(PROVIDERS)("what the environment says of %s is enough to be answered", async (provider) => {
  server.behave({ type: "answer", text: "교토요" });
  const port = portFor(provider);
  expect([port.name, (await port.complete(request())).text]).toEqual([`${provider}:test`, "교토요"]);
  const [asked] = server.asked;
  expect(asked).toMatchObject({ stream: true, system: "Answer.", messages: [{ text: "어디 갈까" }] });
  const key = KEY_HEADERS[provider];
  if (key !== "") expect(asked?.headers[key]).toContain("key-7");
  expect(JSON.stringify([asked?.path, asked?.body])).not.toContain("key-7");
});

it.each(PROVIDERS)(
  "an answer of %s can be had whole, and half of one is never taken for it",
  async (provider) => {
    server.behave({ type: "answer", text: "교토요" });
    const port = portFor(provider, { MARU_MODEL_STREAM: "off" });
    expect((await port.complete(request())).text).toBe("교토요");
    expect(server.asked[0]?.stream).toBe(false);
    server.behave({ type: "truncated", text: "교토요", letters: 1 });
    await expect(portFor(provider).complete(request())).rejects.toThrow();
  },
);

it.each(PROVIDERS)("several answers of %s at once do not stop each other", async (provider) => {
  const port = portFor(provider);
  server.behave({ type: "silent" }, { type: "slow", text: "천천히", pause: 30 });
  const stop = new AbortController();
  const left = port.complete({ ...request(), signal: stop.signal });
  while (server.asked.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  const slow = port.complete(request());
  while (server.asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  stop.abort(new Error("cancelled"));
  await expect(left).rejects.toThrow();
  expect((await slow).text).toBe("천천히");
});

const TOOLS = [
  {
    name: "set",
    description: "keeps a value",
    parameters: {
      type: "object",
      properties: { slot: { type: "string" }, value: { type: "string" } },
      required: ["slot"],
    },
  },
];

describe.each(PROVIDERS)("tools of %s", (provider) => {
  it("are offered, and what is called comes back whole and in order", async () => {
    const calls = [
      { name: "set", arguments: { slot: "duration", value: "3박" } },
      { name: "set", arguments: { slot: "budget", value: "100만원" } },
    ];
    server.behave({ type: "calls", calls });
    const reply = await portFor(provider).complete({ ...request(), tools: TOOLS });
    expect(reply.calls?.map((call) => ({ ...call, arguments: JSON.parse(call.arguments) }))).toEqual(calls);
    expect(JSON.stringify(server.asked[0]?.body)).toContain("keeps a value");
  });

  it("are not called without end", async () => {
    server.behave({ type: "tool_calls", name: "set", count: 5_000 });
    await expect(portFor(provider).complete({ ...request(), tools: TOOLS })).rejects.toThrow(
      "too many tools",
    );
  });
});
